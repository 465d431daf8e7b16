import Engines

/// The games that can be played at a table.
public enum TableGame: String, CaseIterable, Sendable {
  case ghost
  /// Hangman: one player sets a phrase, the other guesses it.
  case duel
  /// Text Twist: all players share a rack and a clock.
  case race
  /// All are asked for the same words, and race as in Text Twist.
  case vocabulary

  /// The number of seats that a table of this game may have.
  public var seats: ClosedRange<Int> { self == .duel ? 2...2 : Ghost.playerCounts }

  /// The maximum number of seats of a table of any game.
  public static let mostSeats = allCases.map(\.seats.upperBound).max()!
}

/// What is fixed for the lifetime of a table: its game, its word list and its rules.
public struct TableHeader: Equatable, Sendable {
  /// The version of the protocol between seats and hosts, and of the rules it implies.
  public static let version = 1

  /// The identifier of the table: six digits of base 32.
  public let id: String
  public let game: TableGame
  /// The code of the words' language.
  public let language: String
  /// The version of the word list, from `Lexicon.version`.
  public let words: String
  public let seats: Int
  /// The seed for the computers' choices.
  public var seed: UInt64 = 0
  /// Ghost: the words that count.
  public var list = GhostJudge.List.standard
  /// Ghost: whether a dead fragment ends the round only after a challenge.
  public var bluff = false
  /// Ghost: its variant.
  public var variant = Ghost.Variant.usual
  /// Ghost with bluff: the version of its rules; without it, all versions play alike.
  public var rules = RulesVersion.shared
  /// Race: the six letters; empty in other games.
  public var rack = ""

  /// - Returns: `nil` when a part is malformed, or the number of seats does not suit the game.
  public init?(
    id: String, game: TableGame, language: String, words: String, seats: Int, seed: UInt64 = 0,
    list: GhostJudge.List = .standard, variant: Ghost.Variant = .usual, bluff: Bool = false,
    rules: RulesVersion = .shared, rack: String = ""
  ) {
    guard Self.isID(id), Self.isCode(language), Self.isCode(words), game.seats.contains(seats),
      (game == .race) == (rack.count == Rack.size), rack.utf8.count <= 32, !rack.utf8.contains(0x20),
      variant != .superghost || list.tier == .familiar
    else { return nil }
    self.id = id
    self.game = game
    self.language = language
    self.words = words
    self.seats = seats
    self.seed = seed
    self.list = list
    self.variant = variant
    self.bluff = bluff
    self.rules = rules
    self.rack = rack
  }

  /// A new random identifier for a table.
  public static func newID(using generator: inout some RandomNumberGenerator) -> String {
    String(decoding: (0..<6).map { _ in digits[generator.below(digits.count)] }, as: UTF8.self)
  }

  /// The name of the table to which the players of this one move for another game: each program computes the same name.
  public var nextID: String {
    let hash = UInt64(stable: id)
    return String(
      decoding: (0..<6).map { Self.digits[Int(hash >> (5 * UInt64($0) + 20) & 31)] }, as: UTF8.self)
  }

  /// Whether a text is a well-formed identifier of a table.
  public static func isID(_ text: String) -> Bool {
    text.utf8.count == 6 && text.utf8.allSatisfy(digits.contains)
  }

  private static let digits = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

  private static func isCode(_ text: String) -> Bool {
    (1...16).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }
}

/// `k3v9q2 ghost en 5f1c0a 4 seed=812 judge=3 bluff=0`: follows `table 1` on the wire, and is stored in saved games. `bluff` is
/// 1 under the second version of the rules, 2 under the third, and so on; ` shortest=5` follows in Ghost of five, 6 in Superghost.
extension TableHeader: LosslessStringConvertible {
  public var description: String {
    "\(id) \(game.rawValue) \(language) \(words) \(seats) seed=\(seed) judge=\(list.rawValue) bluff=\(bluff ? max(1, rules.rawValue - 1) : 0)"
      + (variant == .usual ? "" : " shortest=\(variant.rawValue)")
      + (rack.isEmpty ? "" : " rack=\(rack)")
  }

  public init?(_ text: String) {
    var fields = TableFields(Array(text.utf8))
    self.init(&fields)
    guard fields.isAtEnd else { return nil }
  }

  init?(_ fields: inout TableFields) {
    guard let id = fields.next(), let game = fields.next().flatMap(TableGame.init),
      let language = fields.next(),
      let words = fields.next(), let seats = fields.number(),
      let seed = fields.value("seed").flatMap(TableFields.unsigned) as UInt64?,
      let list = (fields.value("judge").flatMap(TableFields.unsigned) as UInt8?).flatMap({
        GhostJudge.List(rawValue: Int($0))
      }),
      let bluff = fields.value("bluff").flatMap(TableFields.unsigned) as UInt8?,
      let rules = bluff == 0 ? .shared : RulesVersion(rawValue: Int(bluff) + 1)
    else { return nil }
    var rest = fields
    let stated =
      game == .ghost && !fields.isAtEnd ? rest.value("shortest").flatMap(TableFields.unsigned) as UInt8? : nil
    if stated != nil { fields = rest }
    guard let variant = Ghost.Variant(rawValue: Int(stated ?? 4)) else { return nil }
    let rack = fields.isAtEnd ? "" : fields.value("rack")
    guard let rack else { return nil }
    self.init(
      id: id, game: game, language: language, words: words, seats: seats, seed: seed,
      list: list, variant: variant, bluff: bluff != 0, rules: rules, rack: rack)
  }
}
