import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Out of a game, back at the title, and on again.
struct LeavingTests {
  @Test(
    "a rack or a match against the computer in which nothing was done does not wait, and says so",
    arguments: ["t", "g"])
  func untouched(key: String) {
    let records = SharedRecords()
    var app = App.started(library: .sample(words: App.dailyWords), records: records)
    app.type(key)
    for _ in 0..<4 where app.layers.count < 3 { app.press(.enter) }
    app.press(.escape)
    #expect(app.shows("Nothing has been played yet: it will not wait."), "\(app)")
    app.press(.escape)
    #expect(
      app.layers.count == 1 && records.title(of: "Ada").waiting.isEmpty && !app.shows("Continue"), "\(app)")
  }

  /// A rack of Text Twist in which a word was found, left for the title.
  private static func left(_ records: SharedRecords) -> App {
    var app = App.started(library: .sample(words: App.dailyWords), records: records)
    app.type("t")
    app.press(.enter)
    app.enter("code")
    app.press(.escape, .escape)
    app.listen()
    return app
  }

  @Test("while a game waits its key asks: Enter goes on, n deals anew")
  func asks() {
    let records = SharedRecords()
    var app = Self.left(records)
    #expect(app.shows("Continue"), "\(app)")
    app.type("t")
    #expect(app.shows("points: Enter goes on, n deals anew."), "\(app)")
    var again = app
    again.press(.enter)
    #expect(again.open(TextTwistScreen.self)?.game.submitted.isEmpty == false)
    app.type("n")
    #expect(app.open(TextTwistScreen.self)?.game.submitted.isEmpty == true, "\(app)")
  }

  @Test("Continue says what waits, and how many more")
  func more() {
    let records = SharedRecords()
    var app = Self.left(records)
    #expect(!app.shows(" more"))
    app.type("h")
    app.press(.enter)
    app.type("x")
    app.press(.escape, .escape)
    #expect(app.shows("Hangman") && app.shows(" · and 1 more"), "\(app)")
  }

  /// The date of a clock that a test sets.
  private final class SharedDay: @unchecked Sendable {
    var value = App.today
  }

  @Test("after midnight the title says so by itself, once a puzzle of the day before has been played")
  func midnight() {
    let (records, day) = (SharedRecords(), SharedDay())
    records.finish(
      GameResult(player: "Ada", mode: .dailyHangman, language: "en", day: App.today, isWon: true), game: 0)
    var app = App.started(records: records, today: day.value)
    app.type("d")
    app.press(.escape)
    #expect(app.shows("● ○ ○") && app.patience == .seconds(6 * 3600))
    day.value = Day(number: App.today.number + 1)
    app.advance(by: .seconds(6 * 3600))
    #expect(app.shows("It is past midnight: these are the new ones.") && !app.shows("● ○ ○"), "\(app)")
    app.type("d")
    #expect(app.shows("Sunday 22 November"))
  }
}
