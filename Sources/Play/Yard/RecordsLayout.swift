import TextUI

/// Where the parts of a page of records stand: what is shown, the head of a table, its lines, a note beneath.
struct RecordsLayout {
  /// As wide as the table, with a column for the arrows.
  let area: Rect
  let upper: Int
  let lower: Int
  let head: Int
  let lines: Int
  /// `nil` when there is no room for it.
  let foot: Int?

  init(_ layout: Layout, width: Int) {
    let stage = layout.stage
    let margin = layout.margin
    let height = Scroller.page + 3 + 4 * margin
    area = stage.centered(Size(width: min(stage.width, width), height: min(stage.height, height)))
    upper = area.minY
    lower = upper + 1 + margin
    head = lower + 1 + margin
    lines = head + 1
    foot = layout.isCompact ? nil : lines + Scroller.page + 1
  }

  /// The column of the arrows.
  var edge: Int { area.maxX - 1 }
}
