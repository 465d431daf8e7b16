import Engines
import Play
import Records
import TestSupport
import Testing

/// Wordyard in lines, as a program or a person without a screen has it.
@Suite struct PlainTests {
  // MARK: When there are lines

  @Test("a terminal that cannot move its cursor gets lines", arguments: ["dumb", nil, ""])
  func dumb(term: String?) throws {
    let terminal = try Wordyard.open("hangman", "--seed", "4", "--language", "en", term: term)
    try terminal.wait(for: "Letter?")
    #expect(!terminal.received.contains(0x1B))
    #expect(terminal.shows("plain mode by \(term == "dumb" ? "TERM=dumb" : "a missing TERM")"))
  }

  @Test(
    "a variable asks for lines, unless it is empty, 0 or false",
    arguments: [
      ("WORDYARD_PLAIN", "1", true), ("ACCESSIBLE", "yes", true), ("ACCESSIBLE", "0", false),
      ("ACCESSIBLE", "false", false), ("WORDYARD_PLAIN", "", false),
    ])
  func variable(name: String, value: String, isPlain: Bool) throws {
    let terminal = try Wordyard.open("hangman", "--seed", "4", environment: [name: value])
    try terminal.wait(for: isPlain ? "plain mode by \(name)." : VirtualTerminal.invitation)
  }

  @Test("the setting asks for lines from the next start")
  func setting() throws {
    let home = try Home()
    home.read { $0.save(settings: ["lines": true.saved], for: "Ada") }
    let terminal = try Wordyard.open("hangman", "--player", "Ada", home: home)
    try terminal.wait(for: "plain mode by the setting In lines.")
  }

  @Test("without a terminal and without a game it says what to type, and exits with 2")
  func bare() throws {
    let result = try Wordyard.run()
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors.contains("`wordyard hangman`"))
  }

  // MARK: At a terminal

  @Test("what is typed as a secret is not shown")
  func secret() throws {
    let home = try Home()
    home.read { $0.save(settings: ["hangman.host": HangmanSetUp.Host.duel.saved], for: "Ada") }
    let terminal = try Wordyard.open(
      "hangman", "--plain", "--player", "Ada", "--language", "en", home: home)
    try terminal.wait(for: "Secret?")
    try terminal.type("mossy")
    try terminal.press(.enter)
    try terminal.wait(for: "one word of 5 letters")
    #expect(!String(decoding: terminal.received, as: UTF8.self).contains("mossy"))
    try terminal.type("q")
    try terminal.press(.enter)
    try terminal.wait(for: "Guess the letter Q?")
    try terminal.press(.enter)
    #expect(try terminal.waitForExit() == Exit(code: 0))
  }

  @Test("from a pipe a secret is asked for after a warning")
  func secretFromPipe() throws {
    let home = try Home()
    home.read { $0.save(settings: ["hangman.host": HangmanSetUp.Host.duel.saved], for: "Ada") }
    let robot = try PipeRobot(["hangman"], home: home)
    #expect(robot.said.last == "Beware: what is typed is not hidden.")
  }
}
