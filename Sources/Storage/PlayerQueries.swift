import Engines
import Records

extension Database {
  // MARK: Players and settings

  /// A player's settings, which override those for all players.
  func settings(of player: String) throws(DatabaseError) -> [String: String] {
    var settings: [String: String] = [:]
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
        name: row.text(0), games: row.int(1), lastDay: row.isNull(2) ? nil : row.day(2))
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
    for table in Self.gameTables { try run("DELETE FROM \(table) WHERE player = ?", player) }
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
    for table in Self.gameTables {
      try run("UPDATE \(table) SET player = ?2 WHERE player = ?1", player, name)
    }
    try renameInGames(player, to: name)
    try run("UPDATE OR REPLACE practice SET player = ?2 WHERE player = ?1", player, name)
    try run("UPDATE OR IGNORE learned SET player = ?2 WHERE player = ?1", player, name)
    try run(
      "DELETE FROM setting WHERE player = ?2 AND EXISTS (SELECT * FROM setting WHERE player = ?1)", player,
      name)
    try run("UPDATE setting SET player = ?2 WHERE player = ?1", player, name)
    try run("UPDATE player SET turn = 0 WHERE name = ?", player)
  }

  /// Renames a player in all games, as in those of a friend, except at tables.
  private func renameInGames(_ player: String, to name: String) throws(DatabaseError) {
    let games = Self.gameTables.map { table in
      ("SELECT id, mode, fields FROM \(table)", "UPDATE \(table) SET fields = ? WHERE id = ?")
    }
    let statements =
      games + [
        (
          """
          SELECT * FROM (SELECT part.rowid, mode, part.fields AS fields FROM game_part AS part
          JOIN game ON game.id = part.game)
          """,
          "UPDATE game_part SET fields = ? WHERE rowid = ?"
        ),
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

  // MARK: Decks

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

  // MARK: Saved games

  /// Where games are saved: those that can be continued, and the matches by post.
  private static let gameTables = ["game", "post"]

  private static func table(of mode: Mode) -> String { mode.isByPost ? "post" : "game" }

  /// What selects the saved games of a table. Those that can be continued have the rest of long ones in `game_part`.
  private static func selection(from table: String) -> String {
    let rest = """
       || coalesce((SELECT group_concat(part, '') FROM
        (SELECT fields AS part FROM game_part WHERE game_part.game = game.id ORDER BY number)), '')
      """
    return """
      SELECT id, player, mode, language, words, day, progress, fields\(table == "game" ? rest : "") FROM \(table)
      """
  }

  /// A player's saved games, the most recently played first; with `isByPost`, the matches by post instead.
  func games(of player: String, isByPost: Bool = false) throws(DatabaseError) -> [SavedGame] {
    try rows(
      "\(Self.selection(from: isByPost ? "post" : "game")) WHERE player = ? ORDER BY turn DESC", player,
      read: Self.savedGame
    ).compactMap { $0 }
  }

  func game(_ id: Int64) throws(DatabaseError) -> SavedGame? {
    let game = try row(
      Self.gameTables.map { "\(Self.selection(from: $0)) WHERE id = ?1" }.joined(separator: " UNION ALL "),
      id,
      read: Self.savedGame)
    return game ?? nil
  }

  /// So many lines of a saved game are written at a time: some pages of the database.
  private static let linesInPart = 128

  /// Writes the parts of a saved game after the first one, as far as they have changed.
  private func save(_ parts: [String], of game: Int64) throws(DatabaseError) {
    for (number, fields) in parts.enumerated().dropFirst() {
      try run(
        """
        INSERT INTO game_part (game, number, fields) VALUES (?, ?, ?)
        ON CONFLICT (game, number) DO UPDATE SET fields = excluded.fields WHERE fields <> excluded.fields
        """, game, number, fields)
    }
    try run("DELETE FROM game_part WHERE game = ? AND number >= ?", game, parts.count)
  }

  /// Saves a game as its player's most recent one; returns whether it is new. A saved game keeps its player, whom another
  /// process may have renamed in the meantime.
  func save(_ game: SavedGame) throws(DatabaseError) -> Bool {
    let session = game.session
    let table = Self.table(of: session.mode)
    let parts = table == "game" ? game.fields.parts(ofLines: Self.linesInPart) : [game.fields.description]
    try run(
      """
      UPDATE \(table) SET progress = ?1, fields = ?2, turn =
        (SELECT max(turn) + 1 FROM \(table) AS other WHERE other.player = \(table).player)
      WHERE id = ?3
      """, game.progress, parts[0], session.id)
    let isNew = changes == 0
    if isNew { try insert(game, parts[0], into: table) }
    if table == "game" { try save(parts, of: session.id) }
    return isNew
  }

  private func insert(_ game: SavedGame, _ fields: String, into table: String) throws(DatabaseError) {
    let session = game.session
    try run(
      """
      INSERT INTO \(table) (id, player, mode, language, words, day, progress, fields, turn)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, (SELECT coalesce(max(turn), 0) + 1 FROM \(table) WHERE player = ?2))
      """, session.id, session.player, session.mode.rawValue, session.language, session.words,
      session.day?.number, game.progress, fields)
  }

  /// The name under which a saved game's player is known now; `nil` when there is no such game.
  func player(of game: Int64) throws(DatabaseError) -> String? {
    try row("SELECT player FROM game WHERE id = ?1 UNION ALL SELECT player FROM post WHERE id = ?1", game) {
      $0.text(0)
    }
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
      day: row.isNull(5) ? nil : row.day(5), code: fields["code"] ?? "")
    return SavedGame(session: session, progress: row.int(6), fields: fields)
  }

  // MARK: Practice words

  /// Adds words to the first box; words in a higher box return to it, and those in the first one keep their day.
  func addForPractice(
    _ words: [String], of player: String, language: String, missedOn day: Day
  ) throws(DatabaseError) {
    guard !player.isEmpty else { return }
    for word in words {
      try run(
        """
        INSERT INTO practice (player, language, word, box, due, missed) VALUES (?, ?, ?, 1, ?, 1)
        ON CONFLICT (player, language, word) DO UPDATE
        SET due = CASE WHEN box > 1 OR rests THEN excluded.due ELSE due END, box = 1, missed = missed + 1, rests = 0
        """, player, language, word, day.number + PracticeWord.days[0])
    }
  }

  /// The words due on a day, the longest overdue first.
  func practiceWords(
    of player: String, language: String, on day: Day, perDay: Int
  ) throws(DatabaseError) -> [PracticeWord] {
    let answered =
      try row(
        "SELECT count(*) FROM practice WHERE player = ? AND language = ? AND answered = ?", player, language,
        day.number, read: { $0.int(0) }) ?? 0
    return try rows(
      """
      SELECT word, box, due FROM practice WHERE player = ? AND language = ? AND due <= ? AND NOT rests
      ORDER BY due, box, word LIMIT ?
      """, player, language, day.number, max(0, perDay - answered)
    ) { PracticeWord($0.text(0), box: $0.int(1), due: $0.day(2)) }
  }

  /// The words missed or practised last. A word that is missed returns to the first box, in which its day says when it was.
  func lastPracticeWords(
    of player: String, language: String, limit: Int
  ) throws(DatabaseError) -> [PracticeWord] {
    try rows(
      """
      SELECT word, box, due FROM practice WHERE player = ? AND language = ? AND NOT rests
      ORDER BY CASE box WHEN 1 THEN due - ? ELSE answered END DESC, word LIMIT ?
      """, player, language, PracticeWord.days[0], limit
    ) { PracticeWord($0.text(0), box: $0.int(1), due: $0.day(2)) }
  }

  func allPracticeWords(of player: String, language: String) throws(DatabaseError) -> [PractisedWord] {
    try rows(
      """
      SELECT word, box, due, coalesce(answered, -1), missed, rests FROM practice
      WHERE player = ? AND language = ? ORDER BY word
      """, player, language
    ) {
      PractisedWord(
        PracticeWord($0.text(0), box: $0.int(1), due: $0.day(2)), answered: $0.int(3) < 0 ? nil : $0.day(3),
        missed: max(0, $0.int(4)), isResting: $0.int(5) != 0)
    }
  }

  func save(
    _ word: PracticeWord, of player: String, language: String, answeredOn day: Day?
  ) throws(DatabaseError) {
    try run(
      """
      INSERT INTO practice (player, language, word, box, due, answered, missed) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (player, language, word)
      DO UPDATE SET box = excluded.box, due = excluded.due, answered = coalesce(excluded.answered, answered),
        missed = missed + excluded.missed
      """, player, language, word.word, word.box, word.due.number, day?.number,
      day != nil && word.box == 1 ? 1 : 0)
    guard let day, word.box == PracticeWord.days.count else { return }
    try run(
      "INSERT INTO learned (player, language, word, day) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", player,
      language, word.word, day.number)
  }

  func setResting(_ isResting: Bool, _ words: [String], language: String) throws(DatabaseError) {
    let (words, value) = (Set(words), isResting ? 1 : 0)
    let others = try rows(
      "SELECT DISTINCT word FROM practice WHERE language = ? AND rests <> ?", language, value
    ) { $0.text(0) }
    for word in others where words.contains(word) {
      try run("UPDATE practice SET rests = ? WHERE language = ? AND word = ?", value, language, word)
    }
  }

  /// When the words of each language are due.
  func practiceSummaries(of player: String) throws(DatabaseError) -> [PracticeSummary] {
    let languages = try rows(
      "SELECT DISTINCT language FROM practice WHERE player = ? AND NOT rests ORDER BY language", player
    ) { $0.text(0) }
    var summaries: [PracticeSummary] = []
    for language in languages {
      let due = try rows(
        "SELECT due FROM practice WHERE player = ? AND language = ? AND NOT rests ORDER BY due LIMIT ?",
        player,
        language, PracticeWord.counts.max() ?? PracticeWord.perDay
      ) { $0.day(0) }
      let last = try row(
        """
        SELECT answered, count(*) FROM practice WHERE player = ? AND language = ? AND answered IS NOT NULL
        GROUP BY answered ORDER BY answered DESC LIMIT 1
        """, player, language
      ) { (day: $0.day(0), count: $0.int(1)) }
      summaries.append(PracticeSummary(language: language, due: due, last: last))
    }
    return summaries
  }
}
