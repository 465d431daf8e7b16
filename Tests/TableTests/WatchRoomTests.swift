import Engines
import TestSupport
import Testing

@testable import Tables

/// Watching a table with real sockets in a temporary folder.
struct WatchRoomTests: RoomTests {
  let temporary: TemporaryFolder
  var folder: String { temporary.path + "/tables" }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func watching(_ rooms: [TableRoom]) throws -> TableRoom {
    let watcher = try room()
    let header = Sample.header(seats: rooms.count)
    watcher.watch(OpenTable(header: header, seats: [], hasBegun: true), words: Sample.words)
    #expect(run(rooms + [watcher]) { watcher.state()?.moves == rooms[0].state()?.moves })
    return watcher
  }

  @Test("a full table under way is watched, move by move, and the players hear how many watch")
  func aFullTableIsWatched() throws {
    let rooms = try playing()
    let watcher = try watching(rooms)
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms + [watcher]) { haveMoves(2, rooms + [watcher]) })
    #expect(rooms.allSatisfy { $0.state()?.watchers == 1 })
    watcher.play(.ghost(.add("a")))
    #expect(watcher.hear() == [.refused(.unknown)] && watcher.saved() == nil)
    rooms[1].play(.ghost(.add("a")))
    #expect(run(rooms + [watcher]) { haveMoves(3, rooms + [watcher]) })
  }

  @Test("when the host leaves, a watcher waits for the next one, and when all have left it is told")
  func whenTheHostLeaves() throws {
    let rooms = try playing()
    let watcher = try watching(rooms)
    rooms[0].leave()
    let others = [rooms[1], rooms[2], watcher]
    #expect(run(others) { others.allSatisfy { $0.state()?.isConnected == true } })
    #expect(watcher.state()?.isHost == false)
    others[0].leave()
    others[1].leave()
    #expect(run([watcher]) { !watcher.isActive && watcher.state() == nil })
  }
}
