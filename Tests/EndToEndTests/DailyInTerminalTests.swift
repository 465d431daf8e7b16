import Engines
import Records
import TestSupport
import Testing

/// The puzzles of a day.
@Suite struct DailyInTerminalTests {
  /// The screens of a day's three puzzles while they are played, and the shared result.
  private static func play(_ home: Home, as player: String) throws -> [[String]] {
    let terminal = try Wordyard.open("daily", "--player", player, "--language", "en", home: home)
    try terminal.wait(for: "not played yet")
    var seen: [[String]] = []
    func look() throws {
      try terminal.waitUntilStill()
      seen.append(terminal.rows)
    }
    try look()
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    for letter in "eaiourstlncdpmhgbyfvkwzxjq" where !terminal.hasEnded { try terminal.guess(letter) }
    try terminal.wait(for: "Puzzles")
    try look()
    // Enter leads from the result to the next puzzle.
    try terminal.press(.enter)
    try terminal.wait(for: "score 0")
    terminal.drain()
    // The clock and the bar under it may show another second.
    seen.append(Array(terminal.rows.dropFirst(2)))
    try findEveryWord(terminal)
    try look()
    seen[seen.count - 1].removeFirst(2)
    try terminal.press(.enter)
    try terminal.wait(for: "Your turn")
    try look()
    for letter in "qxzjvkw" where !terminal.shows("The day") {
      let before = terminal.rows
      try terminal.type(String(letter))
      try terminal.wait("an answer to \(letter)") {
        terminal.shows("The day") || terminal.shows("Your turn") && terminal.rows != before
      }
    }
    // After the last puzzle Enter leads to the day as a whole.
    try terminal.wait(for: "The day")
    try look()
    try terminal.press(.enter)
    try terminal.wait(for: "New ones ")
    try look()
    return seen.map { rows in rows.map { $0.replacing("Bob", with: "Ada") } }
  }

  /// Enters every word that can be made from the letters on the tiles, which ends the rack.
  private static func findEveryWord(_ terminal: VirtualTerminal) throws {
    terminal.drain()
    let letters = terminal.rows[VirtualTerminal.tiles].filter(\.isLetter)
    #expect(letters.count == 6, "\(terminal.screen)")
    let words = try Wordyard.run("find", letters, "--language", "en").output.split(separator: "\n")
    for word in words where !terminal.shows("Every word") {
      try terminal.type(word + "\r")
      terminal.drain()
    }
    #expect(terminal.shows("Every word"), "\(terminal.screen)")
  }

  @Test("the puzzles of a day and their results are the same for two players in two homes")
  func thePuzzlesOfADayAndTheirResultsAreTheSameForTwo() throws {
    var (first, second): ([[String]], [[String]])
    var day: Day
    repeat {
      day = .today
      first = try Self.play(Home(), as: "Ada")
      second = try Self.play(Home(), as: "Bob")
      // It became midnight in between.
    } while day != .today
    for (one, other) in zip(first, second) { #expect(one == other) }
    #expect(first.count == second.count)
  }

  @Test("the result of the day is printed, and nothing before a puzzle has been finished")
  func theResultOfTheDayIsPrintedAndNothingBeforeA() throws {
    let home = try Home()
    let before = try Wordyard.run("daily", "--share", "--player", "Ada", "--language", "en", home: home)
    #expect(before.exit == Exit(code: 1))
    #expect(before.output == "")
    #expect(before.errors == "wordyard: Ada has finished no puzzle today\n")
    home.read { records in
      let result = GameResult(
        player: "Ada", mode: .dailyTextTwist, language: "en", day: .today, isWon: true, points: 143,
        details: ["words-found": 21, "words-total": 34])
      records.finish(result, game: 0)
    }
    let printed = try Wordyard.run("daily", "--share", "--player", "Ada", "--language", "en", home: home)
    #expect(printed.exit == Exit(code: 0))
    let lines = printed.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Wordyard 20") == true)
    #expect(lines.last == "Text Twist ▪▪▪▪▪▪▫▫▫▫ ★  21 of 34, 143 points")
    let ascii = try Wordyard.run(
      "daily", "--share", "--ascii", "--player", "Ada", "--language", "en", home: home)
    #expect(ascii.output.split(separator: "\n").last == "Text Twist ######.... *  21 of 34, 143 points")
    for arguments in [["daily", "--json"], ["daily", "--share", "--json"]] {
      let json = try Wordyard.run(arguments + ["--player", "Ada", "--language", "en"], home: home)
      #expect(
        json.output.contains(
          #""language":"en","puzzles":[{"game":"twist","result":"won","symbols":"▪▪▪▪▪▪▫▫▫▫ ★""#))
    }
    let misused = try Wordyard.run("scores", "--share", home: home)
    #expect(misused.exit == Exit(code: 2))
  }
}
