/// Six letters and the words they make.
public struct Rack: Equatable, Sendable {
  /// The number of letters of a rack.
  public static let size = 6
  /// The lengths of the words to find.
  public static let wordLengths = 3...size

  /// In the order in which they are first shown.
  public let letters: [Character]
  /// The words to find, the short ones first, those of a length sorted bytewise.
  public let hidden: [String]
  /// The words that count when entered but are not among the words to find, in the same order.
  public let bonus: [String]
  /// Those of the bonus words that score and are never shown.
  private let unspoken: Set<String>
  /// Whether its word list is complete as given.
  public let isClassic: Bool

  /// A rack whose word list is complete as given: no other word counts.
  public init(letters: [Character], words: [String]) {
    self.init(letters: letters, hidden: words, bonus: [], unspoken: [], isClassic: true)
  }

  /// A rack of a dictionary's words: the fit ones of the level's tiers are hidden, the others are bonus words.
  public init(letters: [Character], lexicon: Lexicon, level: TextTwist.Level = .standard) {
    let words = lexicon.words(from: letters, shortest: Self.wordLengths.lowerBound)
    self.init(
      letters: letters,
      hidden: words.filter { $0.entry.isFit(upTo: level.hiddenTier) }.map(\.word),
      bonus: words.filter { !$0.entry.isFit(upTo: level.hiddenTier) }.map(\.word),
      unspoken: Set(words.filter { $0.entry.tier == .unspoken }.map(\.word)), isClassic: false)
  }

  private init(
    letters: [Character], hidden: [String], bonus: [String], unspoken: Set<String>, isClassic: Bool
  ) {
    self.isClassic = isClassic
    self.letters = letters
    self.hidden = hidden.sorted(by: Self.precedes)
    self.bonus = bonus.sorted(by: Self.precedes)
    self.unspoken = unspoken
  }

  /// Whether a word may be shown once it is found: all but those that only score.
  public func isShown(_ word: String) -> Bool { !unspoken.contains(word) }

  /// How many of the words that may be shown use every letter, hidden or not; each of them counts as a bingo.
  public var bingoCount: Int { (hidden + bonus).count { $0.count == letters.count && isShown($0) } }

  /// The points of all hidden words, a point a letter, before they are doubled for being complete.
  public var worth: Int { hidden.reduce(0) { $0 + $1.count } }

  /// The same rack, its letters first shown in another order.
  func shown(as letters: [Character]) -> Rack {
    Rack(letters: letters, hidden: hidden, bonus: bonus, unspoken: unspoken, isClassic: isClassic)
  }

  /// Whether letters in this order are a word that uses all of them, which would give it away.
  func isSpelledOut(by letters: [Character]) -> Bool {
    let text = String(letters)
    return letters.count == self.letters.count && (hidden.contains(text) || bonus.contains(text))
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    let (length, otherLength) = (one.count, other.count)
    guard length == otherLength else { return length < otherLength }
    return one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
