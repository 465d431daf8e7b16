import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit

/// Popups over what is drawn beneath them.
struct PopupTests {
  /// A popup of four rows from row 6 on, over rows of text.
  private static func covered(_ rows: [String]) -> [String] {
    var canvas = Canvas(size: Size(width: 30, height: 16))
    canvas.put(rows, at: Point(x: 0, y: 2), .picture)
    canvas.popupBox(Rect(x: 5, y: 6, width: 20, height: 4), title: "Title")
    return (0..<16).map { canvas.row($0) }
  }

  @Test("of tiles and pictures that a popup cuts nothing remains above and below it")
  func ofTilesAndPicturesThatAPopupCutsNothingRemains() {
    let tile = ["┌───┬───┐", "│   │   │", "│ A │ B │", "│   │   │", "└───┴───┘"].map { "       " + $0 }
    let above = Self.covered(["words"] + tile)
    #expect(above[2] == "words")
    #expect(above[3..<6].allSatisfy { $0.isEmpty })
    let below = Self.covered(Array(repeating: "", count: 6) + tile + ["words"])
    #expect(below[10..<13].allSatisfy { $0.isEmpty })
    #expect(below[13] == "words")
    let man = ["  ┌──────┐", "  │╱   (o o)", "  │     ╱│", "  │    ╱ │", "  │      │", "═════════════════"]
    #expect(Self.covered(man.map { "      " + $0 })[2..<6].allSatisfy { $0.isEmpty })
  }

  @Test("what a popup leaves whole above and below it stays") func whatAPopupLeavesWholeAboveAndBelowItStays()
  {
    let tile = ["┌───┐", "│ A │", "└───┘"].map { "       " + $0 }
    #expect(Self.covered([""] + tile)[3..<6] == tile[...])
    let values = ["Words  ◂ English ▸"] + ["Mouse", "Sound", "Theme", "Clock"].map { $0 + "  ◂ on ▸" }
    #expect(Self.covered(values)[2..<6] == values[..<4])
  }

  @Test("in a question the arrows lead on and back, down and up as well") func arrows() {
    var app = App.playing("moss")
    app.type("m")
    app.press(.escape)
    let first = app.frame
    for (there, back) in [(Key.down, Key.up), (.right, .left), (.tab, .backTab)] {
      app.press(there)
      #expect(app.frame != first, "\(there)")
      app.press(back)
      #expect(app.frame == first, "\(back)")
    }
  }

  @Test("of a centred sentence that begins beneath a popup nothing remains below it")
  func ofACentredSentenceThatBeginsBeneathAPopupNothing() {
    func rows(_ below: [String]) -> [String] {
      Self.covered(Array(repeating: "", count: 6) + ["", "    A sentence that goes on"] + below)
    }
    #expect(rows(["     on a second row and", "           a third"])[10..<12].allSatisfy { $0.isEmpty })
    #expect(rows(["      Another one here."])[10] == "      Another one here.")
    #expect(rows(["words at the left"])[10] == "words at the left")
    #expect(rows(["", "       small letters"])[11] == "       small letters")
  }
}
