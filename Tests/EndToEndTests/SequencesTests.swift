import TestSupport
import Testing

/// Sequences that terminfo does not name, that come late, or that another program has left a terminal to send: none is a letter,
/// and none opens a menu.
@Suite struct SequencesTests {
  private func game(_ options: String..., term: String = "xterm-256color") throws -> VirtualTerminal {
    let terminal = try Wordyard.open(["--seed", "6"] + options, term: term)
    try terminal.openHangman(hasMouse: options.isEmpty)
    return terminal
  }

  /// Expects that nothing has been guessed or opened, and that the next letter counts.
  private func expectUntouched(_ terminal: VirtualTerminal, at place: SourceLocation = #_sourceLocation)
    throws
  {
    terminal.drain()
    #expect(
      terminal.shows("0 of 7") && !terminal.shows("A game is running") && !terminal.shows("["),
      "\(terminal.screen)",
      sourceLocation: place)
    try terminal.guess("z", at: place)
  }

  @Test(
    "inside tmux keys of the keypad open no menu and guess nothing",
    arguments: ["\u{1B}Ok", "\u{1B}Oj", "\u{1B}Ow", "\u{1B}Oq", "\u{1B}O2P"])
  func insideTmuxKeysOfTheKeypadGuessNothing(sequence: String) throws {
    let terminal = try game(term: "tmux-256color")
    try terminal.type(sequence)
    try terminal.type(sequence)
    try expectUntouched(terminal)
  }

  @Test("inside tmux Enter of the keypad is Enter, and its digits are digits")
  func insideTmuxEnterOfTheKeypadIsEnter() throws {
    let terminal = try Wordyard.open(term: "tmux-256color")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("P")
    try terminal.wait(for: "+ a new name")
    try terminal.type("\u{1B}OM")
    try terminal.wait(for: "What is your name?")
    try terminal.type("Zoe\u{1B}Ow\u{1B}Oq")
    try terminal.wait(for: "Zoe71")
  }

  @Test("with --no-mouse clicks are nothing when another program has left the mouse on")
  func withNoMouseClicksAreNothing() throws {
    let terminal = try game("--no-mouse")
    for report in [
      "\u{1B}[M E*", "\u{1B}[M#E*", "\u{1B}[M R*", "\u{1B}[M !!", "\u{1B}[<0;37;10M", "\u{1B}[32;37;10M",
    ] {
      try terminal.type(report)
    }
    try expectUntouched(terminal)
  }

  @Test("what another program has left on is switched off, and kitty's protocol given back")
  func whatAnotherProgramHasLeftOnIsSwitchedOff() throws {
    for options in [[], ["--no-mouse"]] {
      let terminal = try Wordyard.open(options)
      try terminal.wait(for: VirtualTerminal.tagline)
      let start = String(decoding: terminal.received, as: UTF8.self)
      #expect(start.contains(/\u{1B}\[\?(\d+;)*1000;1002;1003;1005;1006;1015(;\d+)*l/))
      #expect(start.contains("\u{1B}[>0u") && start.contains("\u{1B}[>4;0m"))
      let count = terminal.received.count
      try terminal.type("q")
      try terminal.expectGivenBack()
      let end = String(decoding: terminal.received.dropFirst(count), as: UTF8.self)
      let (keys, screen) = try (
        #require(end.firstRange(of: "\u{1B}[<u")), #require(end.firstRange(of: "\u{1B}[?1049l"))
      )
      #expect(keys.upperBound <= screen.lowerBound && end.contains("\u{1B}[>4m"))
    }
  }

  @Test(
    "an answer of the terminal that stalls for seconds guesses nothing",
    arguments: [
      ["\u{1B}]11;rgb:ff", "ff/ffff/ffff\u{1B}\\"], ["\u{1B}]", "11;rgb:1f1f/1f1f/1f1f\u{1B}", "\\"],
      ["\u{1B}]52;c;c2Vj", "cmV0IGNsaXA=\u{7}"], ["\u{1B}P>|Wez", "Term 20240203\u{1B}\\"],
      ["\u{1B}[", "?62;22", "c"],
    ])
  func anAnswerOfTheTerminalThatStallsGuessesNothing(parts: [String]) throws {
    let terminal = try game()
    for part in parts.dropLast() {
      try terminal.type(part)
      try terminal.waitUntilItsPatienceIs(atLeast: .milliseconds(3500))
    }
    try terminal.type(parts.last!)
    try expectUntouched(terminal)
  }

  @Test("with Alt a letter is nothing") func withAltALetterIsNothing() throws {
    let terminal = try game()
    try terminal.type("\u{1B}z\u{1B}Z\u{1B}é")
    try expectUntouched(terminal)
  }

  @Test("an arrow whose rest comes within ESCDELAY is an arrow", arguments: ["[B", "OB"])
  func anArrowWhoseRestComesWithinESCDELAYIsAnArrow(rest: String) throws {
    let home = try Home()
    home.read { $0.save(settings: ["animation": false.saved], for: "Ada") }
    let terminal = try Wordyard.open("--player", "Ada", environment: ["ESCDELAY": "9000"], home: home)
    try terminal.wait(for: "▸ Hangman")
    terminal.drain()
    try terminal.send([0x1B])
    try terminal.waitUntilItsPatienceIs(atLeast: .milliseconds(8000))
    try terminal.type(rest)
    try terminal.wait(for: "▸ Text Twist")
  }

  @Test("the rest of an arrow that comes later guesses nothing", arguments: ["[A", "OA", "[1;2D"])
  func theRestOfAnArrowThatComesLaterGuessesNothing(rest: String) throws {
    let terminal = try game()
    try terminal.type("?")
    try terminal.wait(for: "Esc close")
    try terminal.press(.escape)
    try terminal.waitUntilGone("Esc close")
    try terminal.type(rest)
    try expectUntouched(terminal)
  }

  @Test(
    "the keys of kitty's protocol and of modifyOtherKeys are keys",
    arguments: ["\u{1B}[99;5u", "\u{1B}[27;5;99~"])
  func theKeysOfKittysProtocolAreKeys(interrupt: String) throws {
    let terminal = try game()
    try terminal.type("\u{1B}[27u")
    try terminal.wait(for: "A game is running")
    try terminal.type("\u{1B}[13u")
    try terminal.waitUntilGone("A game is running")
    try terminal.type("\u{1B}[122u")
    try terminal.wait("the game taking z") { terminal.isUsed("z") }
    try terminal.type(interrupt)
    try terminal.expectGivenBack()
  }

  @Test("with Caps Lock the letters of commands are commands")
  func withCapsLockTheLettersOfCommandsAreCommands() throws {
    let terminal = try game()
    try terminal.type("?")
    try terminal.wait(for: "Esc close")
    try terminal.type("Q")
    try terminal.waitUntilGone("Esc close")
    try expectUntouched(terminal)
  }

  @Test("a letter and its accent are one letter") func aLetterAndItsAccentAreOneLetter() throws {
    let terminal = try Wordyard.openNameField()
    try terminal.type("Zoe\u{301}y")
    try terminal.wait(for: "Zo\u{E9}y")
  }
}
