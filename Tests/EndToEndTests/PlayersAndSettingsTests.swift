import Engines
import Records
import TestSupport
import Testing

/// Players, settings, and the clipboard.
@Suite struct PlayersAndSettingsTests {
  @Test("settings are found again, with another look and without the mouse")
  func settingsAreFoundAgainWithAnotherLookAndWithout() throws {
    let home = try Home()
    let terminal = try Wordyard.open(home: home)
    try terminal.wait(for: VirtualTerminal.tagline)
    #expect(terminal.isMouseOn)
    try terminal.type("ms")
    try terminal.wait(for: "Careful entry")
    try terminal.press(.end)
    try terminal.press(.up)
    try terminal.press(.enter)
    try terminal.wait("the mouse being left to the terminal") { !terminal.isMouseOn }
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))

    let next = try Wordyard.open(home: home)
    try next.wait(for: VirtualTerminal.tagline)
    #expect(!next.isMouseOn)
  }

  @Test("the bell rings, and does not when it is off") func theBellRingsAndDoesNotWhenItIsOff() throws {
    let bell = UInt8(ascii: "\u{7}")
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    try terminal.guess("q")
    try terminal.type("q7")
    try terminal.wait(for: "7 is not a letter")
    #expect(!terminal.received.contains(bell))
    try terminal.leaveForTitle()
    try terminal.type("ms")
    try terminal.wait(for: "Careful entry")
    try terminal.press(.end)
    try terminal.wait(for: "Sound")
    try terminal.click("off", after: "Sound")
    try terminal.wait(for: "bell")
    try terminal.wait("the bell") { terminal.received.contains(bell) }
  }

  @Test(
    "a result is offered to the clipboard where there is one",
    arguments: [("xterm-256color", true), ("tmux-256color", true), ("linux", false), ("vt100", false)])
  func aResultIsOfferedToTheClipboardWhereThereIsOne(term: String, isOffered: Bool) throws {
    let home = try Home()
    home.read { records in
      for mode in Mode.daily {
        let result = GameResult(
          player: "Ada", mode: mode, language: "en", day: .today, isWon: true,
          details: ["words-found": 1, "words-total": 2])
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

  @Test("a name on the command line plays this time, and one that is none is refused")
  func aNameOnTheCommandLinePlaysThisTimeAndOneThatIs() throws {
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

  @Test("a letter and its mark are one character of a name, which one Backspace takes")
  func aLetterAndItsMarkAreOneCharacterOfANameWhichOne() throws {
    let home = try Home()
    let terminal = try Wordyard.open(home: home)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("p")
    try terminal.wait(for: "a new name")
    try terminal.type("nJose\u{301}")
    try terminal.wait(for: "José")
    try terminal.press(.backspace)
    try terminal.type("e\u{301}")
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    let names = home.read { $0.players() }
    #expect(names.map { Array($0.unicodeScalars) }.contains(Array("Jos\u{E9}".unicodeScalars)), "\(names)")
  }

  @Test("until a name is given the login name is used, with a capital, if it is a valid name")
  func untilANameIsGivenTheLoginNameIsUsedIfItIsAValid() throws {
    let long = String(repeating: "x", count: 21)
    for (name, user, expected) in [
      ("other", "  lea ", "Lea"), ("kim", long, "Kim"), ("", "éva", "Éva"), ("a\u{1B}[2Jb", "", ""),
    ] {
      let terminal = try Wordyard.open(environment: ["LOGNAME": name, "USER": user])
      try terminal.wait(for: VirtualTerminal.tagline)
      #expect(terminal.rows[0].split(separator: " ").dropFirst().joined() == expected)
    }
  }
}
