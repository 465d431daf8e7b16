import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The games that a place on a list counts, one after the other.
struct ReplaySeriesTests {
  private static let phrases = ["moss", "stone", "river"]

  /// The high scores with a streak of so many games, the last of them with a record, and its replay open.
  /// - Parameter recorded: how many of the games have a record.
  static func opened(
    _ count: Int, recorded: Int? = nil, _ size: ScreenSize = .home, language code: String = "en",
    spoiling spoilt: Int? = nil
  ) -> App {
    let records = SharedRecords()
    var app = App.showing(size, language: code, records: records) { HighScoresScreen(&$0, of: .phraseBook) }
    for number in 0..<count {
      let phrase = phrases[number % phrases.count]
      let session = GameSession(id: 1, player: "Ada", mode: .phraseBook, language: "en")
      var context = app.context
      var round = HangmanRound(session, phrase: phrase, &context)
      for letter in phrase { _ = round.game.guess(letter) }
      let result = GameResult(of: session, isWon: true, misses: number == spoilt ? 3 : 0, context)
      records.finish(
        result, game: 1, record: number < count - (recorded ?? count) ? nil : round.record)
    }
    app = App.showing(size, language: code, records: records) { HighScoresScreen(&$0, of: .phraseBook) }
    app.type("y")
    return app
  }

  @Test("it opens at the last game of a streak, and PgUp and PgDn go to the others")
  func itOpensAtTheLastGameOfAStreakAndPgUpAndPgDnGoTo() {
    var app = Self.opened(3)
    #expect(app.shows("◂ game 3 of 3 ▸   guess 0 of 4") && app.shows("PgUp PgDn game"))
    app.press(.right, .pageUp)
    #expect(app.shows("◂ game 2 of 3 ▸   guess 0 of 5") && app.spells("s t o n e"))
    app.press(.pageUp)
    #expect(app.shows("game 1 of 3") && app.spells("m o s"))
    app.press(.pageUp)
    #expect(app.shows("game 3 of 3") && app.spells("r i v e"))
    app.press(.pageDown)
    #expect(app.shows("game 1 of 3"))
    app.press(.escape)
    #expect(app.shows("in a row"))
  }

  @Test("clicks on the arrows do, too", arguments: [ScreenSize.home, .compact])
  func clicks(size: ScreenSize) {
    var app = Self.opened(3, size)
    app.click("◂")
    #expect(app.shows("game 2 of 3"))
    app.click("▸")
    #expect(app.shows("game 3 of 3"))
  }

  @Test("a click on the bottom line goes to the previous game")
  func aClickOnTheBottomLineGoesToThePreviousGame() {
    var app = Self.opened(3)
    app.click("PgUp PgDn game")
    #expect(app.shows("game 2 of 3"))
  }

  @Test("games from before there were records lack at the beginning")
  func gamesFromBeforeThereWereRecordsLackAtThe() {
    var app = Self.opened(3, recorded: 2)
    #expect(app.shows("◂ game 3 of 3 ▸"))
    app.press(.pageUp)
    #expect(app.shows("game 2 of 3"))
    app.press(.pageUp)
    #expect(app.shows("game 3 of 3"))
  }

  @Test("of a streak with one record it says that it is the last, and offers no other")
  func ofAStreakWithOneRecordItSaysThatItIsTheLastAnd() {
    var app = Self.opened(3, recorded: 1)
    #expect(app.shows("game 3 of 3") && !app.shows("◂") && !app.shows("PgUp"))
    app.press(.pageUp)
    #expect(app.shows("game 3 of 3"))
  }

  @Test("one that cannot be rebuilt is passed over") func oneThatCannotBeRebuiltIsPassedOver() {
    var app = Self.opened(3, spoiling: 1)
    app.press(.pageUp)
    #expect(app.shows("game 1 of 3"))
    app.press(.pageDown)
    #expect(app.shows("game 3 of 3"))
  }

  @Test("a single game is no series") func aSingleGameIsNoSeries() {
    let app = Self.opened(1)
    #expect(app.shows("guess 0 of 3") && !app.shows("game 1 of 1") && !app.shows("PgUp"))
  }

  @Test("the row of a score is one game") func theRowOfAScoreIsOneGame() {
    let records = SharedRecords()
    var app = App.twisting(.untimed, records: records)
    app.enter("code")
    app.giveUp()
    app = App.showing(records: records) { HighScoresScreen(&$0, of: .textTwistUntimedStandard) }
    app.type("y")
    #expect(!app.shows("PgUp"))
  }
}
