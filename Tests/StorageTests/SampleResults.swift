import Engines
import Records
import Storage

extension GameResult {
  /// A finished game, by default of the phrase book.
  static func of(
    _ player: String, _ mode: Mode = .phraseBook, won: Bool = true, points: Int = 0, misses: Int = 0,
    ranked: Bool = true, language: String = "en", day: Int = 1
  ) -> GameResult {
    GameResult(
      player: player, mode: mode, language: language, day: Day(year: 2026, month: 11, day: day), isWon: won,
      points: points, misses: misses, isRanked: ranked)
  }
}

extension Mode {
  /// Hangman against the computer.
  static let solo: [Mode] = [
    .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium, .devilHard,
  ]
}

extension Mode {
  /// The modes that the fixtures of earlier versions do not have.
  static let later: [Mode] = [
    .ghostSharp, .ghostFiveEasy, .ghostFiveMedium, .ghostFiveSharp, .ghostFiveHard, .ghostSuperEasy,
    .ghostSuperMedium, .ghostSuperSharp, .ghostSuperHard, .textTwistSeven, .textTwistSevenExpert,
    .textTwistFours,
    .textTwistLightning, .devilGentle, .vocabularyTable, .ghostPost,
    .sealedPost, .challengePost, .rackPost,
  ]
}

extension SavedGame {
  /// A game in progress.
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

extension RecordStore {
  // The mutating methods of the protocols' extensions need a variable even for a class.

  /// Finishes a game that was not saved.
  func finish(_ result: GameResult) { finish(result, game: 0) }

  /// Wins and losses of one player in a mode: `"ww-"` means two won and one lost.
  func play(_ player: String, _ games: String, in mode: Mode = .phraseBook, day: Int = 1) {
    for game in games { finish(.of(player, mode, won: game == "w", day: day)) }
  }

  func tally(of player: String, in mode: Mode) -> Tally {
    var records: any Records = self
    return records.tally(of: player, in: mode)
  }

  /// A high score list, one line per entry.
  func list(_ mode: Mode = .phraseBook, for player: String = "Ann") -> [String] {
    standings(of: mode, for: player).map(\.line)
  }

  /// The ids of Ann's saved games.
  func waiting() -> [Int64] { title(of: "Ann").waiting.map(\.session.id) }
}

extension Standing {
  /// As one line: a name, a score, the day of the month, and `<` when it is the latest.
  var line: String { "\(player) \(score) \(day.parts.day)\(isLatest ? " <" : "")" }
}
