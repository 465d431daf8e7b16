/// A letter by post: the whole history of a match in a line of text that can be pasted into any chat.
///
/// After `WY` come characters of Douglas Crockford's base 32, in groups of five. They hold the format (4 bits), the kind (3),
/// the language (10), the rules (8), the version of the words (16), the number of the match (40), the seats and whose turn it
/// is (6), then 6 bits for each part of a move, as many zeros as complete the character, and a check (20).
public struct PostLetter: Equatable, Sendable {
  /// The kind of match. The raw value is in every letter and never changes.
  public enum Kind: Int, CaseIterable, Sendable {
    case ghost = 1
    case challenge = 2
    case rack = 3
    case superghost = 4
    /// A challenge whose phrase stays with its setter.
    case sealed = 5

    /// Whether a phrase is guessed, which needs no word list.
    var isChallenge: Bool { self == .challenge || self == .sealed }
  }

  public var kind: Kind
  /// The code of the language: two letters from a to z.
  public var language: String
  /// The rules of the match, 8 bits.
  public var rules: GameCode.Rules
  /// The version of the word list, 16 bits.
  public var words: Int
  /// The number of the match, 40 bits, which also deals what is dealt in it.
  public var game: UInt64
  /// The number of players.
  public var seats: Int
  /// Whose turn it is; `nil` once the match is over.
  public var turn: Int?
  /// The moves in parts of 6 bits.
  public var moves: [UInt8]

  /// Why a text holds no letter that can be read.
  public enum Problem: Error, Equatable, Sendable {
    /// Nothing in it begins like a letter.
    case none
    /// A character that is in no letter, and its place, counted from 1.
    case character(Character, at: Int)
    /// The check does not fit: a character is wrong, or some are missing. These are the last ones that were read.
    case damaged(end: String)
    /// The check does not fit because of this group, counted from 1: one of its characters is wrong, or it has not five.
    case group(Int, String)
    /// It has more characters than a letter can have.
    case tooLong
    /// It is from a later version of the program.
    case newer
  }

  /// How many characters of a letter are looked at.
  public static let longest = 512
  /// How much of a text is searched for letters, as of a mail with all its headers.
  public static let longestText = 32 * longest
  private static let format: UInt64 = 1
  private static let headerBits = 87
  private static let checkBits = 20
  private static let over = 7

  public init(
    kind: Kind, language: String, rules: GameCode.Rules, words: Int, game: UInt64, seats: Int = 2,
    turn: Int? = 0, moves: [UInt8] = []
  ) {
    self.kind = kind
    self.language = language
    self.rules = rules
    self.words = words
    self.game = game
    self.seats = seats
    self.turn = turn
    self.moves = moves
  }

  /// The parts of moves that are not letters of the alphabet, whose indices are below them.
  enum Part {
    /// In Superghost, before a letter that is added in front.
    static let front: UInt8 = 58
    static let solve: UInt8 = 59
    static let nextRound: UInt8 = 60
    static let resign: UInt8 = 61
    static let accept: UInt8 = 62
    static let challenge: UInt8 = 63
    /// The most letters of a language that can be written.
    static let letters = 58
  }
}

// MARK: Writing

extension PostLetter {
  /// The letter as it is sent: `WYABC-…`.
  public var text: String {
    var bits = Bits()
    bits.add(Self.format, 4)
    bits.add(UInt64(kind.rawValue), 3)
    for letter in language.utf8 { bits.add(UInt64(letter &- 0x61), 5) }
    bits.add(UInt64(rules.bits), 8)
    bits.add(UInt64(words), 16)
    bits.add(game, 40)
    bits.add(UInt64(seats), 3)
    bits.add(UInt64(turn ?? Self.over), 3)
    for part in moves { bits.add(UInt64(part), 6) }
    bits.fill()
    bits.add(UInt64(Self.check(bits.values[...])), Self.checkBits)
    var text = ""
    for (index, character) in ("WY" + bits.values.map { GameCode.alphabet[Int($0)] }).enumerated() {
      if index > 0, index % GameCode.group == 0 { text += "-" }
      text.append(character)
    }
    return text
  }

  /// Whether the text has no more characters than are read, with so many parts more.
  func fits(parts: Int = 0) -> Bool {
    let bits = Self.headerBits + 6 * (moves.count + parts) + Self.checkBits
    let characters = 2 + (bits + 4) / 5
    return characters + (characters - 1) / GameCode.group <= Self.longest
  }
}

// MARK: Reading

extension PostLetter {
  /// Whether a text has the beginning of a letter, which no code of a game has.
  public static func isIn(_ text: String) -> Bool {
    beginnings(plain(text)) { _ in true }
  }

