/// A language to play in, as described by its `language.conf`.
public struct Language: Equatable, Sendable {
  /// The name of its folder, e.g. `en`.
  public let code: String
  /// Its name in the language itself.
  public let name: String
  public let alphabet: Alphabet
  /// The on-screen keyboard, from the upper row down.
  public let keyboard: [[Character]]
  /// The words that the devil chooses from; empty when the language does not state it.
  public let devilDeals: [DevilDeal]
  /// The name of the work that the meanings come from, e.g. `WordNet 3.0`; `nil` when not stated.
  public let meaningsSource: String?

  public init(
    code: String, name: String, alphabet: Alphabet, keyboard: [[Character]], devilDeals: [DevilDeal] = [],
    meaningsSource: String? = nil
  ) {
    self.devilDeals = devilDeals
    self.meaningsSource = meaningsSource
    self.code = code
    self.name = name
    self.alphabet = alphabet
    self.keyboard = keyboard
  }

  /// Parses a `language.conf`: lines of `key = value`, where the keys are `name`, `letters`, `row` (once for each row of
  /// the keyboard), `fold` (a letter, then the accented letters that count as it), `devil` (a deal of the devil:
  /// difficulty, letters, rarest tier, per cent) and `meanings` (the work that the meanings come from).
  /// - Throws: `InputProblem` with the file and the line.
  public init(code: String, configuration: String, file: String) throws(InputProblem) {
    var name: String?
    var letters: [Character] = []
    var rows: [[Character]] = []
    var folds: [[Character]] = []
    var devilDeals: [DevilDeal] = []
    var meaningsSource: String?
    for entry in configuration.numberedLines {
      let (number, line) = (entry.number, entry.text)
      let text = line.trimmed
      if text.isEmpty || text.utf8.first == UInt8(ascii: "#") { continue }
      guard let (key, value) = line.halves(at: "=") else {
        throw InputProblem(file: file, line: number, .notKeyAndValue)
      }
      guard !value.isEmpty else { throw InputProblem(file: file, line: number, .valueMissing) }
      switch key {
      case "name": name = value
      case "letters":
        letters = value.graphemes
        if let cause = Self.problem(of: letters) { throw InputProblem(file: file, line: number, cause) }
      case "row": rows.append(value.graphemes)
      case "fold": folds.append(value.graphemes)
      case "devil":
        guard let deal = DevilDeal(configuration: value) else {
          throw InputProblem(file: file, line: number, .notADevilDeal)
        }
        devilDeals.append(deal)
      case "meanings": meaningsSource = value
      default: throw InputProblem(file: file, line: number, .unknownKey(key))
      }
    }
    guard let name else { throw InputProblem(file: file, .keyMissing("name")) }
    guard !letters.isEmpty else { throw InputProblem(file: file, .keyMissing("letters")) }
    var known = GraphemeSet()
    for letter in letters where !known.insert(letter) { throw InputProblem(file: file, .letterRepeated) }
    if let stray = folds.first(where: { !known.contains($0[0]) }) {
      throw InputProblem(file: file, .foldNotALetter(stray[0]))
    }
    var keys = GraphemeSet()
    for row in rows {
      for key in row where !known.contains(key) || !keys.insert(key) {
        throw InputProblem(file: file, .keyboardIncomplete)
      }
    }
    guard keys.count == letters.count else { throw InputProblem(file: file, .keyboardIncomplete) }
    self.init(
      code: code, name: name, alphabet: Alphabet(letters, folds: folds), keyboard: rows,
      devilDeals: devilDeals, meaningsSource: meaningsSource)
  }
}

extension Language {
  /// The maximum number of letters.
  public static let mostLetters = 64

  /// Why these cannot be the letters of a language; `nil` when they can. Words are counted and compared by their scalars, and
  /// capitals, digits and the punctuation of ASCII have meanings of their own in files and as keys.
  private static func problem(of letters: [Character]) -> InputProblem.Cause? {
    guard letters.count <= mostLetters else { return .tooManyLetters(most: mostLetters) }
    for letter in letters {
      guard letter.utf8.count == 1 || letter.unicodeScalars.count == 1 else {
        return .letterOfSeveralCharacters(letter)
      }
      guard letter.canBeALetter else { return .notUsableAsLetter(letter) }
    }
    return nil
  }
}

/// A set of graphemes, most of them ASCII. Without it, reading a language compares almost every two of its letters, about 700
/// times for English, before the first frame.
private struct GraphemeSet {
  private var ascii: (low: UInt64, high: UInt64) = (0, 0)
  private var others: [Character] = []

  var count: Int { ascii.low.nonzeroBitCount + ascii.high.nonzeroBitCount + others.count }

  func contains(_ grapheme: Character) -> Bool {
    guard let byte = grapheme.singleByte else { return others.contains(grapheme) }
    return (byte < 64 ? ascii.low : ascii.high) >> (byte & 63) & 1 == 1
  }

  /// Adds a grapheme; returns false when it was in the set.
  mutating func insert(_ grapheme: Character) -> Bool {
    guard !contains(grapheme) else { return false }
    guard let byte = grapheme.singleByte else {
      others.append(grapheme)
      return true
    }
    if byte < 64 { ascii.low |= 1 << byte } else { ascii.high |= 1 << (byte & 63) }
    return true
  }
}

extension Character {
  /// Whether a character is a single scalar, in lower case or without case, joins with no neighbour, and is not a key of the
  /// games.
  var canBeALetter: Bool {
    if let byte = singleByte {
      return byte == UInt8(ascii: "'") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return false }
    let isControl = scalar.value < 0xA0
    return !isControl && (scalar.isGrapheme || String([self, self]).count == 2)
      && lowercased() == String(self)
  }
}

extension String {
  /// Every grapheme of the text that is not a blank.
  fileprivate var graphemes: [Character] {
    var graphemes: [Character] = []
    graphemes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard scalar.isGrapheme else { return filter { $0 != " " }.map { $0 } }
      if scalar != " " { graphemes.append(Character(scalar)) }
    }
    return graphemes
  }
}
