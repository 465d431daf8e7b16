import Engines

/// What is wrong with the records; each is reported once.
public enum RecordsNotice: Equatable, Sendable {
  /// The database could not be read and has another name now; a new one has been begun.
  case damaged(movedTo: String)
  /// The database is of a later version and stays as it is; nothing is saved.
  case newer(file: String)
  /// A command that only reads could not.
  case unreadable(file: String, reason: StorageFailure)
  /// Nothing that happens from now on is saved.
  case notSaved(file: String, reason: StorageFailure)
}

/// Why the database cannot be used.
public enum StorageFailure: Equatable, Sendable {
  case system(SystemError)
  /// Other programs keep the database locked.
  case locked
  /// The database cannot be written to.
  case readOnly
  /// The database is of a later version.
  case newer
  /// The database is damaged, and a command that only reads leaves it where it is.
  case damaged
  /// What has the database's name is neither a file nor a folder.
  case notAFile
  /// Another error of SQLite, in its own words.
  case sqlite(message: String)
}
