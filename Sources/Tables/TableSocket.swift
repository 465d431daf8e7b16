import CTableSocket
import Engines
import Glibc
import Platform

/// A non-blocking packet socket, closed on deinitialization.
final class TableSocket {
  private let socket: Descriptor
  var descriptor: Int32 { socket.number }

  private init(_ socket: Descriptor) {
    self.socket = socket
  }

  private static func made() throws(TableFolderProblem) -> TableSocket {
    TableSocket(try Descriptor(table_socket()))
  }

  /// A socket listening under a new name; `mode` determines who may connect.
  static func listening(_ path: String, mode: mode_t) throws(TableFolderProblem) -> TableSocket {
    let socket = try made()
    let code = table_socket_bind(socket.descriptor, path)
    guard code == 0 else { throw .system(SystemError(errno: code)) }
    guard chmod(path, mode) == 0, listen(socket.descriptor, 16) == 0 else {
      let code = errno
      unlink(path)
      throw .system(SystemError(errno: code))
    }
    return socket
  }

  enum Connection {
    case connected(TableSocket)
    /// A program is listening, but its queue of connections is full.
    case busy
    /// This user may not connect.
    case forbidden
    /// No program is listening.
    case none
  }

  static func connect(to path: String) -> Connection {
    guard let socket = try? made() else { return .busy }
    switch table_socket_connect(socket.descriptor, path) {
    case 0: return .connected(socket)
    case EAGAIN: return .busy
    case EACCES, EPERM: return .forbidden
    default: return .none
    }
  }

  /// The next pending connection, with the user ID of its peer.
  func accept() -> (socket: TableSocket, user: UInt32)? {
    guard let accepted = try? Descriptor(table_socket_accept(descriptor)) else { return nil }
    var user: UInt32 = 0
    return table_socket_peer(accepted.number, &user) ? (TableSocket(accepted), user) : nil
  }

  /// Sends a packet; false when it cannot be sent immediately.
  func send(_ bytes: [UInt8]) -> Bool { table_socket_send(descriptor, bytes, bytes.count) }

  enum Received: Equatable {
    case packet([UInt8])
    case nothing
    /// The peer has closed the connection.
    case end
  }

  /// The next packet. One longer than a line may be is truncated, but remains recognisably too long.
  func receive() -> Received {
    var buffer = [UInt8](repeating: 0, count: TableLine.longest + 1)
    switch table_socket_receive(descriptor, &buffer, buffer.count) {
    case -1: return .nothing
    case ..<1: return .end
    case let count: return .packet(Array(buffer.prefix(count)))
    }
  }
}
