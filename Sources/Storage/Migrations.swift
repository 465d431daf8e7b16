/// The schema of the database, as the list of migrations that lead to it.
enum Migrations {
  /// The version of a database after all migrations, stored in `user_version`.
  static var current: Int { steps.count }

  /// Makes the tables of a new database, and applies to an older one the steps that it has not seen yet, each in a
  /// transaction of its own. When two programs do it at once, one waits and finds it done.
  /// - Throws: of kind `damage` when its tables are not those of its version.
  static func apply(to database: Database) throws(DatabaseError) {
    while try version(of: database) < current {
      try database.transaction {
        let version = try version(of: database)
        guard version < current else { return }
        if version == 0 { try checkEmpty(database) }
        let next = version == 0 ? current : version + 1
        for statement in version == 0 ? tables : steps[version] { try database.execute(statement) }
        try database.execute("PRAGMA user_version = \(next)")
      }
    }
  }

  /// Whether a database of the current version has its tables.
  static func hasTables(_ database: Database) throws(DatabaseError) -> Bool {
    let whole = try Database.inMemory()
    try apply(to: whole)
    let names = "SELECT name FROM sqlite_master WHERE type = 'table'"
    let found = try database.rows(names) { $0.text(0) }
    return try whole.rows(names) { $0.text(0) }.allSatisfy(found.contains)
  }

  static func version(of database: Database) throws(DatabaseError) -> Int {
    try max(0, database.row("PRAGMA user_version") { $0.int(0) } ?? 0)
  }

  /// - Throws: `newer` when the database is from a later version.
  static func checkVersion(of database: Database) throws(DatabaseError) {
    guard try version(of: database) <= current else { throw newer }
  }

  static let newer = DatabaseError(.newer, .newer)

  /// Identifies the database as this program's: the bytes `Word`. Databases of version 1 have 0.
  static let applicationID = 0x576F_7264

