import Glibc

extension RecordStore {
  /// The database's file; empty when it is in memory from the start.
  var databasePath: String { folder.map { $0 + "/wordyard.db" } ?? "" }

  /// Opens the database in the folder, or makes it, and brings it up to this version. A damaged one is moved
  /// aside first.
  func open(in folder: String) throws(DatabaseError) -> Database {
    try Self.makeFolders(folder)
    return try undisturbed {
      try checkFile()
      do throws(DatabaseError) {
        return try opened()
      } catch  where error.kind == .damage {
        try moveAside()
        return try opened()
      } catch  where error.kind == .busy {
        // Others who let nobody in for so long would make every key wait.
        throw DatabaseError(.refusal, error.reason)
      }
    }
  }

  /// Keeps other processes from opening the database and from moving it aside meanwhile, where that is possible:
  /// nobody then opens one whose log is just being moved away from under it.
  func undisturbed<T>(_ work: () throws -> T) throws(DatabaseError) -> T {
    let isLocked = lockFile.map { $0.isUsable() && $0.wait(for: 0, atMost: patience) } ?? false
    defer { if isLocked { lockFile?.free(0) } }
    do { return try work() } catch { throw DatabaseError(error) }
  }

  private func opened() throws(DatabaseError) -> Database {
    let database = try Database(databasePath)
    database.leaveAsIs(true)
    guard try Self.version(database.header()) <= Migrations.current else { throw Migrations.newer }
    guard !database.isReadOnly else {
      throw access(databasePath, W_OK) == 0 ? DatabaseError(.refusal, .readOnly) : .system()
    }
    database.wait(atMost: patience)
    try Migrations.checkVersion(of: database)
    try Migrations.apply(to: database)
    // Only now that it is known to be one of ours. With a log, what a killed process has written is there, too;
    // `NORMAL` spares the disk a wait for each write, at the risk of the last ones when the power fails.
    try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -512")
    database.leaveAsIs(false)
    return database
  }

  /// The version in the header of a database's file, which is older than what its log may say; known without
  /// making a log, or anything else, beside a database that has to be left alone.
  private static func version(_ header: [UInt8]) -> Int {
    guard header.starts(with: "SQLite format 3\0".utf8) else { return 0 }
    return header[60..<64].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Makes a folder that only the player may look into, and those on the way to it.
  private static func makeFolders(_ path: String) throws(DatabaseError) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system() }
  }

  /// Only a file is opened: whoever opens a pipe may wait for ever.
  private func checkFile() throws(DatabaseError) {
    var status = stat()
    guard stat(databasePath, &status) == 0 else {
      if errno == ENOENT { return }
      throw .system()
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .system(EISDIR)
    default: throw DatabaseError(.refusal, .notAFile)
    }
  }
}
