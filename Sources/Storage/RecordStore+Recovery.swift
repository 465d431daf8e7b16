import Glibc
import Records

extension RecordStore {
  /// Replaces the database after an error.
  func recover(from error: DatabaseError) {
    lastSaved = nil
    guard folder != nil, !hasGivenUp else {
      // In memory, only an empty database is left to try.
      database = nil
      return
    }
    // Tables of a later version look damaged to this one.
    if isNewer { return continueInMemory(because: Migrations.newer) }
    guard error.kind == .damage, database != nil else { return continueInMemory(because: error) }
    do {
      try replaceDamaged()
    } catch {
      continueInMemory(because: error)
    }
  }

  private var isNewer: Bool {
    guard let database, let version = try? Migrations.version(of: database) else { return false }
    return version > Migrations.current
  }

  /// Closes the damaged database and moves it aside, unless another process has done so already.
  private func replaceDamaged() throws(DatabaseError) {
    try withOpenLock {
      database?.setCheckpointOnClose(false)
      let isThere = database?.hasMoved == false
      database = nil
      if isThere { try moveAside() }
    }
  }

  /// Renames the database in the folder, and the files that SQLite creates beside it.
  func moveAside() throws(DatabaseError) {
    // A disk that repeatedly damages databases is not used any more.
    guard damages < 3 else { throw .system(EIO) }
    damages += 1
    let name = unusedName()
    // The database is renamed last: a log left behind would be applied to the new one.
    for ending in Self.endings.reversed() {
      guard Glibc.rename(databasePath + ending, name + ending) == 0 || errno == ENOENT && ending != "" else {
        throw .system()
      }
    }
    pendingNotices.append(.damaged(movedTo: name))
  }

  private func unusedName() -> String {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    var stamp = [CChar](repeating: 0, count: 32)
    let length = strftime(&stamp, stamp.count, "%Y%m%d-%H%M%S", &local)
    let text = String(decoding: stamp[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let first = databasePath + ".damaged-" + text
    var name = first
    var number = 1
    var status = stat()
    while lstat(name, &status) == 0 {
      number += 1
      name = first + "-\(number)"
    }
    return name
  }

  /// Copies what can be read into memory, and does not access the folder any more.
  private func continueInMemory(because error: DatabaseError) {
    hasGivenUp = true
    isOnDisk = false
    switch error.kind {
    case .newer:
      database = nil
      pendingNotices.append(.newer(file: databasePath))
    case .damage, .busy, .refusal:
      database = copy(of: database)
      pendingNotices.append(.notSaved(file: unusableFile, reason: error.failure))
    }
  }

  /// The contents of the folder's database in memory; `nil` when it cannot be read.
  private func copy(of open: Database?) -> Database? {
    if let open, let copy = try? Self.copy(of: open) { return copy }
    var status = stat()
    guard stat(databasePath, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    for access in [Database.Access.readOnly, .immutable] {
      if let source = try? Database(databasePath, access), let copy = try? Self.copy(of: source) {
        return copy
      }
    }
    return nil
  }

  static func copy(of source: Database) throws(DatabaseError) -> Database {
    let copy = try Database.inMemory()
    try copy.fill(from: source)
    try Migrations.apply(to: copy)
    return copy
  }
}
