import CVTerm
import Engines
import TestSupport
import Testing

@testable import Platform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct EventLoopTests {
  private let loop: EventLoop
  private let pipe = Pipe()

  init() throws {
    loop = try EventLoop()
  }

  /// A pipe, whose ends are closed on deinitialization.
  private final class Pipe {
    private(set) var ends: [Int32] = [-1, -1]
    var reading: Int32 { ends[0] }
    var writing: Int32 { ends[1] }

    init() { makePipe(&ends) }

    func write(_ text: String = "x") { writeText(text, writing) }

    func read() {
      var byte: UInt8 = 0
      readByte(&byte, reading)
    }

    func closeWriting() {
      close(writing)
      ends[1] = -1
    }

    deinit { for end in ends where end >= 0 { close(end) } }
  }

  private func occurrences(of watch: EventLoop.Watch, for time: Duration? = .seconds(10))
    -> [EventLoop.Event.Occurrence]
  {
    loop.wait(for: time).filter { $0.watch == watch.id }.map(\.occurrence)
  }

  @Test("a descriptor is reported until it has been read") func aDescriptorIsReportedUntilItHasBeenRead()
    throws
  {
    let watch = try loop.watch(pipe.reading)
    #expect(loop.wait(for: .zero) == [])
    pipe.write()
    #expect(occurrences(of: watch) == [.readable])
    #expect(occurrences(of: watch) == [.readable])
    pipe.read()
    #expect(loop.wait(for: .zero) == [])
  }

  @Test("the end of a descriptor is reported") func theEndOfADescriptorIsReported() throws {
    let watch = try loop.watch(pipe.reading)
    pipe.closeWriting()
    #expect(!occurrences(of: watch).isEmpty)
  }

  @Test("ended descriptors are reported first") func endedDescriptorsAreReportedFirst() throws {
    var sockets: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, streamType, 0, &sockets) == 0)
    defer { close(sockets[0]) }
    pipe.write()
    let lives = try loop.watch(pipe.reading)
    let ends = try loop.watch(sockets[0])
    close(sockets[1])
    let events = loop.wait(for: .seconds(10))
    #expect(events.first?.watch == ends.id && events.first?.occurrence == .ended)
    #expect(events.contains { $0.watch == lives.id })
  }

  @Test("writing is waited for only if that is asked for") func writingIsWaitedForOnlyIfThatIsAskedFor()
    throws
  {
    let watch = try loop.watch(pipe.writing, for: .writing)
    #expect(occurrences(of: watch) == [.writable])
    loop.change(watch, to: [])
    #expect(loop.wait(for: .zero) == [])
    loop.change(watch, to: .writing)
    #expect(occurrences(of: watch) == [.writable])
  }

  @Test("watching leaves the flags of a descriptor, which others may share, as they were")
  func watchingLeavesTheFlagsOfADescriptorWhichOthers() throws {
    let flags = fcntl(pipe.reading, F_GETFL)
    let watch = try loop.watch(pipe.reading)
    _ = loop.wait(for: .zero)
    #expect(fcntl(pipe.reading, F_GETFL) == flags)
    watch.cancel()
    #expect(fcntl(pipe.reading, F_GETFL) == flags)
  }

  @Test("what is not watched any more is not reported") func whatIsNotWatchedAnyMoreIsNotReported() throws {
    pipe.write()
    let watch = try loop.watch(pipe.reading)
    #expect(!occurrences(of: watch).isEmpty)
    watch.cancel()
    #expect(loop.wait(for: .zero) == [])
    let second = try loop.watch(pipe.reading)
    #expect(second.id != watch.id)
    #expect(occurrences(of: second) == [.readable])
  }

  @Test("a watch ends with its object") func aWatchEndsWithItsObject() throws {
    pipe.write()
    var watch: EventLoop.Watch? = try loop.watch(pipe.reading)
    #expect(watch != nil)
    watch = nil
    #expect(loop.wait(for: nil) == [], "there is nothing to wait for")
  }

  @Test("a file cannot be watched") func aFileCannotBeWatched() throws {
    let folder = try TemporaryFolder()
    let file = open(try folder.write("x", to: "file"), O_RDONLY)
    defer { close(file) }
    #expect(throws: SystemError.self) { try loop.watch(file) }
    #expect(loop.wait(for: .zero) == [])
  }

  @Test("a wait without events is not over early") func aWaitWithoutEventsIsNotOverEarly() throws {
    let watch = try loop.watch(pipe.reading)
    let start = System.time
    #expect(loop.wait(for: .microseconds(20_500)) == [])
    #expect(System.time - start >= .microseconds(20_500))
    withExtendedLifetime(watch) {}
  }

  @Test("a signal is reported once and its default action not taken")
  func aSignalIsReportedOnceAndItsDefaultActionNotTaken() throws {
    let watch = try loop.watch(Signal(rawValue: SIGUSR2))
    raise(SIGUSR2)
    #expect(occurrences(of: watch) == [.signal(Signal(rawValue: SIGUSR2))])
    #expect(loop.wait(for: .zero) == [])
  }

  @Test("a signal that cannot be watched is left alone, and the others arrive")
  func aSignalThatCannotBeWatchedIsLeftAlone() {
    let (urgent, kill) = (Signal(rawValue: SIGURG), Signal(rawValue: SIGKILL))
    let watches = loop.watch([kill, urgent])
    #expect(Set(watches.keys) == [urgent])
    raise(SIGURG)
    #expect(loop.wait(for: .seconds(10)).map(\.occurrence) == [.signal(urgent)])
    withExtendedLifetime(watches) {}
  }

  @Test("a signal that is blocked arrives all the same") func aSignalThatIsBlockedArrivesAllTheSame() throws {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGURG)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let watch = try loop.watch(Signal(rawValue: SIGURG))
    raise(SIGURG)
    #expect(occurrences(of: watch) == [.signal(Signal(rawValue: SIGURG))])
  }

  @Test("a signal can take its default action and is watched again afterwards")
  func aSignalCanTakeItsDefaultActionAndIsWatchedAgain() throws {
    // By default it is ignored.
    let watch = try loop.watch(.windowChanged)
    loop.takeDefaultAction(.windowChanged, watch)
    #expect(loop.wait(for: .zero) == [])
    raise(SIGWINCH)
    #expect(occurrences(of: watch) == [.signal(.windowChanged)])
  }

  @Test("a new name in a folder is reported, and one that has gone")
  func aNewNameInAFolderIsReportedAndOneThatHasGone() throws {
    let folder = try TemporaryFolder()
    let watch = try loop.watch(folder: folder.path)
    #expect(loop.wait(for: .zero) == [])
    try folder.write("x", to: "name")
    #expect(occurrences(of: watch).contains(.changed))
    while !loop.wait(for: .zero).isEmpty {}
    unlink(folder.path + "/name")
    #expect(occurrences(of: watch).contains(.changed))
  }

  @Test("a missing folder cannot be watched") func aMissingFolderCannotBeWatched() throws {
    #expect(throws: SystemError.notFound) { try loop.watch(folder: "/nonexistent/folder") }
  }

  @Test("a wait for some leaves the events of the others for later")
  func aWaitForSomeLeavesTheEventsOfTheOthersForLater() throws {
    let first = try loop.watch(pipe.reading)
    let other = Pipe()
    let second = try loop.watch(other.reading)
    let signal = try loop.watch(Signal(rawValue: SIGIO))
    pipe.write()
    raise(SIGIO)
    #expect(loop.wait(for: .milliseconds(20), only: [second]) == [])
    other.write()
    #expect(loop.wait(for: .seconds(10), only: [second]).map(\.watch) == [second.id])
    #expect(Set(loop.wait(for: .seconds(10)).map(\.watch)).isSubset(of: [first.id, second.id, signal.id]))
    #expect(occurrences(of: first) == [.readable])
  }

  @Test("a program that waits elsewhere can wait for the loop's descriptor")
  func aProgramThatWaitsElsewhereCanWaitForTheLoops() throws {
    let watch = try loop.watch(pipe.reading)
    #expect(loop.wait(for: .zero) == [])
    var descriptors = [pollfd(fd: loop.descriptor, events: Int16(POLLIN), revents: 0)]
    #expect(poll(&descriptors, 1, 0) == 0)
    pipe.write()
    #expect(poll(&descriptors, 1, 10_000) == 1)
    #expect(occurrences(of: watch, for: .zero) == [.readable])
  }

  @Test("a terminal that has hung up is reported") func aTerminalThatHasHungUpIsReported() throws {
    var (terminal, program): (Int32, Int32) = (-1, -1)
    var path = [CChar](repeating: 0, count: 64)
    try #require(pty_open(24, 80, &terminal, &program, &path, path.count) == 0)
    defer { close(program) }
    let watch = try loop.watch(program)
    #expect(loop.wait(for: .zero) == [])
    close(terminal)
    #expect(!occurrences(of: watch).isEmpty)
  }
}

// Functions of the C library whose names the methods above have.
private func makePipe(_ ends: inout [Int32]) { _ = pipe(&ends) }
private func writeText(_ text: String, _ end: Int32) { _ = write(end, text, text.utf8.count) }
private func readByte(_ byte: inout UInt8, _ end: Int32) { _ = read(end, &byte, 1) }
