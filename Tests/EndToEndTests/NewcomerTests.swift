import Engines
import TestSupport
import Testing

/// A new player looks up the meaning of a missed word, practises it the next day, and sends the game to somebody else:
/// using only the contents of the screen, with only the keyboard and with only the mouse.
@Suite struct NewcomerTests {
  typealias InputDevice = VirtualTerminal.InputDevice

  /// A time zone in which it is already the next day.
  private static let tomorrow = ["TZ": "Next-24"]

  private static func open(
    _ player: String, _ home: Home, seed: Int? = nil, environment: [String: String] = ["TZ": "UTC0"]
  ) throws -> VirtualTerminal {
    let seeded = seed.map { ["--seed", "\($0)"] } ?? []
    let terminal = try Wordyard.open(
      ["--player", player, "--language", "en"] + seeded, environment: environment, home: home)
    try terminal.wait(for: VirtualTerminal.tagline)
    terminal.drain()
    return terminal
  }

  /// Loses a game of the dictionary, starting from the title screen; its result is displayed.
  private static func lose(_ terminal: VirtualTerminal, by device: InputDevice) throws -> String {
    try terminal.take("Hangman", .enter, by: device)
    try terminal.wait(for: VirtualTerminal.value("Phrase book"))
    if device == .keys { try terminal.press(.right) } else { try terminal.click("▸", after: "Phrase book") }
    try terminal.wait(for: VirtualTerminal.value("Dictionary"))
    try terminal.take("Start", .enter, by: device)
    try terminal.wait(for: VirtualTerminal.invitation)
    return try terminal.lose(by: device)
  }

  /// Whether the program has mapped the file of meanings, which is opened only when it is needed.
  private static func hasOpenedMeanings(_ terminal: VirtualTerminal) throws -> Bool {
    let maps = try #require(bytes(ofFile: "/proc/\(terminal.process)/maps"))
    return String(decoding: maps, as: UTF8.self).contains("/glosses.txt")
  }

  /// The code on the screen.
  private static func code(on terminal: VirtualTerminal) throws -> String {
    try terminal.wait(for: "code  ")
    terminal.drain()
    let row = try #require(terminal.rows.first { $0.contains("code  ") })
    return String(try #require(row.split(separator: " ").last))
  }

  @Test("from a missed word to its meaning, its practice and a code", arguments: [InputDevice.keys, .mouse])
  func everything(by device: InputDevice) throws {
    let home = try Home()
    var terminal = try Self.open("Ada", home, seed: 8)
    #expect(!terminal.shows("Practice"))
    #expect(!(try Self.hasOpenedMeanings(terminal)))
    let word = try Self.lose(terminal, by: device)
    #expect(word.count >= 5, "\(terminal.screen)")

    // Looks up the meaning.
    let defined = try Wordyard.run("define", word, "--language", "en").output
    let text = try #require(defined.split(separator: ": ", maxSplits: 1).last)
    let meaning = try #require(text.prefix(24).split(separator: "\n").first)
    // The result shows its beginning.
    #expect(terminal.shows("\(word): "), "\(terminal.screen)")
    #expect(try Self.hasOpenedMeanings(terminal))
    try terminal.take("d meaning", .text("d"), by: device)
    try terminal.wait(for: "WordNet 3.0")
    #expect(terminal.shows(String(meaning)), "\(terminal.screen)")
    try terminal.take("Close", .enter, by: device)
    try terminal.wait(for: "Too late")

    // Gets the code of the game from its replay.
    try terminal.take("y replay", .text("y"), by: device)
    try terminal.wait(for: "Replay · Hangman")
    let code = try Self.code(on: terminal)
    try terminal.take("c copy", .text("c"), by: device)
    try terminal.wait(for: "Copied.")
    #expect(terminal.shows(code))
    try terminal.take("Esc back", .escape, by: device)
    try terminal.wait(for: "Too late")
    try terminal.take("Menu", .escape, by: device)
    try terminal.wait(for: "next one tomorrow")
    #expect(try terminal.quit(by: device) == Exit(code: 0))

    // The next day.
    terminal = try Self.open("Ada", home, environment: Self.tomorrow)
    try terminal.wait(for: "1 word is due")
    try terminal.take("Practice", .text("r"), by: device)
    try terminal.wait(for: "Practice · word 1 of 1")
    terminal.drain()
    #expect(terminal.shows(String(meaning.prefix(10))), "\(terminal.screen)")
    for letter in Set(word).sorted() where !terminal.hasEnded && !terminal.shows("Known.") {
      if device == .keys {
        try terminal.type(String(letter))
      } else {
        try terminal.click(try #require(terminal.keyPlace(letter)))
      }
      terminal.drain()
    }
    try terminal.wait(for: "Known. It comes back in 2 days.")
    try terminal.waitUntilStill()
    try terminal.take("Menu", .enter, by: device)
    try terminal.wait(for: VirtualTerminal.tagline)
    terminal.drain()
    #expect(!terminal.shows("1 word is due") && terminal.shows("Practice"))
    #expect(try terminal.quit(by: device) == Exit(code: 0))

    // Somebody else, in another data folder.
    let other = try Home()
    terminal = try Self.open("Bob", other)
    try terminal.take("More", .text("m"), by: device)
    try terminal.wait(for: "letters and codes that somebody sent")
    try terminal.take("By post", .text("b"), by: device)
    try terminal.wait(for: "A letter is a match in one line.")
    try terminal.take("Paste a letter", .text("p"), by: device)
    try terminal.wait(for: "Paste the letter or the code that somebody sent.")
    if device == .keys {
      try terminal.type(code.lowercased().filter { $0 != "-" })
    } else {
      for character in code where character != "-" {
        let key =
          character.isNumber
          ? terminal.place(
            of: String(character), after: "0   1   2".contains(character) ? " M " : "0   1   2")
          : terminal.keyPlace(character)
        try terminal.click(try #require(key, "\(character) on\n\(terminal.screen)"))
        terminal.drain()
      }
    }
    try terminal.wait(for: code)
    try terminal.take("Enter done", .enter, by: device)
    try terminal.wait(for: "This game by code counts on no list.")
    try terminal.win(word, by: device)
    #expect(terminal.shows("You: none wrong   ·   Sender: lost"), "\(terminal.screen)")
    try terminal.take("Menu", .escape, by: device)
    try terminal.wait(for: VirtualTerminal.tagline)
    #expect(try terminal.quit(by: device) == Exit(code: 0))
    #expect(try Wordyard.run("scores", home: other).exit == Exit(code: 1))
  }

  @Test("in the replay d shows what its word means", arguments: [InputDevice.keys, .mouse])
  func replay(by device: InputDevice) throws {
    let terminal = try Self.open("Ada", Home(), seed: 5)
    let word = try Self.lose(terminal, by: device)
    try terminal.take("y replay", .text("y"), by: device)
    try terminal.wait(for: "Replay · Hangman")
    terminal.drain()
    #expect(!terminal.shows("d meaning"))
    if device == .keys {
      try terminal.press(.end)
    } else {
      try terminal.click(VirtualTerminal.Place(row: 18, column: 59))
    }
    try terminal.wait(for: "d meaning")
    try terminal.take("d meaning", .text("d"), by: device)
    try terminal.wait(for: "WordNet 3.0")
    #expect(terminal.shows("─ \(word) ─"), "\(terminal.screen)")
    try terminal.take("Close", .escape, by: device)
    try terminal.wait(for: "code  ")
    try terminal.waitUntilGone("WordNet 3.0")
  }
}
