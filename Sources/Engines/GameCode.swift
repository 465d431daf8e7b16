/// A game that another player can be dealt as well, and its result, as 20 characters in groups of five.
///
/// The characters are those of Douglas Crockford's base 32: digits and letters without I, L, O and U. They hold the mode (5
/// bits), the language (10), the deal (40), the rules (8), the version of the words (16), the result (11) and a check (10).
public struct GameCode: Equatable, Sendable {
  /// The number of the mode, 0…31.
  public var mode: Int
  /// The code of the language: two letters from a to z.
  public var language: String
  /// What the game is dealt from: 40 bits.
  public var deal: UInt64
  /// The rules that the game was played under.
  public var rules: Rules
  /// The version of the word list, 16 bits.
  public var words: Int
  /// The result of the game, 11 bits: points, or the bits of a `Result`.
  public var result: Int

  /// The rules of a game in eight bits: their version, and the options that only Ghost has.
  public struct Rules: Equatable, Sendable {
    /// 0…15; an unknown version is from a later program.
    public var version: Int
    /// The number of the words that count, 0…7; three more when openings are dealt, 1 for base forms with dealt openings.
    public var tier: Int
    public var isBluff: Bool

    public init(version: Int = RulesVersion.shared.rawValue, tier: Int = 0, isBluff: Bool = false) {
      self.version = version
      self.tier = tier
      self.isBluff = isBluff
    }

    /// The rules that eight bits stand for.
    init(bits: Int) { self.init(version: bits >> 4, tier: bits >> 1 & 7, isBluff: bits & 1 == 1) }

    var bits: Int { version << 4 | tier << 1 | (isBluff ? 1 : 0) }
  }

  /// A result in its 11 bits, for a game that is won or lost.
  public struct Result: Equatable, Sendable {
    public var isWon: Bool
    /// Misses or points, 0…`mostNumber`.
    public var number: Int

    public static let mostNumber = winBit - 1
    private static let winBit = 1 << 10

    /// - Parameter number: counts as `mostNumber` when it is larger.
    public init(isWon: Bool, number: Int) {
      self.isWon = isWon
      self.number = min(number, Self.mostNumber)
    }

    /// The result that a code contains.
    public init(bits: Int) { self.init(isWon: bits & Self.winBit != 0, number: bits & Self.mostNumber) }

    /// The result as a code contains it.
    public var bits: Int { (isWon ? Self.winBit : 0) | number }
  }

  /// Why a text is not a game code.
  public enum Problem: Error, Equatable, Sendable {
    /// The text has this number of characters instead of `length`.
    case length(Int)
    case character(Character)
    /// At least one character is wrong.
    case damaged
  }

  /// The maximum of `result`.
  public static let mostResult = 0x7FF
  /// The bits of a deal.
  public static let dealBits = 40
  /// Whether a deal fits into the 40 bits of a code.
  public static func hasRoom(for deal: UInt64) -> Bool { deal >> UInt64(dealBits) == 0 }
  /// The upper bits of every seed that a code can stand for; the value is arbitrary but fixed.
  private static let seedBits: UInt64 = 0x91_0A2D
  /// The seed that a deal of 40 bits stands for.
  public static func seed(ofDeal deal: UInt64) -> UInt64 { seedBits << UInt64(dealBits) | deal }
  /// The deal that stands for a seed; `nil` when no code can stand for that seed.
  public static func deal(ofSeed seed: UInt64) -> UInt64? {
    seed >> UInt64(dealBits) == seedBits ? seed & (1 << UInt64(dealBits) - 1) : nil
  }
  /// The number of characters of a code.
  public static let length = 20
  /// The number of characters of each group.
  public static let group = 5

  /// - Returns: `nil` when the language is not two letters from a to z, or a number does not fit.
  public init?(mode: Int, language: String, deal: UInt64, rules: Rules, words: Int, result: Int) {
    let letters = Array(language.utf8)
    guard letters.count == 2, letters.allSatisfy({ (0x61...0x7A).contains($0) }), (0..<32).contains(mode),
      Self.hasRoom(for: deal), (0..<16).contains(rules.version), (0..<8).contains(rules.tier),
      (0..<0x1_0000).contains(words), (0...Self.mostResult).contains(result)
    else { return nil }
    self.mode = mode
    self.language = language
    self.deal = deal
    self.rules = rules
    self.words = words
    self.result = result
  }
}

extension GameCode {
  static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// The code as it is displayed: `5N2QX-…`.
  public var text: String {
    let letters = Array(language.utf8).map { UInt64($0 - 0x61) }
    var bits: [Bool] = []
    for (value, count) in [
      (UInt64(mode), 5), (letters[0], 5), (letters[1], 5), (deal, Self.dealBits), (UInt64(rules.bits), 8),
      (UInt64(words), 16), (UInt64(result), 11),
    ] {
      bits += (0..<count).reversed().map { value >> UInt64($0) & 1 == 1 }
    }
    let check = Self.check(bits)
    bits += (0..<10).reversed().map { check >> $0 & 1 == 1 }
    var text = ""
    for index in 0..<Self.length {
      if index > 0, index % Self.group == 0 { text += "-" }
      let value = bits[index * 5..<index * 5 + 5].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
      text.append(Self.alphabet[value])
    }
    return text
  }

