import Engines
import Platform
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct SystemTests {
  @Test("the path of the program is that of the running file")
  func thePathOfTheProgramIsThatOfTheRunningFile() throws {
    let own = try FileStatus("/proc/self/exe")
    #expect(try FileStatus(System.programPath).identity == own.identity)
  }

  @Test("all bytes are written, and a reader that has gone is an error")
  func allBytesAreWrittenAndAReaderThatHasGoneIsAnError() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    try System.write(Array("text".utf8), to: ends[1])
    var buffer = [UInt8](repeating: 0, count: 10)
    #expect(read(ends[0], &buffer, 10) == 4)
    close(ends[1])
    close(ends[0])
    #expect(throws: SystemError.self) { try System.write([1], to: ends[1]) }
  }

  @Test("the local time is that of the C library") func theLocalTimeIsThatOfTheCLibrary() {
    let now = System.LocalTime()
    #expect(now.year >= 2024 && (1...12).contains(now.month) && (1...31).contains(now.day))
    #expect((0...23).contains(now.hour) && (0...60).contains(now.second))
  }

  @Test(
    "the hours until midnight are those that pass, in a day of 23, 24 or 25 hours, too",
    arguments: [23, 24, 25])
  func hoursLeft(length: Int) {
    let hour = 3600
    func day(_ moment: Int) -> Int { moment < 0 ? 0 : moment < length * hour ? 1 : 2 }
    #expect(System.hoursLeft(from: 0, day: day) == length)
    #expect(System.hoursLeft(from: hour / 2, day: day) == length)
    #expect(System.hoursLeft(from: hour, day: day) == length - 1)
    #expect(System.hoursLeft(from: length * hour - 1, day: day) == 1)
    #expect(System.hoursLeft(from: -1, day: day) == 1)
  }

  @Test("the hours until midnight are those of the local clock") func theHoursAreThoseOfTheLocalClock() {
    let left = System.hoursLeft()
    #expect((1...25).contains(left))
    #expect(System.LocalTime(secondsSince1970: System.secondsSince1970 + left * 3600).hour <= 1)
  }
}

struct LocalSocketTests {
  private let temporary: TemporaryFolder
  private let folder: Folder
  private let name = String(repeating: "long", count: 50)

  init() throws {
    temporary = try TemporaryFolder()
    let path = temporary.path + "/" + name
    try Files.makeFolder(path)
    folder = try Folder(path)
  }

  private func listening() throws -> LocalSocket {
    let socket = try LocalSocket(bound: "name", in: folder)
    try socket.listen(queue: 4)
    return socket
  }

  private func connected() throws -> LocalSocket {
    guard case .connected(let socket) = LocalSocket.connect(to: "name", in: folder) else {
      throw ProgramError(message: "nobody answers")
    }
    return socket
  }

  @Test("sockets in a folder with a long path connect, and know the other's user")
  func socketsInAFolderWithALongPathConnectAndKnowThe() throws {
    let listener = try listening()
    #expect(listener.accept() == nil)
    let one = try connected()
    let (other, user) = try #require(listener.accept())
    #expect(user == geteuid())
    #expect(other.receive(atMost: 10) == .nothing)
    #expect(one.send(Array("hello".utf8)))
    #expect(other.receive(atMost: 3) == .bytes(Array("hel".utf8)))
    #expect(other.receive(atMost: 3) == .bytes(Array("lo".utf8)))
    withExtendedLifetime(one) {}
  }

  @Test("the current folder stays what it was") func theCurrentFolderStaysWhatItWas() throws {
    // Tests beside this one may be in folders of theirs for a moment, but only this one is in its own.
    _ = try listening()
    #expect(try FileStatus(".").identity != FileStatus(temporary.path + "/" + name).identity)
  }

  @Test("a name without a program and a full queue are told apart")
  func aNameWithoutAProgramAndAFullQueueAreToldApart() throws {
    guard case .none = LocalSocket.connect(to: "name", in: folder) else {
      Issue.record("somebody answers")
      return
    }
    let listener = try listening()
    var waiting: [LocalSocket] = []
    var result = LocalSocket.connect(to: "name", in: folder)
    while case .connected(let socket) = result {
      waiting.append(socket)
      result = LocalSocket.connect(to: "name", in: folder)
    }
    guard case .busy = result, waiting.count < 100 else {
      Issue.record("\(result)")
      return
    }
    withExtendedLifetime(listener) {}
  }

  @Test("a program that listens for packets is one of another kind")
  func aProgramThatListensForPacketsIsOneOfAnotherKind() throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = temporary.path + "/packets"
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let packets = socket(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0)
    defer { close(packets) }
    let isBound = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(packets, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound && listen(packets, 1) == 0)
    guard case .otherKind = LocalSocket.connect(to: "packets", in: try Folder(temporary.path)) else {
      Issue.record("it is not recognised")
      return
    }
  }

  @Test("a name that is used cannot be bound") func aNameThatIsUsedCannotBeBound() throws {
    let socket = try listening()
    #expect(throws: SystemError(errno: EADDRINUSE)) { try LocalSocket(bound: "name", in: folder) }
    #expect(throws: SystemError(errno: ENAMETOOLONG)) {
      try LocalSocket(bound: String(repeating: "n", count: 200), in: folder)
    }
    withExtendedLifetime(socket) {}
  }

  @Test("what a peer does not take cannot be sent, and one that has gone raises no signal")
  func whatAPeerDoesNotTakeCannotBeSentAndOneThatHas() throws {
    let listener = try listening()
    let one = try connected()
    var other = listener.accept()?.socket
    let line = [UInt8](repeating: 0x61, count: 512)
    var sent = 0
    while one.send(line) { sent += 1 }
    #expect((4...200).contains(sent))
    #expect(other?.receive(atMost: 512) == .bytes(line))
    other = nil
    #expect(!one.send(line))
    #expect(one.receive(atMost: 1) == .end)
  }
}
