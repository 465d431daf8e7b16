import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal is restored when the process is stopped, and the game is displayed again when it continues.
@Suite struct JobControlTests {
  /// The only child of a process.
  private static func child(of process: pid_t) throws -> pid_t {
    try #require(VirtualTerminal.child(of: process))
  }

  /// Waits for the only child of a process.
  private static func child(of process: pid_t, in terminal: VirtualTerminal) throws -> pid_t {
    try terminal.spin(until: "a child") { VirtualTerminal.child(of: process) != nil }
    return try child(of: process)
  }

  /// Tells a stopped program to end, as shells and timeout do.
  private static func end(_ process: pid_t) {
    kill(process, SIGTERM)
    kill(process, SIGCONT)
  }

  @Test("SIGTSTP stops it and SIGCONT brings it back") func sIGTSTPStopsItAndSIGCONTBringsItBack() throws {
    try expectBack { kill(try Self.child(of: $0.process), SIGTSTP) }
  }

  @Test("in a shell Ctrl-Z stops it, and fg continues it") func inAShellCtrlZStopsItAndFgContinuesIt() throws
  {
    try expectBack { try $0.press(.control("z")) }
  }

  @Test("on the Linux console, for which Ctrl-Z is a key with a name, it stops it, too")
  func onTheLinuxConsoleForWhichCtrlZIsAKeyWithANameIt() throws {
    let terminal = try Wordyard.openShell(
      """
      set -m; TERM=linux "$WORDYARD" --seed 6
      echo the shell is back; read answer; fg >/dev/null; echo ended with $?
      """)
    try terminal.openHangman()
    try terminal.waitUntilStill()
    let before = terminal.screen
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    try terminal.press(.enter)
    try terminal.wait("the game coming back") { terminal.screen == before }
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended with 0")
  }

  @Test("stopped on a terminal without another screen for the shell, a rack with a clock cannot be read")
  func stoppedOnTheConsoleARackCannotBeRead() throws {
    let terminal = try Wordyard.openShell(
      """
      set -m; TERM=linux "$WORDYARD" twist --seed 6
      echo the shell is back; read answer; fg >/dev/null; echo ended with $?
      """)
    try terminal.wait("a running clock") { terminal.clock != nil }
    let isRack = { (row: String) in row.wholeMatch(of: /[^A-Z]*([A-Z][^A-Z]+){5}[A-Z][^A-Z]*/) != nil }
    let rack = try #require(terminal.rows.first(where: isRack))
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    #expect(!terminal.rows.contains(where: isRack) && !terminal.shows("Text Twist"))
    try terminal.press(.enter)
    try terminal.wait("the rack coming back") { terminal.rows.contains(rack) }
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended with 0")
  }

