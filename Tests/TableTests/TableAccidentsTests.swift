import CVTerm
import Engines
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

/// A table whose folder is removed, full or locked, and players whose terminals are stopped.
struct TableAccidentsTests: RoomTests {
  let temporary: TemporaryFolder
  var folder: String { temporary.path + "/tables" }

  init() throws {
    temporary = try TemporaryFolder()
  }

  // MARK: The folder

  private func removeFolder() {
    for name in temporary.names(in: "tables") { unlink(folder + "/" + name) }
    #expect(rmdir(folder) == 0)
  }

  /// Whether the others continue with their host, and the news of each after it has left.
  private func playOn(_ rooms: [TableRoom]) -> (goesOn: Bool, logs: [Int?], left: [[TableNews]]) {
    rooms[0].play(.ghost(.add("c")))
    let goesOn = run(rooms) { haveMoves(2, rooms) }
    let logs = rooms.map { $0.saved()?.log.count }
    rooms[0].leave()
    let others = Array(rooms[1...])
    var news: [[TableNews]] = []
    _ = run(others, hearing: &news) { others.allSatisfy { $0.state() == nil } }
    _ = run(others, hearing: &news) { true }
    return (goesOn, logs, news.map { $0.filter { if case .left = $0 { true } else { false } } })
  }

  @Test("a table whose folder is gone continues, and all save the game after its host has left")
  func aTableWhoseFolderIsGoneContinuesAndAllSaveThe() throws {
    let rooms = try playing()
    removeFolder()
    rmdir(temporary.path)
    let played = playOn(rooms)
    #expect(played.goesOn)
    #expect(played.logs == [2, 2, 2])
    #expect(played.left == Array(repeating: [.left(.folder(.system(.notFound)))], count: 2))
    let visitor = try room()
    visitor.open(Sample.header(), words: Sample.words, name: "Dirk")
    #expect(visitor.hear().contains(.left(.folder(.system(.notFound)))))
  }

  @Test("a removed folder is created again, and the others elect a host in it")
  func aRemovedFolderIsCreatedAgainAndTheOthersElectA() throws {
    let rooms = try playing()
    removeFolder()
    rooms[0].leave()
    let others = Array(rooms[1...])
    #expect(run(others) { others.allSatisfy { $0.state()?.isConnected == true } })
    #expect(try room().count() == 1)
    #expect(rooms[0].count() == 1)
  }

  @Test(
    "a table in a read-only folder continues, and all save the game after its host has left",
    .enabled(if: OwnMounts.arePossible, "a file system can be mounted by root only, and not in a chroot"),
    arguments: [("full", SystemError.diskFull), ("read-only", .readOnly)])
  func aTableInAReadOnlyFolderContinuesAndAllSaveThe(
    how: String, error: SystemError
  ) throws {
    mkdir(folder, 0o700)
    let played = try OwnMounts.run { () throws -> (goesOn: Bool, logs: [Int?], left: [[TableNews]]) in
      guard mount_small(folder) == 0 else { throw Unmounted() }
      let rooms = try playing()
      if how == "full" {
        var number = 0
        while case let file = open("\(folder)/\(number)", O_CREAT | O_WRONLY, 0o600), file >= 0 {
          close(file)
          number += 1
        }
      } else {
        guard mount_read_only(folder) == 0 else { throw Unmounted() }
      }
      return playOn(rooms)
    }
    #expect(played.goesOn)
    #expect(played.logs == [2, 2, 2])
    #expect(played.left == Array(repeating: [.left(.folder(.system(error)))], count: 2))
  }

  private struct Unmounted: Error {}

  // MARK: Terminals that stand still

  @Test("a peer that stops reading is disconnected, and can take its seat again")
  func aPeerThatStopsReadingIsDisconnectedAndCanTakeIts() throws {
    let rooms = try playing(3)
    let awake = Array(rooms[..<2])
    let saved = try #require(rooms[1].saved())
    // Carol's program does not read the lines about Bob, who joins and leaves repeatedly.
    for _ in 0..<200 where rooms[0].state()?.seats[2].presence == .here {
      rooms[1].leave()
      #expect(run(awake) { rooms[0].state()?.seats[1].presence == .away })
      rooms[1].resume(saved, words: Sample.words)
      #expect(run(awake) { rooms[1].state()?.isConnected == true })
    }
    #expect(rooms[0].state()?.seats[2].presence == .away)
    rooms[0].play(.ghost(.add("c")))
    #expect(run(awake) { haveMoves(2, awake) })
    rooms[1].play(.ghost(.add("a")))
    #expect(run(awake) { haveMoves(3, awake) })
    #expect(run(rooms) { haveMoves(3, rooms) && rooms[2].state()?.isConnected == true })
    #expect(run(rooms) { rooms[0].state()?.seats[2].presence == .here })
    rooms[2].play(.ghost(.add("t")))
    #expect(run(rooms) { haveMoves(4, rooms) })
  }

