/// An error of the operating system: the common ones by name, the others with the C library's message.
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
  /// Any other error, with its message in English.
  case other(String)
}
