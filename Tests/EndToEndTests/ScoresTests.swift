import Engines
import Records
import TestSupport
import Testing

/// `wordyard scores`.
@Suite struct ScoresTests {
  private static func played() throws -> Home {
    let home = try Home()
    home.read { records in
      for (player, points) in [("Ada", 184), ("Bob", 97), ("山田太郎", 203)] {
        let result = GameResult(
          player: player, mode: .textTwistTimed, language: "en", day: Day("2026-11-20")!, isWon: true,
          points: points)
        records.finish(result, game: 0)
      }
    }
    return home
  }

  @Test("the lists are printed as aligned text") func theListsArePrintedAsAlignedText() throws {
    let result = try Wordyard.run("scores", home: Self.played())
    #expect(
      result.output == """
        Text Twist · timed, expert
             name      points  date
          1  山田太郎     203  2026-11-20
          2  Ada          184  2026-11-20
          3  Bob           97  2026-11-20

        """)
    #expect(result.errors == "")
    #expect(result.exit == Exit(code: 0))
  }

  @Test("they are in the locale's language") func theyAreInTheLocalesLanguage() throws {
    let result = try Wordyard.run("scores", environment: ["LANG": "nl_NL.UTF-8"], home: Self.played())
    #expect(result.output.contains("Text Twist · met klok"))
    #expect(result.output.contains("punten"))
  }

  @Test("without scores it reports that and exits with 1") func withoutScoresItReportsThatAndExitsWith1()
    throws
  {
    let none = try Wordyard.run("scores")
    #expect(none.output == "")
    #expect(none.errors == "wordyard: there are no scores yet\n")
    #expect(none.exit == Exit(code: 1))
  }

  @Test("a win in the game appears on the list") func aWinInTheGameAppearsOnTheList() throws {
    let home = try Home()
    let phrase = try phrase(ofSeed: 5)
    let terminal = try Wordyard.open("--seed", "5", "--player", "Grace", home: home)
    try terminal.openHangman()
    try terminal.win(phrase)
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    let result = try Wordyard.run("scores", home: home)
    #expect(result.output.contains("Hangman · Phrase book"))
    #expect(result.output.contains("1  Grace"))
  }

  @Test("damaged records are reported and not moved", arguments: [["scores"], ["daily", "--share"]])
  func damagedRecordsAreReportedAndNotMoved(arguments: [String]) throws {
    let home = try Self.played()
    try home.overwriteDatabase("no database\n")
    let result = try Wordyard.run(arguments, home: home)
    #expect(result.output == "")
    #expect(
      result.errors
        == "wordyard: \(home.database): it is damaged; the game moves it aside when it is next started\n")
    #expect(result.exit == Exit(code: 2))
    #expect(bytes(ofFile: home.database) == Array("no database\n".utf8))
  }

  @Test("a file in place of the folder of the records is reported")
  func aFileInPlaceOfTheFolderOfTheRecordsIsReported() throws {
    let result = try Wordyard.run("scores", "--data", "/etc/passwd")
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors == "wordyard: /etc/passwd/wordyard.db: Not a directory\n")
  }

  @Test("--verify reports a score that its game does not give, and exits with 1")
  func aScoreThatItsGameDoesNotGive() throws {
    let home = try Home()
    home.read { records in
      var fields = SavedGame.Fields()
      fields.add("glimpse", "M O S S")
      fields.add("phrase", "Moss")
      fields.add("category", "proverbs")
      for letter in "bcdfghj" { fields.add("move", "\(letter)") }
      fields.add("rules", "\(RulesVersion.current.rawValue)")
      let result = GameResult(
        player: "Ada", mode: .phraseBook, language: "en", day: Day("2026-11-20")!, isWon: true)
      let session = GameSession(id: 7, player: "Ada", mode: .phraseBook, language: "en")
      records.finish(result, game: 7, record: SavedGame(session: session, progress: 7, fields: fields))
    }
    let result = try Wordyard.run("scores", "--verify", home: home)
    #expect(result.output.contains("1  Ada") && !result.output.contains("as played"), "\(result.output)")
    #expect(result.errors == "wordyard: a score is not what its games give\n")
    #expect(result.exit == Exit(code: 1))
  }

  @Test("messages follow the locale") func messagesFollowTheLocale() throws {
    let environment = ["LANG": "nl_BE.UTF-8"]
    #expect(
      try Wordyard.run("--nonsense", environment: environment).errors
        == "wordyard: `--nonsense`: zo'n optie is er niet; zie `wordyard --help`\n")
    #expect(
      try Wordyard.run("find", "abc", "--words", "/nothing", environment: environment).errors
        == "wordyard: /nothing: dat bestand of die map is er niet\n")
    #expect(
      try Wordyard.run(environment: environment).errors
        == "wordyard: er is geen terminal; `wordyard hangman` speelt in regels, net als `--plain`\n")
    #expect(try Wordyard.run("--help", environment: environment).output.hasPrefix("Gebruik: wordyard"))
    #expect(
      try Wordyard.run("solve", "xq", environment: environment).errors
        == "wordyard: er is geen woord dat met `xq` begint\n")
  }
}
