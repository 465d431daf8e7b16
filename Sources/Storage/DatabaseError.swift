import CSQLite
import Engines
import Glibc

/// Why SQLite did not do what it was asked to.
struct DatabaseError: Error {
  enum Kind {
    /// What lies in the file is no database, or not the one it should be.
    case damage
    /// It is the database of a later version.
    case newer
    /// Somebody else has it locked.
    case busy
    /// The disk, the rights or the memory do not allow it.
    case refusal
  }

  let kind: Kind
  /// What is the matter, for the player.
  let reason: Sentence

  init(_ kind: Kind, _ reason: Sentence) {
    self.kind = kind
    self.reason = reason
  }

  /// What the operating system has just said no with.
  static func system(_ number: Int32 = errno) -> DatabaseError {
    DatabaseError(.refusal, Sentence(errno: number))
  }

  /// The error that a closure has thrown, which knows them as any error: nothing here throws another one.
  init(_ error: any Error) {
    self = error as? DatabaseError ?? DatabaseError(.refusal, Sentence("\(error)", dutch: "\(error)"))
  }

  /// - Parameter isPreparing: the statements are right, so that one that cannot be prepared tells of tables
  ///   that are not those of this version.
  init(code: Int32, of connection: OpaquePointer?, isPreparing: Bool = false) {
    switch code & 0xff {
    case SQLITE_CORRUPT, SQLITE_NOTADB: kind = .damage
    case SQLITE_ERROR where isPreparing: kind = .damage
    case SQLITE_BUSY, SQLITE_LOCKED: kind = .busy
    default: kind = .refusal
    }
    let number = connection.map { sqlite3_system_errno($0) } ?? 0
    reason =
      switch code & 0xff {
      case SQLITE_FULL: Sentence(errno: ENOSPC)
      case SQLITE_IOERR where number != 0, SQLITE_CANTOPEN where number != 0: Sentence(errno: number)
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_READONLY: .readOnly
      default: Sentence(String(cString: sqlite3_errstr(code)), dutch: String(cString: sqlite3_errstr(code)))
      }
  }
}

extension Sentence {
  static let locked = Sentence(
    "other programs keep the database locked", dutch: "andere programma's houden de gegevens op slot")
  static let readOnly = Sentence("it is read-only", dutch: "het mag alleen gelezen worden")
  static let newer = Sentence("it is of a newer version", dutch: "het is van een nieuwere versie")
  static let notAFile = Sentence("it is not a file", dutch: "het is geen bestand")
}
