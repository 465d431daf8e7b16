import CPeer
import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// Two connected sockets: the second as a descriptor for another program, which may wait.
  static func pair() throws(SystemError) -> (LocalSocket, Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamType, 0, &ends) == 0 else { throw .last }
    let (own, other) = (LocalSocket(try Descriptor(ends[0])), try Descriptor(ends[1]))
    _ = fcntl(other.number, F_SETFD, FD_CLOEXEC)
    return (own, other)
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
  package func send(_ bytes: [UInt8]) -> Bool { sendPart(bytes) == bytes.count }

  /// Sends as many bytes as can be sent immediately, and returns their number.
  package func sendPart(_ bytes: [UInt8]) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return max(0, sendSome(descriptor, bytes, flags))
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
