import Engines
import TestSupport
import Testing
import TextUI

@testable import Play

/// The rows of set-ups, each with a value between two arrows.
struct FormTests {
  @Test(
    "a click on a value of a set-up changes it, one on the name selects its row",
    arguments: ScreenSize.allCases)
  func clicks(size: ScreenSize) {
    var app = App.started(size)
    app.type("g")
    app.click("Level")
    #expect(app.shows("▸ Level") && app.context.ghost.level == .easy)
    app.clickValue(of: "Level")
    #expect(app.context.ghost.level == .medium)
    app.press(.home, .right)
    app.click("Second player")
    #expect(app.open(EntryScreen.self) == nil && app.shows("▸ Second player"))
    app.clickValue(of: "Second player")
    #expect(app.open(EntryScreen.self) != nil)
  }
}
