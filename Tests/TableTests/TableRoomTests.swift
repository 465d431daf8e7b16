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

/// Programs at a table with real sockets in a temporary folder.
struct TableRoomTests: RoomTests {
  let temporary: TemporaryFolder
  var folder: String { temporary.path + "/tables" }

  init() throws {
    temporary = try TemporaryFolder()
  }

  @Test("without a table nothing is opened or made, and nothing is due")
  func withoutATableNothingIsOpenedOrMadeAndNothingIs() throws {
    let room = try room()
    #expect(room.count() == 0)
    #expect(!room.isActive)
    #expect(room.patience == nil)
    #expect(access(folder, F_OK) != 0)
  }

  @Test("a move of one is every other's, and a table that is left watches nothing")
  func aMoveOfOneIsEveryOthersAndATableThatIsLeft() throws {
    let rooms = try playing()
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
    rooms[1].play(.ghost(.add("a")))
    #expect(run(rooms) { haveMoves(3, rooms) })
    rooms[2].leave()
    #expect(!rooms[2].isActive)
    #expect(run(rooms) { rooms[0].state()?.seats[2].presence == .away })
  }

  @Test("when the host leaves, the others continue, and it can return")
  func whenTheHostLeavesTheOthersContinueAndItCanReturn() throws {
    let rooms = try playing()
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
    let saved = try #require(rooms[0].saved())
    rooms[0].leave()
    let others = Array(rooms[1...])
    #expect(run(others) { others.allSatisfy { $0.state()?.isConnected == true } })
    #expect(run(others) { others[0].state()?.seats[0].presence == .away })
    others[0].play(.ghost(.add("a")))
    #expect(run(others) { haveMoves(3, others) })
    rooms[0].resume(saved, words: Sample.words)
    #expect(run(rooms) { haveMoves(3, rooms) && rooms[0].state()?.isConnected == true })
    #expect(rooms.count { $0.state()?.isHost == true } == 1)
    #expect(rooms[0].saved()?.log == rooms[1].saved()?.log)
  }

  @Test("a suspended host hands over, and takes its seat again afterwards")
  func aSuspendedHostHandsOverAndTakesItsSeatAgain() throws {
    let rooms = try playing()
    rooms[0].handOver()
    let others = Array(rooms[1...])
    #expect(run(others) { others.contains { $0.state()?.isHost == true } })
    rooms[0].rejoin()
    #expect(run(rooms) { rooms.allSatisfy { $0.state()?.isConnected == true } })
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
  }

