import Engines
import Glibc
import TestSupport
import Testing

@testable import Tables

/// Tests of programs with tables in one folder, with real sockets.
protocol RoomTests {
  var folder: String { get }
}

extension RoomTests {
  func room() -> TableRoom { TableRoom(folder: folder, pause: .zero) }

  /// Processes the events of all rooms until a condition holds; `false` when that takes too long.
  func run(_ rooms: [TableRoom], until isSo: () -> Bool) -> Bool {
    var news: [[TableNews]] = []
    return run(rooms, hearing: &news, until: isSo)
  }

  /// The same, with the news that each has reported.
  func run(_ rooms: [TableRoom], hearing news: inout [[TableNews]], until isSo: () -> Bool) -> Bool {
    if news.isEmpty { news = rooms.map { _ in [] } }
    for _ in 0..<4000 {
      for (index, room) in rooms.enumerated() { news[index] += room.news() }
      if isSo() { return true }
      var descriptors = rooms.filter { $0.descriptor >= 0 }.map {
        pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
      }
      poll(&descriptors, nfds_t(descriptors.count), 5)
    }
    return false
  }

  /// Rooms whose players, Anna, Bob and so on, are playing Ghost; Anna is the host.
  func playing(_ count: Int = 3) throws -> [TableRoom] {
    let rooms = (0..<count).map { _ in room() }
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
