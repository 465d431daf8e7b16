import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist: the clock on the screen")
struct TextTwistClockTests {
  @Test(
    "a timed rack has a minute and five seconds for each of its 26 words, and the screen waits for the next second"
  )
  func timedRackTime() {
    var app = App.twisting(.timed)
    #expect(app.shows("3:10"))
    #expect(app.patience == .seconds(1))
    app.advance(by: .milliseconds(300))
    #expect(app.shows("3:10"))
    #expect(app.patience == .milliseconds(700))
    app.advance(by: .milliseconds(700))
    #expect(app.shows("3:09"))
    app.run(seconds: 50)
    #expect(app.shows("2:19"))
  }

  @Test("without a clock nothing moves by itself", arguments: [TextTwist.Mode.untimed, .classic])
  func untimed(mode: TextTwist.Mode) {
    let app = App.twisting(mode)
    #expect(app.patience == nil)
    #expect(!app.shows("3:10"))
    #expect(!app.shows("+ pause"))
  }

  @Test("time out without a bingo ends the game and shows the words")
  func timeOutWithoutABingoEndsTheGameAndShowsTheWords() {
    var app = App.twisting(.timed)
    app.enter("con")
    app.type("co")
    app.run(seconds: 189)
    #expect(app.shows("0:01"))
    app.advance(by: .seconds(1))
    #expect(app.shows("Time is up"))
    #expect(app.shows("1 of 26 words   ·   3 points"))
    #expect(app.shows("The six-letter word was CONNED."))
    #expect(app.shows("c o d"))
    app.type("ne")
    app.press(.enter, .escape, .character(" "))
    #expect(app.shows("Time is up"), "what was being typed presses no button")
    app.waitForPopup()
    #expect(app.patience == nil)
    app.press(.enter)
    #expect(app.shows("3:10   score 0   rack 1"))
  }

  @Test("after a time-out with a bingo the next rack follows with its full time, 3 % less than the first")
  func afterATimeOutWithABingoTheNextRackFollowsWithIts() {
    var app = App.twisting(.timed)
    app.enter("conned")
    app.run(seconds: 191)
    #expect(app.shows("Time is up"))
    #expect(app.shows("The next rack is open."))
    app.click(" Next rack ")
    #expect(app.shows("3:05   score 6   rack 2"))
  }

  @Test(
    "popups and the pause stop the clock and hide the tiles",
    arguments: [Key.character("+"), .function(6), .character("?"), .function(1), .escape])
  func standing(key: Key) {
    var app = App.twisting(.timed)
    app.run(seconds: 10)
    let bank = app.bank
    app.press(key)
    #expect(app.patience == nil)
    app.advance(by: .seconds(500))
    #expect(app.shows("3:00"))
    #expect(!app.showsTiles)
    if key == .escape { app.click("Keep playing") } else { app.press(.escape) }
    #expect(app.shows("3:00"))
    #expect(app.bank == bank)
    #expect(app.patience == .seconds(1))
  }

  @Test("neither under help nor under the pause is there a tile")
  func neitherUnderHelpNorUnderThePauseIsThereATile() {
    var app = App.twisting(.timed)
    app.type("co?")
    #expect(app.shows("Keys · Text Twist") && !app.showsTiles && !app.shows("░"))
    app.press(.escape)
    #expect(app.showsTiles)
    app.type("+")
    #expect(app.shows("190 seconds left."))
    #expect(!app.shows("░") && !app.shows(" Clear "))
    app.press(.enter)
    app.type("?")
    #expect(app.shows("Keys · Text Twist") && !app.showsTiles)
  }

  @Test("every word stops the clock, too, and hides the entry")
  func everyWordStopsTheClockTooAndHidesTheEntry() {
    var app = App.twisting(.timed)
    for word in App.conned.dropLast(3) { app.enter(String(word.dropLast(2))) }
    app.advance(by: .seconds(500))
    #expect(app.shows("3:10"))
    #expect(!app.showsTiles && !app.shows(" Clear "))
  }

  @Test("a terminal that is too small stops the clock") func aTerminalThatIsTooSmallStopsTheClock() {
    var app = App.twisting(.timed)
    app.send(.resize(Size(width: 30, height: 10)))
    #expect(app.patience == nil)
    app.advance(by: .seconds(500))
    app.send(.resize(ScreenSize.home.size))
    #expect(app.shows("3:10"))
  }

  @Test("the pause ends by key and by click", arguments: ["Go on", "Enter go on"])
  func back(label: String) {
    var app = App.twisting(.timed)
    app.type("co")
    app.click("+ pause")
    app.click(label)
    #expect(app.entry == "CO")
  }

  @Test(
    "the pause ends by the key that began it, and by others",
    arguments: [Key.character("+"), .escape, .enter])
  func backByKey(key: Key) {
    var app = App.twisting(.timed)
    app.type("co+")
    app.press(key)
    #expect(app.entry == "CO")
  }

  @Test("under ten seconds number and rule are marked") func underTenSecondsNumberAndRuleAreMarked() {
    var app = App.twisting(.timed)
    app.run(seconds: 180)
    #expect(app.frame[app.frame.find("0:10")!.origin].role == .stage)
    #expect(app.frame[Point(x: 0, y: 1)].role == .clock)
    app.run(seconds: 1)
    #expect(app.frame[app.frame.find("0:09")!.origin].role == .warning)
    #expect(app.frame[Point(x: 0, y: 1)].role == .warning)
  }

  @Test(
    "the rule is the clock: heavy for what is left, light for what is gone",
    arguments: [
      (ScreenSize.compact, 95, 20), (.home, 95, 40), (.large, 95, 60), (.large, 19, 108), (.home, 189, 1),
      (.home, 0, 80), (.compact, 190, 0),
    ])
  func rule(size: ScreenSize, seconds: Int, heavy: Int) {
    var app = App.twisting(.timed, size)
    app.run(seconds: seconds)
    let row = app.frame.row(1)
    #expect(row.prefix { $0 == "━" }.count == heavy)
    #expect(row.drop { $0 == "━" } == String(repeating: "─", count: size.size.width - heavy)[...])
  }

  @Test("without a clock the rule is light", arguments: [TextTwist.Mode.untimed, .classic])
  func lightRule(mode: TextTwist.Mode) {
    #expect(!App.twisting(mode).shows("━"))
  }
}

extension App {
  /// Whether a letter of the rack is to be seen on a tile.
  fileprivate var showsTiles: Bool {
    (0..<frame.size.width).contains { x in
      let cell = frame[Point(x: x, y: 3)]
      return [.tile, .fresh].contains(cell.role) && cell.character.isLetter
    }
  }
}