  /// The letter in a pasted text, which may be quoted, wrapped, in small letters or with blanks; of several the longest, which
  /// of one match is the newest. There is no other way in which a letter is found.
  public static func found(in text: String) throws(Problem) -> PostLetter {
    var found: PostLetter?
    var problem = Problem.none
    _ = beginnings(plain(text)) { rest in
      switch read(rest) {
      case .success(let letter):
        if letter.moves.count >= found?.moves.count ?? 0 { found = letter }
      case .failure(let failure): if problem == .none { problem = failure }
      }
      return false
    }
    guard let found else { throw problem }
    return found
  }

  /// A text in ordinary width, without what nobody sees: joiners, byte order marks, the zeros of UTF-16.
  static func plain(_ text: String, most: Int = longestText) -> ArraySlice<Unicode.Scalar> {
    text.unicodeScalars.prefix(most).compactMap { scalar in
      switch scalar.value {
      case 0: nil
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
      default: scalar.properties.generalCategory == .format ? nil : scalar
      }
    }[...]
  }

  /// Calls `body` with what follows each `WY` at the beginning of a word, until it returns true.
  static func beginnings(
    _ text: ArraySlice<Unicode.Scalar>, _ body: (ArraySlice<Unicode.Scalar>) -> Bool
  ) -> Bool {
    var (before, last): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for index in text.indices {
      let scalar = text[index]
      if scalar == "Y" || scalar == "y", last == "W" || last == "w", !before.properties.isAlphabetic,
        body(text[(index + 1)...])
      {
        return true
      }
      (before, last) = (last, scalar)
    }
    return false
  }

  private static func read(_ text: ArraySlice<Unicode.Scalar>) -> Result<PostLetter, Problem> {
    var values: [UInt8] = []
    // The check of the values so far, which then need not be gone through for each end.
    var checks = [check([])]
    // Where the letter can end: before a blank or a sign that joins no groups.
    var ends: [Int] = []
    // Where hyphens stand.
    var hyphens: [Int] = []
    var stranger: (Unicode.Scalar, Int)?
    var count = 2
    var isWhole = true
    scan: for scalar in text {
      count += 1
      if let value = value(of: scalar) {
        guard count <= longest else {
          isWhole = false
          break
        }
        values.append(value)
        checks.append(check([value], after: checks[checks.count - 1]))
        continue
      }
      switch scalar {
      case "-", "\u{2010}"..."\u{2015}", "\u{2212}": hyphens.append(values.count)
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        stranger = (scalar, count)
        isWhole = false
        break scan
      default:
        if ends.last != values.count { ends.append(values.count) }
        guard isQuoting(scalar) else { break scan }
      }
      if count > longest { break }
    }
    if isWhole, ends.last != values.count { ends.append(values.count) }
    for end in ends.reversed() where end > checkBits / 5 {
      if let letter = PostLetter.read(values[..<end], check: checks[end - checkBits / 5]) { return letter }
    }
    if count > longest { return .failure(.tooLong) }
    if let (scalar, place) = stranger { return .failure(.character(Character(scalar), at: place)) }
    let isBelow = { (end: Int) in 5 * end < headerBits + checkBits }
    for end in ends.reversed() where !isBelow(end) {
      guard let place = wrongPlace(values[..<end], check: checks[end - checkBits / 5]) else { continue }
      return .failure(group(at: place, Array(values[..<end])))
    }
    // A group that has lost a character or got one more, between two hyphens.
    let places = zip([-2] + hyphens, hyphens)
    if let (start, end) = places.first(where: { $1 - $0 != GameCode.group && 1..<10 ~= $1 - $0 }) {
      return .failure(group(at: start, to: end, values, number: 1 + hyphens.firstIndex(of: end)!))
    }
    let last = values.suffix(GameCode.group).map { GameCode.alphabet[Int($0)] }
    return .failure(.damaged(end: String(last)))
  }

  /// The group in which a value stands; the first one begins with WY.
  private static func group(at place: Int, _ values: [UInt8]) -> Problem {
    let number = (place + 2) / GameCode.group
    let start = number * GameCode.group - 2
    return group(at: start, to: start + GameCode.group, values, number: number + 1)
  }

  private static func group(at start: Int, to end: Int, _ values: [UInt8], number: Int) -> Problem {
    let characters = values[max(0, start)..<min(end, values.count)].map { GameCode.alphabet[Int($0)] }
    return .group(number, (start < 0 ? "WY" : "") + String(characters))
  }

  /// The place of the only wrong character that makes the check another one; `nil` when there are more. No two wrong characters
  /// go unnoticed, so no two places explain the same check.
  private static func wrongPlace(_ values: ArraySlice<UInt8>, check: UInt32) -> Int? {
    let checked = values.count - checkBits / 5
    let difference = values.suffix(checkBits / 5).reduce(0) { $0 << 5 | UInt32($1) } ^ check
    for place in 0..<checkBits / 5 {
      let bits = difference >> UInt32(5 * place) & 31
      if difference == bits << UInt32(5 * place) { return values.count - 1 - place }
    }
    // What a wrong value changes in the check, by how many values follow it.
    var changes = (1...31).map { Self.check([UInt8($0)], after: 0) }
    for place in (0..<checked).reversed() {
      if changes.contains(difference) { return place }
      changes = changes.map { Self.check([0], after: $0) }
    }
    return nil
  }

