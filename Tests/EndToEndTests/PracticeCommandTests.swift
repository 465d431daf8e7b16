import Records
import TestSupport
import Testing

/// `wordyard practice`, on the screen and in lines.
@Suite struct PracticeCommandTests {
  /// The home of Ada, who missed a word some days ago.
  private static func home(missed days: Int) throws -> Home {
    let home = try Home()
    home.read { records in
      let day = Day(number: Day.today.number - days)
      records.addForPractice(["moss"], of: "Ada", language: "en", missedOn: day)
    }
    return home
  }

  private static let arguments = ["practice", "--player", "Ada", "--language", "en"]

  @Test("on the screen it asks the words that are due, over the title")
  func screen() throws {
    let terminal = try Wordyard.open(Self.arguments, home: Self.home(missed: 3))
    try terminal.wait(for: "Practice · word 1 of 1")
    #expect(terminal.shows("soft green plant"))
    for letter in "mos" { try terminal.type(String(letter)) }
    try terminal.wait(for: "Known. It comes back in 2 days.")
    try terminal.waitUntilStill()
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test("on the screen it says when nothing is due, as the title does")
  func screenWithNothingDue() throws {
    let terminal = try Wordyard.open(Self.arguments, home: Self.home(missed: 0))
    try terminal.wait(for: "Nothing is due today. The next word comes tomorrow.")
    try terminal.press(.enter)
    try terminal.wait(for: "Practice · word 1 of 1")
  }

  @Test("on the screen it says that there is nothing, and goes back to the title")
  func screenWithNothing() throws {
    let terminal = try Wordyard.open(Self.arguments)
    try terminal.wait(for: "There is nothing to practise yet.")
    try terminal.press(.enter)
    try terminal.waitUntilGone("There is nothing to practise yet.")
    try terminal.wait("the title") { terminal.shows(VirtualTerminal.tagline) }
  }

  @Test("on the first start it comes after the introduction")
  func firstStart() throws {
    let terminal = try Wordyard.open(Self.arguments, home: Home(isFirstStart: true))
    try terminal.wait(for: "1/5")
    #expect(!terminal.shows("There is nothing to practise yet."))
    try terminal.press(.escape)
    try terminal.wait(for: "There is nothing to practise yet.")
  }

  @Test("in lines it asks the words that are due")
  func lines() throws {
    let result = try Wordyard.run(Self.arguments, home: Self.home(missed: 3))
    #expect(
      result.output == """
        Wordyard, plain mode by a pipe. ? helps, q leaves.
        Practice, word 1 of 1.
        noun: soft green plant on damp stones
        Word: 4 blanks.
        Misses: 0 of 7.
        Letter?

        """)
    #expect(result.errors == "")
    #expect(result.exit == Exit(code: 0))
  }

  @Test("in lines it says when nothing is due, and offers the last words")
  func linesWithNothingDue() throws {
    let result = try Wordyard.run(Self.arguments, home: Self.home(missed: 0))
    #expect(
      result.output == """
        Wordyard, plain mode by a pipe. ? helps, q leaves.
        Nothing is due today. The next word comes tomorrow. What you practise now does not count.
        Practise the last one now: yes or no?

        """)
  }

  @Test("in lines it says that there is nothing, and what there is to choose from")
  func linesWithNothing() throws {
    let result = try Wordyard.run(Self.arguments + ["--plain"])
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.prefix(3).dropFirst() == [
        "There is nothing to practise yet. Words that you miss come here, and those that `wordyard import` brings.",
        "1 Hangman",
      ], "\(result.output)")
    #expect(lines.last == "Number?")
    #expect(result.exit == Exit(code: 0))
  }
}
