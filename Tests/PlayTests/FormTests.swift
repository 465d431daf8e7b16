import Engines
import TestSupport
import Testing
import TextUI

@testable import Play

/// The rows of set-ups, each with a value between two arrows.
struct FormTests {
  @Test(
    "the arrow behind a value stays in place in every set-up", arguments: ["h", "g", "t"], ScreenSize.allCases
  )
  func arrowsStay(key: String, size: ScreenSize) {
    var library = Library.sample()
    library.categories = { _ in
      ["At Sea", "Instruments and Musical Terms", "Berkeley, campus and town"].map {
        PhraseCategory(id: $0, title: $0, phrases: ["moss"])
      }
    }
    var app = App.started(size, library: library)
    app.type(key)
    /// The column of the arrow in a row of the form.
    func end(_ label: String) -> Int? {
      let row = (0..<size.size.height).map { Array(app.frame.row($0)) }.first {
        String($0).contains("\(label) ") && $0.contains("◂")
      }
      return row?.lastIndex(of: "▸")
    }
    var ends: [String: Set<Int>] = [:]
    for down in 0..<4 {
      app.press(.home)
      for _ in 0..<down { app.press(.down) }
      for _ in 0..<6 {
        for label in [
          "Host", "Category", "Level", "Letters", "Your word", "Against", "Judge", "Bluff", "Mode",
        ] {
          if let end = end(label) { ends[label, default: []].insert(end) }
        }
        app.press(.right)
      }
    }
    #expect(ends.count > 1)
    #expect(ends.values.allSatisfy { $0.count == 1 }, "\(ends)")
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
    #expect(app.open(EntryScreen.self) == nil && app.shows("▸ Second player"))
    app.clickValue(of: "Second player")
    #expect(app.open(EntryScreen.self) != nil)
  }
}
