import Engines
import Records

extension Database {
  /// A player's settings, which override those for all players.
  func settings(of player: String) throws(DatabaseError) -> SettingList {
    var settings = SettingList()
    // The empty name sorts first, so the player's own settings come later and override it.
    let sql = "SELECT key, value FROM setting WHERE player IN ('', ?) ORDER BY player"
    for (key, value) in try rows(sql, player, read: { ($0.text(0), $0.text(1)) }) { settings[key] = value }
    return settings
  }

  func save(setting key: String, _ value: String, for player: String) throws(DatabaseError) {
    try run(
      """
      INSERT INTO setting (player, key, value) VALUES (?, ?, ?)
      ON CONFLICT (player, key) DO UPDATE SET value = excluded.value
      """, player, key, value)
  }

  /// The names of the players, the most recent first.
  func players() throws(DatabaseError) -> [String] {
    try rows("SELECT name FROM player WHERE turn > 0 ORDER BY turn DESC") { $0.text(0) }
  }

  /// Every name that is listed or, like that of a removed player, has results.
  func namesInUse() throws(DatabaseError) -> [String] {
    try rows(
      "SELECT name FROM player WHERE turn > 0 OR EXISTS (SELECT * FROM result WHERE player = player.name)"
    ) { $0.text(0) }
  }

  /// The players, the most recent first, with the number of their results and the day of the last one.
  func playerSummaries() throws(DatabaseError) -> [PlayerSummary] {
    try rows(
      """
      SELECT name, count(result.id), max(result.day) FROM player LEFT JOIN result ON result.player = player.name
      WHERE turn > 0 GROUP BY name ORDER BY turn DESC
      """
    ) { row in
      PlayerSummary(
        name: row.text(0), games: row.int(1), lastDay: row.isNull(2) ? nil : Day(plausible: row.int(2)))
    }
  }

  /// Records that a player has just played; an empty name is ignored.
  func add(player: String) throws(DatabaseError) {
    guard !player.isEmpty else { return }
    try run(
      """
      INSERT INTO player (name, turn) VALUES (?, (SELECT coalesce(max(turn), 0) + 1 FROM player))
      ON CONFLICT (name) DO UPDATE SET turn = excluded.turn
      """, player)
  }

  /// A player whose `turn` is 0 has results but is not listed.
  func remove(player: String) throws(DatabaseError) {
    try run("UPDATE player SET turn = 0 WHERE name = ?", player)
    try run("DELETE FROM game WHERE player = ?", player)
    try run("DELETE FROM practice WHERE player = ?", player)
    try run("DELETE FROM setting WHERE player = ? AND player <> ''", player)
  }

  /// Results of daily puzzles that both names have played remain under the old name, as a unique index requires.
  func rename(player: String, to name: String) throws(DatabaseError) {
    guard !name.isEmpty else { return }
    try run(
      """
      INSERT INTO player (name, turn) SELECT ?2, turn FROM player WHERE name = ?1 AND turn > 0 AND ?1 <> ?2
      ON CONFLICT (name) DO UPDATE SET turn = excluded.turn
      """, player, name)
    guard changes > 0 else { return }
    try run("UPDATE OR IGNORE result SET player = ?2 WHERE player = ?1", player, name)
    try run("UPDATE game SET player = ?2 WHERE player = ?1", player, name)
    try renameInGames(player, to: name)
    try run("UPDATE OR REPLACE practice SET player = ?2 WHERE player = ?1", player, name)
    try run(
      "DELETE FROM setting WHERE player = ?2 AND EXISTS (SELECT * FROM setting WHERE player = ?1)", player,
      name)
    try run("UPDATE setting SET player = ?2 WHERE player = ?1", player, name)
    try run("UPDATE player SET turn = 0 WHERE name = ?", player)
  }

  /// Renames a player in all games, as in those of a friend, except at tables.
  private func renameInGames(_ player: String, to name: String) throws(DatabaseError) {
    let statements = [
      ("SELECT id, mode, fields FROM game", "UPDATE game SET fields = ? WHERE id = ?"),
      (
        "SELECT result, mode, fields FROM finished JOIN result ON result = id",
        "UPDATE finished SET fields = ? WHERE result = ?"
      ),
    ]
    for (select, update) in statements {
      let games = try rows(select + " WHERE instr(fields, ' ' || ? || char(10))", player) {
        (id: $0.int64(0), mode: Mode(rawValue: $0.text(1)), fields: SavedGame.Fields($0.text(2)))
      }
      for game in games where game.mode?.isAtTable == false {
        guard var fields = game.fields else { continue }
        fields.rename(player: player, to: name)
        try run(update, fields.description, game.id)
      }
    }
  }

  func decks() throws(DatabaseError) -> [String: Deck] {
    let pairs = try rows("SELECT key, seed, dealt FROM deck") {
      ($0.text(0), Deck(seed: UInt64(bitPattern: $0.int64(1)), dealt: max(0, $0.int(2))))
    }
    return Dictionary(pairs) { $1 }
  }

  func save(_ deck: Deck, for key: String) throws(DatabaseError) {
    try run(
      """
      INSERT INTO deck (key, seed, dealt) VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET seed = excluded.seed, dealt = excluded.dealt
      """, key, Int64(bitPattern: deck.seed), deck.dealt)
  }
}
