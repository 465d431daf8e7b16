import TextUI

/// Where the parts of a page of records stand: what is shown, the head of a table, its lines, a word beneath.
struct RecordsLayout {
  /// As wide as the table, with a column for the arrows.
  let area: Rect
  let upper: Int
  let lower: Int
  let head: Int
  let lines: Int
  /// `nil` when there is no room for it.
  let foot: Int?

  init(_ bands: Bands, width: Int) {
    let stage = bands.stage
    let air = bands.isCompact ? 0 : 1
    let height = Scroller.page + 3 + 4 * air
    area = stage.centered(Size(width: min(stage.width, width), height: min(stage.height, height)))
    upper = area.minY
    lower = upper + 1 + air
    head = lower + 1 + air
    lines = head + 1
    foot = bands.isCompact ? nil : lines + Scroller.page + 1
  }

  /// The column of the arrows.
  var edge: Int { area.maxX - 1 }
}

extension String {
  /// The text in as few lines of at most `width` columns as possible, and those about as long as each other.
  func balanced(to width: Int) -> [String] {
    var lines = wrapped(to: width)
    for narrower in stride(from: width - 1, to: 0, by: -1) {
      let next = wrapped(to: narrower)
      guard next.count == lines.count else { break }
      lines = next
    }
    return lines
  }

  /// The text in exactly so many columns, cut or filled up with blanks.
  func padded(to width: Int) -> String {
    let shown = clipped(to: width)
    return shown + String(repeating: " ", count: max(0, width - shown.columns))
  }

  /// The same with the blanks in front, uncut.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}
