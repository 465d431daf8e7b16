extension GameResult {
  /// Numbers by name, for what only some games have to say of a result. A game adds a computed property for each of
  /// its own; they are saved under their names, which never change.
  public struct Details: Equatable, Sendable {
    /// In the order of the names, so that equal details have equal texts.
    private var values: [(name: String, value: Int)] = []

    public init() {}

    public init(wordsFound: Int, wordsTotal: Int) {
      self.wordsFound = wordsFound
      self.wordsTotal = wordsTotal
    }

    public init(letters: Int) {
      self.letters = letters
    }

    /// The number of that name, which has no spaces and no line breaks.
    public subscript(_ name: String) -> Int? {
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
  /// The words of Text Twist's last round that were found.
  public var wordsFound: Int? {
    get { self["words-found"] }
    set { self["words-found"] = newValue }
  }

  /// The words that there were in Text Twist's last round.
  public var wordsTotal: Int? {
    get { self["words-total"] }
    set { self["words-total"] = newValue }
  }

  /// The letters of the fragment that Ghost's last round ended with.
  public var letters: Int? {
    get { self["letters"] }
    set { self["letters"] = newValue }
  }
}

extension GameResult.Details: LosslessStringConvertible {
  /// A line for each number: its name, a space, the number.
  public var description: String { values.map { "\($0.name) \($0.value)\n" }.joined() }

  /// Reads what `description` writes; `nil` when a line is none of those.
  public init?(_ text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 2, let value = Int(parts[1]) else { return nil }
      self[String(parts[0])] = value
    }
  }
}
