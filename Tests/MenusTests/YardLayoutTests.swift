import ScreenTesting
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// The rows of the title's menu and of the daily puzzles, with more games than there are.
struct YardLayoutTests {
  /// The rows that a screen can use: those between the header and the bottom line.
  private static func body(_ layout: Layout) -> Range<Int> { 2..<layout.blockSize.height - 1 }

  @Test("whichever line of the title is selected, it has a row of its own", arguments: ScreenSize.allCases)
  func title(size: ScreenSize) {
    let layout = Layout(size: size.size).page
    for played in 4...14 {
      let count = played + 6
      for chosen in 0..<count {
        let title = TitleLayout(layout, played: played, around: 6, chosen: chosen)
        let visible = (0..<count).compactMap { index in title.row(of: index).map { (row: $0, index: index) } }
        #expect(visible.contains { $0.index == chosen })
        #expect(visible.map(\.index) == Array(visible[0].index..<visible[0].index + visible.count))
        #expect(Set(visible.map(\.row)).count == visible.count)
        #expect(visible.allSatisfy { Self.body(layout).contains($0.row) })
        let first = layout.isCompact ? (title.hasWordmark ? 3 : 2) : 8
        #expect(visible[0].row == first)
      }
    }
  }

  @Test(
    "the title shows all lines if they fit, with a row between the games and the others where there is one",
    arguments: [(4, 10, 11), (6, 12, 13), (7, 13, 14), (8, 13, 15), (9, 13, 15), (12, 13, 15)])
  func fits(played: Int, compact: Int, home: Int) {
    for (size, expected) in [(ScreenSize.compact, compact), (.home, home)] {
      let layout = Layout(size: size.size)
      let title = TitleLayout(layout, played: played, around: 6, chosen: 0)
      let rows = (0..<played + 6).compactMap { title.row(of: $0) }
      #expect(rows[rows.count - 1] - rows[0] + 1 == expected)
      #expect(rows.count == (size == .home && played < 9 ? expected - 1 : expected))
      var canvas = Canvas(size: size.size)
      title.drawArrows(on: &canvas)
      #expect((canvas.find("↓") != nil) == (rows.count < played + 6))
    }
  }

  @Test(
    "the puzzles of a day, the message, the buttons and the hours have rows of their own", arguments: 1...7)
  func daily(count: Int) {
    for size in [ScreenSize.compact, .home] {
      let layout = Layout(size: size.size)
      let rows = DailyLayout(layout, count: count)
      var puzzles = (0..<count).map(rows.row)
      if layout.isCompact, rows.hasGlyphRows { puzzles += puzzles.map { $0 + 1 } }
      let others = Set([rows.message, rows.buttons, rows.hours])
      #expect(others.count == 3 || layout.isCompact && count > 3 && others.count == 2)
      #expect(rows.message != rows.buttons && rows.buttons < rows.hours)
      #expect(Set(puzzles).count == puzzles.count && others.isDisjoint(with: puzzles))
      // The beads of the week are above.
      for row in others.union(puzzles) { #expect(row >= 5 && Self.body(layout).contains(row)) }
    }
  }
}
