import TestSupport
import Testing
import TextUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output: the same screens on every kind of terminal, in its characters, and again after Ctrl-L.
@Suite struct OutputTests {
  /// A text that identifies each screen that can be opened from the title screen, and the letter that opens it.
  private static let screens = [
    ("h", "Phrase book"), ("t", "A minute, and"), ("g", "Against"),
    ("s", "Nobody is here yet."), ("p", "a new name"), ("mh", "1/5"), ("ml", "Nederlands"),
    ("ms", "Careful entry"),
  ]

  /// Opens all screens from the title screen and returns their contents.
  private static func tour(_ terminal: VirtualTerminal) throws -> [[String]] {
    try terminal.wait(for: VirtualTerminal.tagline)
    // The data of the daily puzzles are displayed after the first frame.
    try terminal.wait(for: "3 puzzles")
    terminal.drain()
    var seen = [terminal.rows]
    for (key, text) in screens {
      try terminal.type(key)
      try terminal.wait(for: text)
      terminal.drain()
      seen.append(terminal.rows)
      if key == "mh" {
        for page in 2...5 {
          try terminal.press(.right)
          try terminal.wait(for: "\(page)/5")
          terminal.drain()
          seen.append(terminal.rows)
        }
      }
      if key == "s" {
        try terminal.type("s")
        try terminal.wait(for: "not finished a game yet")
        try terminal.press(.escape)
        try terminal.waitUntilGone("not finished a game yet")
      }
      try terminal.type(key == "p" ? "n" : "?")
      try terminal.wait(for: key == "p" ? "What is your name?" : "Esc close")
      terminal.drain()
      seen.append(terminal.rows)
      try terminal.press(.escape)
      try terminal.waitUntilGone(key == "p" ? "What is your name?" : "Esc close")
      try terminal.press(.escape)
      try terminal.wait(for: VirtualTerminal.tagline)
    }
    return seen
  }

  /// A row as a terminal shows it: the fonts of the Linux console lack some signs.
  private static func signs(_ row: String, _ term: String) -> String {
    term == "linux" ? String(row.map(\.consoleLikeness)) : row
  }

  /// A row without what stands for fills on terminals with fewer than 256 colours: signs around keys and buttons, and marks
  /// of empty places.
  private static func withoutMarks(_ row: String, _ term: String) -> String {
    guard !term.contains("256color") else { return row }
    let plain = row.map { "‹›<>[]_".contains($0) ? " " : $0 }
    return String(plain[..<((plain.lastIndex { $0 != " " } ?? -1) + 1)])
  }

  /// The same on a terminal with all capabilities.
  private static let expected = Result { try tour(Wordyard.open("--player", "Ada")) }

  @Test(
    "every screen looks the same on every kind of terminal",
    arguments: ["xterm", "tmux", "tmux-256color", "screen", "screen-256color", "linux", "vt100"])
  func everyTerminal(term: String) throws {
    let expected = try Self.expected.get()
    let terminal = try Wordyard.open("--player", "Ada", term: term)
    let seen = try Self.tour(terminal)
    for (rows, others) in zip(expected, seen) {
      #expect(
        rows.map { Self.withoutMarks(Self.signs($0, term), term) }
          == others.map { Self.withoutMarks($0, term) })
    }
    try terminal.type("q")
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("a cursor that cannot be hidden stands where a hidden one does")
  func aCursorThatCannotBeHiddenStandsWhereAHiddenOneDoes() throws {
    let terminal = try Wordyard.open("--seed", "7", term: "vt100")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.waitUntilStill()
    #expect(terminal.cursor == terminal.place(of: "▸ Hangman"))
    try terminal.openHangman()
    for (letter, message) in [("n", "No N in this one."), ("q", "No Q in this one.")] as [(Character, String)]
    {
      try terminal.guess(letter)
      try terminal.waitUntilStill()
      #expect(terminal.cursor == terminal.place(of: message))
    }
    terminal.resize(rows: 40, columns: 120)
    try terminal.wait("the message in its new place") {
      terminal.cursor.map { $0.row > 20 && $0 == terminal.place(of: "No Q in this one.") } ?? false
    }
  }

