import TestSupport
import Testing

/// The same game on every terminal, whatever its size and its input sequences.
@Suite struct TerminalTests {
  @Test(
    "a game can be played by keys on every kind of terminal",
    arguments: ["xterm-256color", "xterm", "tmux-256color", "screen-256color", "linux", "vt100"])
  func aGameCanBePlayedByKeysOnEveryKindOfTerminal(term: String) throws {
    let terminal = try Wordyard.open("--seed", "7", term: term)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.down)
    try terminal.wait(for: "▸ Text Twist")
    try terminal.press(.up)
    try terminal.wait(for: "▸ Hangman")
    try terminal.openHangman()
    try terminal.press(.right)
    try terminal.wait("the cursor on G") { terminal.isUnderCursor("g") }
    try terminal.press(.left)
    try terminal.lose()
    try terminal.press(.escape)
    try terminal.wait(for: VirtualTerminal.tagline)
    #expect(try terminal.quit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test(
    "a game can be played by clicks on every terminal with a mouse",
    arguments: ["xterm-256color", "xterm", "tmux-256color", "screen-256color"])
  func aGameCanBePlayedByClicksOnEveryTerminalWithA(term: String) throws {
    let terminal = try Wordyard.open("--seed", "7", term: term)
    try terminal.openHangman(by: .mouse)
    try terminal.lose(by: .mouse)
    try terminal.click("Menu", after: "Too late")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.click("q quit")
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("with --no-mouse the terminal handles the mouse itself")
  func withNoMouseTheTerminalHandlesTheMouseItself() throws {
    let terminal = try Wordyard.open("--no-mouse")
    try terminal.openHangman(hasMouse: false)
    #expect(!terminal.isMouseOn)
    #expect(terminal.shows("Type a letter.") && !terminal.shows("click"))
  }

  @Test("on a terminal that is too small it says so, and nothing is lost")
  func onATerminalThatIsTooSmallItSaysSoAndNothingIs() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.waitUntilStill()
    let before = terminal.screen
    terminal.resize(rows: 10, columns: 30)
    try terminal.wait(for: "Wordyard needs a terminal of")
    try terminal.type("ez")
    terminal.drain()
    terminal.resize(rows: 24, columns: 80)
    try terminal.wait("the game coming back unharmed") { terminal.screen == before }
  }

  @Test("every size is drawn to its edges while the terminal is resized")
  func everySizeIsDrawnToItsEdgesWhileTheTerminalIs() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    for (rows, columns) in [(16, 40), (50, 200), (17, 61), (24, 80)] {
      terminal.resize(rows: rows, columns: columns)
      // On a wide terminal the screen stands in the middle 120 columns.
      let margin = max(0, columns - 120) / 2
      try terminal.wait("the bottom line at \(columns)×\(rows)") {
        terminal.rows[rows - 1].hasSuffix("Esc menu")
          && terminal.rows[1]
            == String(repeating: " ", count: margin) + String(repeating: "─", count: columns - 2 * margin)
      }
    }
  }

  @Test("a popup, a masked field and a running clock survive every size")
  func aPopupAMaskedFieldAndARunningClockSurviveEvery() throws {
    let terminal = try Wordyard.open("twist")
    try terminal.wait("a running clock") { terminal.clock != nil }
    let begun = try #require(terminal.clock)
    for (rows, columns) in [(16, 40), (40, 120), (10, 20), (24, 80)] {
      terminal.resize(rows: rows, columns: columns)
      terminal.drain()
    }
    try terminal.wait("the clock going on") { terminal.clock.map { $0 < begun } ?? false }
    try terminal.press(.escape)
    try terminal.wait(for: "A game is running")
    terminal.resize(rows: 16, columns: 40)
    try terminal.wait("the popup on the small terminal") {
      terminal.shows("A game is running") && terminal.shows(" Keep playing ")
    }
    try terminal.press(.right, .enter)
    terminal.resize(rows: 24, columns: 80)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.click("Hangman")
    try terminal.wait(for: "Phrase book")
    try terminal.press(.home, .right, .right)
    try terminal.wait(for: "Duel")
    try terminal.press(.end, .enter)
    try terminal.wait(for: "Player 1 enters a secret.")
    try terminal.type("zebras")
    try terminal.wait(for: "••••••")
    terminal.resize(rows: 16, columns: 40)
    try terminal.type("x")
    try terminal.wait(for: "•••••••")
    #expect(!terminal.shows("zebra"))
  }

  @Test(
    "in a locale without UTF-8 only ASCII is sent",
    arguments: [["LANG": "C"], ["LANG": "C", "LC_ALL": "POSIX"]])
  func inALocaleWithoutUTF8OnlyASCIIIsSent(environment: [String: String]) throws {
    try expectASCII(Wordyard.open("--seed", "9", environment: environment))
  }

  @Test("a locale that is not UTF-8 is named on the first screen, and nothing is where ASCII was asked for")
  func theLocaleIsNamed() throws {
    let explanation = "Plain characters: the locale is not UTF-8"
    let terminal = try Wordyard.open(environment: ["LANG": ""])
    try terminal.wait(for: explanation)
    try terminal.press(.down)
    try terminal.waitUntilGone(explanation)
    let first = try Wordyard.open(environment: ["LANG": "C"], home: Home(isFirstStart: true))
    try first.wait(for: explanation)
    #expect(first.shows("Nederlands"))
    for (arguments, environment) in [(["--ascii"], ["LANG": "C"]), ([], [:])] {
      let other = try Wordyard.open(arguments, environment: environment)
      try other.wait(for: VirtualTerminal.tagline)
      try other.wait(for: "q quit")
      #expect(!other.shows("Plain characters"))
    }
  }

  @Test(
    "a UTF-8 locale that is not installed gets UTF-8, too",
    arguments: ["xx_YY.UTF-8", "xx_YY.utf8", "xx_YY.UTF-8@latin", "UTF-8"])
  func aUTF8LocaleThatIsNotInstalledGetsUTF8Too(locale: String) throws {
    for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
      let terminal = try Wordyard.open(environment: ["LANG": ""].merging([variable: locale]) { $1 })
      try terminal.wait(for: "▸ Hangman")
      let other = try Wordyard.open(environment: ["LANG": locale, "LC_CTYPE": locale, "LC_ALL": "C"])
      try other.wait(for: "> Hangman")
    }
  }

  @Test("with --ascii only ASCII is sent") func withAsciiOnlyASCIIIsSent() throws {
    try expectASCII(Wordyard.open("--seed", "9", "--ascii"))
  }

  private func expectASCII(_ terminal: VirtualTerminal) throws {
    try terminal.openHangman()
    try terminal.lose()
    try terminal.wait(for: " New game ")
    #expect(terminal.received.allSatisfy { $0 < 0x80 })
  }

  @Test("on the Linux console signs that its fonts lack have a second form, elsewhere they stay")
  func signsOfTheConsole() throws {
    for (term, isConsole) in [("linux", true), ("xterm-256color", false)] {
      let terminal = try Wordyard.open("hangman", "--seed", "9", term: term)
      try terminal.wait(for: VirtualTerminal.invitation)
      try terminal.waitUntilStill()
      #expect(terminal.shows(isConsole ? "o o o o o o o" : "○ ○ ○ ○ ○ ○ ○"), "\(terminal.screen)")
      #expect(!terminal.screen.contains { "○★✓▂▔⌫▄□▪".contains($0) } == isConsole)
      #expect(terminal.screen.contains("─"))
    }
  }

  @Test("with NO_COLOR no colour is sent") func withNOCOLORNoColourIsSent() throws {
    let terminal = try Wordyard.open("--seed", "9", environment: ["NO_COLOR": "1"])
    try terminal.openHangman()
    try terminal.lose()
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(!terminal.hasUsedColor)
  }

  @Test("with the theme mono no colour is sent") func withTheThemeMonoNoColourIsSent() throws {
    let terminal = try Wordyard.open("--theme", "mono")
    try terminal.openHangman()
    #expect(!terminal.hasUsedColor)
  }

  @Test("with the other themes colours are sent", arguments: ["auto", "night", "paper", "contrast"])
  func withTheOtherThemesColoursAreSent(
    theme: String
  ) throws {
    let terminal = try Wordyard.open("--theme", theme)
    try terminal.openHangman()
    #expect(terminal.hasUsedColor)
  }

  @Test("the wheel of a mouse moves through a list") func theWheelOfAMouseMovesThroughAList() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: "▸ Hangman")
    try terminal.turnWheel(down: true)
    try terminal.wait(for: "▸ Text Twist")
    try terminal.turnWheel(down: false)
    try terminal.wait(for: "▸ Hangman")
  }
}
