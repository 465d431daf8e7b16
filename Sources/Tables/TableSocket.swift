import Engines
import Platform

/// A connection to another program at a table, or the socket that listens for them. Lines are sent with a line feed at
/// their end.
final class TableSocket: TableConnection {
  private let socket: LocalSocket
  /// `nil` before `watch`.
  private var watch: EventLoop.Watch?
  private var splitter = LineSplitter(longest: TableLine.longest)
  /// Since when the rest of a line is missing.
  private(set) var partialSince: Duration?
  private var isEnded = false

  private init(_ socket: LocalSocket) {
    self.socket = socket
  }

  deinit { watch?.cancel() }

  /// A socket listening under a new name; `permissions` determine who may connect.
  static func listening(
    _ name: String, in folder: Folder, permissions: UInt32
  ) throws(SystemError) -> TableSocket {
    let socket = try LocalSocket(bound: name, in: folder)
    try folder.setPermissions(permissions, of: name)
    try socket.listen(queue: 16)
    return TableSocket(socket)
  }

  enum Connection {
    case connected(any TableConnection)
    /// A program is listening, but its queue of connections is full.
    case busy
    /// This user may not connect.
    case forbidden
    /// A program of another version is listening: earlier ones exchange packets.
    case otherVersion
    /// No program is listening, nor will one with this socket.
    case ended
    /// No program is listening, as far as can be told.
    case none
  }

  static func connect(to name: String, in folder: Folder) -> Connection {
    switch LocalSocket.connect(to: name, in: folder) {
    case .connected(let socket): .connected(TableSocket(socket))
    case .busy: .busy
    case .forbidden: .forbidden
    case .otherKind: .otherVersion
    case .ended: .ended
    case .none: .none
    }
  }

  /// The next pending connection, with the user ID of its peer.
  func accept() -> (socket: TableSocket, user: UInt32)? {
    socket.accept().map { (TableSocket($0.socket), $0.user) }
  }

  /// Makes a loop report when `receive` or `accept` has something to do.
  func watch(in loop: EventLoop) throws(SystemError) { watch = try loop.watch(socket.descriptor) }

  /// The number of the loop's events about it; 0 before `watch`.
  var id: Int { watch?.id ?? 0 }

  /// Sends a line; false when it cannot be sent immediately, after which the connection must be closed.
  func send(_ line: [UInt8]) -> Bool { socket.send(line + [Self.lineFeed]) }

  /// What has arrived.
  struct Received: Equatable {
    /// The complete lines. One longer than a line may be is cut, but remains recognisably too long, and is the last.
    var lines: [[UInt8]] = []
    /// Whether nothing more can arrive.
    var isEnded = false
  }

  /// What has arrived since the last call; of much, a part, and the loop reports the rest.
  func receive(now: Duration) -> Received {
    guard !isEnded else { return Received(isEnded: true) }
    switch socket.receive(atMost: Self.mostBytes) {
    case .nothing: return Received()
    case .end:
      isEnded = true
      return Received(isEnded: true)
    case .bytes(let bytes): return Received(lines: lines(bytes, now: now), isEnded: isEnded)
    }
  }

  private func lines(_ bytes: [UInt8], now: Duration) -> [[UInt8]] {
    let lines = splitter.lines(bytes)
    isEnded = splitter.isTooLong
    partialSince = splitter.isEmpty || isEnded ? nil : lines.isEmpty ? partialSince ?? now : now
    return lines
  }

  /// The end of a line.
  private static let lineFeed = UInt8(ascii: "\n")
  /// The most bytes that are received at a time.
  private static let mostBytes = 4096
}

/// A connection to the host of a table, or to a seat at it.
protocol TableConnection: AnyObject {
  /// The number of the events that say that `receive` has something to do.
  var id: Int { get }
  /// Since when the rest of a line is missing.
  var partialSince: Duration? { get }
  /// Makes a loop report these events, if it does not yet.
  func watch(in loop: EventLoop) throws(SystemError)
  /// Sends a line; false when it cannot be sent immediately, after which the connection must be closed.
  func send(_ line: [UInt8]) -> Bool
  /// What has arrived since the last call; of much, a part, and the loop reports the rest.
  func receive(now: Duration) -> TableSocket.Received
}

/// Splits a stream of bytes into lines of at most `longest` bytes.
struct LineSplitter {
  let longest: Int
  /// The beginning of a line of which the rest has not arrived.
  private var partial: [UInt8] = []
  /// Whether a line was longer, after which there are no more.
  private(set) var isTooLong = false

  init(longest: Int) {
    self.longest = longest
  }

  /// Whether no line has begun.
  var isEmpty: Bool { partial.isEmpty }

  /// The lines that these bytes complete. One that is too long is cut, but remains recognisably so, and is the last.
  mutating func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    guard !isTooLong else { return [] }
    var lines = (partial + bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    if let long = lines.firstIndex(where: { $0.count > longest }) {
      isTooLong = true
      return lines[..<long] + [Array(lines[long].prefix(longest + 1))]
    }
    partial = lines.removeLast()
    return lines
  }
}
