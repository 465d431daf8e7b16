import Engines
import Records
import TestSupport
import Testing

/// `wordyard replay`
@Suite struct ReplayCommandTests {
  /// A home with finished games: the first is Bob's, the last one Ada's.
  private static func played() throws -> Home {
    let home = try Home()
    home.read { records in
      records.save(settings: ["player": "Ada"])
      for (player, phrase) in [("Bob", "Moss"), ("Ada", "Rolling stone")] {
        var fields = SavedGame.Fields()
        fields.add("glimpse", phrase.uppercased())
        fields.add("phrase", phrase)
        fields.add("category", "proverbs")
        for letter in "xzmosrlingte"
        where letter == "x" || letter == "z" || phrase.lowercased().contains(letter) {
          fields.add("move", "\(letter)")
        }
        fields.add("rules", "\(RulesVersion.current.rawValue)")
        let result = GameResult(
          player: player, mode: .phraseBook, language: "en", day: Day("2026-11-20")!, isWon: true, misses: 2)
        let session = GameSession(id: 7, player: player, mode: .phraseBook, language: "en")
        records.finish(
          result, game: 7, record: SavedGame(session: session, progress: 2, fields: fields))
      }
    }
    return home
  }

  /// The texts of a recording's events, and its header.
  private static func parsed(_ recording: String) throws -> (
    header: Substring, times: [Double], texts: [String]
  ) {
    let lines = recording.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "", "the last line ends, too")
    var times: [Double] = []
    var texts: [String] = []
    for line in lines.dropFirst().dropLast() {
      let parts = line.dropFirst().split(separator: ",", maxSplits: 2)
      #expect(line.hasPrefix("[") && line.hasSuffix("\"]") && parts.count == 3 && parts[1] == "\"o\"")
      times.append(try #require(Double(parts[0])))
      texts.append(unescaped(parts[2].dropFirst().dropLast(2)))
    }
    return (lines[0], times, texts)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        result.append(character)
        continue
      }
      guard kind == "u" else {
        result.append(kind)
        continue
      }
      result.unicodeScalars.append(Unicode.Scalar(UInt32(rest.prefix(4), radix: 16)!)!)
      rest = rest.dropFirst(4)
    }
    return result
  }

  private static func screen(of texts: [String]) -> String {
    let screen = ScreenEmulator(rows: 24, columns: 80)
    texts.forEach(screen.write)
    return screen.text
  }

  @Test("a recording plays the player's last game, step by step, to the end of its replay")
  func aRecordingPlaysTheLastGame() throws {
    let home = try Self.played()
    let file = home.path + "/moss.cast"
    let result = try Wordyard.run("replay", "--cast", file, home: home)
    #expect(result.exit == Exit(code: 0) && result.output == "" && result.errors == "")
    let recording = String(decoding: try #require(bytes(ofFile: file)), as: UTF8.self)
    let (header, times, texts) = try Self.parsed(recording)
    #expect(
      header == """
        {"version":2,"width":80,"height":24,"title":"Wordyard: Hangman · Phrase book",\
        "env":{"TERM":"xterm-256color"}}
        """)
    let areMoments = zip(times, times.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 < 3 }
    #expect(times.first == 0 && areMoments)
    #expect(Self.screen(of: Array(texts.prefix(1))).contains("guess 0 of 11"))
    #expect(Self.screen(of: Array(texts.prefix(3))).contains("guess 2 of 11"))
    let end = Self.screen(of: texts)
    #expect(end.contains("guess 11 of 11") && end.contains("Saved, with two wrong."))
    #expect(recording.utf8.count < 100_000)

    let terminal = try Wordyard.open("replay", "2", home: home)
    try terminal.wait(for: "guess 0 of 11")
    try terminal.press(.end)
    try terminal.wait(for: "guess 11 of 11")
    #expect(terminal.screen.split(separator: "\n") == end.split(separator: "\n"))
  }

  @Test("a recording is the same each time, and the one of a number is of that game")
  func aRecordingIsTheSameEachTime() throws {
    let home = try Self.played()
    let last = try Wordyard.run("replay", "--cast", "-", home: home)
    #expect(last.exit == Exit(code: 0) && last.output.hasPrefix("{\"version\":2,"))
    let second = try Wordyard.run("replay", "2", "--cast=-", home: home)
    #expect(second.output == last.output)
    let first = try Wordyard.run("replay", "1", "--cast", "-", home: home).output
    let screen = Self.screen(of: try Self.parsed(first).texts)
    #expect(screen.contains("guess 5 of 5"))
    let bobs = try Wordyard.run("replay", "--cast", "-", "--player", "Bob", home: home)
    #expect(bobs.output == first)
  }

  @Test("it is in the player's language and theme, and in ASCII or without colours where that is asked for")
  func itIsInTheLanguageAndTheme() throws {
    let home = try Self.played()
    func recording(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
      try Wordyard.run(["replay", "--cast", "-"] + arguments, environment: environment, home: home).output
    }
    let (dutch, night, paper) = (
      try recording("--language", "nl"), try recording(), try recording("--theme", "paper")
    )
    #expect(dutch.contains("Galgje") && !night.contains("Galgje"))
    #expect(night.contains("48;5;234m") && paper.contains("48;5;230m"))
    let plain = try recording(environment: ["NO_COLOR": "1"])
    #expect(!plain.contains(";5;"))
    let ascii = try Self.parsed(recording("--ascii"))
    let isASCII = ascii.texts.joined().allSatisfy(\.isASCII)
    #expect(isASCII)
  }

  @Test("a file that is there already stays as it is, and so does what is not a file")
  func aFileThatIsThereStays() throws {
    let home = try Self.played()
    for path in [home.database, home.path, "/dev/null"] {
      let before = bytes(ofFile: path)
      let result = try Wordyard.run("replay", "--cast", path, home: home)
      #expect(result.exit == Exit(code: 2) && result.output == "")
      #expect(result.errors == "wordyard: \(path): there is a file of that name already\n")
      #expect(bytes(ofFile: path) == before)
    }
  }

  @Test(
    "what cannot be recorded or replayed is refused in one line, and no file is left",
    arguments: [
      (["replay", "3", "--cast", "x.cast"], "replay 3: there is no such game"),
      (["replay", "3"], "replay 3: there is no such game"), (["replay", "0"], "not the number of a game"),
      (["replay", "-1"], "there is no such option"), (["replay", "007"], "not the number of a game"),
      (["replay", "99999999999999999999"], "not the number of a game"),
      (["replay", "\u{1B}[31m"], "not the number of a game"),
      (["replay", "1", "2"], "one argument too many"),
      (["replay", "--cast"], "FILE is missing"), (["replay", "--cast="], "the name of the file is empty"),
      (["replay", "--cast", "nowhere/x.cast"], "nowhere/x.cast: "),
      (["scores", "--cast", "x.cast"], "only valid with the command `replay`"),
      (["replay", "--guest", "Ada", "--cast", "x.cast"], "not for guests"),
    ])
  func whatCannotBeRecordedIsRefused(arguments: [String], reason: String) throws {
    let home = try Self.played()
    let arguments = arguments.map { $0.hasSuffix("x.cast") ? home.path + "/" + $0 : $0 }
    let names = home.files
    let result = try Wordyard.run(arguments, home: home)
    let code: Int32 = reason.hasSuffix("there is no such game") ? 1 : 2
    #expect(result.exit == Exit(code: code) && result.output == "")
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.hasPrefix("wordyard: ") && result.errors.count { $0 == "\n" } == 1)
    #expect(home.files == names && bytes(ofFile: home.path + "/x.cast") == nil)
  }

  @Test("a player who has finished no game is told so, with the exit code of nothing found")
  func aPlayerWithoutAGameIsToldSo() throws {
    let home = try Home(isFirstStart: true)
    let result = try Wordyard.run("replay", "--cast", home.path + "/x.cast", "--player", "Eve", home: home)
    #expect(result.exit == Exit(code: 1) && result.output == "")
    #expect(result.errors == "wordyard: Eve has finished no game\n")
    #expect(home.files.isEmpty && bytes(ofFile: home.path + "/x.cast") == nil)
  }

  @Test("without a number the last games are listed, each with its number") func theLastGamesAreListed()
    throws
  {
    let terminal = try Wordyard.open("replay", home: try Self.played())
    try terminal.wait(for: "The last games of Ada")
    #expect(terminal.shows("number 2") && terminal.shows("1 of 1"))
    try terminal.press(.enter)
    try terminal.wait(for: "guess 0 of 11")
  }

  @Test("in lines a number reads that game out") func inLinesANumberReadsThatGameOut() throws {
    let home = try Self.played()
    let game = try Wordyard.run("replay", "1", "--plain", home: home)
    #expect(game.exit == Exit(code: 0) && game.output.contains("MOSS: won."), "\(game.output)")
    let list = try Wordyard.run("replay", "--plain", home: home)
    #expect(list.output.contains("1 Hangman, Phrase book: won, 20 November"), "\(list.output)")
    #expect(list.output.contains("number 2"))
  }
}
