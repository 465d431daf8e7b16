import TestSupport
import Testing

/// Keys that terminals send in more than one way, and the position of the cursor.
@Suite struct KeysTests {
  @Test("a text field has the cursor where the next letter goes, and nothing else has one")
  func aTextFieldHasTheCursorWhereTheNextLetterGoesAnd() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    terminal.drain()
    #expect(terminal.cursor == nil)
    let field = try nameField(terminal, "Zoe")
    #expect(terminal.cursor == VirtualTerminal.Place(row: field.row, column: field.column + 3))
    try terminal.type("y")
    try terminal.wait(for: "Zoey")
    terminal.drain()
    #expect(terminal.cursor == VirtualTerminal.Place(row: field.row, column: field.column + 4))
    try terminal.press(.escape)
    try terminal.waitUntilGone("What is your name?")
    terminal.drain()
    #expect(terminal.cursor == nil)
  }

  @Test("Backspace and Ctrl-H delete the last letter", arguments: ["Backspace", "Ctrl-H"])
  func backspaceAndCtrlHDeleteTheLastLetter(key: String) throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    let field = try nameField(terminal, "Zoe")
    try terminal.press(key == "Ctrl-H" ? .control("h") : .backspace)
    try terminal.waitUntilGone("Zoe")
    #expect(terminal.place(of: "Zo") == field)
  }

  @Test("Tab goes forward and Shift-Tab back") func tabGoesForwardAndShiftTabBack() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: "▸ Hangman")
    try terminal.press(.tab)
    try terminal.wait(for: "▸ Text Twist")
    try terminal.press(.backTab)
    try terminal.wait(for: "▸ Hangman")
  }

  @Test("the corners of the keypad are End, Page Up, Home and Page Down")
  func theCornersOfTheKeypadAreEndPageUpHomeAndPageDown() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: "▸ Hangman")
    for (corner, entry) in [("q", "More"), ("y", "Hangman"), ("s", "More"), ("w", "Hangman")] {
      try terminal.type("\u{1B}O" + corner)
      try terminal.wait(for: "▸ " + entry)
    }
  }

  @Test("lists that move by a row are scrolled by the terminal")
  func listsThatMoveByARowAreScrolledByTheTerminal() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("h")
    try terminal.wait(for: "Phrase book")
    try terminal.press(.down)
    try terminal.type(" ")
    try terminal.wait(for: "Esc back")
    let count = terminal.received.count
    for _ in 1...24 {
      try terminal.press(.down)
      try terminal.waitUntilStill()
    }
    let sent = String(decoding: terminal.received.dropFirst(count), as: UTF8.self)
    // The region that scrolls is set, and then its last row is left by a line feed.
    #expect(sent.contains(/\u{1B}\[\d+;\d+r/) && sent.contains("\n"))
  }

  @Test("Esc is recognized without a delay that a player notices")
  func escIsRecognizedWithoutADelayThatAPlayerNotices() throws {
    let terminal = try Wordyard.open()
    try terminal.wait(for: VirtualTerminal.tagline)
    // The program may have continued before it was observed waiting.
    for _ in 0..<50 {
      try terminal.type("?")
      try terminal.wait(for: "Esc close")
      let limit = try terminal.pressEscapeObservingTimeLimit()
      try terminal.waitUntilGone("Esc close")
      guard let limit else { continue }
      #expect(limit <= 50)
      return
    }
    Issue.record("the program never waited for the rest of an escape sequence")
  }

  /// Opens the field for a new player's name, types one, and returns its position.
  private func nameField(_ terminal: VirtualTerminal, _ name: String) throws -> VirtualTerminal.Place {
    try terminal.type("p")
    try terminal.wait(for: "a new name")
    try terminal.type("n")
    try terminal.wait(for: "What is your name?")
    try terminal.type(name)
    try terminal.wait(for: name)
    terminal.drain()
    return try #require(terminal.place(of: name))
  }
}
