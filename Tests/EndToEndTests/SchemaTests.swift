import Engines
import Records
import TestSupport
import Testing

/// What is promised to programs: the schemas of the answers, `wordyard serve`, the exit codes.
@Suite struct SchemaTests {
  private static let names = Checkout.names(in: "assets/schemas")

  /// The part of JSON Schema that the schemas use; anything else in them fails, and so does what none of them names.
  private static let validator = """
    import json, os, sys
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}
    def load(name):
        with open(os.path.join(sys.argv[1], name)) as file: return json.load(file)
    def check(schema, value, place):
        if "$ref" in schema: return check(load(schema["$ref"]), value, place)
        assert not set(schema) - {"type", "required", "properties", "items", "enum"}, schema
        if "enum" in schema: assert value in schema["enum"], (place, value)
        if "type" in schema: assert type(value) is kinds[schema["type"]], (place, value)
        for name in schema.get("required", []): assert name in value, (place, name)
        for name in value if "properties" in schema else []:
            assert name in schema["properties"], (place, name)
            check(schema["properties"][name], value[name], place + "." + name)
        for item in value if "items" in schema else []: check(schema["items"], item, place + "[]")
    for line in open(sys.argv[2]):
        name, answer = line.rstrip("\\n").split("\\t", 1)
        check(load(name + ".json"), json.loads(answer), name)
        print(name)
    """

  /// Checks answers by the schemas of their names.
  static func validate(_ answers: [(schema: String, answer: String)]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(answers.map { "\($0.schema)\t\($0.answer)\n" }.joined(), to: "answers")
    let schemas = Checkout.root + "/assets/schemas"
    let result = try Program("/usr/bin/python3", ["-c", validator, schemas, file]).run()
    #expect(result.output == answers.map { $0.schema + "\n" }.joined(), "\(result.errors)")
  }

  /// A home in which Ada has played a bit of everything.
  private static func played() throws -> Home {
    let home = try Home()
    home.read { records in
      records.save(settings: ["player": "Ada"])
      for mode in [Mode.textTwistTimed, .ghostFriends, .devilHard] + Mode.daily {
        let result = GameResult(
          player: "Ada", mode: mode, language: "en", day: .today, isWon: true, points: 12)
        records.finish(result, game: 0)
      }
      records.addForPractice(["moss", "zyzzyva"], of: "Ada", language: "en", missedOn: .today)
    }
    // A game with its moves, which is seen again.
    let robot = try PipeRobot(["hangman"], home: home)
    for line in ["e", "give up", "yes"] { try robot.say(line) }
    _ = try robot.end()
    return home
  }

