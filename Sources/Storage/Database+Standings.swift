import Records

extension Database {
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
        player: row.text(0), score: row.int(1), day: Day(plausible: row.int(2)),
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
}
