import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import HangmanUI
@testable import Kit

/// Saved duels of two players who take turns setting and guessing.
struct DuelTests {
  /// Ada has entered `moss`, and Bo guesses.
  private static func begun(_ records: SharedRecords = SharedRecords(), _ size: ScreenSize = .home) -> App {
    var app = App.showing(size, records: records) { context in
      context.hangman.host = .duel
      context.hangman.duel.names = ["Ada", "Bo"]
      return HangmanGame.setUpScreen
    }
    app.press(.enter)
    app.type("moss")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    return app
  }

  private static func wins(_ player: String, _ records: SharedRecords) -> [Int] {
    let tally = records.tallies(of: player).first { $0.mode == .duel }
    return [tally?.won ?? 0, tally?.played ?? 0]
  }

  @Test("a secret may have letters that are made of others, which its keyboard lacks")
  func made() {
    var app = App.showing { context in
      context.hangman.host = .duel
      return HangmanGame.setUpScreen
    }
    app.press(.enter)
    app.type("cœurщ")
    #expect(app.field?.text == "cœur")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    #expect(app.open(HangmanScreen.self)?.game.board.count == 4)
  }

  @Test(
    "a round counts as won for its winner, and as lost for the other",
    arguments: ["mos", "bcdfghj"])
  func booked(guesses: String) {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.type(guesses)
    let isGuessersWin = guesses == "mos"
    #expect(Self.wins("Bo", records) == [isGuessersWin ? 1 : 0, 1])
    #expect(Self.wins("Ada", records) == [isGuessersWin ? 0 : 1, 1])
    #expect(records.standings(of: .duel, for: "Ada").map(\.player) == [isGuessersWin ? "Bo" : "Ada"])
  }

  @Test(
    "the key that shows and hides a secret is always named", arguments: ["en", "nl"], ScreenSize.allCases)
  func secretKeys(code: String, size: ScreenSize) {
    var app = App.showing(size, language: code) { context in
      context.hangman.host = .duel
      return HangmanGame.setUpScreen
    }
    app.press(.enter)
    app.type("moss")
    #expect(app.shows("••••▂"))
    #expect(app.canClick(code == "en" ? "@ peek" : "@ kijken"))
    app.type("@")
    #expect(app.shows("moss"))
    #expect(app.canClick(code == "en" ? "@ hide" : size == .compact ? "@ dicht" : "@ verbergen"), "\(app)")
  }

  @Test("a long name stands in full in the result", arguments: ScreenSize.allCases)
  func longNames(size: ScreenSize) {
    var app = App.showing(size) { context in
      context.hangman.host = .duel
      context.hangman.duel.names = ["Wolfgang van Mozart", "Zoë van den Bergsmit"]
      return HangmanGame.setUpScreen
    }
    app.press(.enter)
    app.type("moss")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    app.type("mos")
    for word in "Zoë van den Bergsmit wins the round not one wrong guess 0 : 1".split(separator: " ") {
      #expect(app.shows(String(word)))
    }
  }

  @Test("a continued duel has its guesser and score")
  func aContinuedDuelHasItsGuesserAndScore() {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.type("mos")
    app.listen()
    app.press(.enter)
    app.type("fern")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    app.type("x")
    app.send(.terminate)
    var next = App.started(records: records)
    next.readRecords()
    next.type("cfern")
    #expect(Self.wins("Ada", records) == [1, 2])
    #expect(Self.wins("Bo", records) == [1, 2])
    #expect(next.context.hangman.duel.scores == [1, 1])
  }

  /// Ada's secret has been found by the player with a name, or without one; the popup shows the result.
  private static func played(
    _ records: SharedRecords, name: String? = nil, library: Library = .sample()
  ) -> App {
    var app = App.started(library: library, records: records, today: App.today)
    app.type("h")
    app.press(.right, .right)
    if let name {
      app.press(.down)
      app.type(" ")
      app.enter(name)
    }
    app.press(.enter)
    app.enter("moss")
    app.listen()
    app.press(.enter)
    app.type("mos")
    app.listen()
    return app
  }

  @Test("the second player needs another name", arguments: ["Ada", "ada", " Ada "])
  func theSecondPlayerNeedsAnotherName(name: String) {
    var app = App.started()
    for game in ["h", "g"] {
      app.type(game)
      app.press(.home)
      for _ in 0..<3 where !app.shows("Second player") { app.press(.right) }
      app.click("Second player")
      app.press(.character(" "))
      app.enter(name)
      #expect(app.shows("Another player has that name."), "\(app)")
      app.press(.escape, .escape)
    }
  }

  @Test("the name of the second player is forgotten when that player is the first")
  func theNameOfTheSecondPlayerIsForgottenWhenThat() {
    var app = App.started()
    app.context.hangman.duel.names[1] = "Ada"
    app.type("h")
    app.press(.right, .right, .enter)
    #expect(app.shows("Ada 0 : 0 Player 2"), "\(app)")
  }

  /// How the program or the screen is left between two rounds.
  enum Leaving: CaseIterable {
    case killedAtResult, menuAtResult, interruptedAtSecret, killedAtSecret, menuAtSecret
  }

