import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal is restored however the program ends.
@Suite struct LeavingTests {
  @Test("quitting by a click restores the terminal") func quittingByAClickRestoresTheTerminal() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.click("q quit")
    try terminal.expectGivenBack()
  }

  @Test("quitting by its letter restores the terminal") func quittingByItsLetterRestoresTheTerminal() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("q")
    try terminal.expectGivenBack()
  }

  @Test("Ctrl-C in a game restores the terminal") func ctrlCInAGameRestoresTheTerminal() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    try terminal.press(.control("c"))
    try terminal.expectGivenBack()
  }

  @Test("leaving a game for the menu asks first") func leavingAGameForTheMenuAsksFirst() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    try terminal.leaveForTitle()
    try terminal.type("q")
    try terminal.expectGivenBack()
  }

  @Test("a signal ends it, and the terminal is restored", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalEndsItAndTheTerminalIsRestored(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(number)
    try terminal.expectGivenBack()
  }

  @Test(
    "after a crash the terminal is restored", arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func afterACrashTheTerminalIsRestored(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(number)
    try terminal.expectGivenBack(Exit(signal: number))
  }

  @Test("a crash does not send a terminal that has no paste mode its control sequence")
  func aCrashDoesNotSendATerminalThatHasNoPasteModeIts() throws {
    let terminal = try Wordyard.open(term: "linux")
    try terminal.wait(for: VirtualTerminal.tagline)
    terminal.signal(SIGSEGV)
    #expect(try terminal.waitForExit() == Exit(signal: SIGSEGV))
    #expect(!String(decoding: terminal.received, as: UTF8.self).contains("2004"))
  }

  @Test(
    "unexpected signals end it and restore the terminal, too",
    arguments: [
      SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGPWR, SIGVTALRM, SIGPROF, SIGIO,
    ])
  func unexpectedSignalsEndItAndRestoreTheTerminalToo(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(number)
    try terminal.expectGivenBack()
  }

  @Test("a system call that is not allowed ends it and gives the terminal back")
  func aSystemCallThatIsNotAllowedEndsItAndGivesThe() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(SIGSYS)
    try terminal.expectGivenBack(Exit(signal: SIGSYS))
  }

  @Test("a terminal that disappears ends it at once") func aTerminalThatDisappearsEndsItAtOnce() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.vanish()
    #expect(try terminal.waitForExit().signal == 0)
  }
}

extension VirtualTerminal {
  /// Waits for the end and checks that the terminal is in its initial state.
  func expectGivenBack(
    _ exit: Exit = Exit(code: 0), at place: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try waitForExit(at: place) == exit, sourceLocation: place)
    #expect(leftBehind == [], sourceLocation: place)
    #expect(rows[0] == "$ wordyard", "the screen from before is not there:\n\(screen)", sourceLocation: place)
    #expect(!shows("wordyard:"), "it ended with a complaint:\n\(screen)", sourceLocation: place)
  }
}
