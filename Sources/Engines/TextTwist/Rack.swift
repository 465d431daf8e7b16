/// Six letters and the words that can be made from them.
public struct Rack: Equatable, Sendable {
  /// The number of letters of a rack.
  public static let size = 6
  /// The lengths of the words to find, in letters.
  public static let wordLengths = 3...size

  /// Words of one length, at least one, sorted bytewise.
  struct Group: Equatable, Sendable {
    let length: Int
    let words: [String]
  }

  /// In the order in which they are first shown.
  public let letters: [Character]
  /// The words to find, sorted by length, then bytewise.
  public let hidden: [String]
  /// The words to find, by length. Every frame shows them in columns, and grouping takes as long as drawing.
  let hiddenGroups: [Group]
  /// Words that count when entered but are not among the words to find, in the same order.
  public let bonus: [String]
  /// The bonus words that score but are never displayed.
  private let neverShown: Set<String>
  /// Whether the word list is complete as given.
  public let isClassic: Bool

  /// A rack whose word list is complete as given: no other word counts.
  public init(letters: [Character], words: [String]) {
    self.init(letters: letters, hidden: words, bonus: [], neverShown: [], isClassic: true)
  }

  /// Creates a rack from a dictionary: fit words of the level's tiers are hidden, all others are bonus words.
  public init(letters: [Character], lexicon: Lexicon, level: TextTwist.Level = .standard) {
    let words = lexicon.words(from: letters, shortest: Self.wordLengths.lowerBound)
    let hiddenTier = level.tiers(in: lexicon).hidden
    self.init(
      letters: letters,
      hidden: words.filter { $0.entry.isFit(upTo: hiddenTier) }.map(\.word),
      bonus: words.filter { !$0.entry.isFit(upTo: hiddenTier) }.map(\.word),
      neverShown: Set(words.filter { $0.entry.tier == .neverShown }.map(\.word)), isClassic: false)
  }

  private init(
    letters: [Character], hidden: [String], bonus: [String], neverShown: Set<String>, isClassic: Bool
  ) {
    self.isClassic = isClassic
    self.letters = letters
    let sorted = hidden.sorted(by: Self.precedes)
    self.hidden = sorted
    hiddenGroups = Self.wordLengths.compactMap { length in
      let words = sorted.filter { $0.count == length }
      return words.isEmpty ? nil : Group(length: length, words: words)
    }
    self.bonus = bonus.sorted(by: Self.precedes)
    self.neverShown = neverShown
  }

  /// Whether a word may be displayed once found: all except those that are never shown.
  public func isShown(_ word: String) -> Bool { !neverShown.contains(word) }

  /// Whether a word counts, hidden or bonus.
  public func contains(_ word: String) -> Bool { hidden.contains(word) || bonus.contains(word) }

  /// The points of some words of the rack: one per letter, doubled when all hidden words are among them.
  public func points(of words: [String]) -> Int {
    let points = words.reduce(0) { $0 + $1.count }
    return hidden.allSatisfy(words.contains) ? 2 * points : points
  }

  /// The number of displayable words, hidden or bonus, that use every letter; each of them counts as a bingo.
  public var bingoCount: Int { (hidden + bonus).count { $0.count == letters.count && isShown($0) } }

  /// The same rack with its letters initially shown in another order.
  func shown(as letters: [Character]) -> Rack {
    Rack(letters: letters, hidden: hidden, bonus: bonus, neverShown: neverShown, isClassic: isClassic)
  }

  /// Whether letters in this order spell a word that uses all of them, which would reveal it.
  func isSpelledOut(by letters: [Character]) -> Bool {
    letters.count == self.letters.count && contains(String(letters))
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    let (length, otherLength) = (one.count, other.count)
    guard length == otherLength else { return length < otherLength }
    return one.utf8.lexicographicallyPrecedes(other.utf8)
  }
}
