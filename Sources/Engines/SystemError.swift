/// What the operating system refused: the errors that players meet, by name, the others as the C library
/// words them.
public enum SystemError: Error, Equatable, Sendable {
  /// `ENOENT`
  case notFound
  /// `EACCES`
  case accessDenied
  /// `EPERM`
  case notPermitted
  /// `EISDIR`
  case isADirectory
  /// `ENOTDIR`
  case notADirectory
  /// `ENOSPC`
  case diskFull
  /// `EROFS`
  case readOnly
  /// `EIO`
  case inputOutput
  /// Any other error, by its text in English.
  case other(String)
}
