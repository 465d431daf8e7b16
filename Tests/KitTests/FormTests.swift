import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import Menus

/// The rows of set-ups, each with a value between two arrows.
struct FormTests {
  @Test(
    "in the compact layout a blank row separates the rows from their explanation", arguments: ["en", "nl"])
  func blankRow(code: String) throws {
    var app = App.started(.compact, language: code)
    app.openSetUp(.ghost)
    app.press(.end, .right)
    let last = try #require(app.frame.find(code == "nl" ? "▸ Bluffen" : "▸ Bluff"))
    let rows = (1...5).map { app.frame.row(last.minY + $0) }
    #expect(rows[0].allSatisfy { $0 == " " } && rows[4].allSatisfy { $0 == " " }, "\(app)")
    #expect(!rows[1...3].contains { $0.allSatisfy { $0 == " " } }, "\(app)")
  }

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
    #expect(app.field == nil && app.shows("▸ Second player"))
    app.clickValue(of: "Second player")
    #expect(app.field != nil)
  }
}
