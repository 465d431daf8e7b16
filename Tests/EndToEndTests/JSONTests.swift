import Records
import TestSupport
import Testing

/// `--json` of the commands that print.
@Suite struct JSONTests {
  /// The words of a few letters, and their meanings.
  private static func assets() throws -> SmallAssets {
    let assets = try SmallAssets(
      language: "name = English\nletters = acinpstu\nrow = acinpstu\n",
      words: "act 1\ncat 1\ncatnip 1\ncats 1 c\u{E1}ts\ncatsup 1\nsat 1\n")
    try assets.write(
      "-s\tnoun=\ncat\tnoun: a \"red\" \\ \u{7}pet\tverb: to\u{85}\u{202E} whip\n",
      to: "languages/en/glosses.txt")
    return assets
  }

  private static let letters = [
    #"{"letters":[{"letter":"n","verdict":"loses","word":"catnip"},"#,
    #"{"letter":"s","verdict":"ends","word":"cáts"}]}"#,
  ].joined()
  private static let guesses = [
    #"{"count":2,"letters":[{"letter":"c","count":1},{"letter":"s","count":1},"#,
    #"{"letter":"u","count":0}]}"#,
  ].joined()
  private static let senses = [
    #"{"senses":[{"word":"cat","part_of_speech":"noun","meaning":"a \"red\" \\ \u0007pet"},"#,
    #"{"word":"cat","part_of_speech":"verb","meaning":"to\u0085\u202e whip"}]}"#,
  ].joined()

