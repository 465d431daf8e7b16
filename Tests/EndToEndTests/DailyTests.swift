import Engines
import Records
import TestSupport
import Testing

/// The puzzles of a day.
@Suite struct DailyTests {
  /// What a day's three puzzles look like on the way through them, and the result at their end.
  private static func play(_ home: Home, as player: String) throws -> [[String]] {
    let terminal = try Wordyard.open("daily", "--player", player, "--language", "en", home: home)
    try terminal.wait(for: "not played yet")
    var seen: [[String]] = []
    func look() {
      terminal.drain()
      seen.append(terminal.rows)
    }
    look()
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    for letter in "eaiourstlncdpmhgbyfvkwzxjq" where !terminal.hasEnded { try terminal.guess(letter) }
    try terminal.wait(for: "Puzzles")
    look()
    try terminal.press(.enter)
    try terminal.wait(for: "▸ ○ Text Twist")
    try terminal.press(.enter)
    try terminal.wait(for: "score 0")
    try terminal.press(.escape)
    try terminal.wait(for: "Give up")
    try terminal.press(.right, .enter)
    try terminal.wait(for: "These were the words.")
    // The clock may stand at another second.
    terminal.drain()
    seen.append(Array(terminal.rows.dropFirst()))
    try terminal.press(.enter)
    try terminal.wait(for: "Puzzles")
    try terminal.press(.enter)
    try terminal.wait(for: "▸ ○ Ghost")
    try terminal.press(.enter)
    try terminal.wait(for: "Your turn")
    look()
    for letter in "qxzjvkw" where !terminal.shows("Puzzles") {
      let before = terminal.rows
      try terminal.type(String(letter))
      try terminal.wait("an answer to \(letter)") {
        terminal.shows("Puzzles") || terminal.shows("Your turn") && terminal.rows != before
      }
    }
    try terminal.wait(for: "Puzzles")
    look()
    try terminal.press(.enter)
    try terminal.wait(for: "Copy the result")
    look()
    return seen.map { rows in rows.map { $0.replacing("Bob", with: "Ada") } }
  }

  @Test func `the puzzles of a day and what comes of them are the same for two players in two homes`() throws
  {
    var (first, second): ([[String]], [[String]])
    var day: Day
    repeat {
      day = .today
      first = try Self.play(Home(), as: "Ada")
      second = try Self.play(Home(), as: "Bob")
      // Midnight has come in between.
    } while day != .today
    for (one, other) in zip(first, second) { #expect(one == other) }
    #expect(first.count == second.count)
  }
}
