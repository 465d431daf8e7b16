/// The tables of a machine: those that are open, and the one that the player has joined.
///
/// Nothing here blocks or fails: results of requests are reported by `news`. Requirements are `mutating`, so that the
/// compiler prevents a screen's `draw` and `bindings`, which get an immutable `Context`, from calling them.
public protocol TableService: Sendable {
  /// The number of tables, counted by file names alone, some of which may not answer; for the title screen.
  mutating func count() -> Int
  /// Queries every table; the answers arrive as `TableNews.tables`, again after each change, until `stopListing`.
  mutating func list()
  /// Ends the query of `list`, if there is one; no more `TableNews.tables` arrive.
  mutating func stopListing()

  /// The resources that games need: a language's words, and the hash function for duels, which only the module `Tables`
  /// has.
  mutating func words(_ language: Language, _ lexicon: Lexicon) -> TableWords

  /// Opens a table with this program as its host, or takes a seat at it if one with this name answers already.
  mutating func open(_ header: TableHeader, words: TableWords, name: String)
  /// Takes a seat at a table.
  mutating func takeSeat(at table: OpenTable, words: TableWords, name: String)
  /// Resumes a table that was left: connects to the newest host that answers, else becomes its host.
  mutating func resume(_ saved: SavedTable, words: TableWords)
  /// Leaves the table; in a game that has begun the seat remains reserved.
  mutating func leave()

  /// Makes a move.
  mutating func play(_ move: TableMove)

  /// The table that the player has joined; `nil` when there is none.
  mutating func state() -> TableState?
  /// The state to be saved; `nil` before the game has begun.
  mutating func saved() -> SavedTable?
  /// The events since the last call, in order.
  mutating func news() -> [TableNews]
}

/// An action of a player at a table.
public enum TableMove: Equatable, Sendable {
  /// Starts the game; only for the opener.
  case begin
  /// Gives a free chair to a computer, or frees it; only for the opener. During a game: replaces a player who has been away
  /// for a minute.
  case chair(Int, GhostLevel?)
  case ghost(Ghost.Move)
  /// Sets the phrase of a duel's round; from then on the setter's program answers automatically.
  case set(TableDuel.Secret)
  case ask(TableDuel.Question)
  /// Starts the next round of a duel.
  case nextRound
  /// Calls the round of a duel off after its setter has been away for two minutes: nobody wins it.
  case callOff
  /// Signals the others at the table that the player is present, at most once in five seconds.
  case wink
  /// Submits a word found in a race.
  case word(String)
  /// Stops looking for words; when all connected players have, the race ends early.
  case done
}
