import Engines

/// The tables of a machine, this one or another: those that are open, and the one that the player has joined.
///
/// Nothing here blocks or fails: results of requests are reported by `news`. Requirements are `mutating`, so that the
/// compiler prevents a screen's `draw` and `bindings`, which get an immutable `Context`, from calling them.
public protocol TableService: Sendable {
  /// Leaves the table, and has to do with the tables of another machine from now on, which ssh reaches; `nil` for those of this
  /// one.
  mutating func visit(_ host: String?)
  /// The other machine; `nil` for this one.
  mutating func host() -> String?
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
  /// Watches a table without a seat.
  mutating func watch(_ table: OpenTable, words: TableWords)
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
  /// Ends the round of a duel after its setter has been away for two minutes: the guesser wins it.
  case callOff
  /// Signals the others at the table that the player is present, at most once in five seconds.
  case wink
  /// Submits a word found in a race.
  case word(String)
  /// Stops looking for words; when all connected players have, the race ends early.
  case done
}

/// An event at the table, or in the folder of tables, since the screen last asked.
public enum TableNews: Equatable, Sendable {
  /// The tables that have answered since `list`.
  case tables([OpenTable])
  /// At least one table was of another version of the program, so that the player cannot join it.
  case otherVersion
  /// At least one table is of another user who lets nobody else sit down.
  case forbidden
  /// The player has a seat, or watches; `state` holds its number and the game. Sent again after each change of the host.
  case seated
  /// So many watch the table now.
  case watchers(Int)
  /// A seat has a new occupant, or a player has left or returned.
  case seats
  /// The move with this number was made; `state` includes it.
  case moved(Int, TableLog.Entry)
  /// The moves from this number on have changed: the host's log takes precedence.
  case rebuilt(Int)
  /// The player at another seat winks.
  case winked(seat: Int)
  /// The points of a race have changed.
  case scores
  /// The remaining time of a race.
  case timeLeft(Duration)
  /// A move or a request was refused.
  case refused(TableLine.Refusal)
  /// The player has lost the seat, for this reason.
  case left(Leaving)
  /// The host has gone; the others continue.
  case hostLeft
  /// This program is now the host.
  case hosting
  /// The host has not acknowledged a move for three seconds.
  case hostIsSilent
  /// The line to another machine is down, and will be tried again; it is up.
  case lineDown(String), lineUp(String)

  public enum Leaving: Equatable, Sendable {
    /// The host refused the seat.
    case refused(TableLine.Refusal)
    /// The host does not know of watchers, as in an earlier version, or as many watch as may.
    case notShown, tooManyWatch
    /// The table now has a different game from the one that was left.
    case anotherGame
    /// The table uses another word list, or another version of the program.
    case otherWords, otherVersion
    /// The host sent an invalid line.
    case noTable
    /// No table with that identifier answers.
    case notFound
    /// There is no line to another machine, or no more.
    case noLine(String, NoLine)
    /// The folder of tables cannot be used.
    case folder(TableFolderProblem)
  }
}

/// Why there is no line to another machine.
public enum NoLine: Equatable, Sendable {
  /// There never was one.
  case unreachable
  case notStarted(SystemError)
  /// What came was no line of a relay.
  case malformed
  /// The program there is of another version.
  case otherVersion
  /// Another program has taken it over.
  case taken
}

/// Why a folder of tables cannot be used.
public enum TableFolderProblem: Error, Equatable, Sendable {
  /// Anybody can write to it and remove the files of others.
  case worldWritable
  /// It belongs neither to the player, nor to root, nor to one of the player's groups.
  case foreign
  case notAFolder
  case system(SystemError)
}

/// The resources that the games of a table need: a language's words and a cryptographic hash function.
public struct TableWords: Sendable {
  /// The code of the language.
  public let language: String
  public let alphabet: Alphabet
  public let lexicon: Lexicon
  /// The version of the word list; seats with different versions cannot play together.
  public let version: String
  /// What a race of words asks for, where this program lays its table.
  public var questions: [TableRace.Question] = []
  /// Computes SHA-256 (FIPS 180-4).
  public let sha256: @Sendable ([UInt8]) -> [UInt8]

  public init(
    language: String, alphabet: Alphabet, lexicon: Lexicon, sha256: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) {
    self.language = language
    self.alphabet = alphabet
    self.lexicon = lexicon
    version = lexicon.version
    self.sha256 = sha256
  }
}
