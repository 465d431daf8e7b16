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

  @Test(
    "all lines of the title have rows of their own below the wordmark", arguments: ScreenSize.allCases,
    [[5, 4], [1, 5, 4], [4, 3], [1, 4, 4], [1, 6, 4]])
  func title(size: ScreenSize, groups: [Int]) {
    let layout = Layout(size: size.size).page
    let title = TitleLayout(layout, groups: groups)
    let rows = (0..<groups.reduce(0, +)).map(title.row)
    #expect(rows == rows.sorted() && Set(rows).count == rows.count)
    #expect(rows.allSatisfy { Self.body(layout).contains($0) })
    let tiles = title.wordmark..<title.wordmark + Wordmark.size(layout).height
    #expect(Self.body(layout).contains(tiles.lowerBound) && rows[0] >= tiles.upperBound)
  }

  @Test(
    "the yard gives way row by row to the lines of the title, its months last, and at 40×16 is a row of signs",
    arguments: [(7, 5), (10, 5), (11, 4), (12, 3), (13, 3)])
  func yard(lines: Int, height: Int) {
    let home = TitleLayout(Layout(size: ScreenSize.home.size).page, groups: [lines])
    #expect(home.yard?.height == height && home.yard?.hasMonths == (lines < 13) && home.signs == nil)
    #expect(home.yard.map { $0.top > home.row(of: lines - 1) } == true)
    let compact = TitleLayout(Layout(size: ScreenSize.compact.size).page, groups: [min(lines, 11)])
    #expect(compact.yard == nil && compact.signs == 14)
  }

  @Test(
    "a blank row parts the groups of the title where the yard leaves room, first the last two",
    arguments: [
      (ScreenSize.large, [1, 5, 4], [true, true]), (.home, [1, 4, 4], [false, true]),
      (.home, [1, 5, 4], [false, false]), (.home, [5, 3], [true]), (.compact, [5, 4], [true]),
      (.compact, [1, 5, 4], [false, false]), (.compact, [1, 6, 4], [false, false]),
    ])
  func gaps(size: ScreenSize, groups: [Int], expected: [Bool]) {
    let title = TitleLayout(Layout(size: size.size).page, groups: groups)
    var first = 0
    let gaps = groups.dropLast().map { count in
      first += count
      return title.row(of: first) - title.row(of: first - 1) == 2
    }
    #expect(gaps == expected)
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
