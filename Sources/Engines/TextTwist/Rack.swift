/// Some letters and the words that can be made from them.
public struct Rack: Equatable, Sendable {
  /// The number of letters of a rack, where a mode has no other.
  public static let size = 6
  /// The lengths of the words to find, in letters.
  public static let wordLengths = 3...size

  /// In the order in which they are first shown.
  public let letters: [Character]
  /// The words to find, sorted by length, then bytewise.
  public let hidden: [String]
  /// Words that count when entered but are not among the words to find, in the same order.
  public let bonus: [String]
  /// The bonus words that score but are never displayed.
  private let neverShown: Set<String>
  /// The spellings of the words that are not written with their letters alone.
  private let spellings: [String: String]
  /// Whether the word list is complete as given.
  public let isClassic: Bool

  /// A rack whose word list is complete as given: no other word counts.
  public init(letters: [Character], words: [String]) {
    self.init(letters: letters, hidden: words, bonus: [], neverShown: [], spellings: [:], isClassic: true)
  }

  /// Creates a rack from a dictionary: fit words of the level's tiers are hidden, all others are bonus words.
  /// - Parameter shortest: the fewest letters of its words.
  public init(
    letters: [Character], lexicon: Lexicon, level: TextTwist.Level = .standard,
    shortest: Int = wordLengths.lowerBound
  ) {
    let words = lexicon.words(from: letters, shortest: shortest)
    let hiddenTier = level.tiers(in: lexicon).hidden
    self.init(
      letters: letters,
      hidden: words.filter { $0.entry.isFit(upTo: hiddenTier) }.map(\.word),
      bonus: words.filter { !$0.entry.isFit(upTo: hiddenTier) }.map(\.word),
      neverShown: Set(words.filter { $0.entry.tier == .neverShown }.map(\.word)),
      spellings: Dictionary(
        uniqueKeysWithValues: words.filter { $0.spelling != $0.word }.map { ($0.word, $0.spelling) }),
      isClassic: false)
  }

  private init(
    letters: [Character], hidden: [String], bonus: [String], neverShown: Set<String>,
    spellings: [String: String], isClassic: Bool
  ) {
    self.isClassic = isClassic
    self.letters = letters
    self.hidden = hidden.sorted(by: Self.precedes)
    self.bonus = bonus.sorted(by: Self.precedes)
    self.neverShown = neverShown
    self.spellings = spellings
  }

  /// Whether a word may be displayed once found: all except those that are never shown.
  public func isShown(_ word: String) -> Bool { !neverShown.contains(word) }

  /// A word as it is written where it stands whole; the word itself when the list states no other spelling.
  public func spelling(of word: String) -> String { spellings[word] ?? word }

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
    Rack(
      letters: letters, hidden: hidden, bonus: bonus, neverShown: neverShown, spellings: spellings,
      isClassic: isClassic)
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

extension Rack {
  /// Parses a `racks.txt`: a line for each rack, with its letters, a colon and every word that counts on it. Lines that
  /// begin with `#` are skipped; a malformed line is reported and skipped.
  ///
  /// The three racks of the original course have 26, 17 and 13 words worth 99, 62 and 51 points, the sums of their lengths.
  /// Finding all of them doubles the points, as on any rack.
  /// - Throws: `InputProblem` when no line is a valid rack.
  public static func classics(
    text: String, file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) -> [Rack] {
    var racks: [Rack] = []
    for entry in text.numberedLines {
      let (number, line) = (entry.number, entry.text)
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("#") { continue }
      do {
        racks.append(try Rack(line: text, alphabet: alphabet))
      } catch {
        report(InputProblem(file: file, line: number, error.cause))
      }
    }
    guard !racks.isEmpty else { throw InputProblem(file: file, .noRack) }
    return racks
  }

  private struct Flaw: Error {
    let cause: InputProblem.Cause
  }

  private init(line: String, alphabet: Alphabet) throws(Flaw) {
    guard let (spelled, listed) = line[...].halves(at: ":"), !listed.isEmpty else {
      throw Flaw(cause: .notARack)
    }
    guard let letters = alphabet.word(spelled), letters.count == Self.size else {
      throw Flaw(cause: .notRackLetters(spelled, count: Self.size))
    }
    var words: [String] = []
    for text in listed.split(whereSeparator: \.isWhitespace) {
      guard let word = alphabet.word(text), Self.wordLengths.contains(word.count) else {
        throw Flaw(cause: .notARackWord(String(text), lengths: Self.wordLengths))
      }
      guard word.fits(Array(letters)) else {
        throw Flaw(cause: .wordNotInRack(String(text), letters: letters))
      }
      guard !words.contains(word) else { throw Flaw(cause: .rackWordRepeated(String(text))) }
      words.append(word)
    }
    self.init(letters: Array(letters), words: words)
    guard bingoCount > 0 else { throw Flaw(cause: .noBingo(letters: Self.size)) }
  }
}
