import Glibc
import Platform

extension RecordStore {
  /// The path of the database; empty when it was opened in memory.
  var databasePath: String { folder.map { $0 + "/wordyard.db" } ?? "" }

  /// Opens or creates the database in the folder and migrates it to this version. A damaged one is moved aside first.
  func open(in folder: String) throws(DatabaseError) -> Database {
    try Self.makeFolders(folder)
    return try withOpenLock {
      try checkFile()
      do throws(DatabaseError) {
        return try opened()
      } catch  where error.kind == .damage {
        try moveAside()
        return try opened()
      } catch  where error.kind == .busy {
        // As long as it remained locked, every key would wait for the timeout.
        throw DatabaseError(.refusal, error.failure)
      }
    }
  }

  /// Runs `work` while no other process opens the database or moves it aside, so that none opens it while its log is being
  /// moved; runs it without that lock if the lock file cannot be used.
  func withOpenLock<T>(_ work: () throws -> T) throws(DatabaseError) -> T {
    let isLocked = lockFile.map { $0.isUsable() && $0.lock(0, milliseconds: Int(timeout.milliseconds)) } ?? false
    defer { if isLocked { lockFile?.unlock(0) } }
    do { return try work() } catch { throw DatabaseError(error) }
  }

  private func opened() throws(DatabaseError) -> Database {
    let database: Database
    do throws(DatabaseError) {
      database = try Database(databasePath)
    } catch  where error.failure == .system(.notFound) {
      // SQLite reports a file that it could not create as missing.
      throw folder.map { access($0, W_OK) != 0 } == true ? .system() : error
    }
    database.setCheckpointOnClose(false)
    // Nothing may be created beside a database from a later version, so the header is read before anything else. The
    // version in its log may be later still.
    try Migrations.checkHeader(database.header())
    guard !database.isReadOnly else {
      throw access(databasePath, W_OK) == 0 ? DatabaseError(.refusal, .readOnly) : .system()
    }
    database.setBusyTimeout(timeout)
    try Migrations.checkVersion(of: database)
    try Migrations.apply(to: database)
    // Set only now that it is known to be a database of this program. With a write-ahead log, committed writes survive the
    // process being killed; with `NORMAL` a write does not wait for the disk, and the last ones are lost in a power
    // failure.
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -512")
    database.setCheckpointOnClose(true)
    database.setBusyTimeout(keyTimeout)
    return database
  }

  /// Creates a folder and its missing parents, readable only by the player.
  static func makeFolders(_ path: String) throws(DatabaseError) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system() }
  }

  /// The file that an error is about: one beside the database if that is not a regular file, else the database.
  var unusableFile: String {
    Self.endings.map { databasePath + $0 }.first { file in
      var status = stat()
      return stat(file, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    } ?? databasePath
  }

  /// The endings of the names of the database, which is the first, and of the files that SQLite creates beside it.
  static let endings = ["", "-journal", "-wal", "-shm"]

  /// - Throws: when the database, or a log beside it, exists but is not a regular file: opening a pipe could block forever.
  func checkFile() throws(DatabaseError) {
    for ending in Self.endings {
      var status = stat()
      guard stat(databasePath + ending, &status) == 0 else {
        if errno == ENOENT { continue }
        throw .system()
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: continue
      case S_IFDIR: throw .system(EISDIR)
      default: throw DatabaseError(.refusal, .notAFile)
      }
    }
  }
}
