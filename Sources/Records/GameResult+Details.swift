extension GameResult {
  /// Named numbers and short texts for results of particular games. A game adds a computed property for each of its own;
  /// they are saved under their names, which never change.
  public struct Details: Equatable, Sendable {
    /// Sorted by name, so that equal details have equal texts.
    private var values: [(name: String, value: String)] = []

    public init() {}

    public init(wordsFound: Int, wordsTotal: Int) {
      self.wordsFound = wordsFound
      self.wordsTotal = wordsTotal
    }

    public init(letters: Int) {
      self.letters = letters
    }

    /// The number with that name; names contain no spaces or line breaks.
    public subscript(_ name: String) -> Int? {
      get { self[text: name].flatMap { Int($0) } }
      set { self[text: name] = newValue.map { String($0) } }
    }

    /// The text with that name; it must not contain line breaks.
    public subscript(text name: String) -> String? {
      get { values.first { $0.name == name }?.value }
      set {
        values.removeAll { $0.name == name }
        guard let newValue else { return }
        values.insert((name, newValue), at: values.firstIndex { $0.name > name } ?? values.endIndex)
      }
    }

    public static func == (one: Details, other: Details) -> Bool {
      one.values.elementsEqual(other.values) { $0 == $1 }
    }
  }
}

extension GameResult.Details {
  /// The number of words found in Text Twist's last round.
  public var wordsFound: Int? {
    get { self["words-found"] }
    set { self["words-found"] = newValue }
  }

  /// The number of words in Text Twist's last round.
  public var wordsTotal: Int? {
    get { self["words-total"] }
    set { self["words-total"] = newValue }
  }

  /// The length of the final fragment of Ghost's last round.
  public var letters: Int? {
    get { self["letters"] }
    set { self["letters"] = newValue }
  }

  /// Hangman's guesses, one letter each: `h` a hit, `m` a miss, `!` a hint, `s` the solution, `x` a wrong solution.
  public var guesses: String? {
    get { self[text: "guesses"] }
    set { self[text: "guesses"] = newValue }
  }

  /// The guessed letters that are not in Hangman's phrase.
  public var missedLetters: String? {
    get { self[text: "missed-letters"] }
    set { self[text: "missed-letters"] = newValue }
  }

  /// Who added the letters of Ghost's last round, one digit each: `0` is the player.
  public var turns: String? {
    get { self[text: "turns"] }
    set { self[text: "turns"] = newValue }
  }

  /// The number of letters of each round of Ghost; negative for lost rounds.
  public var rounds: [Int]? {
    get { numbers("rounds") }
    set { set("rounds", newValue) }
  }

  /// The points of each rack of Text Twist.
  public var rackPoints: [Int]? {
    get { numbers("rack-points") }
    set { set("rack-points", newValue) }
  }

  /// The number of six-letter words found in Text Twist.
  public var bingos: Int? {
    get { self["bingos"] }
    set { self["bingos"] = newValue }
  }

  /// The number of hints used.
  public var hints: Int? {
    get { self["hints"] }
    set { self["hints"] = newValue }
  }

  private func numbers(_ name: String) -> [Int]? {
    self[text: name].map { $0.split(separator: " ").compactMap { Int($0) } }
  }

  private mutating func set(_ name: String, _ numbers: [Int]?) {
    self[text: name] = numbers.map { $0.map { String($0) }.joined(separator: " ") }
  }
}

extension GameResult.Details: LosslessStringConvertible {
  /// One line for each: its name, a space, the number or text.
  public var description: String { values.map { "\($0.name) \($0.value)\n" }.joined() }

  /// Parses the format of `description`; `nil` when a line is malformed.
  public init?(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let blank = line.firstIndex(of: " ") else { return nil }
      self[text: String(line[..<blank])] = String(line[line.index(after: blank)...])
    }
  }
}
