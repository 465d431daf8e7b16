import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SystemError {
  /// The error with that `errno`.
  package init(errno code: Int32) {
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

  /// The error of the system call that has just failed.
  package static var last: SystemError { SystemError(errno: errno) }
}

/// A file descriptor, closed on deinitialization, which may be right after the last use of the object: whoever passes its
/// number to the system must extend its lifetime.
package final class Descriptor: Sendable {
  package let number: Int32

  /// - Parameter number: the result of the system call that opened it.
  /// - Throws: the error of that call when it has failed.
  package init(_ number: Int32) throws(SystemError) {
    guard number >= 0 else { throw .last }
    self.number = number
  }

  deinit { close(number) }
}

/// What the system knows about a file.
package struct FileStatus {
  package enum Kind {
    case regular, folder, pipe, socket, other
  }

  /// Two files are the same if these are equal.
  package struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  package let kind: Kind
  package let size: Int
  /// The access permissions, as for `chmod`.
  package let permissions: UInt32
  package let owner: UInt32
  package let group: UInt32
  package let identity: Identity
  /// The size of the blocks in which its file system keeps it, in bytes.
  package let blockSize: Int
  /// When the contents were last changed, in seconds since 1970.
  package let modified: Int
  /// The same with the nanoseconds: another number for other contents, as good as always.
  package let stamp: Int

  /// The status of the file at a path, or of the one that a link there leads to.
  package init(_ path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// The status of an open file.
  package init(_ descriptor: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .other
      }
    size = Int(status.st_size)
    blockSize = Int(status.st_blksize)
    permissions = UInt32(status.st_mode & ~S_IFMT)
    owner = status.st_uid
    group = status.st_gid
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino))
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (modified, stamp) = (time.tv_sec, time.tv_sec &* 1_000_000_000 &+ time.tv_nsec)
  }
}

extension System {
  package static let standardOutput = STDOUT_FILENO
  package static let standardError = STDERR_FILENO

  /// Opens the null device for those of standard input, output and error that are closed, so that no file gets their numbers
  /// and is written to by mistake. Using them for their purpose still fails, except for messages, which are lost.
  package static func openClosedStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // This gets the lowest free number, which is the descriptor's.
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  /// Writes all bytes, waiting for a reader if necessary.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0, descriptor) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Whether reading and writing a descriptor waits.
  static func blocks(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFL) & O_NONBLOCK == 0 }

  static func setBlocking(_ isBlocking: Bool, _ descriptor: Int32) {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, isBlocking ? flags & ~O_NONBLOCK : flags | O_NONBLOCK)
  }
}

func writeSome(_ bytes: UnsafeRawBufferPointer, _ descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
