import Records

extension Database {
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
