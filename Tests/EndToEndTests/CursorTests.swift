import Engines
import TestSupport
import Testing

/// The place of the terminal's cursor, hidden or not: braille displays and screen readers follow it.
@Suite struct CursorTests {
  /// Longer than the program waits for the rest of a sequence after Esc.
  private static let patience = Duration.milliseconds(60)

  /// Waits for a text, and expects the cursor at its beginning.
  private static func expect(
    _ text: String, _ terminal: VirtualTerminal, at source: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.wait(for: text, at: source)
    try terminal.waitUntilItRests(for: patience, at: source)
    #expect(terminal.focus == terminal.place(of: text), "\(terminal.focus)", sourceLocation: source)
  }

  @Test("the cursor stands at the chosen entry, row, key or button, or at the message")
  func theCursorStandsAtWhatIsChosenOrAtTheMessage() throws {
    let terminal = try Wordyard.open("--seed", "7", "--player", "Ada")
    for name in ["Hangman", "Text Twist", "Ghost"] {
      try Self.expect("▸ \(name)", terminal)
      try terminal.press(.down)
    }
    try terminal.type("h")
    try Self.expect("▸ Who sets the word?", terminal)
    try terminal.press(.down)
    try Self.expect("▸ Category", terminal)
    try terminal.press(.enter)
    try Self.expect(VirtualTerminal.invitation, terminal)
    try terminal.type("q")
    try Self.expect("No Q in this one.", terminal)
    try terminal.press(.right)
    for letter: Character in ["q", "w"] {
      if letter != "q" { try terminal.press(.right) }
      try terminal.wait("the cursor on \(letter)") { terminal.isUnderCursor(letter) }
      try terminal.waitUntilItRests(for: Self.patience)
      let key = try #require(terminal.keyPlace(letter))
      #expect(terminal.focus == VirtualTerminal.Place(row: key.row, column: key.column - 1))
    }
    try terminal.type("?")
    try Self.expect("▸ A–Z", terminal)
    try terminal.press(.escape)
    try terminal.waitUntilGone("▸ A–Z")
    try terminal.press(.escape)
    try Self.expect(" Keep playing ", terminal)
    try terminal.press(.right)
    try terminal.wait("Menu being chosen") { terminal.isChosen("Menu") }
    try terminal.waitUntilItRests(for: Self.patience)
    let menu = try #require(terminal.place(of: " Menu "))
    #expect(terminal.focus == menu, "\(terminal.focus)")
  }

  @Test("the running clock does not move the cursor")
  func theRunningClockDoesNotMoveTheCursor() throws {
    let terminal = try Wordyard.open("twist", "--seed", "5", "--player", "Ada")
    let message = "Two words use all six letters, one of them a bonus."
    try Self.expect(message, terminal)
    let clock = /\d:\d\d/
    for _ in 0..<3 {
      let before = terminal.screen.firstMatch(of: clock)?.output
      try terminal.wait("the next second") { terminal.screen.firstMatch(of: clock)?.output != before }
      #expect(terminal.focus == terminal.place(of: message))
    }
  }

  @Test("wherever keys lead, the cursor is at what is chosen")
  func whereverKeysLeadTheCursorIsAtWhatIsChosen() throws {
    let home = try Home()
    var random = SplitMix64(seed: 40)
    func open() throws -> VirtualTerminal {
      try Wordyard.open("--seed", "7", "--player", "Ada", "--no-mouse", home: home)
    }
    var terminal = try open()
    try terminal.wait(for: VirtualTerminal.tagline)
    for number in 0..<(LongTrials.areOn ? 10_000 : 60) {
      let moves: [VirtualTerminal.Key] = [
        .up, .down, .left, .right, .tab, .home, .end, .enter, .enter, .escape,
      ]
      let choice = random.below(moves.count + 3)
      do {
        if choice < moves.count {
          try terminal.press(moves[choice])
        } else {
          try terminal.type(String(Array("aehot dcnrs?")[random.below(12)]))
        }
        try terminal.waitUntilItRests(for: Self.patience)
      } catch {
        // One of the title's entries ends the program.
        #expect(try terminal.waitForExit() == Exit(code: 0))
        terminal = try open()
        // The walk may have changed the language of the interface.
        try terminal.wait("the title") { terminal.shows("q quit") || terminal.shows("q stoppen") }
      }
      // Where something is chosen, it is marked so.
      if terminal.cursor == nil, terminal.showsWhatIsChosen {
        #expect(
          ["▸", "‹", "["].contains(terminal.focused) || terminal.isChosen(terminal.focus),
          "key \(number): \(terminal.focus)\n\(terminal.screen)")
      }
      #expect(terminal.focus.row < terminal.rowCount - 1, "key \(number)\n\(terminal.screen)")
    }
  }
}
