import Engines
import Play
import TestSupport
import Testing
import TextUI

@Suite("Text Twist: the clock on the screen")
struct TwistClockTests {
  @Test func `a timed rack has two minutes, and the screen waits for the next second`() {
    var app = App.twisting(.timed)
    #expect(app.shows("2:00"))
    #expect(app.patience == .seconds(1))
    app.advance(by: .milliseconds(300))
    #expect(app.shows("2:00"))
    #expect(app.patience == .milliseconds(700))
    app.advance(by: .milliseconds(700))
    #expect(app.shows("1:59"))
    app.run(seconds: 50)
    #expect(app.shows("1:09"))
  }

  @Test("without a clock nothing moves by itself", arguments: [TextTwist.Mode.untimed, .classic])
  func untimed(mode: TextTwist.Mode) {
    let app = App.twisting(mode)
    #expect(app.patience == nil)
    #expect(!app.shows("2:00"))
    #expect(!app.shows("+ pause"))
  }

  @Test func `time out without a bingo ends the game and shows the words`() {
    var app = App.twisting(.timed)
    app.enter("con")
    app.type("co")
    app.run(seconds: 120)
    #expect(app.shows("Time is up."))
    #expect(app.shows("1 of 26 words found"))
    #expect(app.shows("c·o·d"))
    app.type("ne")
    app.press(.enter)
    #expect(app.shows("Time is up."), "what was being typed does not leave the words")
    #expect(app.patience == .seconds(1))
    app.run(seconds: 1)
    #expect(app.patience == nil)
    app.press(.enter)
    #expect(app.shows("3 points on one rack"))
  }

  @Test func `time out with a bingo goes on to the next rack with all its time`() {
    var app = App.twisting(.timed)
    app.enter("conned")
    app.press(.escape)
    app.run(seconds: 121)
    #expect(app.shows("Time is up."))
    #expect(app.shows("A six-letter word takes you on."))
    app.click("Enter next rack")
    #expect(app.shows("2:00   score 6   rack 2"))
  }

  @Test(
    "popups and the pause screen stop the clock and hide the tiles",
    arguments: [Key.character("+"), .function(6), .character("?"), .function(1), .escape])
  func standing(key: Key) {
    var app = App.twisting(.timed)
    app.run(seconds: 10)
    let bank = app.bank
    app.press(key)
    #expect(app.patience == nil)
    app.advance(by: .seconds(500))
    #expect(app.shows("1:50"))
    #expect(app.shows("░░░"))
    #expect(!app.frame.text.contains("│ N │"))
    app.press(.escape)
    #expect(app.shows("1:50"))
    #expect(app.bank == bank)
    #expect(app.patience == .seconds(1))
  }

  @Test func `the bingo stops the clock, too, and hides what is in the entry`() {
    var app = App.twisting(.timed)
    app.enter("conned")
    app.advance(by: .seconds(500))
    #expect(app.shows("2:00"))
    #expect(app.shows("░░░"))
    app.press(.escape)
    app.type("co?")
    #expect(!app.shows("│ C │"))
  }

  @Test func `a terminal that is too small stops the clock`() {
    var app = App.twisting(.timed)
    app.send(.resize(Size(width: 30, height: 10)))
    #expect(app.patience == nil)
    app.advance(by: .seconds(500))
    app.send(.resize(ScreenSize.home.size))
    #expect(app.shows("2:00"))
  }

  @Test("the pause ends by key and by click", arguments: ["Go on", "Enter go on", "Esc back"])
  func back(label: String) {
    var app = App.twisting(.timed)
    app.type("co")
    app.click("+ pause")
    app.click(label)
    #expect(app.entry == "CO")
  }

  @Test func `the last ten seconds are marked`() {
    var app = App.twisting(.timed)
    app.run(seconds: 109)
    let place = app.frame.find("0:11")!.origin
    #expect(app.frame[place].role == .stage)
    app.run(seconds: 1)
    #expect(app.frame[place].role == .warning)
  }
}
