import CFileLock
import Glibc

/// A file whose bytes serve as locks between processes. The kernel releases the locks of a process when it ends, in
/// whatever way.
final class LockFile {
  private let path: String
  private var descriptor: Int32 = -1

  /// Does not open the file yet.
  init(_ path: String) {
    self.path = path
  }

  deinit { close() }

  /// Unlocks every byte.
  func close() {
    guard descriptor >= 0 else { return }
    // Closing alone does not unlock while a child process between fork and exec still has the file open.
    _ = file_unlock_all(descriptor)
    Glibc.close(descriptor)
    descriptor = -1
  }

  /// Whether the file is open, or can be opened or created.
  func isUsable() -> Bool {
    if descriptor < 0 { descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600) }
    return descriptor >= 0
  }

  /// Whether the open file is no longer the one at the path.
  var hasMoved: Bool {
    var (own, current) = (stat(), stat())
    guard descriptor >= 0, fstat(descriptor, &own) == 0 else { return false }
    return stat(path, &current) != 0 || own.st_ino != current.st_ino || own.st_dev != current.st_dev
  }

  /// Locks a byte; false when another process has locked it.
  func lock(_ byte: Int64) -> Bool { file_lock_byte(descriptor, byte) }

  func unlock(_ byte: Int64) { _ = file_unlock_byte(descriptor, byte) }

  func isLockedElsewhere(_ byte: Int64) -> Bool { file_is_byte_locked(descriptor, byte) }

  /// Locks a byte, waiting up to `timeout`; false when another process still has it locked.
  func lock(_ byte: Int64, timeout: LockTimeout) -> Bool {
    for _ in 0..<timeout.milliseconds {
      if lock(byte) { return true }
      usleep(1000)
    }
    return lock(byte)
  }
}
