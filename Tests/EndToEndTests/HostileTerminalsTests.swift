import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Terminals that do not read or are unknown to terminfo.
@Suite struct HostileTerminalsTests {
  @Test(
    "an xterm-like terminal that terminfo lacks is treated as xterm",
    arguments: [
      "xterm-kitty-unknown", "xterm-ghostty", "alacritty-unknown", "foot-unknown", "wezterm",
      "st-256color-unknown",
      "konsole-unknown", "tmux-unknown",
    ])
  func anXtermLikeTerminalThatTerminfoLacksIsTreatedAs(term: String) throws {
    let terminal = try Wordyard.open(term: term)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("q")
    try terminal.expectGivenBack()
  }

  @Test("an unknown terminal is refused, with what to set") func anUnknownTerminalIsRefusedWithWhatToSet()
    throws
  {
    let terminal = try Wordyard.openShell(
      "TERM=no-such-terminal \"$WORDYARD\" 2> \"$HOME/told\"; echo \"code $?\"; cut -d ';' -f 2 \"$HOME/told\""
    )
    try terminal.wait(for: "code 2")
    try terminal.wait(for: "try TERM=xterm-256color wordyard")
  }

  @Test("a guest at an unknown terminal is told what a guest can do") func aGuestIsToldWhatAGuestCanDo()
    throws
  {
    let terminal = try Wordyard.open("--guest", "anna", term: "no-such-terminal")
    #expect(try terminal.waitForExit() == Exit(code: 2))
    let told = String(decoding: terminal.received, as: UTF8.self)
    #expect(told.contains("try TERM=xterm-256color ssh") && !told.contains("xterm-256color wordyard"))
    let none = try Wordyard.run("--guest", "anna")
    #expect(none.errors.contains("`ssh -t`") && !none.errors.contains("--plain"))
  }

  @Test(
    "a terminal whose description asks for endless pauses is refused at once",
    arguments: ["clear=\\E[H\\E[J$<60000000/>", "bel=^G$<900000>", "cup=\\E[%i%p1%d;%p2%dH$<65000/>"])
  func endlessPauses(capability: String) throws {
    let terminal = try Wordyard.openShell(
      """
      printf 'slow|slow,\\n  %s,\\n  use=xterm-256color,\\n' '\(capability)' > "$HOME/slow.ti"
      tic -o "$HOME/terminfo" "$HOME/slow.ti"
      TERMINFO="$HOME/terminfo" TERM=slow "$WORDYARD"; echo "code $?"
      """)
    try terminal.wait(for: "code 2")
    #expect(terminal.shows("TERM=slow"))
  }

  @Test("a terminal with direct colour gets the eight colours", arguments: ["xterm-direct"])
  func aTerminalWithDirectColourGetsTheEightColours(term: String) throws {
    let terminal = try Wordyard.open(term: term)
    try terminal.wait(for: VirtualTerminal.tagline)
    // SGR 38;2 and 38:2 would set red, green and blue.
    let sent = String(decoding: terminal.received, as: UTF8.self)
    #expect(!sent.contains("38;2;") && !sent.contains("38:2:"))
    try terminal.type("q")
    try terminal.expectGivenBack()
  }

  @Test("a click beyond column 223 counts, which the short mouse form cannot report")
  func aClickBeyondColumn223CountsWhichTheShortMouse() throws {
    let terminal = try Wordyard.open(columns: 500)
    try terminal.wait(for: VirtualTerminal.tagline)
    let place = try #require(terminal.place(of: "Players"))
    #expect(place.column > 223)
    try terminal.click(place)
    try terminal.wait(for: "a new name")
  }

  @Test("the size of the terminal counts, whatever LINES and COLUMNS say")
  func theSizeOfTheTerminalCountsWhateverLINESAnd() throws {
    let terminal = try Wordyard.openShell("LINES=99999 COLUMNS=9 \"$WORDYARD\"")
    try terminal.wait(for: VirtualTerminal.tagline)
    #expect(terminal.place(of: "Players") != nil)
  }

  @Test("the screen is drawn where no file may be written") func theScreenIsDrawnWhereNoFileMayBeWritten()
    throws
  {
    let terminal = try Wordyard.openShell("ulimit -f 0; \"$WORDYARD\"")
    try terminal.wait(for: "nothing more will be saved.")
    // Without a file for them, frames arrive in several pieces.
    terminal.drain()
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test("a large screen is drawn to its edges where the terminal cannot erase in colour")
  func aLargeScreenIsDrawnToItsEdgesWhereTheTerminal() throws {
    let terminal = try Wordyard.open(
      "--theme", "paper", rows: 500, columns: 1000, term: "screen-256color")
    // Looking for text again and again would take longer than drawing it.
    try terminal.waitUntilItRests(for: .seconds(1))
    #expect(terminal.received.count { $0 == UInt8(ascii: " ") } > 490 * 1000)
    #expect(terminal.rows[499].hasSuffix("quit"))
  }

  @Test("a change of size while the terminal does not read is shown when it reads again")
  func aChangeOfSizeWhileTheTerminalDoesNotReadIsShown() throws {
    let terminal = try Wordyard.open("hangman", "--seed", "1")
    try terminal.wait(for: "0 of 7")
    try terminal.waitUntilWritingBlocks()
    terminal.resize(rows: 30, columns: 100)
    try terminal.type("q")
    try terminal.wait(for: "1 of 7")
  }

  @Test(
    "colours are switched off at the end, whatever part of a frame has arrived",
    arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func coloursAreSwitchedOffAtTheEndWhateverPartOfA(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.waitUntilStill()
    let count = terminal.received.count
    terminal.signal(number)
    _ = try terminal.waitForExit()
    #expect(
      String(decoding: terminal.received.dropFirst(count), as: UTF8.self).hasPrefix("\u{1B}(B\u{1B}[m\u{1B}[")
    )
  }

  @Test("after a rare signal the terminal is restored", arguments: [16, 34, 64])
  func afterARareSignalTheTerminalIsRestored(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    terminal.signal(number)
    try terminal.expectGivenBack()
  }

  @Test(
    "a signal ends it in a moment even while the terminal does not read",
    arguments: [SIGTERM, SIGHUP, SIGINT])
  func aSignalEndsItInAMomentEvenWhileTheTerminalDoes(number: Int32) throws {
    let home = try Home()
    let terminal = try Wordyard.open("hangman", "--seed", "1", home: home)
    try terminal.wait(for: "0 of 7")
    try terminal.type("q")
    try terminal.waitUntilWritingBlocks()
    terminal.signal(number)
    // A player who quits is given three seconds to let the terminal read again.
    try terminal.waitForEndUnread(patience: .seconds(2))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(home.read { $0.title(of: $0.players().first ?? "").waiting.count } == 1)
  }
}
