import Glibc

/// A file whose bytes several processes divide among themselves: each can be held by one at a time. When a
/// process ends, however it ends, the kernel frees what it held.
final class LockFile {
  private let path: String
  private var descriptor: Int32 = -1

  /// Opens nothing yet.
  init(_ path: String) {
    self.path = path
  }

  deinit { close() }

  /// Frees every byte.
  func close() {
    guard descriptor >= 0 else { return }
    // Closing alone would not free them while a child that has not started its program yet has the file open.
    _ = control(Self.setLock, F_UNLCK, 0, count: 0)
    Glibc.close(descriptor)
    descriptor = -1
  }

  /// Whether the file is open, or can be opened or made.
  func isUsable() -> Bool {
    if descriptor < 0 { descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600) }
    return descriptor >= 0
  }

  /// Holds a byte; false when somebody else does.
  func hold(_ byte: Int64) -> Bool { control(Self.setLock, F_WRLCK, byte) != nil }

  func free(_ byte: Int64) { _ = control(Self.setLock, F_UNLCK, byte) }

  /// Whether somebody else holds a byte.
  func isHeldElsewhere(_ byte: Int64) -> Bool {
    control(Self.getLock, F_WRLCK, byte).map { $0.l_type != Int16(F_UNLCK) } ?? false
  }

  /// Waits until it holds a byte, but not for ever; false when that was not long enough.
  func wait(for byte: Int64, atMost patience: Duration) -> Bool {
    for _ in 0..<Int(patience / .milliseconds(1)) {
      if hold(byte) { return true }
      usleep(1000)
    }
    return hold(byte)
  }

  /// - Parameter count: how many bytes; 0 for all that follow.
  private func control(_ command: Int32, _ type: Int32, _ byte: Int64, count: Int = 1) -> flock? {
    var lock = flock()
    lock.l_type = Int16(type)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(byte)
    lock.l_len = off_t(count)
    return fcntl(descriptor, command, &lock) == 0 ? lock : nil
  }

  /// `F_OFD_GETLK` and `F_OFD_SETLK`, which glibc shows to GNU sources only. Their locks belong to the open file,
  /// not to the process: two stores in one process exclude each other, too.
  private static let getLock: Int32 = 36
  private static let setLock: Int32 = 37
}
