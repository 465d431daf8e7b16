import TestSupport
import Testing

/// Every host of Hangman, played in a terminal by keys and by clicks.
@Suite struct HangmanHostsInTerminalTests {
  private static let nine = "ally\nbeta\ncool\ndeal\nelse\nflew\ngood\nhope\nibex\n"

  /// From the title screen to the set-up, with a host selected.
  private func setUp(
    _ host: String, by device: VirtualTerminal.InputDevice, _ arguments: [String] = [],
    files: TemporaryFolder? = nil
  ) throws -> VirtualTerminal {
    let terminal = try Wordyard.open(arguments)
    if let files { terminal.belongings.append(files) }
    try terminal.wait(for: VirtualTerminal.tagline)
    let hosts = ["Phrase book", "Dictionary", "Duel", "Devil", "Mind reader"]
    let first = arguments.contains("--words") ? 1 : 0
    switch device {
    case .keys:
      try terminal.press(.enter)
      try terminal.wait(for: hosts[first])
      try terminal.press(.home)
    case .mouse:
      try terminal.click("Hangman")
      try terminal.wait(for: hosts[first])
    }
    for next in hosts[...hosts.firstIndex(of: host)!].dropFirst(first + 1) {
      switch device {
      case .keys: try terminal.press(.right)
      case .mouse: try terminal.click("▸", after: hosts[hosts.firstIndex(of: next)! - 1])
      }
      try terminal.wait(for: VirtualTerminal.value(next))
    }
    return terminal
  }

  private func start(_ terminal: VirtualTerminal, by device: VirtualTerminal.InputDevice) throws {
    switch device {
    case .keys:
      try terminal.press(.end)
      try terminal.press(.enter)
    case .mouse: try terminal.click("Start")
    }
  }

  /// Presses the selected button of a popup that opened by itself.
  private func proceed(_ terminal: VirtualTerminal, _ label: String, by device: VirtualTerminal.InputDevice)
    throws
  {
    try terminal.waitUntilStill()
    if device == .keys { try terminal.press(.enter) } else { try terminal.click(" \(label) ") }
  }

