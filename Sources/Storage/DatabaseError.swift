import CSQLite
import Engines
import Glibc
import Records

/// Why SQLite did not do what it was asked to.
struct DatabaseError: Error {
  enum Kind {
    /// The file is no database, or its tables are not those that its version says.
    case damage
    /// The database is of a later version.
    case newer
    /// Somebody else has it locked.
    case busy
    /// The disk, the permissions or the memory do not allow it.
    case refusal
  }

  let kind: Kind
  let failure: StorageFailure

  init(_ kind: Kind, _ failure: StorageFailure) {
    self.kind = kind
    self.failure = failure
  }

  /// The error that the last system call has failed with.
  static func system(_ number: Int32 = errno) -> DatabaseError {
    DatabaseError(.refusal, .system(SystemError(errno: number)))
  }

  /// An error that a closure has thrown: all that are thrown here are of this type.
  init(_ error: any Error) {
    self = error as? DatabaseError ?? DatabaseError(.refusal, .sqlite(message: "\(error)"))
  }

  /// - Parameter isPreparing: the statements are correct, so one that cannot be prepared means that the tables are
  ///   not those of this version.
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
