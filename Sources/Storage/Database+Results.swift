import Engines

extension Database {
  /// Keeps a result; of a daily puzzle, only a player's first.
  func add(_ result: GameResult) throws(DatabaseError) {
    let last = try row(
      """
      SELECT run, won FROM result WHERE player = ? AND mode = ? ORDER BY run DESC, id DESC LIMIT 1
      """, result.player, result.mode.rawValue
    ) { (run: $0.int64(0), isWon: $0.bool(1)) }
    let id = try row("SELECT coalesce(max(id), 0) + 1 FROM result") { $0.int64(0) } ?? 1
    let run = last.flatMap { result.isWon && $0.isWon ? $0.run : nil } ?? id
    try self.run(
      "INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
      id, result.player, result.mode.rawValue, result.language, result.day.number, result.isWon,
      result.points,
      result.misses, result.figures.map(String.init).joined(separator: " "), result.isRanked, run)
  }

  /// How many games a player has won in a row up to now.
  func streak(_ player: String, _ mode: Mode) throws(DatabaseError) -> Int {
    try row(
      """
      SELECT count(*) FROM result WHERE player = ?1 AND mode = ?2 AND won AND run =
        (SELECT max(run) FROM result WHERE player = ?1 AND mode = ?2)
      """, player, mode.rawValue
    ) { $0.int(0) } ?? 0
  }

  func tallies(_ player: String) throws(DatabaseError) -> [Tally] {
    var tallies = try rows(
      "SELECT mode, count(*), sum(won), max(points) FROM result WHERE player = ? GROUP BY mode", player
    ) { row in
      Mode(rawValue: row.text(0)).map {
        Tally(mode: $0, played: row.int(1), won: row.int(2), mostPoints: row.int(3))
      }
    }.compactMap { $0 }
    let longest = try rows(
      """
      SELECT mode, max(length) FROM
        (SELECT mode, count(*) AS length FROM result WHERE player = ? AND won GROUP BY mode, run)
      GROUP BY mode
      """, player
    ) { ($0.text(0), $0.int(1)) }
    for index in tallies.indices {
      let mode = tallies[index].mode
      tallies[index].streak = try streak(player, mode)
      tallies[index].longestStreak = longest.first { $0.0 == mode.rawValue }?.1 ?? 0
    }
    return Mode.allCases.compactMap { mode in tallies.first { $0.mode == mode } }
  }

  /// The numbers of misses that a game of Hangman can end with: 0…7.
  static var missCounts: Int { 8 }

  func misses(_ player: String) throws(DatabaseError) -> [Int] {
    let counts = try rows(
      "SELECT misses, count(*) FROM result WHERE player = ? AND mode IN \(Self.solo) GROUP BY misses", player
    ) { (misses: $0.int(0), games: $0.int(1)) }
    var games = Array(repeating: 0, count: Self.missCounts)
    for count in counts where games.indices.contains(count.misses) { games[count.misses] = count.games }
    return games
  }

  /// The lengths of the last runs of games won, the oldest first.
  func streaks(_ player: String, _ limit: Int) throws(DatabaseError) -> [Int] {
    try rows(
      """
      SELECT count(*) FROM result WHERE player = ? AND mode IN \(Self.solo) AND won
      GROUP BY mode, run ORDER BY max(id) DESC LIMIT ?
      """, player, max(0, limit)
    ) { $0.int(0) }.reversed()
  }

  func daily(_ player: String, _ language: String) throws(DatabaseError) -> [GameResult] {
    try rows(
      """
      SELECT mode, day, won, points, misses, ranked, figures FROM result
      WHERE player = ? AND mode IN \(Self.daily) AND language = ? ORDER BY day, id
      """, player, language
    ) { row in
      Mode(rawValue: row.text(0)).map {
        GameResult(
          player: player, mode: $0, language: language, day: Day(plausible: row.int(1)), isWon: row.bool(2),
          points: row.int(3), misses: row.int(4), isRanked: row.bool(5),
          figures: row.text(6).split(separator: " ").compactMap { Int($0) })
      }
    }.compactMap { $0 }
  }

  /// The modes of Hangman that are played alone, as a list in SQL.
  private static let solo = list(Mode.allCases.filter { $0.ranking == .streak })
  private static let daily = list(Mode.allCases.filter { $0.isDaily })

  private static func list(_ modes: [Mode]) -> String {
    "(" + modes.map { "'\($0.rawValue)'" }.joined(separator: ", ") + ")"
  }
}
