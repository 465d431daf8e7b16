import Kit
import TextUI

/// The rows of the daily puzzles and of what is below them, relative to the block. The more puzzles there are, the closer
/// together they are.
struct DailyLayout {
  private let isCompact: Bool
  private let count: Int

  /// - Parameter count: the number of puzzles.
  init(_ layout: Layout, count: Int) {
    isCompact = layout.isCompact
    self.count = count
  }

  private var top: Int { isCompact ? 5 : 8 }
  /// The rows of a puzzle: in the compact layout, its symbols are in the second one.
  private var spacing: Int { count > 4 ? 1 : 2 }

  func row(of index: Int) -> Int { top + spacing * index }

  /// Whether the compact layout has a row for the symbols of each puzzle.
  var hasGlyphRows: Bool { spacing > 1 }

  /// The row of the message; in the compact layout with many puzzles it is that of the hours.
  var message: Int {
    if isCompact { return count > 3 ? hours : 11 }
    return max(14, top + spacing * count)
  }

  var buttons: Int {
    if isCompact { return count > 3 ? 13 : 12 }
    return message + 3
  }

  /// The row of the hours until the next puzzles.
  var hours: Int { isCompact ? 14 : buttons + 2 }
}
