import Platform
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection to the host of a table from a test instead of Wordyard: it can send anything and records all received data.
final class TablePeer {
  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  private let socket: LocalSocket
  /// All received lines, in order.
  private(set) var lines: [String] = []
  /// The beginning of a line of which the rest has not arrived.
  private var partial: [UInt8] = []
  private var read = 0
  /// The number of moves of the table received so far.
  private(set) var moves = 0

  /// Connects to the only table of a folder.
  init(_ folder: TemporaryFolder) throws {
    guard let name = folder.names(in: ".").first(where: { !$0.hasPrefix(".") }),
      case .connected(let socket) = LocalSocket.connect(to: name, in: try Folder(folder.path))
    else { throw Silence(description: "no table answers in \(folder.path)") }
    self.socket = socket
  }

  func send(_ line: String) { _ = socket.send(Array("\(line)\n".utf8)) }

  /// Makes the next move.
  func play(_ move: String) { send("play \(moves) \(move)") }

  /// Waits for a line with this prefix, after those waited for before.
  @discardableResult
  func wait(for beginning: String) throws -> String {
    for _ in 0..<4000 {
      while read < lines.count {
        read += 1
        if lines[read - 1].hasPrefix(beginning) { return lines[read - 1] }
      }
      switch socket.receive(atMost: 4096) {
      case .bytes(let bytes): add(bytes)
      case .nothing: poll(nil, 0, 5)
      case .end: throw Silence(description: "no `\(beginning)` after \(lines)")
      }
    }
    throw Silence(description: "no `\(beginning)` after \(lines)")
  }

  private func add(_ bytes: [UInt8]) {
    partial += bytes
    while let end = partial.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: partial[..<end], as: UTF8.self)
      partial.removeFirst(end + 1)
      lines.append(line)
      let fields = line.split(separator: " ")
      if fields.first == "move", let number = Int(fields[1]) { moves = max(moves, number + 1) }
      if fields.first == "at", let number = Int(fields[1]) { moves = max(moves, number) }
    }
  }
}
