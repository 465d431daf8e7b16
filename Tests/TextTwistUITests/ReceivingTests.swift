import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The effects of the time between two inputs.
struct ReceivingTests {
  private static func timeLeft(_ app: App) -> Duration? { app.open(TextTwistScreen.self)?.game.timeLeft }

  @Test("the clock runs while the player types", arguments: [[], [Input.key(.character("c"))]])
  func typing(inputs: [Input]) throws {
    var app = App.twisting(.timed)
    let start = try #require(Self.timeLeft(app))
    for _ in 0..<5 { app.receive(inputs, after: .milliseconds(200)) }
    #expect(Self.timeLeft(app) == start - .seconds(1))
  }

  @Test("the time before a key passes before the key counts") func theTimeBeforeAKeyPassesBeforeTheKeyCounts()
    throws
  {
    var app = App.twisting(.timed)
    let start = try #require(Self.timeLeft(app))
    app.receive([.key(.character("+"))], after: .milliseconds(400))
    #expect(Self.timeLeft(app) == start - .milliseconds(400))
    app.receive([.key(.character("+"))], after: .seconds(60))
    #expect(Self.timeLeft(app) == start - .milliseconds(400))
  }

  @Test("a wait longer than the requested time counts as the requested time")
  func aWaitLongerThanTheRequestedTimeCountsAsThe() throws {
    var app = App.twisting(.timed)
    let start = try #require(Self.timeLeft(app))
    app.receive([], after: .seconds(3600))
    #expect(Self.timeLeft(app) == start - .seconds(1))
  }

  @Test("without a clock the time is recorded all the same, and a popup stops it")
  func withoutAClockTheTimeIsRecordedAllTheSameAndA() throws {
    var app = App.twisting(.untimed)
    app.receive([.key(.character("c"))], after: .seconds(5))
    app.receive([.key(.escape)], after: .seconds(3))
    app.receive([.key(.escape)], after: .zero)
    app.receive([.key(.enter)], after: .seconds(60))
    app.receive([], after: .seconds(1))
    let game = try #require(app.open(TextTwistScreen.self)?.game)
    #expect(game.timeSpent == .seconds(9))
    #expect(game.timeLeft == nil && game.status == .playing)
  }

  @Test("inputs are handled in order, without those of the terminal")
  func inputsAreHandledInOrderWithoutThoseOfTheTerminal() {
    var app = App.twisting(.timed)
    var handled: [Input] = []
    let inputs: [Input] = [.key(.character("c")), .redraw, .key(.character("o")), .key(.control("z"))]
    app.receive(inputs, after: .zero) { input in
      guard input == .redraw || input == .key(.control("z")) else { return .notHandled }
      handled.append(input)
      return .handled
    }
    #expect(app.open(TextTwistScreen.self)?.game.tiles.entry == ["c", "o"])
    #expect(handled == [.redraw, .key(.control("z"))])
  }

  @Test("what was typed after the key that stopped the program is discarded")
  func whatWasTypedAfterTheKeyThatStoppedTheProgramIs() {
    var app = App.twisting(.timed)
    let inputs: [Input] = [
      .key(.character("c")), .key(.control("z")), .key(.character("o")), .paste("d"),
      .resize(ScreenSize.compact.size), .key(.control("c")),
    ]
    app.receive(inputs, after: .zero) { $0 == .key(.control("z")) ? .stopped : .notHandled }
    #expect(app.open(TextTwistScreen.self)?.game.tiles.entry == ["c"])
    #expect(app.frame.size == ScreenSize.compact.size && !app.isOver)
    app.receive([.key(.character("o"))], after: .zero)
    #expect(app.open(TextTwistScreen.self)?.game.tiles.entry == ["c", "o"])
  }
}
