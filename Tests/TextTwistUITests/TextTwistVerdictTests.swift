import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist: what a result says")
struct TextTwistVerdictTests {
  private static let day = Day(year: 2026, month: 11, day: 20)

  /// Records in which players have scored in untimed games, in this order.
  private static func records(_ scores: (String, Int)...) -> SharedRecords {
    let records = SharedRecords()
    for (player, points) in scores { add(player, points, to: records) }
    return records
  }

  private static func add(
    _ player: String, _ points: Int, _ mode: Mode = .textTwistUntimedStandard, to records: SharedRecords
  ) {
    records.finish(
      GameResult(player: player, mode: mode, language: "en", day: day, isWon: true, points: points), game: 0)
  }

  /// A game that is dealt from the set-up, also to somebody who has played, to whom the title would deal at once.
  private static func begun(
    _ mode: TextTwist.Mode, _ size: ScreenSize, _ records: SharedRecords, glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, library: .sample(words: App.conned, glosses: glosses), records: records)
    app.openSetUp(.textTwist)
    if mode == .untimed { app.press(.home, .right) }
    app.press(.enter)
    return app
  }

  /// A finished game in which these words were found.
  private static func finished(
    _ mode: TextTwist.Mode = .untimed, _ size: ScreenSize = .home, _ records: SharedRecords = SharedRecords(),
    glosses: [String] = [], words: [String]
  ) -> App {
    var app = begun(mode, size, records, glosses: glosses)
    for word in words { app.enter(word) }
    app.giveUp()
    return app
  }

  @Test("a game without a clock is finished, not given up", arguments: ScreenSize.allCases)
  func finish(size: ScreenSize) {
    var app = App.twisting(.untimed, size)
    app.enter("con", "cond")
    app.press(.escape)
    #expect(app.canClick("Finish") && !app.shows("Give up"))
    app.click("Finish")
    #expect(app.shows("─ Finished: 7 points ─") && !app.shows("═"))
    #expect(app.shows("1 of 26 words and a bonus"))
    #expect(!app.shows("7 points on") && !app.shows("gave up"))
    app.type("y")
    app.press(.end)
    #expect(app.shows("You finished here.") && !app.shows("given up"))
  }

  @Test("a game with a clock can be given up") func aGameWithAClockCanBeGivenUp() {
    let app = Self.finished(.timed, words: ["con"])
    #expect(app.shows("─ You gave up ─"))
    #expect(app.shows("1 of 26 words   ·   3 points"))
  }

  @Test("a best score is one only on a list of five entries or two names")
  func aBestScoreIsOneOnlyOnAListOfFiveEntriesOrTwo() {
    let alone = Self.finished(.untimed, .home, Self.records(("Ada", 1), ("Ada", 2)), words: ["code"])
    #expect(alone.shows("─ Finished: 4 points ─") && !alone.shows("best") && !alone.shows("number 1"))
    let five = Self.finished(
      .untimed, .home, Self.records(("Ada", 1), ("Ada", 1), ("Ada", 2), ("Ada", 3)), words: ["code"])
    #expect(five.shows("═ ✓ Your best yet ═"))
    #expect(five.shows("4 points: number 1 of all time, untimed"))
    let two = Self.finished(.untimed, .home, Self.records(("Ada", 3), ("Bob", 9)), words: ["code"])
    #expect(two.shows("═ ✓ Your best yet ═"))
    #expect(two.shows("4 points: number 2 of all time, untimed"))
  }

  @Test("a best score is said once a sitting for a list") func aBestScoreIsSaidOnceASittingForAList() {
    let records = Self.records(("Ada", 3), ("Bob", 90))
    var app = Self.finished(.untimed, .home, records, words: ["code"])
    #expect(app.shows("✓ Your best yet"))
    app.press(.enter)
    app.enter("coden", "code")
    app.giveUp()
    #expect(app.shows("─ Finished: 9 points ─") && !app.shows("best"))
    #expect(app.shows("5 better than your last."))
    let later = Self.finished(.untimed, .home, records, words: ["coden", "coned"])
    #expect(later.shows("✓ Your best yet"))
  }

  @Test("who loses to the clock hears of no best score") func whoLosesToTheClockHearsOfNoBestScore() {
    let records = SharedRecords()
    for (player, points) in [("Ada", 3), ("Bob", 90)] {
      Self.add(player, points, .textTwistTimedStandard, to: records)
    }
    var app = Self.begun(.timed, .home, records)
    app.enter("code", "coden")
    app.run(seconds: 200)
    #expect(app.shows("─ Time is up ─") && !app.shows("best") && !app.shows("number"))
    #expect(app.shows("6 better than your last."))
  }

  @Test("a result says one different thing: nearly past another player, or better than the last game")
  func aResultSaysOneDifferentThing() {
    let near = Self.finished(.untimed, .home, Self.records(("Bob", 5), ("Ada", 3)), words: ["code"])
    #expect(!near.shows("pass"), "a best score goes first")
    let pass = Self.finished(.untimed, .home, Self.records(("Bob", 5), ("Zoë", 60)), words: ["code"])
    #expect(pass.shows("2 more and you pass Bob."))
    let far = Self.finished(
      .untimed, .home, Self.records(("Bob", 50), ("Ada", 9), ("Ada", 3)), words: ["code"])
    #expect(far.shows("One better than your last."))
    let best = Self.finished(.untimed, .home, Self.records(("Bob", 50), ("Ada", 9)), words: ["code"])
    #expect(best.shows("Your best is 9."))
    let nothing = Self.finished(.untimed, .home, Self.records(("Ada", 9)), words: ["code"])
    #expect(!nothing.shows("best") && !nothing.shows("last"))
  }

  @Test(
    "the meaning of the six-letter word is shown unasked, on one line, and the word alone where there is none"
  )
  func theMeaningOfTheSixLetterWordIsShownUnasked() throws {
    let glosses = ["conned\tverb: deceived by somebody who was trusted for no good reason at all"]
    let app = Self.finished(.untimed, .home, SharedRecords(), glosses: glosses, words: ["code"])
    let line = try #require(app.frame.find("conned: deceived by somebody who"))
    #expect(app.frame[line.origin].role == .dim)
    #expect(!app.shows("six-letter word"))
    let short = Self.finished(.untimed, .home, SharedRecords(), glosses: ["conned\tverb: tricked"], words: [])
    #expect(short.shows("  conned: tricked  "), "what is whole is not cut")
    let bare = Self.finished(.untimed, words: ["code"])
    #expect(bare.shows("The six-letter word was CONNED."))
    #expect(!Self.finished(.untimed, words: ["code"]).shows("d meaning"))
  }

  @Test("the six-letter words of the first rack count, too") func sixLetterWordsOfTheFirstRack() {
    let records = SharedRecords()
    var app = Self.begun(.untimed, .home, records)
    app.enter("conned")
    app.waitForPopup()
    app.click("Keep hunting")
    app.giveUp()
    let results = records.results(of: "Ada", in: Mode.allCases, limit: 1)
    #expect(results.first?.details["bingos"] == 1)
  }

  @Test("finding every word says so, and what it made of the points")
  func findingEveryWordSaysSo() {
    let records = SharedRecords()
    let today = Day(year: 2026, month: 11, day: 21)
    records.finish(
      GameResult(player: "Ada", mode: .dailyHangman, language: "en", day: today, isWon: true), game: 0)
    var app = App.started(library: .sample(words: App.conned), records: records)
    app.type("d")
    app.press(.enter)
    #expect(app.saved?.session.mode == .dailyTextTwist)
    for word in App.conned.dropFirst().dropLast(3) { app.enter(String(word.dropLast(2))) }
    app.enter("conned")
    #expect(app.shows("═ ✓ Every word ═"))
    #expect(app.shows("99 doubled: 198"))
    #expect(!app.shows("of 26 words"))
  }

  @Test("Esc leaves every popup of the game, and the bottom line says so", arguments: ScreenSize.allCases)
  func escape(size: ScreenSize) {
    func bottom(_ app: App) -> String { app.frame.row(size.size.height - 1) }
    var app = App.twisting(.timed, size)
    app.type("+")
    #expect(bottom(app).contains("Esc go on"))
    app.press(.escape)
    #expect(!app.asks)
    app.press(.escape)
    #expect(bottom(app).contains("Esc menu"))
    app.press(.escape)
    #expect(!app.asks && app.shows("Wordyard"))
    var open = App.twisting(.untimed, size)
    open.enter("conned")
    #expect(bottom(open).contains("Esc keep hunting"))
    open.waitForPopup()
    open.press(.escape)
    #expect(!open.asks && open.shows("rack 1"))
    var complete = App.twisting(.timed, size)
    for word in App.conned.dropLast(3) { complete.enter(String(word.dropLast(2))) }
    #expect(bottom(complete).contains("Esc menu"))
    complete.waitForPopup()
    complete.press(.escape)
    #expect(complete.shows("Wordyard"))
  }
}
