import Engines
import Play
import Records
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    try terminal.wait(for: "The letter Q?")
    try terminal.press(.enter)
    #expect(try terminal.waitForExit() == Exit(code: 0))
  }

  /// Lines that ask a duel's first question when the shell brings them to the foreground.
  private func secretInAShell(then rest: String) throws -> VirtualTerminal {
    let home = try Home()
    home.read { $0.save(settings: ["hangman.host": HangmanSetUp.Host.duel.saved], for: "Ada") }
    let command = "\"$WORDYARD\" hangman --plain --player Ada --language en"
    return try Wordyard.openShell("set -m; \(command) & read answer; fg >/dev/null; \(rest)", home: home)
  }

  /// Nobody may set the modes of a terminal in the background: who tries is stopped, at a place that is then known.
  @Test("a secret typed at once after the prompt is not shown: before it is asked for, nothing is echoed")
  func secretAtOnce() throws {
    let terminal = try secretInAShell(then: "echo ended with $?")
    try terminal.wait(for: "Ada 0, Player 2 0.")
    let process = try #require(VirtualTerminal.child(of: terminal.process))
    try terminal.spin(until: process, isIn: .stopped)
    terminal.drain()
    #expect(!terminal.shows("Secret?"))
    try terminal.press(.enter)
    try terminal.wait(for: "Secret?")
    try terminal.type("mossy\r")
    try terminal.wait(for: "one word of 5 letters")
    #expect(!String(decoding: terminal.received, as: UTF8.self).contains("mossy"))
  }

  @Test(
    "told to end in the background while a secret is typed, it ends and lets the terminal show keys again")
  func secretInTheBackground() throws {
    let terminal = try secretInAShell(then: "echo the shell is back; read answer")
    try terminal.wait(for: "Ada 0, Player 2 0.")
    let process = try #require(VirtualTerminal.child(of: terminal.process))
    try terminal.spin(until: process, isIn: .stopped)
    try terminal.press(.enter)
    try terminal.wait(for: "Secret?")
    kill(process, SIGSTOP)
    try terminal.wait(for: "the shell is back")
    #expect(terminal.leftBehind != [])
    kill(process, SIGTERM)
    kill(process, SIGCONT)
    try terminal.spin(until: process, isIn: .ended)
    #expect(terminal.leftBehind == [])
  }

  @Test("from a pipe a secret is asked for after a warning")
  func secretFromPipe() throws {
    let home = try Home()
    home.read { $0.save(settings: ["hangman.host": HangmanSetUp.Host.duel.saved], for: "Ada") }
    let robot = try PipeRobot(["hangman"], home: home)
    #expect(robot.said.last == "Beware: what is typed is not hidden.")
  }
}
