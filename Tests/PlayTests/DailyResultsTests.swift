import Engines
import Records
import TestSupport
import Testing
import TextUI

@testable import Play

/// How daily puzzles count.
struct DailyResultsTests {
  private static func opened(_ records: SharedRecords, language code: String = "en") -> App {
    var app = App.started(language: code, library: .sample(words: DailyTests.words), records: records)
    app.readRecords()
    app.type("d")
    return app
  }

  @Test("the daily Text Twist is won with a six-letter word only", arguments: ["conned", "code"])
  func textTwist(word: String) throws {
    let records = SharedRecords()
    var app = Self.opened(records)
    app.press(.down, .enter)
    app.enter(word)
    app.waitForPopup()
    if app.asks { app.press(.escape) }
    app.run(seconds: 200)
    let results = records.dailyResults(of: "Ada", language: "en")
    #expect(results.map(\.mode) == [.dailyTextTwist])
    #expect(results.map(\.isWon) == [word == "conned"])
  }

  @Test func `a puzzle that was begun in another language is not begun in this one`() {
    let records = SharedRecords()
    var english = Self.opened(records)
    english.press(.enter)
    english.type("x")
    english.send(.terminate)
    var dutch = Self.opened(records, language: "nl")
    dutch.press(.enter)
    #expect(dutch.open(HangmanScreen.self)?.game.misses == 0)
    dutch.type("xz")
    let saved = records.title(of: "Ada").waiting
    #expect(saved.map(\.session.language) == ["nl", "en"])
    #expect(saved.map(\.progress) == [2, 1])
  }

  @Test func `a result in another language is none in this one`() {
    let records = SharedRecords()
    var english = Self.opened(records)
    english.press(.enter)
    english.type("coned")
    var dutch = Self.opened(records, language: "nl")
    dutch.press(.enter)
    #expect(dutch.open(HangmanScreen.self)?.session.mode == .dailyHangman)
  }

  @Test func `a puzzle that another process plays is neither opened nor dealt again`() {
    let records = SharedRecords()
    var app = Self.opened(records)
    app.press(.enter)
    app.type("x")
    records.claimedElsewhere = records.claimed
    var next = Self.opened(records)
    next.press(.enter)
    #expect(next.open(HangmanScreen.self) == nil)
  }
}
