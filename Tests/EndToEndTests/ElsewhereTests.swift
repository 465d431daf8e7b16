import Glibc
import TestSupport
import Testing

/// The tables of another machine, with a fake ssh that starts the relay with another home.
struct ElsewhereTests {
  private let folder: TemporaryFolder
  private let far: Home
  private let anna: Home

  init() throws {
    folder = try TemporaryFolder()
    (far, anna) = (try Home(), try Home())
    try install(
      """
      echo "Welcome to far."
      HOME='\(far.path)' XDG_DATA_HOME='\(far.path)/data' exec '\(try Wordyard.path())' table --relay
      """)
  }

  /// Makes a fake ssh.
  private func install(_ commands: String) throws {
    let script = try folder.write(
      """
      #!/bin/sh
      echo "$@" >> '\(folder.path)/arguments'
      test ! -e '\(folder.path)/closed' || { echo "far: closed" >&2; exit 255; }
      echo $$ > '\(folder.path)/process'
      \(commands)

      """, to: "ssh")
    chmod(script, 0o700)
  }

  private var path: [String: String] { ["PATH": folder.path + ":/usr/bin:/bin"] }

  private func text(_ name: String) -> String {
    String(decoding: bytes(ofFile: "\(folder.path)/\(name)") ?? [], as: UTF8.self)
  }

  /// Kills the fake ssh, in whose place the relay runs.
  private func cut() throws {
    let process = try #require(pid_t(text("process").dropLast()))
    #expect(kill(process, SIGKILL) == 0)
  }

  private func openBob(_ options: [String] = []) throws -> VirtualTerminal {
    let bob = try Wordyard.open(["table", "--player", "Bob", "--seed", "7"] + options, home: far)
    try bob.wait(for: "Nobody waits at the moment.")
    try bob.press(.enter)
    try bob.wait(for: "The table is laid.")
    return bob
  }

  private func openAnna(_ arguments: String...) throws -> VirtualTerminal {
    try Wordyard.open(arguments + ["--player", "Anna"], environment: path, home: anna)
  }

  /// Anna and Bob play Ghost at the table that Bob has laid.
  private func playing(
    at host: String = "bob@far", _ options: [String] = []
  ) throws -> (anna: VirtualTerminal, bob: VirtualTerminal) {
    let bob = try openBob(options)
    let anna = try openAnna("table", host)
    try anna.wait(for: "of 5 seats")
    try anna.press(.enter)
    try anna.wait(for: "Bob says when it begins.")
    try bob.wait(for: "Anna sits down.")
    try bob.press(.enter)
    try bob.wait(for: "Your turn")
    return (anna, bob)
  }

  private func letter(_ number: Int, _ terminal: VirtualTerminal) throws -> Int {
    var number = number
    var letter: Character
    repeat {
      letter = Array("XQZJVWKFPCMNRLUI")[number % 16]
      number += 1
    } while !terminal.shows(" \(letter) ")
    try terminal.type(String(letter))
    terminal.drain()
    return number
  }

  /// Plays a match to its end, while the line is cut so many times.
  private func playToTheEnd(_ players: [VirtualTerminal], at host: String, cuts most: Int) throws {
    let (bob, anna) = (players[0], players[1])
    var (number, cuts) = (0, 0)
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(120) {
      // After a cut neither may have the turn for a moment.
      if !players.contains(where: { $0.shows("Your turn") }) {
        try? bob.wait(for: "Your turn", patience: .milliseconds(200))
      }
      for player in players {
        player.drain()
        if bob.shows("Next round") {
          try bob.waitUntilIdle()
          try bob.press(.enter)
          for player in players { try player.waitUntilGone("Next round") }
          break
        }
        guard player.shows("Your turn") else { continue }
        if cuts < most, number > 2 + cuts {
          cuts += 1
          try cut()
          try anna.wait(for: "The line to \(host) is down. Trying again.")
          try bob.wait(for: "Anna is back. Go on.", patience: .seconds(30))
          player.drain()
          guard player.shows("Your turn") else { continue }
        }
        number = try letter(number, player)
      }
      if players.allSatisfy({ $0.shows("You win, ") || $0.shows("You are a ghost now") }) { break }
    }
    #expect(cuts == most)
    #expect(players.count { $0.shows("You win, ") } == 1)
    let arguments = text("arguments").split(separator: "\n")
    #expect(arguments.count > most)
    #expect(arguments.allSatisfy { $0.hasSuffix(" -- \(host) wordyard table --relay") })
    #expect(!arguments[0].contains("BatchMode"))
    #expect(arguments.dropFirst().allSatisfy { $0.contains("BatchMode=yes") })
  }