  /// Parses a code in either case, with or without separators between its groups; I and L count as 1, O as 0.
  public init(_ text: String) throws(Problem) {
    var values: [Int] = []
    for character in text where !Self.isSeparator(character) {
      guard let value = Self.value(character) else { throw .character(character) }
      values.append(value)
    }
    guard values.count == Self.length else { throw .length(values.count) }
    let bits = values.flatMap { value in (0..<5).reversed().map { value >> $0 & 1 == 1 } }
    var position = 0
    func number(_ count: Int) -> UInt64 {
      defer { position += count }
      return bits[position..<position + count].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let mode = Int(number(5))
    let letters = [number(5), number(5)]
    let deal = number(Self.dealBits)
    let rules = Int(number(8))
    let words = Int(number(16))
    let result = Int(number(11))
    guard Self.check(Array(bits.dropLast(10))) == Int(number(10)), letters.allSatisfy({ $0 < 26 }) else {
      throw .damaged
    }
    let language = String(decoding: letters.map { UInt8($0) + 0x61 }, as: UTF8.self)
    let code = GameCode(
      mode: mode, language: language, deal: deal,
      rules: Rules(bits: rules), words: words, result: result)
    guard let code else { throw .damaged }
    self = code
  }

  /// Whether a character can occur in a code, including as a separator.
  public static func accepts(_ character: Character) -> Bool {
    value(character) != nil || isSeparator(character)
  }

  /// Whether a character is a separator between groups.
  public static func isSeparator(_ character: Character) -> Bool {
    // What a word processor makes of a hyphen-minus: hyphens, dashes and the minus sign.
    character == "-" || ("\u{2010}"..."\u{2015}").contains(character) || character == "\u{2212}"
      || character.isWhitespace
  }

  private static func value(_ character: Character) -> Int? {
    switch character {
    case "I", "i", "L", "l": 1
    case "O", "o": 0
    default: alphabet.firstIndex { String($0) == character.uppercased() }
    }
  }

  /// A cyclic redundancy check of ten bits (x¹⁰ + x⁹ + x⁵ + x⁴ + x + 1, as used by ATM). It detects every single wrong
  /// character and every swap of two neighbouring characters.
  private static func check(_ bits: [Bool]) -> Int {
    var remainder = 0x3FF
    for bit in bits {
      let isOdd = (remainder >> 9 & 1 == 1) != bit
      remainder = remainder << 1 & 0x3FF
      if isOdd { remainder ^= 0x233 }
    }
    return remainder
  }
}

extension GameCode.Rules {
  /// What a dealt opening adds to the number of a list with tiers, and to that of base forms.
  private static func dealt(_ list: GhostJudge.List) -> Int { list == .base ? 1 : 3 }

  /// The rules of a match of Ghost but for its variant, which the mode of a code states; `nil` when a code cannot state
  /// them.
  public init?(_ rules: Ghost.Rules) {
    let isDealt = rules.dealtLetters > 0
    guard rules.starter == nil, rules.variant != nil, rules.dealtLetters <= 1
    else { return nil }
    self.init(
      version: rules.version.rawValue, tier: rules.list.rawValue + (isDealt ? Self.dealt(rules.list) : 0),
      isBluff: rules.bluff)
  }

  /// The rules of the match of Ghost that a code stands for; `nil` when they are not known.
  public var ghost: Ghost.Rules? {
    guard let version = RulesVersion(rawValue: version) else { return nil }
    let chosen = GhostJudge.List(rawValue: tier)
    guard let list = chosen ?? GhostJudge.List.allCases.first(where: { $0.rawValue + Self.dealt($0) == tier })
    else { return nil }
    var rules = Ghost.Rules(list: list, bluff: isBluff, version: version)
    rules.dealtLetters = chosen == nil ? 1 : 0
    return rules
  }
}

extension Lexicon {
  /// The first 16 bits of the version, as a code contains them.
  public var codeVersion: Int { Int(version.prefix(4), radix: 16) ?? 0 }
}

/// The version of the rules under which a game was begun; a saved game continues under it. The raw values are saved; a
/// saved game without one was begun under the first version.
public enum RulesVersion: Int, Comparable, Sendable {
  case first = 1
  case second
  case third
  case fourth
  case fifth

  /// The rules of new games.
  public static let current = fifth
  /// The last version that changed a game which several programs play, Ghost or one by post: what these state, so that
  /// earlier programs know it.
  public static let shared = fourth

  public static func < (one: RulesVersion, other: RulesVersion) -> Bool { one.rawValue < other.rawValue }
}
