import Glibc
import Records

extension RecordStore {
  /// A copy in memory of the current records of a folder: nothing in the folder is created, changed or moved. Errors are
  /// reported by `notices`.
  public static func copy(ofFolder folder: String) -> RecordStore {
    let store = inMemory()
    let disk = RecordStore(folder: folder)
    do {
      try disk.checkFile()
      guard disk.exists else { return store }
      // With a log the database must be opened normally; without one it is opened as immutable, because SQLite would
      // otherwise create a log.
      let hasLog = access(disk.databasePath + "-wal", F_OK) == 0
      let source = try Database(disk.databasePath, hasLog ? .readOnly : .immutable)
      source.setBusyTimeout(disk.timeout)
      try Migrations.checkHeader(source.header())
      try Migrations.checkVersion(of: source)
      store.database = try copy(of: source)
    } catch {
      let error = DatabaseError(error)
      let reason = error.kind == .damage ? StorageFailure.damaged : error.failure
      store.pendingNotices.append(.unreadable(file: disk.unusableFile, reason: reason))
    }
    return store
  }
}