  @Test("after all have left, the first to continue waits for the others")
  func afterAllHaveLeftTheFirstToContinueWaitsForThe() throws {
    let rooms = try playing()
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
    let saved = try rooms.map { try #require($0.saved()) }
    for room in rooms { room.leave() }
    for place in [2, 0, 1] { rooms[place].resume(saved[place], words: Sample.words) }
    #expect(run(rooms) { rooms.allSatisfy { $0.state()?.isConnected == true } && haveMoves(2, rooms) })
    #expect(run(rooms) { rooms[0].state()?.seats.allSatisfy { $0.presence == .here } == true })
    rooms[1].play(.ghost(.add("a")))
    #expect(run(rooms) { haveMoves(3, rooms) })
  }

  @Test("a list names the tables that answer, and comes again when one closes")
  func aListNamesTheTablesThatAnswerAndComesAgainWhen() throws {
    let rooms = try playing(2)
    let visitor = try room()
    #expect(visitor.count() == 1)
    visitor.list()
    var lists: [[OpenTable]] = []
    func listed() { for case .tables(let tables) in visitor.hear() { lists.append(tables) } }
    #expect(
      run(rooms) {
        listed(); return !lists.isEmpty
      })
    #expect(lists.first?.map(\.id) == ["k3v7q2"])
    #expect(lists.first?.first?.seats.map(\.name) == ["Anna", "Bob"])
    #expect(lists.first?.first?.hasBegun == true)
    rooms[1].leave()
    rooms[0].leave()
    #expect(
      run([]) {
        listed(); return lists.last?.isEmpty == true
      })
    visitor.stopListing()
    #expect(!visitor.isActive)
  }

  @Test("a stale socket is not listed and its table can be taken over")
  func aStaleSocketIsNotListedAndItsTableCanBeTakenOver() throws {
    let rooms = try playing(2)
    let saved = try #require(rooms[1].saved())
    rooms[1].leave()
    rooms[0].leave()
    let old = try TableFolder(folder)
    // As after `kill -9`: the name exists, but no process is listening.
    _ = try old.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: 7))
    let visitor = try room()
    visitor.resume(saved, words: Sample.words)
    #expect(run([visitor]) { visitor.state()?.isConnected == true })
    #expect(old.names().map(\.text) == ["ghost.k3v7q2.8"])
  }

  @Test("a table can be opened under the name of one whose program was killed")
  func aTableCanBeOpenedUnderTheNameOfOneWhoseProgram() throws {
    let old = try TableFolder(folder)
    _ = try old.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: 7))
    let room = try room()
    room.open(Sample.header(), words: Sample.words, name: "Anna")
    #expect(room.state()?.isHost == true)
    #expect(old.names().map(\.text) == ["ghost.k3v7q2.8"])
  }

  @Test("opening or joining a table waits for a program that has too many connections")
  func openingOrJoiningATableWaitsForAProgramThatHasToo() throws {
    let old = try TableFolder(folder)
    var listener = try old.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: 1))
    var strangers: [LocalSocket] = []
    while strangers.count < 100 {
      guard let stranger = try? connect() else { break }
      strangers.append(stranger)
    }
    let room = try room()
    room.open(Sample.header(), words: Sample.words, name: "Anna")
    let guest = try self.room()
    let table = OpenTable(header: Sample.header(), seats: [], hasBegun: false)
    guest.takeSeat(at: table, words: Sample.words, name: "Bob")
    for waiting in [room, guest] {
      #expect(waiting.hear() == [])
      #expect(waiting.state() == nil)
    }
    guest.leave()
    #expect(listener != nil)
    listener = nil
    #expect(run([room]) { room.state()?.isHost == true })
  }

  @Test("after the last possible epoch a table cannot be found")
  func afterTheLastPossibleEpochATableCannotBeFound() throws {
    let rooms = try playing(2)
    let saved = try #require(rooms[1].saved())
    for room in rooms { room.leave() }
    let old = try TableFolder(folder)
    _ = try old.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: TableFolder.Name.epochs.upperBound))
    let room = try room()
    room.resume(saved, words: Sample.words)
    #expect(room.hear() == [.left(.notFound)])
    room.open(Sample.header(), words: Sample.words, name: "Anna")
    #expect(room.hear() == [.left(.notFound)])
  }

  @Test("a table whose program ends before it describes the table is not continued")
  func aTableWhoseProgramEndsBeforeItDescribesTheTable() throws {
    let old = try TableFolder(folder)
    var listener = try old.publish(TableFolder.Name(.ghost, "k3v7q2", epoch: 1))
    let room = try room()
    let table = OpenTable(header: Sample.header(), seats: [], hasBegun: false)
    room.takeSeat(at: table, words: Sample.words, name: "Anna")
    #expect(listener != nil)
    listener = nil
    var news: [[TableNews]] = []
    #expect(run([room], hearing: &news) { !room.isActive })
    #expect(news == [[.hostLeft, .left(.notFound)]])
    #expect(old.names().map(\.epoch) == [1])
  }

  // MARK: Hostile peers

  private func connect() throws -> LocalSocket {
    let name = try #require(try TableFolder(folder).names().first)
    guard case .connected(let socket) = LocalSocket.connect(to: name.text, in: try Folder(folder)) else {
      throw Closed()
    }
    return socket
  }

  private struct Closed: Error {}

  private func isClosed(_ socket: LocalSocket) -> Bool {
    while true {
      switch socket.receive(atMost: 4096) {
      case .end: return true
      case .nothing: return false
      case .bytes: break
      }
    }
  }

  private func send(_ text: String, _ socket: LocalSocket) -> Bool { socket.send(Array(text.utf8)) }

  @Test(
    "a peer that sends junk is closed, and the others go on",
    arguments: [
      "hello\n", "play 1 +c\n", "\u{7}\n", "\n", "who 1\r\n", String(repeating: "a", count: 5000),
      "who " + String(repeating: "1", count: 509) + "\n", "who 1\nwho 1\njunk\n",
    ])
  func junk(text: String) throws {
    let rooms = try playing(2)
    let stranger = try connect()
    #expect(send(text, stranger))
    #expect(run(rooms) { isClosed(stranger) })
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
  }

  @Test("a player who does not end a line is disconnected") func aPlayerWhoDoesNotEndALineIsDisconnected()
    throws
  {
    let rooms = [try room(lineTime: .milliseconds(30))]
    rooms[0].open(Sample.header(), words: Sample.words, name: "Anna")
    let peer = try connect()
    #expect(send("sit 1 0 Zoë\n", peer))
    #expect(run(rooms) { rooms[0].state()?.seats[1].name == "Zoë" })
    #expect(send("wink", peer))
    #expect(run(rooms) { isClosed(peer) })
    #expect(run(rooms) { rooms[0].state()?.seats[1].kind == .empty })
  }

  @Test("a host that does not end its line is left") func aHostThatDoesNotEndItsLineIsLeft() throws {
    _ = try TableFolder(folder)
    var listener: LocalSocket? = try LocalSocket(bound: "ghost.k3v7q2.1", in: try Folder(folder))
    try listener?.listen(queue: 4)
    let room = try room(lineTime: .milliseconds(30))
    let table = OpenTable(header: Sample.header(), seats: [], hasBegun: false)
    room.takeSeat(at: table, words: Sample.words, name: "Anna")
    let (host, _) = try #require(listener?.accept())
    listener = nil
    #expect(send("table 1 k3v7q2 gh", host))
    var news: [[TableNews]] = []
    #expect(run([room], hearing: &news) { !room.isActive })
    #expect(news == [[.hostLeft, .left(.notFound)]])
  }

  @Test("a seat is taken by a line that arrives byte by byte") func aSeatIsTakenByALineThatArrivesByteByByte()
    throws
  {
    let rooms = [try room()]
    rooms[0].open(Sample.header(), words: Sample.words, name: "Anna")
    let peer = try connect()
    for byte in Array("sit 1 0 Zoë\n".utf8) {
      #expect(rooms[0].state()?.seats[1].kind == .empty)
      #expect(peer.send([byte]))
      _ = run(rooms) { true }
    }
    #expect(run(rooms) { rooms[0].state()?.seats[1].name == "Zoë" })
  }

  @Test(
    "a name that no player can have gets no seat",
    arguments: ["\u{3164}", "\u{2800}", "a\u{200B}b", "\u{202E}bob", "e\u{301}", "a\u{A0}b", " Bob", "Bob "])
  func nameOfNobody(name: String) throws {
    let rooms = [try room()]
    rooms[0].open(Sample.header(), words: Sample.words, name: "Anna")
    let peer = try connect()
    #expect(send("sit 1 0 \(name)\n", peer))
    #expect(run(rooms) { isClosed(peer) })
    #expect(rooms[0].state()?.seats[1].kind == .empty)
  }

  @Test("lines that arrive together all count") func linesThatArriveTogetherAllCount() throws {
    let rooms = [try room()]
    rooms[0].open(Sample.header(), words: Sample.words, name: "Anna")
    let peer = try connect()
    #expect(send("sit 1 0 Bob\nwink 1\nbye\n", peer))
    var news: [[TableNews]] = []
    #expect(run(rooms, hearing: &news) { isClosed(peer) })
    #expect(news[0].contains(.winked(seat: 1)))
    #expect(rooms[0].state()?.seats[1].kind == .empty)
  }

  @Test("a thousand connections leave room for the players") func aThousandConnectionsLeaveRoomForThePlayers()
    throws
  {
    let rooms = try playing(2)
    var strangers: [LocalSocket] = []
    for _ in 0..<1000 {
      if let stranger = try? connect() { strangers.append(stranger) }
      for room in rooms { _ = room.hear() }
      if strangers.count > 100 { strangers.removeFirst() }
    }
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
    rooms[1].play(.ghost(.add("a")))
    #expect(run(rooms) { haveMoves(3, rooms) })
  }

  @Test("a host closes a connection that does not take what it asked for")
  func aHostClosesAConnectionThatDoesNotTakeWhatItAsked() throws {
    let rooms = try playing(2)
    let stranger = try connect()
    // Every answer consists of four lines, of which the socket's buffer holds only some.
    for _ in 0..<20 {
      _ = send("who 1\n", stranger)
      _ = rooms[0].hear()
    }
    #expect(run(rooms) { isClosed(stranger) })
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
  }

  @Test("a million bytes of any kind change nothing for those who play")
  func aMillionBytesOfAnyKindChangeNothingForThoseWho() throws {
    try fuzz(bytes: 1_000_000)
  }

  @Test("ten million bytes change nothing either", .enabled(if: LongTrials.areOn))
  func longFuzz() throws { try fuzz(bytes: 10_000_000) }

  private func fuzz(bytes total: Int) throws {
    let rooms = try playing(2)
    var generator = SplitMix64(seed: 7)
    let samples = TableLineTests.lines.map(\.0.bytes)
    var sent = 0
    var stranger = try connect()
    while sent < total {
      var bytes = (0..<1 + generator.below(600)).map { _ in UInt8(generator.below(256)) }
      if generator.below(2) == 0 { bytes = samples[generator.below(samples.count)] }
      if generator.below(8) == 0 { bytes[generator.below(bytes.count)] ^= UInt8(1 << generator.below(8)) }
      if generator.below(8) != 0 { bytes.append(UInt8(ascii: "\n")) }
      if stranger.send(bytes) {
        sent += bytes.count
      } else if let next = try? connect() {
        stranger = next
      }
      for room in rooms { _ = room.hear() }
    }
    #expect(run(rooms) { rooms.allSatisfy { $0.state()?.isConnected == true } })
    rooms[0].play(.ghost(.add("c")))
    #expect(run(rooms) { haveMoves(2, rooms) })
  }
}
