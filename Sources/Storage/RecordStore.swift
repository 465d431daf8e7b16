import Glibc
import Platform
import Records

/// The records, in a database in the player's folder.
///
/// The database is opened on first use. Operations never fail: when the folder cannot be used, it continues in memory, and
/// `notices` reports the reason. Several processes may use one folder.
///
/// It is `Sendable` because it is contained in the screens' values; access is not synchronised, because the program has one
/// thread.
public final class RecordStore: Records, @unchecked Sendable {
  /// The folder of its files, except the title notes; `nil` when it was opened in memory.
  let folder: String?
  let notes: TitleNotes?
  /// How long opening and closing wait while other processes have the database locked.
  let timeout: LockTimeout
  /// How long all other operations wait, kept short because a key is waiting; zero until the database is unlocked again.
  var keyTimeout: LockTimeout { isBusy ? .zero : min(timeout, .milliseconds(200)) }
  /// Whether the database was locked when it was last used.
  var isBusy = false
  let claims: GameClaims
  let lockFile: LockFile?

  /// `nil` until it is needed, and when not even a database in memory can be created.
  var database: Database?
  /// Whether the open database is the one in the folder.
  var isOnDisk = false
  /// Whether the folder has been given up, so that only memory is left.
  var hasGivenUp = false
  /// The number of damaged databases that have been moved aside.
  var damages = 0
  /// The contents of the title note, as far as this process knows them.
  var noted: TitleRecords?
  /// The player of the last call of `title`.
  public internal(set) var titlePlayer = ""
  /// The game that was saved last, if it has not been changed since.
  var lastSaved: SavedGame?
  var pendingNotices: [RecordsNotice] = []
  /// Writes that were postponed because the database was locked for too long, the oldest first.
  var backlog: [Step<Void>] = []

  /// Records in a folder, which is created on first use.
  /// - Parameters:
  ///   - noteFolder: the folder of the title notes; by default the same one.
  ///   - timeout: the maximum time to wait for other processes.
  public convenience init(folder: String, noteFolder: String? = nil, timeout: LockTimeout = .seconds(3)) {
    self.init(in: folder, noteFolder: noteFolder, timeout: timeout)
  }

  /// Records in memory, deleted with this object.
  public static func inMemory() -> RecordStore { RecordStore(in: nil, noteFolder: nil, timeout: .zero) }

  private init(in folder: String?, noteFolder: String?, timeout: LockTimeout) {
    self.folder = folder
    notes = folder.map { TitleNotes(folder: noteFolder ?? $0, database: noteFolder == nil ? "" : $0) }
    self.timeout = timeout
    lockFile = folder.map { LockFile($0 + "/games.lock") }
    claims = GameClaims(lockFile)
  }

  /// The data of the title screen when the last player saw it, read without opening the database; `nil` when there is none.
  public var note: TitleRecords? { note(of: nil) }

  /// The data of the title screen when a player last saw it.
  public func note(of player: String?) -> TitleRecords? {
    guard let notes, exists else { return nil }
    let note = notes.read(of: player)
    titlePlayer = note?.player ?? ""
    noted = note?.records
    return noted
  }

  /// Whether the folder contains a database.
  public var exists: Bool { access(databasePath, F_OK) == 0 }

  /// Writes the backlog, releases all games and closes the database. It may add to `notices`. Using the store afterwards
  /// opens the database again.
  /// - Parameter timeout: the maximum time to wait for other processes; `nil` is the timeout for opening.
  public func close(timeout: LockTimeout? = nil) {
    flush(timeout: timeout ?? self.timeout)
    if !backlog.isEmpty, let folder {
      pendingNotices.append(.notSaved(file: folder + "/wordyard.db", reason: .locked))
      backlog.removeAll()
    }
    writeNote()
    if isOnDisk { database = nil }
    claims.releaseAll()
    lastSaved = nil
  }

  /// Writes the data of the title screen to the title note.
  func writeNote() {
    guard !titlePlayer.isEmpty, let notes, let database, isOnDisk, let records = try? titleRecords(database)
    else { return }
    notes.write(records, of: titlePlayer)
    noted = records
  }

  /// A player's saved games, without those that another process has claimed.
  func unclaimedGames(of player: String, _ database: Database) throws(DatabaseError) -> [SavedGame] {
    try database.games(of: player).filter { !claims.isClaimedElsewhere($0.session.id) }
  }

  func titleRecords(_ database: Database) throws(DatabaseError) -> TitleRecords {
    TitleRecords(
      settings: try database.settings(of: titlePlayer),
      waiting: try unclaimedGames(of: titlePlayer, database).map(\.waiting),
      practice: try database.practiceSummaries(of: titlePlayer),
      daily: try database.dailySummaries(of: titlePlayer))
  }
}
