import Records
import TestSupport
import Testing

@testable import Play

/// Saved duels of two players who take turns setting and guessing.
struct DuelTests {
  /// Ada has entered `moss`, and Bo guesses.
  private static func begun(_ records: SharedRecords) -> App {
    var app = App.showing(records: records) { context in
      context.hangman.host = .duel
      context.hangman.duel.names = ["Ada", "Bo"]
      return HangmanSetUpScreen()
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
      return HangmanSetUpScreen()
    }
    app.press(.enter)
    app.type("moss")
    #expect(app.shows("•••• "))
    #expect(app.canClick(code == "en" ? "@ peek" : "@ kijken"))
    app.type("@")
    #expect(app.shows("moss"))
    #expect(app.canClick(code == "en" ? "@ hide" : size == .compact ? "@ dicht" : "@ verbergen"), "\(app)")
  }

  @Test("a long name is shortened where the result does not fit", arguments: ScreenSize.allCases)
  func longNames(size: ScreenSize) {
    var app = App.showing(size) { context in
      context.hangman.host = .duel
      context.hangman.duel.names = ["Wolfgang van Mozart", "Zoë van den Bergsmit"]
      return HangmanSetUpScreen()
    }
    app.press(.enter)
    app.type("moss")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    app.type("mos")
    #expect(app.shows("Zoë van… wins the round"))
    #expect(app.shows(size == .compact ? "None wrong" : "not one wrong guess"))
    #expect(app.shows(size == .compact ? "Wolfgan… 0 : 1 Zoë van…" : "0 : 1 Zoë van den Bergsmit"))
  }

  @Test
  func `a continued duel has its guesser and score`() {
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

  @Test("a duel left at the secret of the next round goes on", arguments: [true, false])
  func betweenRounds(isKilled: Bool) {
    let records = SharedRecords()
    var app = App.started(records: records)
    app.type("h")
    app.press(.right, .right, .enter)
    app.type("moss")
    app.press(.enter)
    app.listen()
    app.press(.enter)
    app.type("mos")
    app.listen()
    app.press(.enter)
    #expect(app.shows("Ada 0 : 1"))
    if isKilled {
      app = App.started(records: records)
      app.readRecords()
      app.type("h")
    } else {
      app.press(.escape)
    }
    app.press(.enter)
    #expect(app.shows("Ada 0 : 1"))
    app.press(.escape)
    app.press(.right, .left, .enter)
    #expect(app.shows("Ada 0 : 0"))
  }
}
