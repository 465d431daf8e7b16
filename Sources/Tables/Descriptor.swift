import Engines
import Glibc
import Platform

/// A file descriptor, closed on deinitialization.
final class Descriptor {
  let number: Int32

  /// - Parameter number: the result of the system call that opened it.
  /// - Throws: the error of that call when it has failed.
  init(_ number: Int32) throws(TableFolderProblem) {
    guard number >= 0 else { throw .system(SystemError(errno: errno)) }
    self.number = number
  }

  deinit { close(number) }
}
