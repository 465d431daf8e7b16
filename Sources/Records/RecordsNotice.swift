/// What is wrong with the records; each is reported once.
public enum RecordsNotice: Equatable, Sendable {
  /// The database could not be read and has another name now; a new one has been begun.
  case damaged(movedTo: String)
  /// The database is of a later version and stays as it is; nothing is saved.
  case newer(file: String)
  /// Nothing that happens from now on is saved.
  case notKept(file: String, reason: StorageFailure)
}

/// Why a file or database could not be used.
public enum StorageFailure: Equatable, Sendable {
  case missing, noPermission, isFolder, notInFolder, diskFull, readOnlyDisk, ioError
  /// Another error of the operating system, in the C library's words.
  case system(message: String)
  /// Other programs keep the database locked.
  case locked
  /// The database cannot be written to.
  case readOnly
  /// The database is of a later version.
  case newer
  /// What has the database's name is neither a file nor a folder.
  case notAFile
  /// Another error of SQLite, in its own words.
  case sqlite(message: String)
}
