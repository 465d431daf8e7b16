import Engines
import Records
import Storage

extension GameResult {
  /// A game that somebody has played, of the phrase book unless it is said otherwise.
  static func of(
    _ player: String, _ mode: Mode = .phraseBook, won: Bool = true, points: Int = 0, misses: Int = 0,
    ranked: Bool = true, language: String = "en", day: Int = 1
  ) -> GameResult {
    GameResult(
      player: player, mode: mode, language: language, day: Day(year: 2026, month: 11, day: day), isWon: won,
      points: points, misses: misses, isRanked: ranked)
  }
}

extension SavedGame {
  /// A game that somebody is playing.
  static func of(
    _ player: String, _ id: Int64, _ mode: Mode = .phraseBook, words: String = "", day: Day? = nil,
    progress: Int = 0, guesses: [String] = []
  ) -> SavedGame {
    var fields = SavedGame.Fields()
    for guess in guesses { fields.add("guess", guess) }
    let session = GameSession(id: id, player: player, mode: mode, language: "en", words: words, day: day)
    return SavedGame(session: session, progress: progress, fields: fields)
  }
}

extension Records {
  /// Finishes a game that was not saved.
  mutating func finish(_ result: GameResult) { finish(result, game: 0) }

  /// Wins and losses of one player in a mode: `"ww-"` is two won and one lost.
  mutating func play(_ player: String, _ games: String, in mode: Mode = .phraseBook, day: Int = 1) {
    for game in games { finish(.of(player, mode, won: game == "w", day: day)) }
  }

  /// A high score list, a place a line.
  mutating func list(_ mode: Mode = .phraseBook, for player: String = "Ann") -> [String] {
    standings(of: mode, for: player).map(\.line)
  }

  /// The games of Ann's that wait, by their ids.
  mutating func waiting() -> [Int64] { title(of: "Ann").waiting.map(\.session.id) }
}

extension RecordStore {
  // The same for constants: a protocol extension's mutating methods need a variable even of a class.
  func finish(_ result: GameResult) { finish(result, game: 0) }

  func play(_ player: String, _ games: String, in mode: Mode = .phraseBook, day: Int = 1) {
    for game in games { finish(.of(player, mode, won: game == "w", day: day)) }
  }
}

/// Who conforms to `Records`: what is tested of one is tested of both, so that they cannot disagree.
enum Conformer: CaseIterable {
  case memory, database

  /// New records with nothing in them.
  func make() -> any Records {
    switch self {
    case .memory: MemoryRecords()
    case .database: RecordStore.inMemory()
    }
  }
}

extension Standing {
  /// As one line: a name, a score, the day of the month, and `<` when it is the latest.
  var line: String { "\(player) \(score) \(day.parts.day)\(isLatest ? " <" : "")" }
}
