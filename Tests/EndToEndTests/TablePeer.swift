import CTableSocket
import Glibc
import TestSupport

/// A connection to the host of a table from a test instead of Wordyard: it can send anything and records all received data.
final class TablePeer {
  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  private let descriptor: Int32
  /// All received packets, in order.
  private(set) var packets: [String] = []
  private var read = 0
  /// The number of moves of the table received so far.
  private(set) var moves = 0

  /// Connects to the only table of a folder.
  init(_ folder: TemporaryFolder) throws {
    descriptor = table_socket()
    guard let name = folder.names(in: ".").first(where: { !$0.hasPrefix(".") }),
      table_socket_connect(descriptor, folder.path + "/" + name) == 0
    else { throw Silence(description: "no table answers in \(folder.path)") }
  }

  deinit { close(descriptor) }

  func send(_ line: String) {
    let bytes = Array(line.utf8)
    _ = table_socket_send(descriptor, bytes, bytes.count)
  }

  /// Makes the next move.
  func play(_ move: String) { send("play \(moves) \(move)") }

  /// Waits for a packet with this prefix, after those waited for before.
  @discardableResult
  func wait(for beginning: String) throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<4000 {
      while read < packets.count {
        read += 1
        if packets[read - 1].hasPrefix(beginning) { return packets[read - 1] }
      }
      let count = table_socket_receive(descriptor, &buffer, buffer.count)
      guard count != 0, count != -2 else { break }
      guard count > 0 else {
        poll(nil, 0, 5)
        continue
      }
      let packet = String(decoding: buffer[..<count], as: UTF8.self)
      packets.append(packet)
      let fields = packet.split(separator: " ")
      if fields[0] == "move", let number = Int(fields[1]) { moves = max(moves, number + 1) }
      if fields[0] == "at", let number = Int(fields[1]) { moves = max(moves, number) }
    }
    throw Silence(description: "no `\(beginning)` after \(packets)")
  }
}