  /// - Throws: `newer` for a file from a later version of this program, `damage` for anything else.
  static func checkHeader(_ header: [UInt8]) throws(DatabaseError) {
    guard header.starts(with: "SQLite format 3\0".utf8) else { return }
    func number(at offset: Int) -> Int { header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (version, id) = (number(at: 60), number(at: 68))
    switch id {
    case applicationID: if version > current { throw newer }
    case 0: if version > 1 { throw DatabaseError(.damage, .notAFile) }
    default: throw DatabaseError(.damage, .notAFile)
    }
  }

  /// - Throws: of kind `damage` when a database without a version has tables, which must be another program's.
  private static func checkEmpty(_ database: Database) throws(DatabaseError) {
    let isEmpty = try database.row("SELECT NOT EXISTS (SELECT 1 FROM sqlite_master)") { $0.bool(0) } ?? true
    guard isEmpty else { throw DatabaseError(.damage, .notAFile) }
  }

  /// The steps from one version to the next, the first of which made version 1. A step that has been released is never
  /// changed; a new one is added, and what it changes is changed in `tables`, too.
  private static let steps = [
    [
      "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
      // `turn` increases with each use: the most recent player has the largest.
      "CREATE TABLE player (name TEXT PRIMARY KEY, turn INTEGER NOT NULL) WITHOUT ROWID",
      // `run` is the id of the first game of a winning streak; for a lost game, its own id. `ranked` is whether the result
      // counts for the high score list.
      """
      CREATE TABLE result (
        id INTEGER PRIMARY KEY,
        player TEXT NOT NULL REFERENCES player (name) ON DELETE CASCADE,
        mode TEXT NOT NULL, language TEXT NOT NULL, day INTEGER NOT NULL, won INTEGER NOT NULL,
        points INTEGER NOT NULL, misses INTEGER NOT NULL, figures TEXT NOT NULL, ranked INTEGER NOT NULL,
        run INTEGER NOT NULL)
      """,
      "CREATE INDEX result_player ON result (player, mode, run)",
      "CREATE INDEX result_list ON result (mode, run) WHERE ranked",
      """
      CREATE UNIQUE INDEX result_daily ON result (player, language, mode, day)
      WHERE mode IN ('daily-hangman', 'daily-twist', 'daily-ghost')
      """,
      """
      CREATE TABLE game (
        id INTEGER PRIMARY KEY, player TEXT NOT NULL, mode TEXT NOT NULL, language TEXT NOT NULL,
        words TEXT NOT NULL, day INTEGER, progress INTEGER NOT NULL, fields TEXT NOT NULL,
        turn INTEGER NOT NULL)
      """,
      "CREATE INDEX game_player ON game (player, turn)",
      // `seed` is the bit pattern of an unsigned integer.
      "CREATE TABLE deck (key TEXT PRIMARY KEY, seed INTEGER NOT NULL, dealt INTEGER NOT NULL) WITHOUT ROWID",
    ],
    [
      // `figures` were numbers identified by position. They become `details`, with one line per name and number; Hangman's
      // number is already in `misses`.
      "ALTER TABLE result ADD COLUMN details TEXT NOT NULL DEFAULT ''",
      """
      UPDATE result SET details =
        'words-found ' || CAST(figures AS INTEGER) || char(10) ||
        'words-total ' || CAST(substr(figures, instr(figures, ' ') + 1) AS INTEGER) || char(10)
      WHERE mode IN ('twist-timed', 'twist-untimed', 'twist-classic', 'daily-twist') AND instr(figures, ' ')
      """,
      """
      UPDATE result SET details = 'letters ' || CAST(figures AS INTEGER) || char(10)
      WHERE mode IN ('ghost-easy', 'ghost-medium', 'ghost-hard', 'daily-ghost') AND figures <> ''
      """,
      "ALTER TABLE result DROP COLUMN figures",
      // Every mode whose name begins with `daily-` is a daily puzzle, so a new one needs no new index.
      "DROP INDEX result_daily",
      """
      CREATE UNIQUE INDEX result_daily ON result (player, language, mode, day)
      WHERE mode >= 'daily-' AND mode < 'daily.'
      """,
      "PRAGMA application_id = \(applicationID)",
    ],
    [
      // Each player has their own settings; those of the empty name apply to players without them.
      "ALTER TABLE setting RENAME TO setting_of_all",
      """
      CREATE TABLE setting (
        player TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (player, key)) WITHOUT ROWID
      """,
      "INSERT INTO setting SELECT '', key, value FROM setting_of_all",
      "DROP TABLE setting_of_all",
    ],
    [
      // The finished games that can be replayed: for each result the game's id, the path of its words, and the data it is
      // rebuilt from.
      """
      CREATE TABLE finished (
        result INTEGER PRIMARY KEY REFERENCES result (id) ON DELETE CASCADE, game INTEGER NOT NULL,
        words TEXT NOT NULL, fields TEXT NOT NULL)
      """,
      "CREATE INDEX result_recent ON result (player, id)",
    ],
    [
      // The practice words: the number of the box, the day when the word is due, and the day of the last answer.
      """
      CREATE TABLE practice (
        player TEXT NOT NULL, language TEXT NOT NULL, word TEXT NOT NULL, box INTEGER NOT NULL,
        due INTEGER NOT NULL, answered INTEGER, PRIMARY KEY (player, language, word)) WITHOUT ROWID
      """,
      "CREATE INDEX practice_due ON practice (player, language, due)",
    ],
    [
      // The matches by post, in the form of saved games.
      """
      CREATE TABLE post (
        id INTEGER PRIMARY KEY, player TEXT NOT NULL, mode TEXT NOT NULL, language TEXT NOT NULL,
        words TEXT NOT NULL, day INTEGER, progress INTEGER NOT NULL, fields TEXT NOT NULL,
        turn INTEGER NOT NULL)
      """,
      "CREATE INDEX post_player ON post (player, turn)",
    ],
    [
      // What a long saved game has after its first lines, in parts, so that a move does not write the whole game.
      """
      CREATE TABLE game_part (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE, number INTEGER NOT NULL,
        fields TEXT NOT NULL, PRIMARY KEY (game, number))
      """
    ],
    [
      // The practice words that have reached the last box, with the day on which each first did: what is missed later leaves the
      // box, and stays here.
      """
      CREATE TABLE learned (
        player TEXT NOT NULL, language TEXT NOT NULL, word TEXT NOT NULL, day INTEGER NOT NULL,
        PRIMARY KEY (player, language, word)) WITHOUT ROWID
      """,
      """
      INSERT INTO learned SELECT player, language, word, answered FROM practice
      WHERE box >= 5 AND answered IS NOT NULL
      """,
      "CREATE INDEX result_day ON result (player, day, language)",
    ],
    [
      // How often a word was missed, of which nothing has been counted until now.
      "ALTER TABLE practice ADD COLUMN missed INTEGER NOT NULL DEFAULT 0",
      "UPDATE practice SET missed = 1 WHERE box = 1",
    ],
    [
      // Whether a word rests, because the lists that had it have it no more.
      "ALTER TABLE practice ADD COLUMN rests INTEGER NOT NULL DEFAULT 0"
    ],
  ]

  /// The tables of a new database: those that all steps lead to, made at once.
  private static let tables = [
    """
    CREATE TABLE setting (
      player TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (player, key)) WITHOUT ROWID
    """,
    "CREATE TABLE player (name TEXT PRIMARY KEY, turn INTEGER NOT NULL) WITHOUT ROWID",
    """
    CREATE TABLE result (
      id INTEGER PRIMARY KEY,
      player TEXT NOT NULL REFERENCES player (name) ON DELETE CASCADE,
      mode TEXT NOT NULL, language TEXT NOT NULL, day INTEGER NOT NULL, won INTEGER NOT NULL,
      points INTEGER NOT NULL, misses INTEGER NOT NULL, ranked INTEGER NOT NULL, run INTEGER NOT NULL,
      details TEXT NOT NULL DEFAULT '')
    """,
    "CREATE INDEX result_player ON result (player, mode, run)",
    "CREATE INDEX result_list ON result (mode, run) WHERE ranked",
    "CREATE INDEX result_recent ON result (player, id)",
    "CREATE INDEX result_day ON result (player, day, language)",
    """
    CREATE UNIQUE INDEX result_daily ON result (player, language, mode, day)
    WHERE mode >= 'daily-' AND mode < 'daily.'
    """,
    """
    CREATE TABLE game (
      id INTEGER PRIMARY KEY, player TEXT NOT NULL, mode TEXT NOT NULL, language TEXT NOT NULL,
      words TEXT NOT NULL, day INTEGER, progress INTEGER NOT NULL, fields TEXT NOT NULL,
      turn INTEGER NOT NULL)
    """,
    "CREATE INDEX game_player ON game (player, turn)",
    "CREATE TABLE deck (key TEXT PRIMARY KEY, seed INTEGER NOT NULL, dealt INTEGER NOT NULL) WITHOUT ROWID",
    """
    CREATE TABLE finished (
      result INTEGER PRIMARY KEY REFERENCES result (id) ON DELETE CASCADE, game INTEGER NOT NULL,
      words TEXT NOT NULL, fields TEXT NOT NULL)
    """,
    """
    CREATE TABLE practice (
      player TEXT NOT NULL, language TEXT NOT NULL, word TEXT NOT NULL, box INTEGER NOT NULL,
      due INTEGER NOT NULL, answered INTEGER, missed INTEGER NOT NULL DEFAULT 0,
      rests INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (player, language, word)) WITHOUT ROWID
    """,
    "CREATE INDEX practice_due ON practice (player, language, due)",
    """
    CREATE TABLE post (
      id INTEGER PRIMARY KEY, player TEXT NOT NULL, mode TEXT NOT NULL, language TEXT NOT NULL,
      words TEXT NOT NULL, day INTEGER, progress INTEGER NOT NULL, fields TEXT NOT NULL,
      turn INTEGER NOT NULL)
    """,
    "CREATE INDEX post_player ON post (player, turn)",
    """
    CREATE TABLE game_part (
      game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE, number INTEGER NOT NULL,
      fields TEXT NOT NULL, PRIMARY KEY (game, number))
    """,
    """
    CREATE TABLE learned (
      player TEXT NOT NULL, language TEXT NOT NULL, word TEXT NOT NULL, day INTEGER NOT NULL,
      PRIMARY KEY (player, language, word)) WITHOUT ROWID
    """,
    "PRAGMA application_id = \(applicationID)",
  ]
}
