import Engines
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

/// How daily puzzles count.
struct DailyResultsTests {
  private static func opened(_ records: SharedRecords, language code: String = "en") -> App {
    var app = App.started(language: code, library: .sample(words: DailyTests.words), records: records)
    app.readRecords()
    app.openPuzzles()
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

  @Test("a puzzle that was begun in another language is not begun in this one")
  func aPuzzleThatWasBegunInAnotherLanguageIsNotBegunIn() {
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

  @Test("a result in another language is none in this one") func aResultInAnotherLanguageIsNoneInThisOne() {
    let records = SharedRecords()
    var english = Self.opened(records)
    english.press(.enter)
    english.type("coned")
    var dutch = Self.opened(records, language: "nl")
    dutch.press(.enter)
    #expect(dutch.open(HangmanScreen.self)?.session?.mode == .dailyHangman)
  }

  @Test("a puzzle that another process plays is neither opened nor dealt again")
  func aPuzzleThatAnotherProcessPlaysIsNeitherOpenedNor() {
    let records = SharedRecords()
    var app = Self.opened(records)
    app.press(.enter)
    app.type("x")
    records.claimedElsewhere = records.claimed
    var next = Self.opened(records)
    next.press(.enter)
    #expect(next.open(HangmanScreen.self) == nil)
  }

  @Test("after the rack of the day comes no other") func afterTheRackOfTheDayComesNoOther() {
    var app = Self.opened(SharedRecords())
    app.press(.down, .enter)
    app.type("=")
    #expect(app.shows("No rack follows this one."))
    app.type("?")
    #expect(app.shows("Type the words") && app.shows("No rack follows this one."))
    #expect(!app.shows("opens the next rack"))
  }

  @Test(
    "without its symbols a shared result still says what they say",
    arguments: [
      (true, ["2 of 7 wrong +hint", "21 of 34, 143 points", "won in 9 letters"]),
      (false, ["not found +hint", "21 of 34, 143 points", "lost in 9 letters"]),
    ])
  func readAloud(isWon: Bool, words: [String]) {
    let records = SharedRecords()
    for mode in Mode.daily {
      var details = GameResult.Details(wordsFound: 21, wordsTotal: 34)
      details.guesses = "hhmhmh"
      details.hints = mode == .dailyHangman ? 1 : nil
      details.letters = 9
      let result = GameResult(
        player: "Ada", mode: mode, language: "en", day: DailyTests.today, isWon: isWon, points: 143,
        misses: 2, details: details)
      records.finish(result, game: 1, record: nil)
    }
    var context = Self.opened(records).context
    let spoken = DailyResult.lines(&context).dropFirst().map { line in
      line.filter { !"■□▪▫★×○●".contains($0) }.split(separator: " ").joined(separator: " ")
    }
    #expect(spoken == zip(["Hangman", "Text Twist", "Ghost"], words).map { "\($0) \($1)" })
  }

  @Test("a line to share has at most 48 columns", arguments: ["en", "nl"])
  func shared(code: String) {
    let records = SharedRecords()
    for (mode, isWon, misses) in [
      (Mode.dailyHangman, true, 6), (.dailyTextTwist, true, 0), (.dailyGhost, false, 0),
    ] {
      var details = GameResult.Details(wordsFound: 99, wordsTotal: 99)
      details.bingos = 2
      details.guesses = mode == .dailyHangman ? "mmmmmmhhhhhhhhhhs" : nil
      details.hints = mode == .dailyHangman ? 1 : nil
      details.letters = mode == .dailyGhost ? 17 : nil
      details[text: "turns"] = mode == .dailyGhost ? "01010101010101010" : nil
      let result = GameResult(
        player: "Ada", mode: mode, language: code, day: DailyTests.today, isWon: isWon, points: 999,
        misses: misses, details: details)
      records.finish(result, game: 1, record: nil)
    }
    var context = Self.opened(records, language: code).context
    let lines = DailyResult.lines(&context)
    #expect(lines.count == 4 && lines[1].hasSuffix("+hint"), "\(lines)")
    #expect(lines.map(\.columns).max() ?? 0 <= 48, "\(lines)")
    let signs = lines.dropFirst().map { $0.filter { "■□▪▫★○●".contains($0) }.count }
    #expect(signs == [17, 11, 14], "\(lines)")
  }

  @Test(
    "the results begin in one column, two columns after the symbols at the least", arguments: [true, false])
  func columns(isComplete: Bool) throws {
    let records = SharedRecords()
    var details = GameResult.Details(wordsFound: isComplete ? 26 : 20, wordsTotal: 26)
    details.bingos = 1
    var guesses = GameResult.Details()
    guesses.guesses = "hhmhhh"
    for (mode, details) in [(Mode.dailyTextTwist, details), (.dailyHangman, guesses)] {
      let result = GameResult(
        player: "Ada", mode: mode, language: "en", day: DailyTests.today, isWon: true, points: 143, misses: 1,
        details: details)
      records.finish(result, game: 1, record: nil)
    }
    let app = Self.opened(records)
    let twist = try #require(app.frame.find(isComplete ? "★ ×2" : "★"))
    let result = try #require(app.frame.find("of 26, 143 points"))
    #expect(result.minX - 3 - twist.maxX >= 2)
    let other = try #require(app.frame.find("1 wrong"))
    #expect(other.minX == result.minX - 3)
    #expect(try #require(app.frame.find("not played yet")).minX == result.minX - 3)
  }
}
