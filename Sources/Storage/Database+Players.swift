import Engines
import Records

extension Database {
  func settings() throws(DatabaseError) -> SettingList {
    var settings = SettingList()
    for (key, value) in try rows("SELECT key, value FROM setting", read: { ($0.text(0), $0.text(1)) }) {
      settings.append(key, value)
    }
    return settings
  }

  func save(setting key: String, _ value: String) throws(DatabaseError) {
    try run(
      "INSERT INTO setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
  }

  /// The last one first.
  func players() throws(DatabaseError) -> [String] {
    try rows("SELECT name FROM player ORDER BY turn DESC") { $0.text(0) }
  }

  /// Counts somebody as the last who played; an empty name is nobody.
  func add(player: String) throws(DatabaseError) {
    guard !player.isEmpty else { return }
    try run(
      """
      INSERT INTO player VALUES (?, (SELECT coalesce(max(turn), 0) + 1 FROM player))
      ON CONFLICT (name) DO UPDATE SET turn = excluded.turn
      """, player)
  }

  /// Deletes a player's results, by the foreign key, and saved games, too.
  func remove(player: String) throws(DatabaseError) {
    try run("DELETE FROM player WHERE name = ?", player)
    try run("DELETE FROM game WHERE player = ?", player)
  }

  func decks() throws(DatabaseError) -> [String: PhraseDeck] {
    let pairs = try rows("SELECT key, seed, dealt FROM deck") {
      ($0.text(0), PhraseDeck(seed: UInt64(bitPattern: $0.int64(1)), dealt: max(0, $0.int(2))))
    }
    return Dictionary(pairs) { $1 }
  }

  func save(_ deck: PhraseDeck, for key: String) throws(DatabaseError) {
    try run(
      """
      INSERT INTO deck VALUES (?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET seed = excluded.seed, dealt = excluded.dealt
      """, key, Int64(bitPattern: deck.seed), deck.dealt)
  }
}
