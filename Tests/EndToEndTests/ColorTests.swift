import TestSupport
import Testing

/// The colours and attributes sent to the terminal.
@Suite struct ColorTests {
  /// The sequences for colours sent so far: the parameters of each `CSI … m`, unchanged.
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
    let terminal = try Wordyard.open("--theme", theme, "--seed", "7")
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
    let terminal = try Wordyard.open("--theme", theme, "--seed", "7", term: term)
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
    let terminal = try Wordyard.open("--theme", theme, "--seed", "7", term: term)
    try terminal.openHangman()
    try terminal.lose()
    #expect(!terminal.hasUsedColor)
    let attributes = Set(Self.colours(terminal).flatMap { $0.split(separator: ";").map(String.init) })
    #expect(attributes.isSuperset(of: ["1", "7"]))
  }

  /// Not every terminal fills the gap of a deleted character with the colour of the ground.
  @Test("no character is inserted or deleted on a ground of its own")
  func noCharacterIsInsertedOrDeletedOnAGroundOfItsOwn() throws {
    let terminal = try Wordyard.open("hangman", "--theme", "paper", "--seed", "7", "--player", "Ada")
    try terminal.wait(for: "Host")
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    let sequences = String(decoding: terminal.received, as: UTF8.self).split(separator: "\u{1B}[")
    let ends = sequences.compactMap { $0.first { !$0.isNumber && $0 != ";" && $0 != "?" } }
    #expect(ends.contains("H") && !ends.contains("P") && !ends.contains("@"))
  }

  @Test("NO_COLOR takes precedence over the saved theme, and does not replace it")
  func nOCOLORTakesPrecedenceOverTheSavedThemeAndDoes() throws {
    let home = try Home()
    home.read { $0.save(settings: ["theme": "paper"]) }
    let plain = try Wordyard.open(environment: ["NO_COLOR": "1"], home: home)
    try plain.wait(for: VirtualTerminal.tagline)
    try plain.type("e")
    try plain.wait(for: "mono")
    try plain.click("on", after: "Mouse")
    try plain.press(.control("c"))
    #expect(try plain.waitForExit() == Exit(code: 0))
    #expect(!plain.hasUsedColor)

    for environment in [[:], ["NO_COLOR": ""]] {
      let terminal = try Wordyard.open(environment: environment, home: home)
      try terminal.wait(for: VirtualTerminal.tagline)
      #expect(Self.colours(terminal).contains { $0.contains("48;5;230") })
    }
  }

  @Test("a theme chosen in the settings is seen at once") func aThemeChosenInTheSettingsIsSeenAtOnce() throws
  {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("e")
    try terminal.wait(for: "night")
    #expect(!Self.colours(terminal).contains { $0.contains("48;5;230") })
    try terminal.click("▸", after: "Theme")
    try terminal.wait(for: "paper")
    try terminal.wait("the paper") { Self.colours(terminal).contains { $0.contains("48;5;230") } }
    try terminal.click("▸", after: "Theme")
    try terminal.wait(for: "high contrast")
    terminal.drain()
    let start = terminal.received.count
    try terminal.click("▸", after: "Theme")
    try terminal.wait(for: "mono")
    terminal.drain()
    let colours = Self.colours(terminal, from: start)
    #expect(!colours.contains(where: Self.isOf256))
  }

  @Test("on light ground the letters of the title are reversed where they cannot be underlined")
  func titleLetters() throws {
    for (term, attribute, other) in [("linux", "7", "4"), ("xterm", "4", "7")] {
      let terminal = try Wordyard.open("--theme", "paper", term: term)
      try terminal.wait(for: VirtualTerminal.tagline)
      let attributes = Set(Self.colours(terminal).flatMap { $0.split(separator: ";").map(String.init) })
      #expect(attributes.contains(attribute) && !attributes.contains(other), "\(term): \(attributes)")
    }
  }
}
