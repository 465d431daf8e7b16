import Glibc
import Records

/// The records, in a database in the player's folder.
///
/// It opens when something is first asked of it. It never fails: when the folder cannot be used, it continues in
/// memory, and `notices` tells. Several processes may use one folder.
///
/// It is `Sendable` because the screens' values that hold it are; nothing synchronises it, as the program has one
/// thread.
public final class RecordStore: Records, @unchecked Sendable {
  /// The folder of its files but the title notes; `nil` when it is in memory from the start.
  let folder: String?
  let notes: TitleNotes?
  /// How long opening and closing wait for other processes that have the database locked.
  let timeout: Duration
  /// How long anything else waits, so that a key is answered; and only once, until the database is free again.
  var keyTimeout: Duration { isBusy ? .zero : min(timeout, .milliseconds(200)) }
  /// Whether the database was locked when it was used last.
  var isBusy = false
  let claims: GameClaims
  let lockFile: LockFile?

  /// `nil` until it is needed, and when not even memory can be had.
  var database: Database?
  /// Whether the open database is the one in the folder.
  var isOnDisk = false
  /// Whether the folder cannot be used, so that only memory is left.
  var hasGivenUp = false
  /// How many damaged databases have been moved aside.
  var damages = 0
  /// What the title note says, as far as this process knows.
  var noted: TitleRecords?
  /// The player of the last title that was asked for.
  public internal(set) var titlePlayer = ""
  /// The game that was saved last, if it is still as it was saved then.
  var lastSaved: SavedGame?
  var pendingNotices: [RecordsNotice] = []
  /// Writes that wait because others had the database locked for too long, the oldest first.
  var backlog: [Step<Void>] = []

  /// Records in a folder, which is created when it is missing; touches nothing yet.
  /// - Parameters:
  ///   - noteFolder: where the title notes lie; by default in the same folder.
  ///   - timeout: how long it waits, at most, for other processes.
  public convenience init(folder: String, noteFolder: String? = nil, timeout: Duration = .seconds(3)) {
    self.init(in: folder, noteFolder: noteFolder, timeout: timeout)
  }

  /// Records that are gone when this is.
  public static func inMemory() -> RecordStore { RecordStore(in: nil, noteFolder: nil, timeout: .zero) }

  private init(in folder: String?, noteFolder: String?, timeout: Duration) {
    self.folder = folder
    notes = folder.map { TitleNotes(folder: noteFolder ?? $0, database: noteFolder == nil ? "" : $0) }
    self.timeout = timeout
    lockFile = folder.map { LockFile($0 + "/games.lock") }
    claims = GameClaims(lockFile)
  }

  /// What the title screen showed last time to whoever played last, read without opening the database; `nil` when that
  /// is not known.
  public var note: TitleRecords? { note(of: nil) }

  /// What the title screen showed a player last time.
  public func note(of player: String?) -> TitleRecords? {
    guard let notes, exists else { return nil }
    let note = notes.read(of: player)
    titlePlayer = note?.player ?? ""
    noted = note?.records
    return noted
  }

  /// Whether there are records in the folder already.
  public var exists: Bool { access(databasePath, F_OK) == 0 }

  /// Writes what waits to be written, releases all games and closes the database. It may add to `notices`. When it is
  /// used afterwards, it opens again.
  /// - Parameter timeout: how long it waits for others at most; `nil` is the time that opening waits.
  public func close(timeout: Duration? = nil) {
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

  /// Writes what the title screen shows to the title note.
  func writeNote() {
    guard !titlePlayer.isEmpty, let notes, let database, isOnDisk, let records = try? titleRecords(database)
    else { return }
    notes.write(records, of: titlePlayer)
    noted = records
  }

  func titleRecords(_ database: Database) throws(DatabaseError) -> TitleRecords {
    let games = try database.games(of: titlePlayer)
    return TitleRecords(
      settings: try database.settings(of: titlePlayer),
      waiting: games.filter { !claims.isClaimedElsewhere($0.session.id) },
      practice: try database.practiceSummaries(of: titlePlayer),
      daily: try database.dailySummaries(of: titlePlayer))
  }
}
