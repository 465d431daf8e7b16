import Records

extension Database {
  /// Saves a result; for a daily puzzle, only a player's first one of a day in a language.
  /// - Returns: its id; `nil` when it was ignored.
  func add(_ result: GameResult) throws(DatabaseError) -> Int64? {
    let last = try row(
      """
      SELECT run, won FROM result WHERE id = \(Self.last)
      """, result.player, result.mode.rawValue
    ) { (run: $0.int64(0), isWon: $0.bool(1)) }
    let id = try row("SELECT coalesce(max(id), 0) + 1 FROM result") { $0.int64(0) } ?? 1
    let run = last.flatMap { result.isWon && $0.isWon ? $0.run : nil } ?? id
    try self.run(
      """
      INSERT INTO result (id, player, mode, language, day, won, points, misses, details, ranked, run)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """, id, result.player, result.mode.rawValue, result.language, result.day.number, result.isWon,
      result.points, result.misses, result.details.description, result.isRanked, run)
    return changes > 0 ? id : nil
  }

  /// The id of the last result of player `?1` in mode `?2`. The unary `+` makes SQLite use the index instead of scanning the
  /// ids in descending order.
  private static let last = "(SELECT max(+id) FROM result WHERE player = ?1 AND mode = ?2)"

  /// The number of games in the winning streak of a player's last result; 0 when that one was lost.
  func streak(of player: String, in mode: Mode) throws(DatabaseError) -> Int {
    try row(
      """
      SELECT count(*) FROM result WHERE player = ?1 AND mode = ?2 AND won AND run =
        (SELECT run FROM result WHERE id = \(Self.last) AND won)
      """, player, mode.rawValue
    ) { $0.int(0) } ?? 0
  }

  func tallies(of player: String) throws(DatabaseError) -> [Tally] {
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
      tallies[index].streak = try streak(of: player, in: mode)
      tallies[index].longestStreak = longest.first { $0.0 == mode.rawValue }?.1 ?? 0
    }
    return Mode.allCases.compactMap { mode in tallies.first { $0.mode == mode } }
  }

  func misses(of player: String, in modes: [Mode], upTo most: Int) throws(DatabaseError) -> [Int] {
    let counts = try rows(
      """
      SELECT misses, count(*) FROM result WHERE player = ? AND mode IN \(Self.list(of: modes)) GROUP BY misses
      """, player
    ) { (misses: $0.int(0), games: $0.int(1)) }
    var games = Array(repeating: 0, count: most + 1)
    for count in counts where games.indices.contains(count.misses) { games[count.misses] = count.games }
    return games
  }

  /// The lengths of the last winning streaks in some modes, the oldest first.
  func streaks(of player: String, in modes: [Mode], limit: Int) throws(DatabaseError) -> [Int] {
    try rows(
      """
      SELECT count(*) FROM result WHERE player = ? AND mode IN \(Self.list(of: modes)) AND won
      GROUP BY mode, run ORDER BY max(id) DESC LIMIT ?
      """, player, max(0, limit)
    ) { $0.int(0) }.reversed()
  }

  func results(of player: String, in modes: [Mode], limit: Int) throws(DatabaseError) -> [GameResult] {
    try rows(
      """
      SELECT mode, day, won, points, misses, ranked, details, language FROM result
      WHERE player = ? AND mode IN \(Self.list(of: modes)) ORDER BY id DESC LIMIT ?
      """, player, max(0, limit)
    ) { Self.result($0, of: player, language: $0.text(7)) }.compactMap { $0 }.reversed()
  }

  func dailyResults(of player: String, language: String) throws(DatabaseError) -> [GameResult] {
    try rows(
      """
      SELECT mode, day, won, points, misses, ranked, details FROM result
      WHERE player = ? AND mode >= 'daily-' AND mode < 'daily.' AND language = ? ORDER BY day, id
      """, player, language
    ) { Self.result($0, of: player, language: language) }.compactMap { $0 }
  }

  func dailySummaries(of player: String) throws(DatabaseError) -> [DailySummary] {
    let languages = try rows(
      """
      SELECT DISTINCT language FROM result WHERE player = ? AND mode >= 'daily-' AND mode < 'daily.' ORDER BY language
      """, player
    ) { $0.text(0) }
    var summaries: [DailySummary] = []
    for language in languages {
      let results = try dailyResults(of: player, language: language)
      if let summary = DailySummary(language: language, results: results) { summaries.append(summary) }
    }
    return summaries
  }

  /// `nil` for a mode that this version does not know.
  static func result(_ row: Row, of player: String, language: String) -> GameResult? {
    Mode(rawValue: row.text(0)).map {
      GameResult(
        player: player, mode: $0, language: language, day: Day(plausible: row.int(1)), isWon: row.bool(2),
        points: row.int(3), misses: row.int(4), isRanked: row.bool(5),
        details: GameResult.Details(row.text(6)) ?? GameResult.Details())
    }
  }

  /// Modes as a list in SQL.
  private static func list(of modes: [Mode]) -> String {
    "(" + modes.map { "'\($0.rawValue)'" }.joined(separator: ", ") + ")"
  }
}
