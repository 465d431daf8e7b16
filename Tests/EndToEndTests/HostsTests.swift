import Engines
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

/// What wordyard-ssh(7) tells those who host players, as it is printed there.
@Suite struct HostsTests {
  /// The entry of dgamelaunch as that reads it: its settings, each with its strings.
  private static func entry(_ text: String) -> [String: [String]] {
    var settings: [String: [String]] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " = ", maxSplits: 1)
      if parts.count == 2 { name = parts[0].trimmingPrefix { $0 == " " }.description }
      let strings = line.split(separator: "\"", omittingEmptySubsequences: false)
      let values = strings.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      settings[name, default: []] += values
    }
    return settings
  }

  @Test("the entry of dgamelaunch starts a player's game, which goes on after it has hung up")
  func dgamelaunch() throws {
    let page = try ManualPage("wordyard-ssh.7")
    let example = try #require(page.examples.first { $0.hasPrefix("DEFINE {\n") })
    let entry = Self.entry(example)
    let home = try Home()
    mkdir(home.path + "/games", 0o700)
    let arguments = try #require(entry["game_args"]).map {
      $0.replacing("%n", with: "Anna1").replacing("/var/games/wordyard", with: home.path + "/games")
    }
    #expect(arguments[0] == "wordyard" && entry["game_path"] == ["/usr/games/wordyard"])
    #expect(entry["commands"] == ["LC_ALL", "C.UTF-8"])
    func open() throws -> VirtualTerminal {
      try Wordyard.open(
        Array(arguments.dropFirst()), environment: ["LC_ALL": "C.UTF-8", "LANG": ""], home: home)
    }
    let terminal = try open()
    // The player is new.
    try terminal.press(.enter)
    for _ in 0..<20 where !terminal.shows(VirtualTerminal.tagline) {
      try terminal.press(.escape)
      try? terminal.wait(for: VirtualTerminal.tagline, patience: .milliseconds(500))
    }
    try terminal.type("2")
    try terminal.press(.enter)
    kill(terminal.process, SIGHUP)
    _ = try terminal.waitForExit()
    let again = try open()
    try again.wait(for: VirtualTerminal.tagline)
    kill(again.process, SIGHUP)
    _ = try again.waitForExit()
    #expect(access(home.path + "/games/milestones.jsonl", F_OK) == 0)
    let player = try Wordyard.run("scores", "--data", home.path + "/games", home: home)
    #expect(player.exit == Exit(code: 1), "\(player.errors)")
  }

  @Test("the command for a clubhouse needs no more than its terminal")
  func clubhouse() throws {
    let page = try ManualPage("wordyard-ssh.7")
    let example = try #require(page.examples.first { $0.hasPrefix("TERM=xterm LC_ALL") })
    let home = try Home()
    let bin = try Wordyard.path().split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let line = example.replacing("/var/games/wordyard", with: home.records).split(separator: "\n")[0]
    let script = "PATH='\(bin)':$PATH; \(line); echo ended with $?"
    let terminal = try Wordyard.openShell(script, home: home)
    try terminal.wait(for: VirtualTerminal.tagline)
    _ = try? terminal.type("q")
    for _ in 0..<50 where !terminal.shows("ended with 0") {
      try? terminal.type("q")
      try? terminal.wait(for: "ended with 0", patience: .milliseconds(100))
    }
    #expect(terminal.shows("ended with 0"))
    let dumb = try Program(
      "/bin/sh", ["-c", "\(line.replacing("TERM=xterm", with: "TERM=nonesuch"))"],
      environment: ["PATH": "\(bin):/usr/bin:/bin", "HOME": home.path]
    ).run()
    #expect(dumb.exit == Exit(code: 2) || dumb.output.contains("plain mode"))
  }

  @Test("a folder for each player is removed whole, and shares tables and milestones")
  func homes() throws {
    let page = try ManualPage("wordyard-ssh.7")
    let example = try #require(page.examples.first { $0.contains("--tables /var/games/tables") })
    let home = try Home()
    mkdir(home.path + "/games", 0o700)
    let words = example.replacing("/var/games", with: home.path + "/games").split(
      whereSeparator: \.isWhitespace)
    let arguments = words.map(String.init)
    let program = try RunningProgram(
      Wordyard.program(["hangman"] + arguments.dropFirst() + ["--language", "en"], home, [:]), hasInput: true)
    for line in ["give up", "yes"] { program.write(line) }
    program.endInput()
    #expect(try program.end().exit == Exit(code: 0))
    let games = home.path + "/games"
    let lines = String(decoding: bytes(ofFile: games + "/milestones.jsonl") ?? [], as: UTF8.self)
    #expect(lines.contains(#""player":"anna""#))
    let files = try Program("/usr/bin/find", [games, "-name", "*anna*"]).run().output
    #expect(files == games + "/anna\n")
    _ = try Program("/bin/rm", ["-r", games + "/anna"]).run()
    #expect(try Wordyard.run("replay", "--json", "--data", games + "/anna", home: home).exit == Exit(code: 1))
  }

  @Test("many players of one folder lose no result, and share whole lines") func many() throws {
    let home = try Home()
    let path = home.path + "/lines"
    let players = try (1...24).map { number in
      let program = try RunningProgram(
        Wordyard.program(
          ["hangman", "--guest", "Guest \(number)", "--data", home.records, "--milestones", path], home, [:]),
        hasInput: true)
      for line in ["e", "give up", "yes"] { program.write(line) }
      program.endInput()
      return program
    }
    for player in players { #expect(try player.end(patience: .seconds(120)).exit == Exit(code: 0)) }
    let lines = String(decoding: bytes(ofFile: path) ?? [], as: UTF8.self).split(separator: "\n").map(
      String.init)
    try SchemaTests.validate(lines.map { ("milestone", $0) })
    #expect(lines.count == 24)
    let results = home.read { records in (1...24).map { records.finishedGames(of: "Guest \($0)").count } }
    #expect(results == Array(repeating: 1, count: 24))
  }

  @Test(
    "whoever is told to end, or loses the terminal, ends with everything saved", arguments: [SIGHUP, SIGTERM])
  func toldToEnd(signal: Int32) throws {
    let home = try Home()
    let terminal = try Wordyard.open(
      "hangman", "--player", "anna", "--seed", "4", "--language", "en", home: home)
    try terminal.wait(for: VirtualTerminal.invitation)
    try terminal.type("x")
    try terminal.wait(for: "No X in this one")
    kill(terminal.process, signal)
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(home.read { $0.savedGames(of: "anna").count } == 1)
  }
}
