import Glibc
import TestSupport
import Testing

/// What a terminal is sent: the same on every kind of it, in its colours and its characters, and again when asked.
@Suite struct EyesTests {
  /// What each screen behind the title is known by, and the letter that opens it.
  private static let screens = [
    ("h", "Phrase book"), ("t", "Two minutes a rack."), ("g", "Words that count"), ("d", "not played yet"),
    ("r", "Nobody is on this list yet."), ("p", "New name"), ("i", "1/5"), ("l", "Nederlands"),
    ("s", "Careful entry"),
  ]

  /// Opens every screen behind the title and returns what stood on them.
  private static func tour(_ terminal: VirtualTerminal) throws -> [[String]] {
    try terminal.wait(for: VirtualTerminal.tagline)
    var seen = [terminal.rows]
    for (key, text) in screens {
      try terminal.type(key)
      try terminal.wait(for: text)
      terminal.drain()
      seen.append(terminal.rows)
      if key == "i" {
        for page in 2...5 {
          try terminal.press(.right)
          try terminal.wait(for: "\(page)/5")
          terminal.drain()
          seen.append(terminal.rows)
        }
      }
      if key == "r" {
        try terminal.type("s")
        try terminal.wait(for: "has not finished a game yet")
        try terminal.press(.escape)
        try terminal.waitUntilGone("has not finished a game yet")
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

  /// The same on a terminal that can do everything.
  private static let expected = Result { try tour(Wordyard.open("--player", "Ada")) }

  @Test(
    "every screen looks the same on every kind of terminal",
    arguments: ["xterm", "tmux", "tmux-256color", "screen", "screen-256color", "linux", "vt100"])
  func everyTerminal(term: String) throws {
    let expected = try Self.expected.get()
    let terminal = try Wordyard.open("--player", "Ada", term: term)
    let seen = try Self.tour(terminal)
    for (rows, others) in zip(expected, seen) { #expect(rows == others) }
    try terminal.type("q")
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("every screen is plain ASCII where that was asked for", arguments: [["--ascii"], []])
  func ascii(arguments: [String]) throws {
    let terminal = try Wordyard.open(arguments, environment: ["LANG": arguments.isEmpty ? "C" : "C.UTF-8"])
    _ = try Self.tour(terminal)
    for (game, text) in [("t", "1:5"), ("g", "Type a letter")] {
      try terminal.type(game)
      try terminal.press(.enter)
      if game == "t" {
        try terminal.wait(for: text)
        try terminal.type("+")
        try terminal.wait(for: "Paused")
        try terminal.press(.enter)
      } else {
        try terminal.wait(for: "to play")
      }
      try terminal.press(.escape)
      try terminal.wait(for: "Keep playing")
      try terminal.press(.left, .enter)
      try terminal.wait(for: VirtualTerminal.tagline)
    }
    #expect(terminal.received.allSatisfy { $0 < 0x80 })
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

  /// The colours that have been sent: the numbers of each `CSI … m`, as they are written.
  private static func colours(_ terminal: VirtualTerminal, from start: Int = 0) -> [String] {
    let text = String(decoding: terminal.received[start...], as: UTF8.self)
    return text.split(separator: "\u{1B}[").compactMap { part in
      guard let end = part.firstIndex(where: { !$0.isNumber && $0 != ";" }), part[end] == "m" else {
        return nil
      }
      return String(part[..<end])
    }
  }

  private static func isOf256(_ colour: String) -> Bool {
    colour.contains("38;5;") || colour.contains("48;5;")
  }

  private static func isOf8(_ colour: String) -> Bool {
    !isOf256(colour)
      && colour.split(separator: ";").contains { ("30"..."37").contains($0) || ("40"..."47").contains($0) }
  }

  @Test("with 256 colours these are used", arguments: ["night", "paper", "contrast"])
  func of256(theme: String) throws {
    let terminal = try Wordyard.open("--theme", theme)
    try terminal.openHangman()
    try terminal.lose()
    let colours = Self.colours(terminal)
    #expect(colours.contains(where: Self.isOf256))
    #expect(!colours.contains { !Self.isOf256($0) && $0.split(separator: ";").contains("2") }, "faint grey")
  }

  @Test(
    "with 8 colours no other is asked for",
    arguments: ["night", "paper", "contrast"], ["xterm", "linux", "screen"])
  func of8(theme: String, term: String) throws {
    let terminal = try Wordyard.open("--theme", theme, term: term)
    try terminal.openHangman()
    try terminal.lose()
    let colours = Self.colours(terminal)
    #expect(colours.contains(where: Self.isOf8))
    #expect(!colours.contains(where: Self.isOf256))
  }

  @Test(
    "without colours attributes still tell things apart",
    arguments: [("night", "vt100"), ("paper", "vt100"), ("contrast", "vt100"), ("mono", "xterm-256color")])
  func ofNone(theme: String, term: String) throws {
    let terminal = try Wordyard.open("--theme", theme, term: term)
    try terminal.openHangman()
    try terminal.lose()
    #expect(!terminal.hasUsedColor)
    let attributes = Set(Self.colours(terminal).flatMap { $0.split(separator: ";").map(String.init) })
    #expect(attributes.isSuperset(of: ["1", "7"]))
  }

  @Test func `NO_COLOR is stronger than the theme that was kept, and does not replace it`() throws {
    let home = try Home()
    home.read { $0.save(settings: ["theme": "paper"]) }
    let plain = try Wordyard.open(environment: ["NO_COLOR": "1"], home: home)
    try plain.wait(for: VirtualTerminal.tagline)
    try plain.type("s")
    try plain.wait(for: "mono")
    try plain.click("Mouse")
    try plain.press(.control("c"))
    #expect(try plain.waitForExit() == Exit(code: 0))
    #expect(!plain.hasUsedColor)

    for environment in [[:], ["NO_COLOR": ""]] {
      let terminal = try Wordyard.open(environment: environment, home: home)
      try terminal.wait(for: VirtualTerminal.tagline)
      #expect(Self.colours(terminal).contains { $0.contains("48;5;230") })
    }
  }

  @Test func `a theme chosen in the settings is seen at once`() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("s")
    try terminal.wait(for: "night")
    #expect(!Self.colours(terminal).contains { $0.contains("48;5;230") })
    try terminal.click("Theme")
    try terminal.wait(for: "paper")
    try terminal.wait("the paper") { Self.colours(terminal).contains { $0.contains("48;5;230") } }
    try terminal.click("Theme")
    try terminal.wait(for: "high contrast")
    terminal.drain()
    let start = terminal.received.count
    try terminal.click("Theme")
    try terminal.wait(for: "mono")
    terminal.drain()
    let colours = Self.colours(terminal, from: start)
    #expect(!colours.contains(where: Self.isOf256))
  }

  @Test func `the wheel of a mouse walks through a list`() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: "▸ Hangman")
    try terminal.turnWheel(down: true)
    try terminal.wait(for: "▸ Text Twist")
    try terminal.turnWheel(down: false)
    try terminal.wait(for: "▸ Hangman")
  }

  @Test(arguments: [
    SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGPWR, SIGVTALRM, SIGPROF, SIGIO,
  ])
  func `signals that nobody expects end it, and give the terminal back, too`(number: Int32) throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(number)
    try terminal.expectGivenBack()
  }

  @Test func `a system call that is not allowed ends it and gives the terminal back`() throws {
    let terminal = try Wordyard.open()
    try terminal.openHangman()
    terminal.signal(SIGSYS)
    try terminal.expectGivenBack(Exit(signal: SIGSYS))
  }
}
