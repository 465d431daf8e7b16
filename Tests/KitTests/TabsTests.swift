import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit

/// The row of tabs above lists and statistics.
struct TabsTests {
  private static let titles = ["Alle spellen", "Galgje", "Text Twist", "Ghost", "Letterraadsel", "Dam"]

  private static func row(_ count: Int, open: Int, width: Int = 40) -> Canvas {
    var canvas = Canvas(size: Size(width: width, height: 1))
    Tabs(titles: Array(titles.prefix(count)), open: open).draw(
      on: &canvas, in: Rect(x: 0, y: 0, width: width, height: 1), row: 0)
    return canvas
  }

  @Test("the selected tab is shown whole however many there are", arguments: 1...6, [40, 80])
  func selected(count: Int, width: Int) {
    for open in 0..<count {
      let canvas = Self.row(count, open: open, width: width)
      #expect(canvas.find("‹\(Self.titles[open])›") != nil, "\(canvas.text)")
      #expect(canvas.targets.allSatisfy { $0.area.minX >= 0 && $0.area.maxX <= width })
    }
  }

  @Test("clicks lead from the first tab to the last one and back", arguments: 2...6)
  func clicks(count: Int) {
    for step in [1, -1] {
      var open = step > 0 ? 0 : count - 1
      for _ in 1..<count {
        let keys = Self.row(count, open: open).targets.map(\.key)
        #expect(keys.contains(.choose(open + step)), "\(Self.row(count, open: open).text)")
        open += step
      }
    }
  }

  @Test("tabs are as far apart as there is room, and those that do not fit are left out")
  func tabsAreAsFarApartAsThereIsRoomAndThoseThatDoNot() {
    #expect(Self.row(3, open: 1).row(0) == "  Alle spellen   ‹Galgje›   Text Twist")
    #expect(Self.row(4, open: 3).row(0) == " Alle spellen Galgje Text Twist ‹Ghost›")
    #expect(Self.row(5, open: 0).row(0) == "‹Alle spellen› Galgje Text Twist Ghost …")
    #expect(Self.row(5, open: 4).row(0) == "   … Text Twist Ghost ‹Letterraadsel›")
    #expect(Self.row(6, open: 2, width: 30).row(0) == "… Galgje ‹Text Twist› Ghost …")
  }
}
