import Engines

/// A problem with the records; each is reported once.
public enum RecordsNotice: Equatable, Sendable {
  /// The database was damaged and has been renamed; a new one was created. `backBy` is the shell's command that takes the old
  /// one back.
  case damaged(movedTo: String, backBy: String)
  /// The folder was moved or deleted while the program was running; a new database was created in its place.
  case moved(file: String)
  /// The database is from a later version and remains unchanged; nothing is saved.
  case newer(file: String)
  /// A command that only reads the records could not.
  case unreadable(file: String, reason: StorageFailure)
  /// Nothing is saved from now on.
  case notSaved(file: String, reason: StorageFailure)
}

/// Why the database cannot be used.
public enum StorageFailure: Equatable, Sendable {
  case system(SystemError)
  /// Other processes hold the lock on the database.
  case locked
  /// The database cannot be written to.
  case readOnly
  /// The database is from a later version.
  case newer
  /// The database is damaged, and a read-only command does not move it.
  case damaged
  /// What has the database's name is not a regular file, or not a database of this program.
  case notAFile
  /// Another error of SQLite, with its message.
  case sqlite(message: String)
}