  @Test("a stopped host is reported after three seconds, and the move counts when it continues")
  func aStoppedHostIsReportedAfterThreeSecondsAndThe()
    throws
  {
    let rooms = try playing(2)
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
    rooms[1].play(.ghost(.add("a")))
    var news: [[TableNews]] = []
    let began = ContinuousClock.now
    while !news.joined().contains(.hostIsSilent), began.duration(to: .now) < .seconds(10) {
      _ = run([rooms[1]], hearing: &news) { true }
      var descriptor = pollfd(fd: rooms[1].loop.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, 100)
    }
    #expect(news.joined().contains(.hostIsSilent))
    #expect(rooms[1].state()?.moves == 2)
    #expect(run(rooms) { haveMoves(3, rooms) })
  }

  // MARK: Other programs

  @Test("a table of another version is not listed, but reported")
  func aTableOfAnotherVersionIsNotListedButReported() throws {
    let tables = try TableFolder(folder)
    let host = try #require(try tables.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: 1)))
    let visitor = try room()
    visitor.list()
    var news: [TableNews] = []
    var peers: [TableSocket] = []
    _ = run([]) {
      while let (peer, _) = host.accept() {
        _ = peer.send(Array("no version 2".utf8))
        peers.append(peer)
      }
      news += visitor.hear()
      return news.contains(.otherVersion)
    }
    #expect(news == [.tables([]), .otherVersion])
  }

  @Test("a table of a version that exchanges packets counts as one of another version")
  func aTableOfAVersionThatExchangesPacketsCountsAsOne() throws {
    _ = try TableFolder(folder)
    let host = PacketListener(folder + "/ghost.k3v7q2.1")
    let visitor = try room()
    visitor.list()
    var news: [TableNews] = []
    _ = run([]) {
      news += visitor.hear()
      return news.contains(.otherVersion)
    }
    #expect(news == [.tables([]), .otherVersion])
    visitor.stopListing()
    let table = OpenTable(header: Sample.header(), seats: [], hasBegun: false)
    visitor.takeSeat(at: table, words: Sample.words, name: "Bob")
    #expect(visitor.hear() == [.left(.otherVersion)])
    #expect(try TableFolder(folder).newest("k3v7q2")?.epoch == 1)
    withExtendedLifetime(host) {}
  }

  @Test(
    "a table that another user keeps closed is not listed, but reported, and cannot be taken over",
    .enabled(if: geteuid() == 0, "only root can be another user"))
  func aTableThatAnotherUserKeepsClosedIsNotListedBut() throws {
    let tables = try TableFolder(folder)
    let host = try #require(try tables.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: 1)))
    chmod(temporary.path, 0o755)
    chmod(folder, 0o1777)
    // The files of this thread are accessed as another user.
    set_file_user(4711)
    defer { set_file_user(0) }
    let visitor = try room()
    visitor.list()
    var news: [TableNews] = []
    _ = run([]) {
      news += visitor.hear()
      return news.contains(.forbidden)
    }
    #expect(news == [.tables([]), .forbidden])
    var log = TableLog()
    log.append(TableLog.Entry(0, "begin p 0 4 Anna p 4711 3 Bob"))
    let saved = SavedTable(header: Sample.header(seats: 2), log: log, name: "Bob")
    visitor.resume(saved, words: Sample.words)
    #expect(visitor.hear().last == .left(.folder(.system(.accessDenied))))
    #expect(tables.newest("k3v7q2")?.epoch == 1)
    #expect(host.accept() == nil)
  }

  @Test("opening a table that another program has open already takes a seat at it")
  func openingATableThatAnotherProgramHasOpenAlready() throws {
    let rooms = [try room(), try room()]
    rooms[0].open(Sample.header(), words: Sample.words, name: "Anna")
    rooms[1].open(Sample.header(seed: 5), words: Sample.words, name: "Bob")
    #expect(run(rooms) { rooms.allSatisfy { $0.state()?.seats.map(\.name) == ["Anna", "Bob"] } })
    #expect(rooms[1].state()?.isHost == false)
    #expect(rooms[1].state()?.header == Sample.header())
  }
}

/// A thread with its own mount namespace.
private enum OwnMounts {
  /// Whether a file system can be mounted here.
  static let arePossible: Bool = {
    guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
    return (try? run { mount_small(folder.path) == 0 }) ?? false
  }()

  private final class Work<Value>: @unchecked Sendable {
    let body: () throws -> Value
    var result: Result<Value, any Error>?
    init(_ body: @escaping () throws -> Value) { self.body = body }
  }

  static func run<Value>(_ body: @escaping () throws -> Value) throws -> Value {
    let work = Work(body)
    let task = Box { work.result = Result { try work.body() } }
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<Box>.fromOpaque(argument!).takeUnretainedValue().run()
        return nil
      }, Unmanaged.passUnretained(task).toOpaque())
    pthread_join(thread, nil)
    return try work.result!.get()
  }

  private final class Box {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }
}
