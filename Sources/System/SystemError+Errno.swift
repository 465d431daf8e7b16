import Engines
import Glibc

extension SystemError {
  /// The error with that `errno`.
  public init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EACCES: .accessDenied
      case EPERM: .notPermitted
      case EISDIR: .isADirectory
      case ENOTDIR: .notADirectory
      case ENOSPC: .diskFull
      case EROFS: .readOnly
      case EIO: .inputOutput
      default: .other(String(cString: strerror(code)))
      }
  }
}
