import CPeer
import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process, its user and its surroundings.
package enum System {
  // MARK: Time

  /// The time of the monotonic clock.
  package static var time: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The seconds since 1970.
  package static var secondsSince1970: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec
  }

  /// A moment by the local clock.
  package struct LocalTime {
    package let (year, month, day): (Int, Int, Int)
    package let (hour, minute, second): (Int, Int, Int)

    /// The present moment, or another one.
    package init(secondsSince1970: Int = System.secondsSince1970) {
      var seconds = time_t(secondsSince1970)
      var local = tm()
      localtime_r(&seconds, &local)
      (year, month, day) = (Int(local.tm_year) + 1900, Int(local.tm_mon) + 1, Int(local.tm_mday))
      (hour, minute, second) = (Int(local.tm_hour), Int(local.tm_min), Int(local.tm_sec))
    }
  }

  // MARK: The process

  /// Ends the process.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// The number of this process.
  package static var processID: Int32 { getpid() }

  /// A variable of the environment; `nil` when it is not set.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The ID of the user with whose rights the process acts.
  package static var userID: UInt32 { geteuid() }

  /// Whether the process acts with the rights of a group.
  package static func isInGroup(_ group: UInt32) -> Bool {
    if group == getegid() { return true }
    var groups = [gid_t](repeating: 0, count: 256)
    let count = getgroups(Int32(groups.count), &groups)
    return groups.prefix(Int(max(0, count))).contains(group)
  }

  /// Makes new files and folders accessible only to the user.
  package static func keepNewFilesPrivate() { umask(0o077) }

  /// At the size limit for files a write then fails with an error, instead of a signal ending the process.
  package static func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }

  /// Blocks a signal, or unblocks one, which the process may have inherited as blocked.
  static func setBlocked(_ isBlocked: Bool, _ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(isBlocked ? SIG_BLOCK : SIG_UNBLOCK, &signals, nil)
  }

  /// Sends a signal to the process, and returns when it has been handled.
  static func send(_ signal: Int32) { kill(getpid(), signal) }

  // MARK: Limits

  /// A limit on what the process may use.
  package enum Limit {
    case openFiles, stack, data, addresses

    #if canImport(Glibc)
      fileprivate typealias Resource = __rlimit_resource_t
    #else
      fileprivate typealias Resource = Int32
    #endif

    fileprivate var resource: Resource {
      #if canImport(Glibc)
        let resource =
          switch self {
          case .openFiles: RLIMIT_NOFILE
          case .stack: RLIMIT_STACK
          case .data: RLIMIT_DATA
          case .addresses: RLIMIT_AS
          }
        return Resource(resource.rawValue)
      #else
        return switch self {
        case .openFiles: RLIMIT_NOFILE
        case .stack: RLIMIT_STACK
        case .data: RLIMIT_DATA
        case .addresses: RLIMIT_AS
        }
      #endif
    }
  }

  /// Raises a limit as far as permitted, if it is lower than desired.
  /// - Returns: whether at least `needed` is permitted then.
  package static func raise(_ limit: Limit, to desired: UInt64, needed: UInt64) -> Bool {
    var value = rlimit()
    guard getrlimit(limit.resource, &value) == 0, value.rlim_cur < desired else { return true }
    let hasEnough = value.rlim_cur >= needed
    value.rlim_cur = min(rlim_t(desired), value.rlim_max)
    return value.rlim_cur >= needed && setrlimit(limit.resource, &value) == 0 || hasEnough
  }

  // MARK: Descriptors

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

/// A signal that a program can wait for; the raw value is its number.
package struct Signal: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  package static let interrupt = Signal(rawValue: SIGINT)
  package static let terminate = Signal(rawValue: SIGTERM)
  package static let hangUp = Signal(rawValue: SIGHUP)
  package static let quit = Signal(rawValue: SIGQUIT)
  /// The size of the terminal has changed.
  package static let windowChanged = Signal(rawValue: SIGWINCH)
  /// Ctrl-Z.
  package static let stop = Signal(rawValue: SIGTSTP)
  /// The process goes on after it was stopped.
  package static let `continue` = Signal(rawValue: SIGCONT)

  /// The others whose default action ends the process without a fault of its own.
  package static let others = (portable + rare).map(Signal.init(rawValue:))
  private static let portable = [SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGVTALRM, SIGPROF]
  #if os(Linux)
    // With the real-time signals that are available to programs.
    private static let rare = [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
  #else
    private static let rare: [Int32] = []
  #endif
}