  @Test(
    "what is found is one object in one line",
    arguments: [
      (["find", "cats", "--min-length", "4"], #"{"words":["cáts"]}"#),
      (["find", "act"], #"{"words":["act","cat"]}"#),
      (["solve", "cat"], letters), (["guess", "_at", "--missed", "nip"], guesses),
      (
        ["define", "cats"],
        #"{"senses":[{"word":"cat","part_of_speech":"noun","meaning":"a \"red\" \\ \u0007pet"}]}"#
      ),
      (["define", "cat"], senses),
    ])
  func found(arguments: [String], expected: String) throws {
    let result = try Self.assets().run(arguments + ["--json"])
    #expect(result.output == expected + "\n")
    #expect(result.errors == "")
    #expect(result.exit == Exit(code: 0))
  }

  @Test(
    "nothing found is an object without entries, reported and with the exit code as without --json",
    arguments: [
      (["find", "nip"], #"{"words":[]}"#), (["solve", "pu"], #"{"letters":[]}"#),
      (["define", "nip"], #"{"senses":[]}"#), (["scores"], #"{"lists":[]}"#),
      (
        ["guess", "pp_", "--missed", "cistu"],
        #"{"count":0,"letters":[{"letter":"a","count":0},{"letter":"n","count":0}]}"#
      ),
    ])
  func nothing(arguments: [String], expected: String) throws {
    let assets = try Self.assets()
    let (plain, result) = (try assets.run(arguments), try assets.run(arguments + ["--json"]))
    #expect(result.output == expected + "\n")
    #expect(result.exit == Exit(code: 1))
    #expect(plain.exit == Exit(code: 1))
    #expect(result.errors == plain.errors)
  }

  @Test("the parts of speech are in English in every language")
  func partsOfSpeech() throws {
    let files = try TemporaryFolder()
    let interface = try #require(Checkout.text("assets/languages/nl/interface.po"))
    try files.write(SmallAssets.language, to: "languages/nl/language.conf")
    try files.write("kat\tnoun: een huisdier\n", to: "languages/nl/glosses.txt")
    try files.write("kat 1\n", to: "languages/nl/words.txt")
    try files.write(interface, to: "languages/nl/interface.po")
    let environment = ["WORDYARD_ASSETS": files.path]
    let text = try Wordyard.run("define", "kat", environment: environment).output
    #expect(text == "kat, zelfstandig naamwoord: een huisdier\n")
    let object = try Wordyard.run("define", "kat", "--json", environment: environment).output
    let senses = #"{"senses":[{"word":"kat","part_of_speech":"noun","meaning":"een huisdier"}]}"#
    #expect(object == senses + "\n")
  }

  /// A name that would end a string, and speak to a terminal.
  private static let hostileName = "A\"d\\a\u{1B}[2J\n\u{1D173}"

  private static func played() throws -> Home {
    let home = try Home()
    home.read { records in
      func finish(_ player: String, _ mode: Mode, _ points: Int) {
        let day = Day(year: 2026, month: 11, day: 20)
        records.finish(
          GameResult(player: player, mode: mode, language: "en", day: day, isWon: true, points: points),
          game: 0)
      }
      finish("Ada", .textTwistTimed, 184)
      finish("山田太郎", .textTwistTimed, 203)
      finish(hostileName, .ghostFriends, 0)
    }
    return home
  }

  @Test("the high scores have the lists, and in each the ranks, the players, the scores and the dates")
  func highScores() throws {
    let home = try Self.played()
    let expected = [
      #"{"lists":[{"mode":"twist-timed","name":"Text Twist · timed, expert","ranking":"points","scores":["#,
      #"{"rank":1,"player":"山田太郎","score":203,"date":"2026-11-20"},"#,
      #"{"rank":2,"player":"Ada","score":184,"date":"2026-11-20"}]},"#,
      #"{"mode":"ghost-friends","name":"Ghost · two players","ranking":"wins","scores":["#,
      #"{"rank":1,"player":"A\"d\\a\u001b[2J\u000a\ud834\udd73","score":1,"date":"2026-11-20"}]}]}"#,
    ].joined()
    let result = try Wordyard.run("scores", "--json", home: home)
    #expect(result.output == expected + "\n")
    #expect(result.errors == "")
    #expect(result.exit == Exit(code: 0))
    let dutch = try Wordyard.run("scores", "--json", environment: ["LANG": "nl_NL.UTF-8"], home: home)
    #expect(dutch.output.contains(#""name":"Text Twist · met klok"#))
    #expect(dutch.output.contains(#""ranking":"points""#))
  }

  @Test("another program reads the object, and in it each name as it is")
  func anotherProgramReadsIt() throws {
    let line = try Wordyard.run("scores", "--json", home: Self.played()).output
    #expect(line.utf8.filter { $0 < 0x20 } == [UInt8(ascii: "\n")])
    let script = """
      import json, sys
      player = json.loads(sys.argv[1])["lists"][1]["scores"][0]["player"]
      print(",".join(str(ord(character)) for character in player))
      """
    let read = try Program("/usr/bin/python3", ["-c", script, line]).run()
    let scalars = Self.hostileName.unicodeScalars.map { String($0.value) }
    #expect(read.output == scalars.joined(separator: ",") + "\n", "\(read.errors)")
  }

  @Test(
    "with anything else it is refused, by its name",
    arguments: [
      [], ["hangman"], ["table"], ["serve"],
    ])
  func misuse(arguments: [String]) throws {
    let result = try Wordyard.run(arguments + ["--json"])
    #expect(result.output == "")
    let problem = [
      "wordyard: --json: only valid with the command `practice`, `daily`, `play`, `post`, `replay`, `define`,",
      "`export`, `yard`, `scores`, `find`, `solve`, `guess`, `import` or `doctor`; see `wordyard --help`\n",
    ].joined(separator: " ")
    #expect(result.errors == problem)
    #expect(result.exit == Exit(code: 2))
  }

  @Test(
    "what cannot be done is reported, and prints nothing",
    arguments: [["find", "a1"], ["guess", ""], ["define"], ["scores", "--data", "/etc/passwd"]])
  func invalid(arguments: [String]) throws {
    let result = try Wordyard.run(arguments + ["--json"])
    #expect(result.output == "")
    let plain = try Wordyard.run(arguments)
    #expect(result.errors == plain.errors)
    #expect(result.errors.hasPrefix("wordyard: "))
    #expect(result.exit == Exit(code: 2))
  }
}
