import Engines
import Platform
import TestSupport
import Testing

@testable import Tables

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tests of programs with tables in one folder, with real sockets.
protocol RoomTests {
  var folder: String { get }
}

extension RoomTests {
  func room(lineTime: Duration = .seconds(5)) throws -> TableRoom {
    TableRoom(folder: folder, loop: try EventLoop(), pause: .zero, lineTime: lineTime)
  }

  /// Processes the events of all rooms until a condition holds; `false` when that takes too long.
  func run(_ rooms: [TableRoom], until isSo: () -> Bool) -> Bool {
    var news: [[TableNews]] = []
    return run(rooms, hearing: &news, until: isSo)
  }

  /// The same, with the news that each has reported.
  func run(_ rooms: [TableRoom], hearing news: inout [[TableNews]], until isSo: () -> Bool) -> Bool {
    if news.isEmpty { news = rooms.map { _ in [] } }
    for _ in 0..<4000 {
      for (index, room) in rooms.enumerated() { news[index] += room.hear() }
      if isSo() { return true }
      var descriptors = rooms.map { pollfd(fd: $0.loop.descriptor, events: Int16(POLLIN), revents: 0) }
      poll(&descriptors, nfds_t(descriptors.count), 5)
    }
    return false
  }

  /// Rooms whose players, Anna, Bob and so on, are playing Ghost; Anna is the host.
  func playing(_ count: Int = 3, lineTime: Duration = .seconds(5)) throws -> [TableRoom] {
    let rooms = try (0..<count).map { _ in try room(lineTime: lineTime) }
    rooms[0].open(Sample.header(seats: count), words: Sample.words, name: "Anna")
    for (room, name) in zip(rooms, TableHub.names).dropFirst() {
      let table = OpenTable(header: Sample.header(seats: count), seats: [], hasBegun: false)
      room.takeSeat(at: table, words: Sample.words, name: name)
      #expect(run(rooms) { room.state()?.isConnected == true })
    }
    rooms[0].play(.begin)
    #expect(run(rooms) { rooms.allSatisfy { $0.state()?.match != nil } })
    return rooms
  }

  func haveMoves(_ count: Int, _ rooms: [TableRoom]) -> Bool {
    rooms.allSatisfy { $0.state()?.moves == count }
  }
}

extension TableRoom {
  /// The news after everything that has arrived, as in a program whose loop has just woken.
  func hear() -> [TableNews] {
    receive(loop.wait(for: .zero))
    return news()
  }
}

/// A program of an earlier version, which listens for packets.
final class PacketListener {
  private let descriptor = socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0)

  init(_ path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    listen(descriptor, 4)
  }

  deinit { close(descriptor) }
}