/// A local stream socket that never waits, closed on deinitialization. Its name is a file in a folder.
package final class LocalSocket {
  private let socket: Descriptor

  package var descriptor: Int32 { socket.number }

  /// The maximum amount of unread data of a peer, in bytes; the system may double it.
  private static let buffer: Int32 = 8 << 10

  private init(_ socket: Descriptor) {
    self.socket = socket
    System.setBlocking(false, socket.number)
    _ = fcntl(socket.number, F_SETFD, FD_CLOEXEC)
    set(SO_SNDBUF, Self.buffer)
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, 1)
    #endif
  }

  private convenience init() throws(SystemError) {
    self.init(try Descriptor(newSocket()))
  }

  private func set(_ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// A socket with a name that does not exist yet, to which nobody can connect before `listen`.
  package convenience init(bound name: String, in folder: Folder) throws(SystemError) {
    try self.init()
    let code = address(name, in: folder, bind)
    guard code == 0 else { throw SystemError(errno: code) }
  }

  /// Lets others connect.
  package func listen(queue: Int32) throws(SystemError) {
    guard startListening(descriptor, queue) == 0 else { throw .last }
  }

  package enum Connection {
    case connected(LocalSocket)
    /// A program is listening, but its queue of connections is full.
    case busy
    /// This user may not connect.
    case forbidden
    /// A program is listening with a socket of another kind.
    case otherKind
    /// No program is listening, nor will one with this socket.
    case ended
    /// No program is listening, as far as can be told.
    case none
  }

  package static func connect(to name: String, in folder: Folder) -> Connection {
    guard let socket = try? LocalSocket() else { return .busy }
    switch socket.address(name, in: folder, startConnecting) {
    case 0: return .connected(socket)
    case EAGAIN: return .busy
    case EACCES, EPERM: return .forbidden
    case EPROTOTYPE: return .otherKind
    #if os(Linux)
      // Other systems refuse when the queue is full, too.
      case ECONNREFUSED: return .ended
    #endif
    default: return .none
    }
  }

  /// Calls `use` with the address of a name in a folder. An address has room for about a hundred bytes only, so a path is
  /// not used.
  /// - Returns: 0, or the error number of the call.
  private func address(
    _ name: String, in folder: Folder, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let isShort = withUnsafeMutableBytes(of: &address.sun_path) { path in
      guard name.utf8.count < path.count else { return false }
      path.copyBytes(from: name.utf8)
      return true
    }
    guard isShort else { return ENAMETOOLONG }
    return folder.entered {
      withUnsafePointer(to: address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          use(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 ? 0 : errno
        }
      }
    }
  }

  /// The next pending connection, with the user ID of its peer; `nil` when there is none.
  package func accept() -> (socket: LocalSocket, user: UInt32)? {
    guard let accepted = (try? Descriptor(acceptNext(descriptor))).map(LocalSocket.init) else { return nil }
    var user: UInt32 = 0
    return peer_user(accepted.descriptor, &user) ? (accepted, user) : nil
  }

  /// Sends bytes; false when they cannot all be sent immediately, in which case a part may have been.
  package func send(_ bytes: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return sendSome(descriptor, bytes, flags) == bytes.count
  }

  package enum Received: Equatable {
    case bytes([UInt8])
    case nothing
    /// The peer has closed the connection, or it is broken.
    case end
  }

  /// What has arrived, at most so many bytes.
  package func receive(atMost count: Int) -> Received {
    var buffer = [UInt8](repeating: 0, count: count)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return .bytes(Array(buffer[..<count])) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .nothing
      default: return .end
      }
    }
  }
}

// Functions of the C library whose names the methods above have.
private func startListening(_ descriptor: Int32, _ queue: Int32) -> Int32 { listen(descriptor, queue) }
private func startConnecting(
  _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
) -> Int32 { connect(descriptor, address, size) }
private func acceptNext(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }
private func sendSome(_ descriptor: Int32, _ bytes: [UInt8], _ flags: Int32) -> Int {
  send(descriptor, bytes, bytes.count, flags)
}
private func newSocket() -> Int32 { socket(AF_UNIX, streamType, 0) }
func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

#if canImport(Glibc)
  let streamType = Int32(SOCK_STREAM.rawValue)
#else
  let streamType = SOCK_STREAM
#endif

/// Lets one thread at a time do something. The program has one; tests have more.
final class Mutex: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func locked<T>(_ body: () -> T) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
