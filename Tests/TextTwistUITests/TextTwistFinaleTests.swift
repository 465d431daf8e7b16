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

  @Test("two thirds of the words are a line, too, while a clock runs", arguments: [true, false])
  func twoThirdsOfTheWordsAreALineToo(isRelaxed: Bool) {
    let all = Array(App.conned.prefix(20))
    var app = App.started(library: .sample(words: all))
    app.type("t")
    app.press(.end)
    if isRelaxed { app.press(.right, .right) }
    app.press(.enter)
    var words = all.map { String($0.dropLast(2)) }.filter { $0.count < 6 }
    while let word = words.popLast(), !app.shows("= opens the next rack") { app.enter(word) }
    #expect(!app.asks)
    #expect(app.shows("14 of 20 words   = opens the next rack"))
    if let word = words.popLast() { app.enter(word) }
    #expect(!app.shows("14 of 20 words"))
    #expect(app.shows("= opens the next rack   all 20"))
  }

  @Test("four fifths of the words say what they made of the points, once", arguments: ScreenSize.allCases)
  func fourFifths(size: ScreenSize) {
    var app = App.twisting(.timed, size)
    app.enter("conned")
    for word in Self.words[1..<20] { app.enter(word) }
    #expect(app.shows(size == .compact ? "81 " : "score 81 ") && !app.shows("half again:"))
    app.enter(Self.words[20])
    #expect(!app.asks)
    #expect(app.says("Four words in five found: 84 becomes 126."))
    #expect(Self.roles(app, "Four words in five") == [.won])
    #expect(app.shows(size == .compact ? "126 " : "score 126 "))
    app.type("e")
    #expect(app.says("Four words in five found"), "it stays while the next word is typed")
    app.type("nd")
    app.press(.enter)
    #expect(app.shows("END, found: +4") && !app.says("Four words in five found"))
    #expect(app.shows(size == .compact ? "130 " : "score 130 "), "half a point is dropped")
    app.giveUp()
    #expect(app.says("22 of 26 words") && app.says("87 becomes 130"))
    #expect(!app.shows("130 points"), "it is not said twice")
  }

  @Test("the score counts up to half as much again while the word shines in gold")
  func fourFifthsCountUp() {
    var app = App.twisting(.timed, isAnimated: true)
    for word in Self.words[0..<21] { app.enter(word) }
    #expect(app.shows("score 84 "))
    #expect(app.entry == Self.words[20].uppercased())
    app.advance(by: .milliseconds(100))
    #expect(app.shows("score 98 "))
    app.advance(by: .milliseconds(200))
    #expect(app.shows("score 126 ") && app.patience != .milliseconds(100))
    app.enter("end")
    #expect(app.shows("score 130 "))
  }

  @Test("what all words would double are the points without the half again")
  func toGo() {
    var app = App.twisting(.classic)
    app.hunt(Array(Self.words[1..<25]))
    app.enter("conned")
    #expect(app.shows("★ CONNED: all six letters"))
    #expect(app.shows("1 word to go. All 26 would double 96 points."))
    app.click("Keep hunting")
    app.giveUp()
    #expect(app.shows("─ Finished: 144 points ─"))
    #expect(app.shows("25 of 26 words   ·   96 becomes 144"))
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
    app.hunt(Array(Self.words.dropFirst()))
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
    #expect(app.shows("score 148 "), "the words were worth half as much again before")
    #expect(
      Self.roles(app, "C O D ", "C O D E ", "C O D E N", "C O N N E D") == [
        .goldTile, .found, .found, .found,
      ])
    app.advance(by: .milliseconds(300))
    #expect(app.shows("score 160"))
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
