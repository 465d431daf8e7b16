import Engines
import Glibc
import Records
import TestSupport
import Testing

/// What is around the games: players, settings, records.
@Suite struct YardTests {
  @Test func `settings are found again, with another look and without the mouse`() throws {
    let home = try Home()
    let terminal = try Wordyard.open(home: home)
    try terminal.wait(for: VirtualTerminal.tagline)
    #expect(terminal.isMouseOn)
    try terminal.type("s")
    try terminal.wait(for: "Careful entry")
    try terminal.press(.end, .up)
    try terminal.press(.enter)
    try terminal.wait("the mouse being left to the terminal") { !terminal.isMouseOn }
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))

    let next = try Wordyard.open(home: home)
    try next.wait(for: VirtualTerminal.tagline)
    #expect(!next.isMouseOn)
  }

  @Test func `the bell is heard, and nothing when it is off`() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.type("q7")
    try terminal.wait(for: "7 is not a letter")
    #expect(!terminal.received.contains(7))
    try terminal.leaveForTitle()
    try terminal.type("s")
    try terminal.wait(for: "Careful entry")
    try terminal.click("Sound")
    try terminal.wait(for: "bell")
    try terminal.wait("the bell") { terminal.received.contains(7) }
  }

  @Test(arguments: [("xterm-256color", true), ("tmux-256color", true), ("linux", false), ("vt100", false)])
  func `a result is offered to the clipboard where there is one`(term: String, isOffered: Bool) throws {
    let home = try Home()
    home.read { records in
      for mode in DailyPuzzles.modes {
        let result = GameResult(
          player: "Ada", mode: mode, language: "en", day: Self.today, isWon: true,
          details: .init(wordsFound: 1, wordsTotal: 2))
        records.finish(result, game: 0)
      }
    }
    let terminal = try Wordyard.open("daily", "--player", "Ada", term: term, home: home)
    try terminal.wait(for: "Copy the result")
    try terminal.type("c")
    try terminal.wait(for: "Copied")
    terminal.drain()
    let sent = String(decoding: terminal.received, as: UTF8.self)
    #expect(sent.contains("\u{1B}]52;c;V29yZHlhcmQg") == isOffered)
  }

  private static var today: Day {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }

  @Test(
    "a folder that cannot be written is told once, and the game goes on",
    arguments: ["/proc/nothing/here", "/dev/null/records"])
  func unwritable(folder: String) throws {
    let terminal = try Wordyard.open("--data", folder)
    try terminal.wait(for: "nothing is kept from here")
    #expect(terminal.shows(folder))
    try terminal.press(.enter)
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.leaveForTitle()
    try terminal.wait(for: "▸ Continue")
    #expect(!terminal.shows("nothing is kept"))
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test func `a damaged database is moved aside and said so`() throws {
    let home = try Home()
    try home.overwriteDatabase("this is no database at all, but text\n")
    let terminal = try Wordyard.open(home: home)
    try terminal.wait(for: "wordyard.db.damaged")
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    let next = try Wordyard.open(home: home)
    try next.wait(for: VirtualTerminal.tagline)
    #expect(!next.shows("damaged"))
  }

  @Test func `a name on the command line plays this time, and one that is none is refused`() throws {
    let home = try Home()
    let terminal = try Wordyard.open("--player", "  Zoë van der Berg ", home: home)
    try terminal.wait(for: "Zoë van der Berg")
    let long = String(repeating: "é", count: 20)
    let longest = try Wordyard.open("--player", long, home: home)
    try longest.wait(for: long)
    for name in ["", "   ", String(repeating: "x", count: 21), "a\u{1B}[2Jb", "a\nb"] {
      let refused = try Wordyard.run("--player", name, home: home)
      #expect(refused.exit == Exit(code: 2))
      #expect(refused.errors.hasPrefix("wordyard: --player"))
      #expect(!refused.errors.contains("\u{1B}"))
    }
  }

  @Test func `the records lie in a folder that only their owner can read`() throws {
    let home = try Home(isFirstStart: true)
    let terminal = try Wordyard.open(home: home)
    try terminal.waitUntilAtRest()
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    var status = stat()
    #expect(stat(home.records, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }
}
