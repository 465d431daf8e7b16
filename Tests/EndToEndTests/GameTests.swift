import TestSupport
import Testing

/// Events within one game.
@Suite struct GameTests {
  @Test("a letter already tried is refused and does not count as a miss")
  func aLetterAlreadyTriedIsRefusedAndDoesNotCountAsA() throws {
    let terminal = try game()
    try terminal.guess("q")
    let before = terminal.counts
    try terminal.type("Q")
    try terminal.wait(for: "Q has been tried already.")
    #expect(terminal.counts == before)
  }

  @Test("a digit is refused and does not count as a miss") func aDigitIsRefusedAndDoesNotCountAsAMiss() throws
  {
    let terminal = try game()
    let before = terminal.counts
    try terminal.type("7")
    try terminal.wait(for: "7 is not a letter.")
    #expect(terminal.counts == before)
    #expect(before.first?.contains("0 of 7") == true)
  }

  @Test("the arrows move over the keyboard and Enter presses the key")
  func theArrowsMoveOverTheKeyboardAndEnterPressesThe() throws {
    let terminal = try game()
    // The first arrow key only shows the cursor, in the middle.
    try terminal.press(.right)
    try terminal.wait("the cursor on G") { terminal.isUnderCursor("g") }
    try terminal.press(.right, .down)
    try terminal.wait("the cursor on N") { terminal.isUnderCursor("n") }
    try terminal.press(.enter)
    try terminal.wait(for: "One N.")
  }

  @Test("starting over asks first", arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func startingOverAsksFirst(by device: VirtualTerminal.InputDevice) throws {
    let terminal = try game()
    try terminal.guess("q")
    let question = "Giving up counts as lost."
    func ask() throws {
      if device == .keys { try terminal.type("=") } else { try terminal.click("= start over") }
      try terminal.wait(for: question)
    }
    func answer(_ label: String) throws {
      if device == .mouse { return try terminal.click(label, after: question) }
      if label != "Keep playing" { try terminal.press(.right) }
      try terminal.press(.enter)
    }
    try ask()
    try answer("Keep playing")
    try terminal.waitUntilGone(question)
    try terminal.wait("the guess still standing") { terminal.isUsed("q") }
    try ask()
    try answer("Start over")
    try terminal.wait(for: "Given up")
    #expect(terminal.shows("1 of 7"))
    try terminal.waitUntilStill()
    if device == .mouse {
      try terminal.click("New game", after: "Given up")
    } else {
      try terminal.press(.enter)
    }
    try terminal.wait(for: VirtualTerminal.invitation)
    #expect(!terminal.isUsed("q"))
    #expect(terminal.shows("0 of 7"))
  }

  @Test("help opens by its key and by a click, and closes") func helpOpensByItsKeyAndByAClickAndCloses()
    throws
  {
    let terminal = try game()
    let heading = "Keys · Hangman"
    try terminal.type("?")
    try terminal.wait(for: heading)
    try terminal.wait(for: "guess a letter")
    try terminal.press(.escape)
    try terminal.waitUntilGone(heading)
    try terminal.click("? help")
    try terminal.wait(for: heading)
    try terminal.click("Esc close")
    try terminal.waitUntilGone(heading)
    try terminal.wait(for: "0 of 7")
  }

  @Test("a guess sends at most 400 bytes") func aGuessSendsAtMost400Bytes() throws {
    // An animation would send more later, and a busy machine would count it.
    var sizes: [Int] = []
    for seed in 1...3 {
      let home = try Home()
      home.read { $0.save(settings: ["animation": false.saved], for: "Ada") }
      let terminal = try Wordyard.open("--seed", "\(seed)", "--player", "Ada", home: home)
      try terminal.openHangman()
      for letter in "etaoinshrdlu" {
        try terminal.waitUntilIdle()
        let before = terminal.received.count
        try terminal.type(String(letter))
        terminal.drain()
        let size = terminal.received.count - before
        if terminal.hasEnded || terminal.shows("7 of 7") || terminal.shows("New game") { break }
        sizes.append(size)
      }
    }
    // Seed 3 deals a phrase with ten T's.
    #expect(sizes.count >= 18)
    #expect(sizes.max()! <= 400, "\(sizes)")
  }

  private func game() throws -> VirtualTerminal {
    let terminal = try Wordyard.open("--seed", "6")
    try terminal.openHangman()
    return terminal
  }
}

extension VirtualTerminal {
  /// The lines with the misses and the incorrect guesses.
  fileprivate var counts: [String] {
    let first = rows.firstIndex { $0.contains(" of 7") } ?? rows.count
    return Array(rows[first...].prefix(5)).map { String($0.prefix(28)) }
  }
}
