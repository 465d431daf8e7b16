import Engines
import Glibc

extension RecordStore {
  /// Sees to it that what comes next goes to another database than the one that has failed.
  func recover(from error: DatabaseError) {
    guard folder != nil, !hasGivenUp else {
      // In memory only an empty one is left to try.
      database = nil
      return
    }
    // Tables that are not as this version expects are no damage then.
    if isNewer { return goOnInMemory(because: Migrations.newer) }
    guard error.kind == .damage, database != nil else { return goOnInMemory(because: error) }
    do {
      try abandon()
    } catch {
      goOnInMemory(because: error)
    }
  }

  private var isNewer: Bool {
    guard let database, let version = try? Migrations.version(of: database) else { return false }
    return version > Migrations.current
  }

  /// Closes the damaged database and moves it aside, unless another process has done so already.
  private func abandon() throws(DatabaseError) {
    try undisturbed {
      database?.leaveAsIs(true)
      let isThere = database?.hasMoved == false
      database = nil
      if isThere { try moveAside() }
    }
  }

  /// Gives the database in the folder, and what SQLite keeps beside it, another name.
  func moveAside() throws(DatabaseError) {
    // A disk that damages one after the other is no place for records.
    guard damages < 3 else { throw .system(EIO) }
    damages += 1
    let name = unusedName()
    // The database goes last: whatever stays behind would be taken for the new one's.
    for suffix in ["-wal", "-shm", "-journal", ""] {
      guard rename(databasePath + suffix, name + suffix) == 0 || errno == ENOENT && suffix != "" else {
        throw .system()
      }
    }
    notices.append(.damaged(movedTo: name))
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

  /// Takes what can be read with it, and leaves the folder alone from now on.
  private func goOnInMemory(because error: DatabaseError) {
    hasGivenUp = true
    isKept = false
    switch error.kind {
    case .newer:
      database = nil
      notices.append(.newer(file: databasePath))
    case .damage, .busy, .refusal:
      database = copy(of: database)
      notices.append(.notKept(file: databasePath, reason: error.reason))
    }
  }

  /// What is in the folder's database, as one in memory; `nil` when it cannot be read.
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

  private static func copy(of source: Database) throws(DatabaseError) -> Database {
    let copy = try Database.inMemory()
    try copy.fill(from: source)
    try Migrations.apply(to: copy)
    return copy
  }
}