  @Test("each answer is as its schema says, also when there is nothing") func answers() throws {
    let (home, empty) = (try Self.played(), try Home())
    let match = try Wordyard.run("post", "new", "ghost", "--with", "Bob,Carl", "--json", home: home).output
    let id = try #require(match.firstMatch(of: #/"id":"(\w+)"/#).map { String($0.1) })
    let game = home.read { $0.finishedGames(of: "Ada") }.map { "\($0.id)" }.first
    let list = try TemporaryFolder()
    try list.write("Haus\thouse\n", to: "list.tsv")
    let commands: [(schema: String, arguments: [String])] = [
      ("import", ["import", list.path + "/list.tsv", "--dry-run"]),
      ("import", ["import", list.path + "/list.tsv"]), ("import", ["import", "--from", list.path]),
      ("find", ["find", "conned"]), ("find", ["find", "xx"]), ("solve", ["solve", "strai"]),
      ("solve", ["solve", "strai", "--super", "--judge", "base"]), ("solve", ["solve", "xq"]),
      ("guess", ["guess", "_oo_", "--missed", "st"]), ("guess", ["guess", "xqz_"]),
      ("define", ["define", "moss"]), ("define", ["define", "xx"]), ("scores", ["scores"]),
      ("scores", ["scores", "--verify"]), ("daily", ["daily"]), ("yard", ["yard"]),
      ("export", ["export", "--missed"]), ("practice", ["practice", "--report"]), ("doctor", ["doctor"]),
      ("doctor", ["doctor", "--repair"]),
      ("matches", ["post", "list"]), ("match", ["post", "show", id]), ("match", ["post", "move", id, "s"]),
      ("match", ["post", "show", id]), ("match", ["post", "put-away", id]), ("matches", ["post", "list"]),
      ("match", ["post", "new", "hangman", "--with", "Bob", "--solve", "black hole"]),
      ("match", ["post", "new", "twist"]), ("replay", ["replay"]), ("game", ["replay", try #require(game)]),
    ]
    var answers: [(String, String)] = []
    for (schema, arguments) in commands {
      for home in arguments.contains(id) || schema == "game" ? [home] : [home, empty] {
        let result = try Wordyard.run(arguments + ["--json", "--language", "en"], home: home)
        #expect(result.output.split(separator: "\n").count == 1, "\(arguments): \(result.errors)")
        answers.append((schema, result.output.trimmingSuffix { $0 == "\n" }))
      }
    }
    try Self.validate(answers)
    let missing = Set(Self.names).subtracting(answers.map { $0.0 + ".json" })
    #expect(missing == ["milestone.json", "serve.json"])
  }

  @Test("a letter that is shown, and one that is answered, are matches") func letters() throws {
    let (ada, bob) = (try Home(), try Home())
    let letter = try Wordyard.run("play", "ghost", "--move", "s", "--language", "en", home: ada).output
      .trimmingSuffix { $0 == "\n" }
    let shown = try Wordyard.run("play", letter, "--json", home: bob).output
    let moved = try Wordyard.run("play", letter, "--move", "t", "--json", home: bob).output
    try Self.validate([("match", shown), ("match", moved)].map { ($0, $1.trimmingSuffix { $0 == "\n" }) })
    #expect(
      shown.contains(#""yours":true,"glimpse":"S""#) && moved.contains(#""yours":false,"glimpse":"ST""#))
  }

  @Test("the manual prints the schemas as they are in each language", arguments: ManualPage.folders)
  func printed(folder: String) throws {
    let page = try ManualPage(folder + "wordyard-json.7")
    for name in Self.names {
      let schema = try #require(Checkout.text("assets/schemas/" + name))
      #expect(page.examples.contains(schema), "\(name)")
    }
  }

  // MARK: Exit codes

  @Test("each kind of refusal has its exit code") func exitCodes() throws {
    let (ada, bob) = (try Home(), try Home())
    func code(_ home: Home, _ arguments: String...) throws -> Exit {
      try Wordyard.run(arguments + ["--language", "en"], home: home).exit
    }
    let letter = try Wordyard.run("play", "ghost", "--move", "s", "--language", "en", home: ada).output
      .trimmingSuffix { $0 == "\n" }
    #expect(try code(bob, "play", letter, "--show") == Exit(code: 0))
    #expect(try code(bob, "post", "show", "zz") == Exit(code: 1))
    #expect(try code(bob, "post", "new", "chess") == Exit(code: 2))
    #expect(try code(bob, "play", String(letter.dropLast()), "--show") == Exit(code: 3))
    #expect(try code(bob, "play", "0000", "--show") == Exit(code: 3))
    #expect(try code(bob, "play", letter, "--move", "7") == Exit(code: 4))
    #expect(try code(ada, "play", letter, "--move", "t") == Exit(code: 4))
    // Whoever has it open plays it.
    let robot = try PipeRobot(["play", letter, "--plain"], home: bob)
    try robot.say("")
    #expect(try code(bob, "play", letter, "--move", "t", "--player", "Ada") == Exit(code: 5))
    _ = try robot.end()
  }

  @Test("a guess that no word fits says so") func guess() throws {
    let result = try Wordyard.run("guess", "xqz_", "--language", "en")
    #expect(result.errors == "wordyard: no word fits `xqz_`\n" && result.exit == Exit(code: 1))
  }

  // MARK: Matches by post

  @Test("a match of three goes on by its name on the command line, and is put away")
  func matchOfThree() throws {
    let home = try Home()
    func run(_ arguments: String...) throws -> Program.Result {
      try Wordyard.run(arguments + ["--language", "en", "--player", "Ada"], home: home)
    }
    #expect(try run("post", "list").errors == "wordyard: there is no match by post yet\n")
    let begun = try run("post", "new", "ghost", "--with", "Bob", "--with", "Carl").output
    #expect(begun.contains("by post with Bob and Carl: Your turn.") && begun.contains("give it with --move."))
    let id = try #require(try run("post", "list").output.split(separator: "\t").first.map(String.init))
    #expect(try run("post", "move", String(id.prefix(4)), "s").output.hasPrefix("WY"))
    #expect(try run("post", "show", id).output.contains("Bob's turn.\nRound 1. Now S."))
    let again = try run("post", "move", id, "t")
    #expect(again.errors == "wordyard: It is Bob's turn.\n" && again.exit == Exit(code: 4))
    #expect(try run("post", "put-away", id).output == "Put away, until a letter of it comes.\n")
    #expect(try run("post", "list", "--json").output.contains(#""away":true"#))
    let words = try run("post", "list").output.trimmingSuffix { $0 == "\n" }.split(separator: "\t").map(
      String.init)
    #expect(words == [id, "Ghost", "Bob and Carl", "Bob's turn", "S"])
  }

  // MARK: serve

  @Test("a line is answered by a line, and what is refused says why and with which code")
  func serve() throws {
    let home = try Self.played()
    let server = try RunningProgram(
      Wordyard.program(["serve", "--language", "en", "--player", "Ada"], home, [:]), hasInput: true)
    func ask(_ line: String) throws -> String {
      server.write(line)
      return try server.line() ?? ""
    }
    var answers = [try ask("find conned --min-length 6")]
    #expect(answers[0] == #"{"exit":0,"answer":{"words":["conned"]}}"#)
    let begun = try ask("post new hangman --solve \"black hole\" --with \"Big Bob\"")
    #expect(begun.contains(#""with":["Big Bob"]"#) && begun.contains("BLACK HOLE"))
    let letter = try #require(begun.firstMatch(of: #/"letter":"([-\w]+)"/#).map { String($0.1) })
    let other = try ask("--player Eve play \(letter)")
    #expect(other.contains(#""yours":true"#))
    #expect(!other.contains("BLACK"))
    let quoted = try ask("> \(letter.lowercased()) --player Eve")
    #expect(quoted == other)
    answers += [begun, other, quoted]
    let refused = [
      "", "hangman", "help", "serve", "table --relay", "import x --json", "find x --words /etc/passwd",
      "post list --data /tmp",
      "replay --cast /tmp/x", "find x --guest Ada", "find \"x", "find x -- --player Ada",
      "daily --share --json=1",
    ]
    for line in refused {
      let answer = try ask(line)
      #expect(answer.hasPrefix(#"{"exit":2,"said":["#), "\(line): \(answer)")
      answers.append(answer)
    }
    answers += [try ask("WY12"), try ask("post move zz s"), try ask("play \(letter) --move 7")]
    #expect(answers.suffix(3).map { $0.prefix(9) } == [#"{"exit":3"#, #"{"exit":1"#, #"{"exit":4"#])
    try Self.validate(answers.map { ("serve", $0) })
    server.endInput()
    #expect(try server.end().exit == Exit(code: 0))
  }

  @Test("the programs and files in the manual are the same in each language", arguments: ManualPage.folders)
  func translated(folder: String) throws {
    for name in ["wordyard-json.7", "wordyard-plain.7", "wordyard-ssh.7"] {
      let pages = try ["", folder].map { try ManualPage($0 + name).examples }
      let beginnings = ["#!", "DEFINE {\n", "TERM=", "wordyard --guest"]
      let isCopied = { (example: String) in beginnings.contains { example.hasPrefix($0) } }
      let (original, translation) = (pages[0].filter(isCopied), pages[1].filter(isCopied))
      #expect(!original.isEmpty && original == translation, "\(name)")
    }
  }

  @Test("the bot in the manual plays a match with itself over serve")
  func bot() throws {
    let script = try ManualPage("wordyard-json.7").script(with: "wordyard serve")
    #expect(script.split(separator: "\n").count <= 11)
    let homes = [try Home(), try Home()]
    let letter = try Wordyard.run("play", "ghost", "--move", "s", "--language", "en", home: homes[0]).output
      .trimmingSuffix { $0 == "\n" }
    let driver = """
      cd \(homes[0].path) || exit
      mkfifo to-ada to-bob; cat > bot <<'END'
      \(script)END
      { XDG_DATA_HOME='\(homes[1].path)/data' bash bot | tee -a letters; } < to-bob > to-ada &
      exec 4> to-bob; echo \(letter) >&4
      { bash bot | tee -a letters; } < to-ada >&4
      exec 4>&-; wait; tail -n 1 letters
      """
    let end = try ManualPage.run(driver, home: homes[0])
    let last = try #require(end.lines.last)
    let show = try Wordyard.run("play", last, "--show", "--language", "en").output
    #expect(show.contains("wins") || show.contains("You win"), "\(end.lines) \(show)")
  }

  @Test("each game is played to its end by the script in the manual")
  func bots() throws {
    let page = try ManualPage("wordyard-plain.7")
    for (begun, told) in [
      ("wordyard hangman", "Hangman, "), ("wordyard twist", "Text Twist, "), ("reader", "Mind reader"),
    ] {
      let home = try Home()
      let end = try ManualPage.run(try page.script(with: begun), home: home)
      #expect(end.exit == Exit(code: 0))
      #expect(end.lines.contains { $0.contains(told) }, "\(end.lines)")
      let last = end.lines.last ?? ""
      #expect(last.hasPrefix("1 new game, ") || last.hasPrefix("1 another word, "), "\(end.lines)")
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(reversed().drop(while: isTrimmed).reversed())
  }
}