  @Test("an arrow key works when it is the first key after fg")
  func anArrowKeyWorksWhenItIsTheFirstKeyAfterFg() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\"; echo the shell is back; read answer; fg >/dev/null; echo ended with $?")
    try terminal.wait(for: "▸ Hangman")
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    try terminal.press(.enter)
    try terminal.wait(for: "▸ Hangman")
    try terminal.press(.down)
    try terminal.wait(for: "▸ Text Twist")
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended with 0")
    #expect(terminal.leftBehind == [])
  }

  @Test("SIGSTOP stops it without notice, and after fg it is as it was")
  func sIGSTOPStopsItWithoutNoticeAndAfterFgItIsAsItWas() throws {
    try expectBack(meanwhile: "stty sane", isNoticed: false) {
      kill(try Self.child(of: $0.process), SIGSTOP)
    }
  }

  /// Stops a game in a shell, which then runs a command and continues it, and plays on.
  /// - Parameter isNoticed: whether the program can restore the terminal before it is stopped.
  private func expectBack(
    meanwhile command: String = ":", isNoticed: Bool = true, stop: (VirtualTerminal) throws -> Void
  ) throws {
    let terminal = try Wordyard.openShell(
      """
      set -m; "$WORDYARD" --seed 6; \(command)
      echo the shell is back; read answer; fg >/dev/null; echo ended with $?
      """)
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.waitUntilStill()
    let before = terminal.screen
    try stop(terminal)
    try terminal.wait(for: "the shell is back")
    if isNoticed {
      #expect(terminal.leftBehind == [])
      #expect(!terminal.shows("Not in it"))
    }
    try terminal.press(.enter)
    try terminal.wait("the game coming back") { terminal.screen == before }
    #expect(terminal.isMouseOn)
    try terminal.guess("e", by: .mouse)
    // A terminal in the modes of the shell would show it.
    try terminal.press(.down)
    #expect(!terminal.shows("^["))
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended with 0")
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("keys after Ctrl-Z are for nobody, and fg draws the game once")
  func keysAfterCtrlZAreForNobodyAndFgDrawsTheGameOnce() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" --seed 6; echo the shell is back; read answer; fg >/dev/null; echo ended")
    try terminal.openHangman()
    try terminal.waitUntilStill()
    let before = terminal.screen
    try terminal.send([0x1A] + Array("qxz".utf8))
    try terminal.wait(for: "the shell is back")
    let start = terminal.received.count
    try terminal.press(.enter)
    try terminal.wait("the game coming back") { terminal.screen == before }
    try terminal.waitUntilItRests(for: .seconds(3600))
    #expect(terminal.screen == before)
    let output = String(decoding: terminal.received[start...], as: UTF8.self)
    #expect(output.split(separator: "Not in it").count == 2)
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended")
  }

  @Test("told to end while it is stopped, it ends in the background")
  func toldToEndWhileItIsStoppedItEndsInTheBackground() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" --seed 6; echo the shell is back; read answer; echo the game is gone")
    try terminal.openHangman()
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    let process = try Self.child(of: terminal.process)
    Self.end(process)
    try terminal.spin(until: process, isIn: .ended)
    try terminal.press(.enter)
    try terminal.wait(for: "the game is gone")
    #expect(terminal.leftBehind == [])
    #expect(!terminal.shows("Not in it"))
  }

  @Test("started in the background it is stopped, and told to end it ends without touching the terminal")
  func startedInTheBackgroundAndToldToEndItEnds() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" hangman & read answer; echo the game is gone")
    let process = try Self.child(of: terminal.process, in: terminal)
    try terminal.spin(until: process, isIn: .stopped)
    Self.end(process)
    try terminal.spin(until: process, isIn: .ended)
    try terminal.press(.enter)
    try terminal.wait(for: "the game is gone")
    #expect(terminal.leftBehind == [])
    #expect(!terminal.received.contains(0x1B))
  }

  @Test("started in the background it plays when fg brings it to the foreground, with the size of then")
  func startedInTheBackgroundItPlaysInTheForeground() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" hangman & read answer; fg >/dev/null; echo ended with $?")
    let process = try Self.child(of: terminal.process, in: terminal)
    try terminal.spin(until: process, isIn: .stopped)
    // Continued in the background, it is stopped again.
    kill(process, SIGCONT)
    try terminal.spin(until: process, isIn: .stopped)
    terminal.resize(rows: 16, columns: 40)
    try terminal.press(.enter)
    try terminal.wait("the bottom line") { terminal.place(of: "Esc menu")?.row == 15 }
    try terminal.guess("e", by: .mouse)
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended with 0")
    #expect(terminal.leftBehind == [])
  }

  @Test("under timeout, which starts it in the background, it ends when the time is up")
  func underTimeoutItEnds() throws {
    let terminal = try Wordyard.openShell("timeout 3600 \"$WORDYARD\" hangman; echo ended with $?")
    let timeout = try Self.child(of: terminal.process, in: terminal)
    try terminal.spin(until: try Self.child(of: timeout, in: terminal), isIn: .stopped)
    kill(timeout, SIGTERM)
    try terminal.wait(for: "ended with 0")
    #expect(terminal.leftBehind == [])
    #expect(!terminal.received.contains(0x1B))
  }

  @Test("stopped without notice and told to end in the background, it gives the terminal back")
  func stoppedWithoutNoticeAndToldToEndItGivesTheTerminalBack() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" --seed 6; printf '\\rthe shell is back'; read answer")
    try terminal.openHangman()
    try terminal.waitUntilStill()
    let process = try Self.child(of: terminal.process)
    kill(process, SIGSTOP)
    try terminal.wait(for: "the shell is back")
    #expect(terminal.leftBehind != [])
    Self.end(process)
    try terminal.spin(until: process, isIn: .ended)
    terminal.drain()
    #expect(terminal.leftBehind == [])
    #expect(!terminal.shows("Not in it"))
  }

  @Test("told to end in the background, it leaves the modes that the shell has set since")
  func toldToEndInTheBackgroundItLeavesTheModesOfTheShell() throws {
    let terminal = try Wordyard.openShell(
      """
      set -m; "$WORDYARD" --seed 6; stty sane -echoe
      printf '\\rthe shell is back'; read answer; stty -a; echo the game is gone
      """)
    try terminal.openHangman()
    try terminal.waitUntilStill()
    let process = try Self.child(of: terminal.process)
    kill(process, SIGSTOP)
    try terminal.wait(for: "the shell is back")
    Self.end(process)
    try terminal.spin(until: process, isIn: .ended)
    try terminal.press(.enter)
    try terminal.wait(for: "the game is gone")
    #expect(terminal.shows("-echoe"))
    #expect(!terminal.isMouseOn)
  }

  @Test("started with the signal ignored, Ctrl-Z does nothing")
  func startedWithTheSignalIgnoredCtrlZDoesNothing() throws {
    let terminal = try Wordyard.openShell(
      "set -m; env --ignore-signal=TSTP \"$WORDYARD\" --seed 6; echo ended with $?")
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.waitUntilStill()
    let before = terminal.screen
    try terminal.press(.control("z"))
    try terminal.waitUntilStill()
    #expect(terminal.screen == before)
    #expect(terminal.isMouseOn)
    try terminal.guess("e")
    try terminal.press(.control("c"))
    try terminal.wait(for: "ended with 0")
  }

  @Test("modes set while it was stopped are those of the shell at the end")
  func modesSetWhileItWasStoppedAreThoseOfTheShellAtThe() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" --seed 6; stty -echoe; echo the shell is back; read answer; fg >/dev/null; stty -a; echo the game is gone"
    )
    try terminal.openHangman()
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    try terminal.press(.enter)
    try terminal.wait(for: "Esc menu")
    try terminal.press(.control("c"))
    try terminal.wait(for: "the game is gone")
    #expect(terminal.shows("-echoe"))
  }

  @Test("after fg a text field has its cursor") func afterFgATextFieldHasItsCursor() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\" --player Ada; echo the shell is back; read answer; fg >/dev/null; echo ended")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("p")
    try terminal.wait(for: "a new name")
    try terminal.type("n")
    try terminal.wait(for: "What is your name?")
    try terminal.waitUntilStill()
    let cursor = try #require(terminal.cursor)
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    try terminal.press(.enter)
    try terminal.wait(for: "What is your name?")
    try terminal.waitUntilStill()
    #expect(terminal.cursor == cursor)
  }

  @Test("a terminal resized while the game is stopped is noticed")
  func aTerminalResizedWhileTheGameIsStoppedIsNoticed() throws {
    let terminal = try Wordyard.openShell(
      "set -m; \"$WORDYARD\"; echo the shell is back; read answer; fg >/dev/null; echo ended with $?")
    try terminal.openHangman()
    try terminal.press(.control("z"))
    try terminal.wait(for: "the shell is back")
    terminal.resize(rows: 16, columns: 40)
    try terminal.press(.enter)
    try terminal.wait(for: "Esc menu")
    #expect(terminal.place(of: "Esc menu")?.row == 15)
    let sent = String(decoding: terminal.received, as: UTF8.self)
    #expect(sent.matches(of: /\u{1B}\[1;(\d+)r/).last?.1 == "16", "the region that scrolls")
    try terminal.guess("e", by: .mouse)
  }
}
