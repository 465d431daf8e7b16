import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

/// What is saved of a rack of Text Twist, and when.
struct TextTwistSavingTests {
  private static func begun(_ records: SharedRecords, words: [String] = App.conned) -> App {
    var app = App.started(library: .sample(words: words), records: records)
    app.type("t")
    app.press(.end, .enter)
    return app
  }

  /// The program after it was killed, without saving at the end.
  private static func restarted(_ records: SharedRecords) -> App {
    var app = App.started(library: .sample(words: App.conned), records: records)
    app.readRecords()
    app.type("c")
    return app
  }

  private static func game(_ app: App) -> TextTwist? { app.open(TextTwistScreen.self)?.game }

  @Test("a minute without a key saves the clock four times") func aMinuteWithoutAKeySavesTheClockFourTimes() {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.enter("node")
    records.calls = []
    for _ in 0..<60 { app.advance(by: .seconds(1)) }
    #expect(records.calls == ["save", "save", "save", "save"])
  }

  @Test("a key saves the time that is left with it") func aKeySavesTheTimeThatIsLeftWithIt() {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.enter("node")
    for _ in 0..<7 { app.advance(by: .seconds(1)) }
    app.type("c")
    #expect(Self.game(Self.restarted(records))?.timeLeft == Self.game(app)?.timeLeft)
  }

  @Test("tiles are saved after the frame that shows them, a word before it")
  func tilesAreSavedAfterTheFrameThatShowsThemAWord() {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.enter("node")
    records.calls = []
    app.receive([.key(.character("c"))], after: .zero)
    #expect(records.calls.isEmpty)
    for _ in 0..<2 {
      let hasNotice = app.saveAfterFrame()
      #expect(!hasNotice)
      #expect(records.calls == ["save"])
    }
    #expect(Self.game(Self.restarted(records))?.tiles.entry == ["c"])
    records.calls = []
    app.receive("od".map { .key(.character($0)) } + [.key(.enter)], after: .zero)
    #expect(records.calls == ["save"])
    #expect(Self.game(Self.restarted(records))?.round.found == ["node", "cod"])
  }

  @Test("tiles that wait to be saved are saved when the program ends")
  func tilesThatWaitToBeSavedAreSavedWhenTheProgramEnds() {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.enter("node")
    app.receive([.key(.character("c")), .terminate], after: .zero)
    #expect(Self.game(Self.restarted(records))?.tiles.entry == ["c"])
  }

  @Test("a kill loses no word, and at most fifteen seconds of the clock", arguments: [0, 1, 14, 15, 29, 40])
  func killed(seconds: Int) throws {
    let records = SharedRecords()
    var app = Self.begun(records)
    app.enter("code", "cod")
    for _ in 0..<seconds { app.advance(by: .seconds(1)) }
    let before = try #require(Self.game(app))
    let after = try #require(Self.game(Self.restarted(records)))
    #expect(after.score == 7 && after.score == before.score)
    let lost = after.timeLeft! - before.timeLeft!
    #expect(lost >= .zero && lost <= .seconds(15))
  }

  @Test("only the first six-letter word of a rack asks whether to continue")
  func onlyTheFirstSixLetterWordOfARackAsksWhetherTo() {
    var app = App.twisting(.untimed, words: App.conned.map { $0 == "nonced x" ? "nonced 1" : $0 })
    app.enter("conned")
    #expect(app.asks)
    app.waitForPopup()
    app.press(.escape)
    app.enter("nonced")
    #expect(Self.game(app)?.score == 12)
    #expect(!app.asks)
  }
}
