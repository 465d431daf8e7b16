import Engines
import Glibc
import Records
import System

/// The files of the records in a folder: the database, what SQLite creates beside it, and the file of the locks.
struct RecordFiles {
  let folder: String

  var database: String { folder + "/wordyard.db" }
  var locks: String { folder + "/games.lock" }

  /// The endings of the names of the database, which is the first, and of the files that SQLite creates beside it.
  private static let endings = ["", "-journal", "-wal", "-shm"]

  var exists: Bool { access(database, F_OK) == 0 }
  var hasLog: Bool { access(database + "-wal", F_OK) == 0 }
  var isRegular: Bool { Self.type(of: database) == S_IFREG }

  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Creates the folder and its missing parents, accessible only to the player.
  func makeFolder() throws(DatabaseError) { try Self.makeFolder(folder) }

  private static func makeFolder(_ path: String) throws(DatabaseError) {
    if access(path, F_OK) == 0 { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system() }
  }

  /// Why the folder cannot be written to; `nil` when it can.
  var folderRefusal: DatabaseError? { access(folder, W_OK) == 0 ? nil : .system() }

  /// Why the database cannot be written to; `nil` when it can.
  var databaseRefusal: DatabaseError? { access(database, W_OK) == 0 ? nil : .system() }

  /// - Throws: when the database, or a log beside it, exists but is not a regular file: opening a pipe could block forever.
  func check() throws(DatabaseError) {
    for ending in Self.endings {
      switch Self.type(of: database + ending) {
      case S_IFREG: continue
      case S_IFDIR: throw .system(EISDIR)
      case nil: if errno != ENOENT { throw .system() }
      default: throw DatabaseError(.refusal, .notAFile)
      }
    }
  }

  /// The file that an error is about: one beside the database if that is not a regular file, else the database.
  var unusableFile: String {
    Self.endings.map { database + $0 }.first { ![nil, S_IFREG].contains(Self.type(of: $0)) } ?? database
  }

  /// Renames the database, and the files that SQLite creates beside it.
  /// - Returns: its new name.
  func moveAside() throws(DatabaseError) -> String {
    let name = unusedName()
    // The database is renamed last: a log left behind would be applied to the new one.
    for ending in Self.endings.reversed() {
      guard rename(database + ending, name + ending) == 0 || errno == ENOENT && ending != "" else {
        throw .system()
      }
    }
    return name
  }

  private func unusedName() -> String {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    var stamp = [CChar](repeating: 0, count: 32)
    let length = strftime(&stamp, stamp.count, "%Y%m%d-%H%M%S", &local)
    let text = String(decoding: stamp[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let first = database + ".damaged-" + text
    var name = first
    var number = 1
    var status = stat()
    while lstat(name, &status) == 0 {
      number += 1
      name = first + "-\(number)"
    }
    return name
  }
}

extension DatabaseError {
  /// The error of the last system call.
  static func system(_ number: Int32 = errno) -> DatabaseError {
    DatabaseError(.refusal, .system(SystemError(errno: number)))
  }

  /// A disk that repeatedly damages databases.
  static var damagingDisk: DatabaseError { .system(EIO) }
}
