import Engines

extension Database {
  /// A mode's high score list, best first; of those who are level, who got there first.
  func standings(_ mode: Mode, _ player: String) throws(DatabaseError) -> [Standing] {
    guard let sql = Self.standings(by: mode.ranking) else { return [] }
    let last = try row(
      "SELECT max(id) FROM result WHERE player = ? AND mode = ?", player, mode.rawValue
    ) { $0.int64(0) }
    return try rows(sql, mode.rawValue, Standing.places) { row in
      Standing(
        player: row.text(0), score: row.int(1), day: Day(plausible: row.int(2)),
        isLatest: row.int64(3) == last)
    }
  }

  /// Takes a mode's results off the list. They stay results: statistics and streaks go on with them, and a run
  /// that goes on comes onto the list again with the games won from now on.
  func clear(_ mode: Mode) throws(DatabaseError) {
    try run("UPDATE result SET ranked = 0 WHERE mode = ? AND ranked", mode.rawValue)
  }

  /// A row has a name, a score, and of the last game that counts for it the day and the id: with `max`, SQLite
  /// takes the other columns from the row that has it.
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
