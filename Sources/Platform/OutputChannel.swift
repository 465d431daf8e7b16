import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The channel into which ncurses writes, and from which its output is taken. ncurses would block, or write again and again, on
/// a terminal that does not read; the channel never makes it wait as long as its output is taken in time.
package final class OutputChannel {
  package let stream: UnsafeMutablePointer<FILE>
  private let end: Int32

  /// `nil` when no descriptors are left.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamType, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var size = 2 * Self.capacity
    setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout.size(ofValue: size)))
    guard let stream = fdopen(ends[1], "w") else { return nil }
    (end, self.stream) = (ends[0], stream)
  }

  deinit { close(end) }

  /// At least so many bytes can be written before they are taken.
  package static let capacity: Int32 = 1 << 17

  /// Takes what has been written since the last call.
  package func take() -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
      while case let count = readSome(end, buffer), count > 0 {
        bytes += buffer[..<count]
      }
    }
    return bytes
  }

  /// The descriptor of `stream`.
  package var descriptor: Int32 { fileno(stream) }
}
