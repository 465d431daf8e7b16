import Engines
import Platform
import Records

/// The key with which the host of a yard signs what guests and others finish there: a file in the folder of the records that only
/// its owner can read. It says which results were saved in this folder, not that a game was honest.
struct HostKey {
  /// The name of the file.
  static let name = "host.key"
  private static let head = "wordyard-host-1"
  /// The field of a finished game that has its signature.
  private static let field = "signed"
  private static let count = 32

  private let key: [UInt8]
  /// The day on which it was made: what was finished until then may have no signature.
  private let day: Day

  /// The key of a folder; `nil` when there is none, or it cannot be read.
  init?(of folder: String) {
    guard let bytes = try? Files.bytes("\(folder)/\(Self.name)", atMost: 200) else { return nil }
    let parts = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard parts.count == 3, parts[0] == Self.head, let day = Day(String(parts[1])),
      parts[2].utf8.count == 2 * Self.count, parts[2].utf8.allSatisfy(Self.digits.contains)
    else { return nil }
    (self.day, key) = (day, Array(parts[2].utf8))
  }

  /// Makes a key for a folder that has none.
  static func make(in folder: String, on day: Day) {
    guard !Files.exists("\(folder)/\(name)") else { return }
    var random = SystemRandomNumberGenerator()
    let key = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    _ = try? Files.make(
      "\(folder)/\(name)", with: Array("\(head) \(day.description) \(hexadecimal(key))\n".utf8))
  }

  /// A finished game with the signature of its result.
  func signed(_ game: SavedGame, _ result: GameResult) -> SavedGame {
    var signed = game
    signed.fields = game.fields.without(Self.field)
    signed.fields.add(Self.field, signature(signed, result))
    return signed
  }

  /// What the signature of a finished game says of where it comes from.
  func origin(of record: GameRecord) -> GameRecord.Origin {
    guard let found = record.game.fields[Self.field] else {
      return record.result.day <= day ? .unsigned : .elsewhere
    }
    var game = record.game
    game.fields = game.fields.without(Self.field)
    return found == signature(game, record.result) ? .here : .elsewhere
  }

  /// The game without its signature, which is no part of it.
  static func unsigned(_ record: GameRecord) -> GameRecord {
    var game = record.game
    game.fields = game.fields.without(field)
    return GameRecord(result: record.result, game: game)
  }

  /// Of all that makes the result what it is; whether it is on a list can change.
  private func signature(_ game: SavedGame, _ result: GameResult) -> String {
    let facts = [
      Self.head, result.player, result.mode.rawValue, result.language, result.day.description,
      "\(result.isWon) \(result.points) \(result.misses)", result.details.description, game.session.words,
      game.fields.description,
    ]
    // Each with its length, so that nothing can stand for something else.
    let message = facts.flatMap { Array("\($0.utf8.count) ".utf8) + Array($0.utf8) }
    return Self.hexadecimal(SHA256.code(of: message, key: key))
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
