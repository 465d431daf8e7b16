import TestSupport
import Testing
import TextUI

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

  @Test("with 256 colours these are used", arguments: ["auto", "night", "paper", "contrast"])
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
    arguments: ["auto", "night", "paper", "contrast"], ["xterm", "linux", "screen"])
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
    try plain.type("ms")
    try plain.wait(for: "mono")
    try plain.press(.end)
    try plain.wait(for: "Mouse")
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
    try terminal.type("ms")
    try terminal.wait(for: "auto")
    try terminal.click("▸", after: "Theme")
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

  /// The numbers of the grounds in the sequences for colours, without those of tiles, keys, buttons and entries.
  private static func grounds(_ terminal: VirtualTerminal, from start: Int = 0) -> Set<String> {
    let text = String(decoding: terminal.received[start...], as: UTF8.self)
    return Set(text.matches(of: /48;5;(\d+)/).map { String($0.1) }).subtracting(Self.fills)
  }

  /// The grounds that roles of the themes night and paper have besides that of the whole screen.
  private static let fills = Set(
    Role.allCases.flatMap { [Theme.night[$0].background, Theme.paper[$0].background] }.compactMap { $0 }
  ).subtracting([Theme.paper[.text].background!]).map(String.init)

  @Test(
    "auto draws on the ground that COLORFGBG names without asking, and else on one of its own",
    arguments: [("0;15", ["230"]), ("15;0", []), ("15;default", ["234"]), ("", ["234"])])
  func groundOfTheEnvironment(variable: String, grounds: [String]) throws {
    let terminal = try Wordyard.open(environment: ["COLORFGBG": variable])
    try terminal.wait(for: VirtualTerminal.tagline)
    terminal.drain()
    #expect(Self.grounds(terminal) == Set(grounds))
    let asks = String(decoding: terminal.received, as: UTF8.self).contains("\u{1B}]11;?")
    #expect(asks == (grounds == ["234"]))
  }

  @Test("the question goes out before the first frame, and an answer changes nothing until a key is pressed")
  func paintedOnce() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.waitUntilStill()
    let sent = String(decoding: terminal.received, as: UTF8.self)
    let question = try #require(sent.firstRange(of: "\u{1B}]11;?"))
    let frame = try #require(sent.firstRange(of: "Hangman"))
    #expect(question.lowerBound < frame.lowerBound)
    #expect(sent.ranges(of: "Hangman").count == 1)
    let count = terminal.received.count
    try terminal.send("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8)
    try terminal.waitUntilStill()
    #expect(terminal.received.count == count)
    try terminal.press(.down)
    try terminal.wait("paper") { Self.grounds(terminal, from: count) == ["230"] }
  }

  @Test("an answer that has come before the first frame decides how that is painted")
  func answeredBefore() throws {
    let terminal = try Wordyard.openShell(
      "stty -echo -icanon; printf ready; dd bs=1 count=1 of=/dev/null 2>/dev/null; \"$WORDYARD\"")
    try terminal.wait(for: "ready")
    try terminal.send(".\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8)
    try terminal.wait(for: "q quit")
    #expect(Self.grounds(terminal) == ["230"])
  }

  @Test(
    "a terminal that tells its ground gets night on a dark one and paper on a light one, from the first key on",
    arguments: [("0000/0000/0000", []), ("ffff/ffff/ffff", ["230"]), ("6060/6060/6060", ["234"])])
  func groundOfTheTerminal(color: String, grounds: [String]) throws {
    let terminal = try Wordyard.open()
    try terminal.wait("the question") {
      String(decoding: terminal.received, as: UTF8.self).contains("\u{1B}]11;?\u{1B}\\\u{1B}[c")
    }
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.waitUntilStill()
    #expect(Self.grounds(terminal) == ["234"])
    terminal.drain()
    let start = terminal.received.count
    try terminal.send("\u{1B}]11;rgb:\(color)\u{1B}\\ms".utf8)
    try terminal.wait(for: "auto")
    terminal.drain()
    #expect(Self.grounds(terminal, from: start) == Set(grounds))
    try terminal.press(.escape)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("q")
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.leftBehind == [])
  }

  @Test("an answer that comes while the program ends does not reach the shell")
  func lateAnswer() throws {
    let terminal = try Wordyard.openShell("stty -echo; \"$WORDYARD\"; stty echo -icanon min 0 time 5; cat")
    try terminal.wait("the question") {
      String(decoding: terminal.received, as: UTF8.self).contains("\u{1B}]11;?")
    }
    try terminal.send("\u{3}\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8)
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(!terminal.shows("11;rgb"))
  }

  @Test("an answer that is still due long after the question does not reach the shell either")
  func dueAnswer() throws {
    // On a busy machine the terminal may not answer within the time that is waited.
    for _ in 0..<10 {
      let terminal = try Wordyard.openShell(
        "stty -echo; set -m; \"$WORDYARD\" hangman; stty echo -icanon min 0 time 5; cat")
      terminal.answersQuestions = false
      try terminal.wait(for: VirtualTerminal.invitation)
      // Each time the program waits for the rest of an escape sequence.
      for _ in 0..<5 {
        try terminal.type("?")
        try terminal.wait(for: "Keys · Hangman")
        try terminal.press(.escape)
        try terminal.waitUntilGone("Keys · Hangman")
      }
      let answer = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c"
      try terminal.send(Array("\u{3}\(answer)".utf8), cutAt: 1)
      #expect(try terminal.waitForExit() == Exit(code: 0))
      if !terminal.shows("11;rgb"), !terminal.shows("62;22") { return }
    }
    Issue.record("the answer reaches the shell")
  }

  @Test("a chosen theme, NO_COLOR and terminals that print what they do not know are not asked")
  func notAsked() throws {
    for (arguments, environment, term) in [
      (["--theme", "night"], [:], "xterm-256color"), ([], ["NO_COLOR": "1"], "xterm-256color"),
      ([], [:], "linux"), ([], [:], "vt100"),
    ] {
      let terminal = try Wordyard.open(arguments, term: term, environment: environment)
      try terminal.wait(for: VirtualTerminal.tagline)
      terminal.drain()
      let sent = String(decoding: terminal.received, as: UTF8.self)
      #expect(!sent.contains("\u{1B}]11"), "\(arguments) \(term)")
    }
  }

  @Test("on light ground the title's letters have an ink of their own, underlined where they can be")
  func titleLetters() throws {
    for (term, isUnderlined) in [("linux", false), ("xterm", true)] {
      let terminal = try Wordyard.open("--theme", "paper", term: term)
      try terminal.wait(for: VirtualTerminal.tagline)
      let attributes = Set(Self.colours(terminal).flatMap { $0.split(separator: ";").map(String.init) })
      #expect(attributes.contains("34") && !attributes.contains("7"), "\(term): \(attributes)")
      #expect(attributes.contains("4") == isUnderlined, "\(term): \(attributes)")
    }
  }
}