  @Test("two players play a duel of two rounds", arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func twoPlayersPlayADuelOfTwoRounds(device: VirtualTerminal.InputDevice) throws {
    let terminal = try setUp("Duel", by: device)
    try start(terminal, by: device)
    try terminal.wait(for: "Player 1 enters a secret. Player 2 looks away.")
    switch device {
    case .keys:
      try terminal.type("moss")
      try terminal.press(.enter)
    case .mouse:
      for letter in ["M", "O", "S", "S"] { try terminal.click(" \(letter) ") }
      try terminal.click("done")
    }
    try terminal.wait(for: "Player 2 looks now. Enter, when ready.")
    #expect(terminal.shows("_   _   _   _"))
    #expect(!terminal.shows("moss") && !terminal.shows("MOSS"))
    try proceed(terminal, "Start", by: device)
    for letter in "mos" { try terminal.guess(letter, by: device) }
    try terminal.wait(for: "Player 1 0 : 1 Player 2")
    #expect(terminal.shows("Player 2 wins the round"))
    try proceed(terminal, "Next round", by: device)
    try terminal.wait(for: "Player 2 enters a secret. Player 1 looks away.")
  }

  @Test("the devil dodges and shows its table", arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func theDevilDodgesAndShowsItsTable(device: VirtualTerminal.InputDevice) throws {
    let files = try TemporaryFolder()
    let list = try files.write(Self.nine, to: "nine.txt")
    // This seed deals all nine words, three of them without an E.
    let terminal = try setUp("Devil", by: device, ["--words", list, "--seed", "1"], files: files)
    try start(terminal, by: device)
    try terminal.wait(for: VirtualTerminal.invitation)
    try terminal.guess("e", by: device)
    #expect(terminal.rows[0].hasSuffix("3 words"), "\(terminal.screen)")
    for letter in "odc" { try terminal.guess(letter, by: device) }
    switch device {
    case .keys: try terminal.type("l")
    case .mouse: try terminal.click(" L ")
    }
    try terminal.wait(for: "Pinned down")
    try terminal.waitUntilStill()
    #expect(terminal.screen.contains(#/·E· +3  █/#), "\(terminal.screen)")
    try terminal.take("w what was left", .text("w"), by: device)
    try terminal.wait(for: "─ What was left ─")
    #expect(terminal.screen.contains(#/start +9 .* COOL/#), "\(terminal.screen)")
    #expect(terminal.screen.contains(#/·E· +3 .* COOL/#), "\(terminal.screen)")
    if device == .keys { try terminal.press(.escape) } else { try terminal.click("Esc back") }
    try terminal.wait(for: "Nothing else was left: COOL.")
  }

  @Test(
    "the mind reader finds the word that the player thinks of",
    arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func theMindReaderFindsTheWordThatThePlayerThinksOf(device: VirtualTerminal.InputDevice) throws {
    let files = try TemporaryFolder()
    let list = try files.write("eels\nelks\nants\n", to: "beasts.txt")
    let terminal = try setUp("Mind reader", by: device, ["--words", list], files: files)
    switch device {
    case .keys: try terminal.press(.down, .down, .left, .left)
    case .mouse:
      for length in ["5", "4"] {
        try terminal.click("◂", after: "Letters")
        try terminal.wait(for: VirtualTerminal.value(length))
      }
    }
    try start(terminal, by: device)
    try terminal.wait(for: "3 words left")
    try terminal.wait(for: "Mark every S, or press n for none.")
    switch device {
    case .keys:
      try terminal.press(.right, .right, .right)
      try terminal.type(" \r")
    case .mouse:
      let numbers = try #require(terminal.place(of: "1   2   3   4"))
      try terminal.click(VirtualTerminal.Place(row: numbers.row - 1, column: numbers.column + 12))
      try terminal.wait(for: "_   _   _   S")
      try terminal.click("Done")
    }
    try terminal.wait(for: "Mark every E, or press n for none.")
    if device == .keys { try terminal.type("n") } else { try terminal.click("No E") }
    try terminal.wait(for: "ANTS")
    #expect(terminal.shows("Is it ANTS?"))
    try proceed(terminal, "Yes", by: device)
    try terminal.wait(for: "Read your mind")
    #expect(terminal.shows("2 questions   ·   1 miss"))

    // The same again, step by step.
    try terminal.waitUntilStill()
    if device == .keys { try terminal.type("y") } else { try terminal.click("y replay") }
    try terminal.wait(for: "question 0 of 2")
    let marks = try #require(terminal.place(of: "s e ?"))
    func go(to step: Int, by keys: VirtualTerminal.Key...) throws {
      guard device == .mouse else {
        for key in keys { try terminal.press(key) }
        return
      }
      try terminal.click(VirtualTerminal.Place(row: marks.row, column: marks.column + 2 * step - 2))
    }
    try go(to: 2, by: .right, .right)
    try terminal.wait(for: "question 2 of 2")
    terminal.drain()
    #expect(
      terminal.shows("Yes: in 4. ▸") && terminal.shows("No E. One word was left."), "\(terminal.screen)")
    // The brackets around a step move those behind it.
    if device == .keys { try terminal.press(.end) } else { try terminal.click("?", after: "[E]") }
    try terminal.wait(for: "Is it ANTS? Yes. 2 questions · 1 miss")
    if device == .keys { try terminal.press(.escape) } else { try terminal.click("Esc back") }
    try terminal.wait(for: "Read your mind")
  }

  @Test("a typed secret is never sent to the terminal") func aTypedSecretIsNeverSentToTheTerminal() throws {
    let terminal = try setUp("Duel", by: .keys)
    try start(terminal, by: .keys)
    try terminal.wait(for: "looks away")
    try terminal.type("quixotic")
    try terminal.wait(for: "••••••••")
    try terminal.press(.enter)
    try terminal.wait(for: "_   _   _   _   _   _   _   _")
    #expect(!String(decoding: terminal.received, as: UTF8.self).lowercased().contains("quixotic"))
  }
}
