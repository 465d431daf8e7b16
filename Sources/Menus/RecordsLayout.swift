import Kit
import TextUI

/// The layout of a page of records: tabs, pager, table head, lines, and a note.
struct RecordsLayout {
  let block: Layout
  /// The area of the table, with a column for the arrows.
  let area: Rect
  let upper: Int
  let lower: Int
  let head: Int
  let lines: Int
  /// `nil` when there is no room for it.
  let foot: Int?

  /// - Parameter hasPager: whether to reserve a row for a pager under the tabs.
  init(_ canvas: Canvas, width: Int, hasPager: Bool) {
    block = canvas.layout.page
    let isCompact = block.isCompact
    area =
      isCompact
      ? block.stage
      : block.rect((80 - width) / 2, 2, width, 20)
    upper = block.point(0, isCompact ? 2 : 3).y
    lower = upper + (isCompact ? 1 : 2)
    head = (hasPager ? lower : upper) + (isCompact ? 1 : 2)
    lines = head + 1
    foot = isCompact ? nil : lines + Scroller.page + 1
  }

  /// The column of the arrows.
  var edge: Int { area.maxX - 1 }
}