  @Test("a cursor that cannot be hidden stands in a text field while one is open")
  func aCursorThatCannotBeHiddenStandsInATextFieldWhile() throws {
    let terminal = try Wordyard.open("--player", "Ada", term: "vt100")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("p")
    try terminal.wait(for: "a new name")
    try terminal.type("n")
    try terminal.wait(for: "What is your name?")
    try terminal.type("Bo")
    try terminal.wait(for: "Bo")
    try terminal.waitUntilStill()
    let name = try #require(terminal.place(of: "Bo"))
    #expect(terminal.cursor == VirtualTerminal.Place(row: name.row, column: name.column + 2))
  }

  /// The rows of a rack after each of some keys, without the tiles' letters in motion.
  private static func rack(_ term: String) throws -> [[String]] {
    let terminal = try Wordyard.open("twist", "--seed", "4", "--player", "Ada", term: term)
    try terminal.wait(for: "/ change")
    try terminal.type("/")
    try terminal.wait(for: "New game")
    try terminal.press(.right, .enter)
    try terminal.wait(for: "untimed   ")
    return try "tap\u{7F}\u{7F}\u{7F}ta\rpat\r".map { key in
      try terminal.type(String(key))
      try terminal.waitUntilItRests(for: .milliseconds(400))
      return terminal.rows
    }
  }

  private static let expectedRack = Result { try rack("xterm-256color") }

  @Test(
    "a game looks the same after each key on every kind of terminal",
    arguments: ["tmux-256color", "screen-256color", "tmux", "screen", "linux", "vt100"])
  func everyRack(term: String) throws {
    let expected = try Self.expectedRack.get()
    let seen = try Self.rack(term)
    #expect(expected.count == seen.count)
    for (rows, others) in zip(expected, seen) {
      #expect(
        rows.map { Self.withoutMarks(Self.signs($0, term), term) }
          == others.map { Self.withoutMarks($0, term) })
    }
  }

  @Test("every screen is plain ASCII where that was asked for", arguments: [["--ascii"], []])
  func ascii(arguments: [String]) throws {
    let terminal = try Wordyard.open(arguments, environment: ["LANG": arguments.isEmpty ? "C" : "C.UTF-8"])
    _ = try Self.tour(terminal)
    for game in ["t", "g"] {
      try terminal.type(game)
      try terminal.press(.enter)
      if game == "t" {
        try terminal.wait("a running clock") { terminal.clock != nil }
        try terminal.type("+")
        try terminal.wait(for: "Paused")
        try terminal.press(.enter)
      } else {
        try terminal.wait(for: "Your turn")
      }
      try terminal.press(.escape)
      try terminal.wait(for: "Keep playing")
      try terminal.press(.right, .enter)
      try terminal.wait(for: VirtualTerminal.tagline)
    }
    #expect(terminal.received.allSatisfy { $0 < 0x80 })
  }

  @Test("a page of the introduction fits into one packet of 1400 bytes")
  func aPageOfTheIntroductionFitsIntoOnePacketOf1400() throws {
    let terminal = try Wordyard.open("--player", "Ada")
    try terminal.wait(for: "3 puzzles")
    try terminal.type("mh")
    try terminal.wait(for: "1/5")
    try terminal.waitUntilStill()
    let count = terminal.received.count
    try terminal.press(.right)
    try terminal.wait(for: "2/5")
    try terminal.waitUntilStill()
    #expect(1...1400 ~= terminal.received.count - count)
  }

  @Test("the screen is drawn anew when asked", arguments: ["title", "game", "too small"])
  func redraw(place: String) throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    if place == "game" { try terminal.openHangman() }
    if place == "too small" {
      terminal.resize(rows: 10, columns: 30)
      try terminal.wait(for: "Wordyard needs")
    }
    terminal.drain()
    let before = terminal.rows
    terminal.scribble("\u{1B}[2J\u{1B}[3;3HMessage from root: the yard closes at six.")
    #expect(terminal.rows != before)
    try terminal.press(.control("l"))
    try terminal.wait("the screen as it was") { terminal.rows == before }
  }
}
