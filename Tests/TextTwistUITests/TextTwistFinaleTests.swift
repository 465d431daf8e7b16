import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist: gold, and every word")
struct TextTwistFinaleTests {
  private static let words = App.conned.dropLast(3).map { String($0.dropLast(2)) }

  private static func roles(_ app: App, _ texts: String...) -> [Role] {
    texts.compactMap { text in app.frame.find(text).map { app.frame[$0.origin].role } }
  }

  /// All words but the last one, which is `one`.
  private static func almost(
    _ mode: TextTwist.Mode, _ size: ScreenSize = .home, isAnimated: Bool = true
  ) -> App {
    var app = App.twisting(mode, size, isAnimated: isAnimated)
    for word in words.dropLast() {
      app.enter(word)
      if app.asks {
        app.waitForPopup()
        app.press(.escape)
      }
    }
    return app
  }

  @Test(
    "while a clock runs six letters are a flash and a line, not a question", arguments: ScreenSize.allCases)
  func bingo(size: ScreenSize) {
    var app = App.twisting(.timed, size)
    app.enter("conned")
    #expect(!app.asks)
    #expect(app.shows("★ CONNED, all six: 6 points."))
    #expect(app.shows("= opens the next rack"))
    if size != .compact {
      #expect(app.shows("★ CONNED, all six: 6 points.   = opens the next rack"))
      #expect(app.shows("★ opens the next rack   all 26"), "it is not said twice")
    }
    #expect(Self.roles(app, "★ CONNED", "= opens") == [.won, .won])
    app.advance(by: .seconds(1))
    #expect(app.shows("3:09"))
    app.type("co")
    #expect(app.shows("★ CONNED, all six: 6 points."), "it stays while the next word is typed")
    app.press(.enter)
    #expect(!app.shows("★ CONNED,"))
    app.enter("conned", "con")
    #expect(!app.asks)
    app.type("=")
    #expect(app.shows("rack 2"))
  }

  @Test("the line about the next rack can be clicked", arguments: ScreenSize.allCases)
  func click(size: ScreenSize) {
    var app = App.twisting(.timed, size)
    app.enter("conned")
    app.click("= opens the next rack")
    #expect(app.shows("rack 2"))
  }

  @Test("the six letters of a bingo flash in gold on the tiles, and any key ends it")
  func theSixLettersOfABingoFlashInGoldOnTheTiles() {
    var app = App.twisting(.timed, isAnimated: true)
    app.enter("conned")
    #expect(app.entry == "CONNED")
    #expect(app.bank == "......")
    for slot in 0..<6 { #expect(app.frame[Point(x: 44 + slot * 6, y: 3)].role == .goldTile) }
    app.advance(by: .milliseconds(600))
    #expect(app.entry == "")
    #expect(app.bank.sorted() == "CDENNO".sorted())
    app.enter("conned", "con", "conned")
    var next = App.twisting(.timed, isAnimated: true)
    next.enter("conned")
    next.type("c")
    #expect(next.entry == "C")
    #expect(next.frame[Point(x: 44, y: 3)].role == .fresh)
  }

  @Test("at relaxed half of the words are a line, too, while a clock runs")
  func atRelaxedHalfOfTheWordsAreALineToo() {
    let all = Array(App.conned.prefix(20))
    var app = App.started(library: .sample(words: all))
    app.type("t")
    app.press(.end, .right, .right, .enter)
    var words = all.map { String($0.dropLast(2)) }.filter { $0.count < 6 }
    while let word = words.popLast(), !app.shows("Half of the words") { app.enter(word) }
    #expect(!app.asks)
    #expect(app.shows("Half of the words.   = opens the next rack"))
    if let word = words.popLast() { app.enter(word) }
    #expect(!app.shows("Half of the words"))
    #expect(app.shows("= opens the next rack   all 20"))
  }

  @Test("every word stops the clock and says what it made of the points", arguments: ScreenSize.allCases)
  func everyWord(size: ScreenSize) {
    var app = Self.almost(.timed, size, isAnimated: false)
    #expect(!app.asks)
    app.enter("one")
    #expect(app.asks)
    #expect(app.shows("═ ✓ Every word ═"))
    #expect(app.shows("99 doubled: 198"))
    #expect(app.says("The next rack is open. The clock waits."))
    app.advance(by: .seconds(50))
    #expect(app.shows("3:10"))
    #expect(!app.shows("Keep hunting"))
    #expect(!app.shows("Give up") && !app.shows("Finish"))
    app.waitForPopup()
    app.press(.enter)
    #expect(app.shows("198   rack 2"))
  }

  @Test("a six-letter word that was the last one is every word, too, without a clock")
  func aSixLetterWordThatWasTheLastOneIsEveryWord() {
    var app = App.twisting(.untimed)
    for word in Self.words.dropFirst() { app.enter(word) }
    app.enter("conned")
    #expect(app.shows("✓ Every word"))
    #expect(app.shows("99 doubled: 198"))
    #expect(!app.shows("Keep hunting"))
    app.click("Finish")
    #expect(app.shows("✓ Every word"))
    #expect(app.shows("New game"))
  }

  @Test("a complete rack that was left is a complete rack when it is continued")
  func aCompleteRackThatWasLeft() {
    let records = SharedRecords()
    var app = App.twisting(.timed, records: records)
    for word in Self.words { app.enter(word) }
    app.click("Menu")
    var next = App.started(library: .sample(words: App.conned), records: records)
    next.readRecords()
    next.type("c")
    #expect(next.shows("✓ Every word"))
    next.click("Next rack")
    #expect(next.shows("score 198   rack 2"))
  }

  @Test("the columns light one after the other while the score counts up, for 1.2 seconds")
  func theColumnsLightOneAfterTheOther() {
    var app = Self.almost(.timed)
    app.enter("one")
    #expect(app.shows("score 99 "))
    #expect(
      Self.roles(app, "C O D ", "C O D E ", "C O D E N", "C O N N E D") == [
        .goldTile, .found, .found, .found,
      ])
    app.advance(by: .milliseconds(300))
    #expect(app.shows("score 123"))
    #expect(
      Self.roles(app, "C O D ", "C O D E ", "C O D E N", "C O N N E D") == [.won, .goldTile, .found, .found])
    app.advance(by: .milliseconds(600))
    #expect(
      Self.roles(app, "C O D ", "C O D E ", "C O D E N", "C O N N E D") == [.won, .won, .won, .goldTile])
    app.advance(by: .milliseconds(300))
    #expect(app.shows("score 198"))
    #expect(Self.roles(app, "C O D ", "C O D E ", "C O D E N", "C O N N E D") == [.won, .won, .won, .won])
    #expect(app.patience == nil)
  }

  @Test("any key ends the finale, and presses nothing yet") func anyKeyEndsTheFinale() {
    var app = Self.almost(.timed)
    app.enter("one")
    app.press(.enter)
    #expect(app.shows("score 198   rack 1"))
    #expect(app.asks)
    #expect(Self.roles(app, "C O N N E D") == [.won])
  }

  @Test("without animation there is no finale and no flash") func withoutAnimationThereIsNoFinale() {
    var app = Self.almost(.untimed, isAnimated: false)
    app.enter("one")
    #expect(app.shows("score 198"))
    #expect(Self.roles(app, "C O D ", "C O N N E D") == [.won, .won])
    var timed = App.twisting(.timed)
    timed.enter("conned")
    #expect(timed.entry == "")
  }
}
