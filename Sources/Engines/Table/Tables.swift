/// The tables of a machine: who has one open, and the one at which the player sits.
///
/// Nothing in it waits or fails: what comes of a request is told by `news`. Requirements are `mutating`, so that a screen's
/// `draw` and `bindings`, which get an immutable `Context`, are kept from them by the compiler.
public protocol Tables: Sendable {
  /// How many tables there are by their names alone, some of which may not answer: for the title.
  mutating func count() -> Int
  /// Asks every table what it is; the answer is `TableNews.tables`, again whenever it changes, until `stopListing`.
  mutating func list()
  mutating func stopListing()

  /// What games are played with: a language's words, and the hash of duels, which only the room of tables has.
  mutating func words(_ language: Language, _ lexicon: Lexicon) -> TableWords

  /// Opens a table with this program as its host, or sits down at it when one of this name answers already.
  mutating func open(_ header: TableHeader, words: TableWords, name: String)
  /// Sits down at a table.
  mutating func sit(at table: OpenTable, words: TableWords, name: String)
  /// Goes on with a table that was left: at the newest host that answers, else as its host.
  mutating func resume(_ saved: SavedTable, words: TableWords)
  /// Leaves the table; nobody's seat in a game that has begun.
  mutating func leave()

  /// Makes a move.
  mutating func play(_ move: TableMove)

  /// The table at which the player sits; `nil` at none.
  mutating func state() -> TableState?
  /// What is to be saved of it; `nil` before the game has begun.
  mutating func saved() -> SavedTable?
  /// What has happened since it was asked last, in order.
  mutating func news() -> [TableNews]
}

/// What a player does at a table.
public enum TableMove: Equatable, Sendable {
  /// The opener begins the game.
  case begin
  /// The opener gives a free chair to a computer, or frees it; in a game, whoever is away for a minute is replaced.
  case chair(Int, GhostLevel?)
  case ghost(Ghost.Move)
  /// Sets the phrase of a duel's round; the setter's program answers by itself from then on.
  case set(TableDuel.Secret)
  case ask(TableDuel.Question)
  /// Begins the next round of a duel.
  case nextRound
  /// The setter of a duel has been away for two minutes: nobody wins the round.
  case callOff
  /// Tells the others at the table that the player is here, at most once in five seconds.
  case wink
  /// A word found in a race.
  case word(String)
  /// The player looks for no more words; when all who are here have said so, the race is over before its time.
  case done
}