  @Test(
    "a duel left between two rounds waits under Continue, with its score and without the secret",
    arguments: Leaving.allCases, [nil, "Cleo"])
  func waiting(leaving: Leaving, name: String?) {
    let records = SharedRecords()
    var app = Self.played(records, name: name)
    switch leaving {
    case .killedAtResult: break
    case .menuAtResult: app.click("Menu")
    default:
      app.press(.enter)
      app.type("fer")
      if leaving == .interruptedAtSecret { app.press(.control("c")) }
      if leaving == .menuAtSecret { app.press(.escape, .escape) }
    }
    #expect(records.savedGames(of: "Ada").count == 1)
    #expect(!records.savedGames(of: "Ada").contains { $0.fields.description.contains("fer") })
    #expect(records.title(of: "Ada").settings["hangman.duel"] ?? "" == "")
    if ![.menuAtResult, .menuAtSecret].contains(leaving) {
      app = App.started(records: records)
      app.readRecords()
    }
    let score = "\(name ?? "Ada") 0 : 1 Player 2"
    #expect(app.shows("Continue") && app.shows("Hangman · Duel     \(score)"), "\(app)")
    #expect(!app.shows("wrong"))
    app.press(.home, .enter)
    #expect(app.shows(score) && app.shows("Player 2 enters a secret."), "\(app)")
    app.enter("fern")
    app.listen()
    app.press(.enter)
    app.type("bcdghjk")
    app.listen()
    #expect(app.shows("\(name ?? "Ada") 0 : 2 Player 2"), "\(app)")
    #expect(records.savedGames(of: "Ada").count == 1)
  }

  @Test(
    "a duel that is killed while a round is saved counts it once and goes on with the next one",
    arguments: 0...4)
  func killed(changes: Int) {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.type("mo")
    records.changesLeft = changes
    app.type("s")
    records.changesLeft = nil
    app = App.started(records: records)
    app.readRecords()
    app.press(.home, .enter)
    if changes == 0 {
      app.type("s")
      app.listen()
      app.press(.enter)
    }
    #expect(app.shows("Ada 0 : 1 Bo") && app.shows("Bo enters a secret."), "\(app)")
    #expect(Self.wins("Bo", records) == [1, 1])
    #expect(Self.wins("Ada", records) == [0, 1])
    #expect(records.savedGames(of: "Ada").count == 1)
  }

  @Test("a duel left at the secret of the next round goes on when it is started again")
  func aDuelLeftAtTheSecretOfTheNextRoundGoesOnWhenItIs() {
    let records = SharedRecords()
    var app = Self.played(records)
    app.press(.enter)
    #expect(app.shows("Ada 0 : 1"))
    app.press(.escape, .enter)
    #expect(app.shows("Ada 0 : 1"))
    #expect(records.savedGames(of: "Ada").count == 1)
    app.press(.escape)
    app.press(.right, .left, .enter)
    #expect(app.shows("Ada 0 : 0"))
  }

  @Test("a duel that has been changed at the end of a round does not wait")
  func aDuelThatHasBeenChangedAtTheEndOfARoundDoesNot() {
    let records = SharedRecords()
    var app = Self.played(records)
    app.click("Change")
    #expect(records.savedGames(of: "Ada").isEmpty)
    app.press(.enter)
    #expect(app.shows("Ada 0 : 0"))
  }

  @Test("a duel that was continued and left again at the secret goes on from the set-up, with its score")
  func leftAgain() {
    let records = SharedRecords()
    var app = Self.played(records, name: "Cleo")
    app.click("Menu")
    app = App.started(records: records)
    app.readRecords()
    app.press(.home, .enter)
    #expect(app.shows("Cleo 0 : 1 Player 2"), "\(app)")
    app.press(.escape, .escape)
    app.openSetUp(.hangman)
    app.press(.end, .enter)
    #expect(app.shows("Cleo 0 : 1 Player 2"), "\(app)")
  }

  @Test("where there is little room, the one who guesses is named") func guesser() {
    let app = Self.begun(SharedRecords(), .compact)
    #expect(app.shows("Bo guesses") && !app.shows("Ada guesses"), "\(app)")
  }

  @Test("where there is little room, the waiting duel is told by its score")
  func whereThereIsLittleRoomTheWaitingDuelIsToldByIts() {
    let records = SharedRecords()
    var app = Self.played(records, name: "Wolfgang van Mozart")
    app.click("Menu")
    #expect(app.shows("Wolfgan… 0 : 1 Player 2"), "\(app)")
    app.send(.resize(ScreenSize.compact.size))
    #expect(app.shows("Continue      Hangman  0 : 1") && !app.shows("Wolfgan"), "\(app)")
  }

  @Test("a puzzle of the day that is over does not save the duel played before")
  func aPuzzleOfTheDayThatIsOverDoesNotSaveTheDuel() throws {
    let records = SharedRecords()
    var app = Self.played(records, library: .sample(words: App.dailyWords))
    app.click("Menu")
    let saved = try #require(records.savedGames(of: "Ada").first)
    app.type("d")
    app.press(.enter)
    #expect(app.shows("Hangman · daily"), "\(app)")
    records.discard(saved.session.id)
    app.type("coned")
    #expect(app.shows("Puzzles"), "\(app)")
    #expect(records.savedGames(of: "Ada").isEmpty)
  }

  @Test("the standing that earlier versions saved between two rounds goes on")
  func theStandingThatEarlierVersionsSavedBetweenTwo() {
    let records = SharedRecords()
    records.save(settings: ["hangman.host": "2", "hangman.duel": "2 1 0"], for: "Ada")
    var app = App.started(records: records)
    app.readRecords()
    app.type("h")
    app.press(.enter)
    #expect(app.shows("Ada 2 : 1"))
    app.enter("fern")
    app = App.started(records: records)
    app.readRecords()
    app.press(.home, .enter)
    #expect(app.shows("Ada 2 : 1"))
    #expect(records.title(of: "Ada").settings["hangman.duel"] == "")
  }
}
