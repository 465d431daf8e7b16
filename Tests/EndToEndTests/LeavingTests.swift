import Glibc
import TestSupport
import Testing

/// On every way out the terminal is as it was.
@Suite struct LeavingTests {
  @Test func quittingByTheMenuGivesTheTerminalBack() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.end, .enter)
    try terminal.expectGivenBack()
  }

  @Test func quittingWithTheMouseGivesTheTerminalBack() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.click("Quit")
    try terminal.expectGivenBack()
  }

  @Test func quittingByItsLetterGivesTheTerminalBack() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("q")
    try terminal.expectGivenBack()
  }

  @Test func controlCInAGameGivesTheTerminalBack() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    try terminal.press(.control("c"))
    try terminal.expectGivenBack()
  }

  @Test func leavingAGameForTheMenuAsksFirst() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    try terminal.leaveForTitle()
    try terminal.press(.escape)
    try terminal.expectGivenBack()
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalEndsItAndGivesTheTerminalBack(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(number)
    try terminal.expectGivenBack()
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func aCrashGivesTheTerminalBackToo(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(number)
    try terminal.expectGivenBack(Exit(signal: number))
  }

  @Test func aTerminalThatVanishesEndsItAtOnce() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.vanish()
    #expect(try terminal.waitForExit().signal == 0)
  }

  @Test func underAShellControlZStopsItAndTheShellBringsItBack() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" --seed 6; echo the shell is back; read answer; fg >/dev/null; echo ended with $?"
    )
    try terminal.openHangman()
    try terminal.guess("q")
    terminal.drain()
    let before = terminal.screen
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    #expect(terminal.leftBehind == [])

    try terminal.press(.enter)
    try terminal.wait("the game coming back") { terminal.screen == before }
    #expect(terminal.isMouseOn)
    try terminal.guess("e")
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended with 0")
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test func aTerminalResizedWhileTheGameIsStoppedIsNoticed() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\"; echo the shell is back; read answer; fg >/dev/null; echo ended with $?")
    try terminal.openHangman()
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    terminal.resize(rows: 16, columns: 40)
    try terminal.press(.enter)
    try terminal.wait(for: "Esc menu")
    #expect(terminal.place(of: "Esc menu")?.row == 15)
    try terminal.guess("e", by: .mouse)
  }
}

extension VirtualTerminal {
  /// Waits for the end and checks that nothing of the program stays on the terminal.
  func expectGivenBack(
    _ exit: Exit = Exit(code: 0), at place: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try waitForExit(at: place) == exit, sourceLocation: place)
    #expect(leftBehind == [], sourceLocation: place)
    #expect(rows[0] == "$ wordyard", "the screen from before is not there:\n\(screen)", sourceLocation: place)
    #expect(!shows("wordyard:"), "it ended with a complaint:\n\(screen)", sourceLocation: place)
  }
}
