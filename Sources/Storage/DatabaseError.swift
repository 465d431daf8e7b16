import CSQLite
import Engines
import Glibc
import Platform
import Records

/// An error of SQLite, or of a system call on the database's files.
struct DatabaseError: Error {
  enum Kind {
    /// The file is not a database, or its tables do not match its version.
    case damage
    /// The database is from a later version.
    case newer
    /// Another process has it locked.
    case busy
    /// The disk, its permissions or the memory do not permit it.
    case refusal
  }

  let kind: Kind
  let failure: StorageFailure

  init(_ kind: Kind, _ failure: StorageFailure) {
    self.kind = kind
    self.failure = failure
  }

  /// The error of the last system call.
  static func system(_ number: Int32 = errno) -> DatabaseError {
    DatabaseError(.refusal, .system(SystemError(errno: number)))
  }

  /// Converts an error thrown by a closure: all errors thrown in this module have this type.
  init(_ error: any Error) {
    self = error as? DatabaseError ?? DatabaseError(.refusal, .sqlite(message: "\(error)"))
  }

  /// - Parameter isPreparing: whether preparing a statement failed. The statements are correct, so the tables must differ
  ///   from those of this version.
  init(code: Int32, of connection: OpaquePointer?, isPreparing: Bool = false) {
    let primary = sqlite_primary_code(code)
    switch primary {
    case SQLITE_CORRUPT, SQLITE_NOTADB: kind = .damage
    case SQLITE_ERROR where isPreparing: kind = .damage
    case SQLITE_BUSY, SQLITE_LOCKED: kind = .busy
    default: kind = .refusal
    }
    let number = connection.map { sqlite3_system_errno($0) } ?? 0
    failure =
      switch primary {
      case SQLITE_FULL: .system(.diskFull)
      case SQLITE_IOERR where number != 0, SQLITE_CANTOPEN where number != 0:
        .system(SystemError(errno: number))
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_READONLY: .readOnly
      default: .sqlite(message: String(cString: sqlite3_errstr(code)))
      }
  }
}
