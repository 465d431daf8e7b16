extension Migrations {
  /// The tables of a new database: those that all steps lead to, made at once. The steps would take several times as long.
  static let tables = [
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
      due INTEGER NOT NULL, answered INTEGER, PRIMARY KEY (player, language, word)) WITHOUT ROWID
    """,
    "CREATE INDEX practice_due ON practice (player, language, due)",
    "PRAGMA application_id = \(applicationID)",
  ]
}