  @Test("a match of Ghost is played to its end over a line that is cut twice") func aLineThatIsCut() throws {
    let (anna, bob) = try playing()
    try playToTheEnd([bob, anna], at: "bob@far", cuts: 2)
  }

  @Test("in lines, a table elsewhere is listed, sat down at and left") func lines() throws {
    let bob = try openBob()
    let anna = try openAnna("table", "bob@far", "--plain")
    try anna.wait(for: "At bob@far")
    try anna.type("1\r")
    try bob.wait(for: "Anna sits down.")
    try anna.wait(for: "Bob says when it begins.")
    try bob.press(.enter)
    try anna.wait(for: "Ghost against Bob.")
    try cut()
    try anna.wait(for: "The line to bob@far is down. Trying again.")
    try anna.wait(for: "The line to bob@far is up.", patience: .seconds(30))
    try anna.press(.control("d"))
    #expect(try anna.waitForExit() == Exit(code: 0))
  }

  @Test(
    "so it is over a real one, with a guest's key that can do nothing else",
    .enabled(if: PrivateSSHD.isThere, "there is no sshd here: it comes with openssh-server"))
  func aRealOne() throws {
    let server = try PrivateSSHD(guests: ["Anna"], relays: true)
    let options = server.options("Anna").map { "'\($0)'" }.joined(separator: " ")
    try install("exec /usr/bin/ssh \(options) \"$@\"")
    let (anna, bob) = try playing(at: server.address, ["--data", server.records])
    let cuts = getenv("WORDYARD_CUTS").flatMap { Int(String(cString: $0)) } ?? 2
    try playToTheEnd([bob, anna], at: server.address, cuts: cuts)
    let shell = try server.run("Anna", [], ["cat", "/etc/passwd"])
    #expect(!shell.output.contains("root"))
  }

  @Test("a match left elsewhere is continued there") func aMatchLeftElsewhereIsContinuedThere() throws {
    let (anna, bob) = try playing()
    try bob.type("q")
    try anna.wait(for: "Bob added Q.")
    anna.signal(SIGKILL)
    _ = try anna.waitForExit()
    try bob.wait(for: "Anna left")
    let again = try openAnna()
    try again.wait(for: "▸ Continue")
    try again.press(.enter)
    try bob.wait(for: "Anna is back. Go on.")
    try again.wait(for: "Your turn")
  }

  @Test("where ssh fails, its message and one of Wordyard's are shown, and no option gets into its arguments")
  func whereSSHFails() throws {
    try folder.write("", to: "closed")
    let failed = try openAnna("table", "bob@far")
    let exit = try failed.waitForExit()
    #expect(exit == Exit(code: 2))
    failed.drain()
    #expect(failed.shows("far: closed"))
    #expect(failed.shows("wordyard: there is no line to bob@far"))
    let option = try Wordyard.run(["table", "--", "-oProxyCommand=true"], environment: path, home: anna)
    #expect(option.exit == Exit(code: 2))
    #expect(!text("arguments").contains("Proxy"))
    let guest = try Wordyard.run(["table", "bob@far", "--guest", "anna"], environment: path, home: anna)
    #expect(guest.exit == Exit(code: 2))
  }

  @Test("a relay ends with its input, and says why it cannot begin") func aRelayEndsWithItsInput() throws {
    let relay = try RunningProgram(Wordyard.program(["table", "--relay"], far, [:]), hasInput: true)
    relay.write("wordyard-relay 1 3f")
    let said = try [relay.line(), relay.line(), relay.line()]
    #expect(said == ["", "wordyard-relay 1", "names 0"])
    relay.endInput()
    let end = try relay.end().exit
    #expect(end == Exit(code: 0))
    try folder.write("", to: "file")
    let none = try Wordyard.run("table", "--relay", "--tables", folder.path + "/file", home: far)
    #expect(none.exit == Exit(code: 2) && none.errors.contains("The folder of the tables is no folder."))
  }

  @Test("a second relay of the same program ends the first") func aSecondRelayEndsTheFirst() throws {
    let relays = try (0..<2).map { _ in
      let relay = try RunningProgram(Wordyard.program(["table", "--relay"], far, [:]), hasInput: true)
      relay.write("wordyard-relay 1 3f")
      while try relay.line() != "names 0" {}
      return relay
    }
    let end = try relays[0].end()
    #expect(end.lines == ["taken"] && end.exit == Exit(code: 0))
  }
}
