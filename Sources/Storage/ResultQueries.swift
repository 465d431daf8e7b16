import Records

extension Database {
  // MARK: Results

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

  /// The results of the games for which the Devil knocked, the first one first.
  func visits(of player: String) throws(DatabaseError) -> [GameResult] {
    let modes = Mode.allCases.filter { $0.rawValue.hasPrefix("hangman-devil-") }
    return try rows(
      """
      SELECT mode, day, won, points, misses, ranked, details, language FROM result
      WHERE player = ? AND mode IN \(Self.list(of: modes)) AND details LIKE '%visit %' ORDER BY id
      """, player
    ) { Self.result($0, of: player, language: $0.text(7)) }.compactMap { $0?.details.visit == nil ? nil : $0 }
  }

  /// The day of a player's last result.
  func lastDay(of player: String) throws(DatabaseError) -> Day? {
    try row("SELECT day FROM result WHERE player = ? ORDER BY id DESC LIMIT 1", player) { $0.day(0) }
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
        player: player, mode: $0, language: language, day: row.day(1), isWon: row.bool(2),
        points: row.int(3), misses: row.int(4), isRanked: row.bool(5),
        details: GameResult.Details(row.text(6)) ?? GameResult.Details())
    }
  }

  /// Modes as a list in SQL.
  static func list(of modes: [Mode]) -> String {
    "(" + modes.map { "'\($0.rawValue)'" }.joined(separator: ", ") + ")"
  }

  // MARK: High score lists

  /// A mode's high score list, best first; of equal scores, the earlier one comes first.
  func standings(of mode: Mode, for player: String) throws(DatabaseError) -> [Standing] {
    guard let sql = Self.standings(by: mode.ranking) else { return [] }
    let last = try row(
      "SELECT max(id) FROM result WHERE player = ? AND mode = ?", player, mode.rawValue
    ) { $0.int64(0) }
    let recorded = """
      SELECT *, EXISTS (SELECT 1 FROM finished WHERE result = last) FROM (\(sql)) ORDER BY score DESC, last
      """
    return try rows(recorded, mode.rawValue, Standing.places) { row in
      Standing(
        player: row.text(0), score: row.int(1), day: row.day(2),
        isLatest: row.int64(3) == last, game: row.bool(4) ? row.int64(3) : nil)
    }
  }

  /// Removes a mode's results from its high score list; everything else still uses them.
  func clearStandings(of mode: Mode) throws(DatabaseError) {
    try run("UPDATE result SET ranked = 0 WHERE mode = ? AND ranked", mode.rawValue)
  }

  /// A row has a name, a score, and the day and id of the last game that counts towards it: in an aggregate query with
  /// `max`, SQLite takes the bare columns from the row with the maximum.
  private static func standings(by ranking: Mode.Ranking) -> String? {
    switch ranking {
    case .streak:
      """
      SELECT player, count(*) AS score, day, max(id) AS last FROM result WHERE mode = ? AND ranked AND won
      GROUP BY run ORDER BY score DESC, last LIMIT ?
      """
    case .points:
      """
      SELECT player, points AS score, day, id AS last FROM result WHERE mode = ? AND ranked AND points > 0
      ORDER BY score DESC, last LIMIT ?
      """
    case .wins:
      """
      SELECT player, count(*) AS score, day, max(id) AS last FROM result WHERE mode = ? AND ranked AND won
      GROUP BY player ORDER BY score DESC, last LIMIT ?
      """
    case .none: nil
    }
  }

  // MARK: Games that can be replayed

  /// Saves the data needed to replay a finished game.
  func add(_ record: SavedGame, of result: Int64) throws(DatabaseError) {
    try run(
      "INSERT INTO finished (result, game, words, fields) VALUES (?, ?, ?, ?)", result, record.session.id,
      record.session.words, record.fields.description)
  }

  func finishedGames(of player: String) throws(DatabaseError) -> [FinishedGame] {
    try rows(
      """
      SELECT mode, day, won, points, misses, ranked, details, language, id FROM result
      WHERE player = ? AND id IN (SELECT result FROM finished) ORDER BY id DESC LIMIT ?
      """, player, GameRecord.limit
    ) { row in
      Self.result(row, of: player, language: row.text(7)).map { FinishedGame(id: row.int64(8), result: $0) }
    }.compactMap { $0 }
  }

  func record(of id: Int64) throws(DatabaseError) -> GameRecord? {
    let record = try row(
      """
      SELECT mode, day, won, points, misses, ranked, details, language, player, game, words, fields
      FROM result JOIN finished ON result = id WHERE id = ?
      """, id
    ) { row -> GameRecord? in
      guard let result = Self.result(row, of: row.text(8), language: row.text(7)),
        let fields = SavedGame.Fields(row.text(11))
      else { return nil }
      let session = GameSession(
        id: row.int64(9), player: result.player, mode: result.mode, language: result.language,
        words: row.text(10), day: result.mode.isDaily ? result.day : nil)
      return GameRecord(result: result, game: SavedGame(session: session, progress: 0, fields: fields))
    }
    return record ?? nil
  }

  /// Signs a finished game.
  func sign(_ id: Int64, with host: HostKey?) throws(DatabaseError) {
    guard let host, let record = try record(of: id) else { return }
    let fields = host.signed(record.game, record.result).fields
    try run("UPDATE finished SET fields = ? WHERE result = ?", fields.description, id)
  }

  /// The finished games with a signature of a host.
  func games(signedBy host: HostKey) throws(DatabaseError) -> [Int64] {
    var signed: [Int64] = []
    for id in try rows("SELECT result FROM finished", read: { $0.int64(0) }) {
      if let record = try record(of: id), host.origin(of: record) == .here { signed.append(id) }
    }
    return signed
  }

  func games(countedWith id: Int64) throws(DatabaseError) -> [Int64] {
    let mode = try row("SELECT mode FROM result WHERE id = ?", id) { Mode(rawValue: $0.text(0)) } ?? nil
    let isSame: String
    switch mode?.ranking {
    case .streak:
      isSame = "(player, mode, run) = (SELECT player, mode, run FROM result WHERE id = ?) AND ranked AND won"
    case .wins: isSame = "(player, mode) = (SELECT player, mode FROM result WHERE id = ?) AND ranked AND won"
    default: isSame = "id = ?"
    }
    return try rows(
      "SELECT id FROM result WHERE \(isSame) AND id IN (SELECT result FROM finished) ORDER BY id", id
    ) { $0.int64(0) }
  }

  /// Deletes the records of a player's games beyond the most recent `GameRecord.limit`, in the mode of the latest result,
  /// except those on the mode's high score list.
  func prune(_ player: String) throws(DatabaseError) {
    let oldest = try row(
      """
      SELECT id, mode FROM result WHERE player = ? AND id IN (SELECT result FROM finished)
      ORDER BY id DESC LIMIT 1 OFFSET ?
      """, player, GameRecord.limit
    ) { (id: $0.int64(0), mode: $0.text(1)) }
    guard let oldest else { return }
    let listed = Self.listed(by: Mode(rawValue: oldest.mode)?.ranking ?? .none)
    try run(
      """
      DELETE FROM finished WHERE result IN
        (SELECT id FROM result WHERE player = ?1 AND id <= ?2 AND mode = ?3)
      AND result NOT IN (SELECT id FROM result WHERE id IN (\(listed)))
      """, player, oldest.id, oldest.mode, Standing.places)
  }

  /// The ids of the results that a mode's list counts; the mode is bound to `?3`, the maximum number of entries to `?4`.
  private static func listed(by ranking: Mode.Ranking) -> String {
    let counted = "SELECT id FROM result WHERE mode = ?3 AND ranked AND "
    let won = "FROM result WHERE mode = ?3 AND ranked AND won"
    let best = "ORDER BY count(*) DESC, max(id) LIMIT ?4"
    return switch ranking {
    case .streak: counted + "won AND run IN (SELECT run \(won) GROUP BY run \(best))"
    case .wins: counted + "won AND player IN (SELECT player \(won) GROUP BY player \(best))"
    case .points: counted + "points > 0 ORDER BY points DESC, id LIMIT ?4"
    case .none: "SELECT NULL WHERE ?4 < 0"
    }
  }
}
