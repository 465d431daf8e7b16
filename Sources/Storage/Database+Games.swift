import Records

extension Database {
  /// A player's saved games, the most recently played first.
  func games(of player: String) throws(DatabaseError) -> [SavedGame] {
    try rows(
      """
      SELECT id, player, mode, language, words, day, progress, fields FROM game
      WHERE player = ? ORDER BY turn DESC
      """, player, read: Self.savedGame
    ).compactMap { $0 }
  }

  func game(_ id: Int64) throws(DatabaseError) -> SavedGame? {
    let game = try row(
      "SELECT id, player, mode, language, words, day, progress, fields FROM game WHERE id = ?", id,
      read: Self.savedGame)
    return game ?? nil
  }

  /// Saves a game as its player's most recent one; returns whether it is new. A saved game keeps its player, whom another
  /// process may have renamed in the meantime.
  func save(_ game: SavedGame) throws(DatabaseError) -> Bool {
    let session = game.session
    let fields = game.fields.description
    try run(
      """
      UPDATE game SET progress = ?1, fields = ?2, turn =
        (SELECT max(turn) + 1 FROM game AS other WHERE other.player = game.player)
      WHERE id = ?3
      """, game.progress, fields, session.id)
    if changes > 0 { return false }
    try run(
      """
      INSERT INTO game (id, player, mode, language, words, day, progress, fields, turn)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, (SELECT coalesce(max(turn), 0) + 1 FROM game WHERE player = ?2))
      """, session.id, session.player, session.mode.rawValue, session.language, session.words,
      session.day?.number, game.progress, fields)
    return true
  }

  /// The name under which a saved game's player is known now; `nil` when there is no such game.
  func player(of game: Int64) throws(DatabaseError) -> String? {
    try row("SELECT player FROM game WHERE id = ?", game) { $0.text(0) }
  }

  func discard(_ game: Int64) throws(DatabaseError) {
    try run("DELETE FROM game WHERE id = ?", game)
  }

  /// Deletes a player's least recently played games until the given number is left, except some.
  func deleteOldest(
    of player: String, to limit: Int, sparing isSpared: (Int64) -> Bool
  ) throws(DatabaseError) {
    let games = try rows("SELECT id FROM game WHERE player = ? ORDER BY turn", player) { $0.int64(0) }
    guard games.count > limit else { return }
    for game in games.filter({ !isSpared($0) }).prefix(games.count - limit) { try discard(game) }
  }

  /// `nil` for a mode that this version does not know.
  private static func savedGame(_ row: Row) -> SavedGame? {
    guard let mode = Mode(rawValue: row.text(2)), let fields = SavedGame.Fields(row.text(7)) else {
      return nil
    }
    let session = GameSession(
      id: row.int64(0), player: row.text(1), mode: mode, language: row.text(3), words: row.text(4),
      day: row.isNull(5) ? nil : Day(plausible: row.int(5)), code: fields["code"] ?? "")
    return SavedGame(session: session, progress: row.int(6), fields: fields)
  }
}