  /// Reads the values of a letter; `nil` when its check is another one.
  private static func read(_ values: ArraySlice<UInt8>, check: UInt32) -> Result<PostLetter, Problem>? {
    let checked = values.dropLast(checkBits / 5)
    guard 5 * values.count >= headerBits + checkBits else { return nil }
    let isRight = values.suffix(checkBits / 5).reduce(0) { $0 << 5 | UInt32($1) } == check
    guard isRight else { return nil }
    var bits = Bits(values: Array(values))
    var position = 0
    guard bits.number(4, &position) == format, let kind = Kind(rawValue: Int(bits.number(3, &position)))
    else {
      return .failure(.newer)
    }
    let letters = [bits.number(5, &position), bits.number(5, &position)]
    let rules = GameCode.Rules(bits: Int(bits.number(8, &position)))
    let words = Int(bits.number(16, &position))
    let game = bits.number(40, &position)
    let seats = Int(bits.number(3, &position))
    let turn = Int(bits.number(3, &position))
    let rest = 5 * checked.count - headerBits
    var moves: [UInt8] = []
    for _ in 0..<rest / 6 { moves.append(UInt8(bits.number(6, &position))) }
    // What completes the last character is shorter than one and all zeros.
    guard rest % 6 < 5, bits.number(rest % 6, &position) == 0, letters.allSatisfy({ $0 < 26 }) else {
      return nil
    }
    guard Ghost.playerCounts.contains(seats), turn < seats || turn == over else { return .failure(.newer) }
    return .success(
      PostLetter(
        kind: kind, language: String(decoding: letters.map { UInt8($0) + 0x61 }, as: UTF8.self), rules: rules,
        words: words, game: game, seats: seats, turn: turn == over ? nil : turn, moves: moves))
  }

  /// The value of a character of base 32: I and L count as 1, O as 0.
  static func value(of scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.isASCII else { return nil }
    let code = UInt8(scalar.value)
    if (0x30...0x39).contains(code) { return code - 0x30 }
    let capital = code & 0xDF
    guard (0x41...0x5A).contains(capital) else { return nil }
    switch capital {
    case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
    case UInt8(ascii: "O"): return 0
    case UInt8(ascii: "U"): return nil
    default:
      let left = "ILOU".utf8.count { $0 < capital }
      return capital - 0x41 + 10 - UInt8(left)
    }
  }

  /// What mail, chats and boxes put into a text that they quote or wrap; `=` breaks a line of quoted-printable text.
  static func isQuoting(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ">|│*_`~=".unicodeScalars.contains(scalar)
  }

  /// A cyclic redundancy check of 20 bits: 0x18359F, which P. Koopman's tables ("Best CRC polynomials", CRC-20K/4,
  /// https://users.ece.cmu.edu/~koopman/crc/hd4.html) list with the longest Hamming distance of 4, far longer than any
  /// letter: every error of up to three bits is noticed. Of characters it notices every wrong one and, which those tables do
  /// not say and a test proves for `longest`, every two wrong ones wherever they stand; of other errors about one in a
  /// million is missed.
  /// - Parameter remainder: that of the values before.
  private static func check(_ values: ArraySlice<UInt8>, after remainder: UInt32 = 0xF_FFFF) -> UInt32 {
    var remainder = remainder
    for value in values {
      for bit in (0..<5).reversed() {
        let isOdd = (remainder >> 19 ^ UInt32(value) >> UInt32(bit)) & 1 == 1
        remainder = remainder << 1 & 0xF_FFFF
        if isOdd { remainder ^= 0x8_359F }
      }
    }
    return remainder
  }
}

/// Numbers in bits, five a character.
struct Bits {
  private(set) var values: [UInt8] = []
  private var count = 0

  init() {}

  init(values: [UInt8]) { self.values = values }

  mutating func add(_ number: UInt64, _ bits: Int) {
    for bit in (0..<bits).reversed() {
      if count % 5 == 0 { values.append(0) }
      values[values.count - 1] |= UInt8(number >> UInt64(bit) & 1) << UInt8(4 - count % 5)
      count += 1
    }
  }

  /// Completes the last character with zeros.
  mutating func fill() { count = 5 * values.count }

  /// The number in the bits from a position on, which advances.
  mutating func number(_ bits: Int, _ position: inout Int) -> UInt64 {
    var number: UInt64 = 0
    for _ in 0..<bits {
      number = number << 1 | UInt64(values[position / 5] >> UInt8(4 - position % 5) & 1)
      position += 1
    }
    return number
  }
}
