import TextUI

/// The bands that every screen has (the header, the stage, the bottom line), and every size at which a layout changes.
struct Layout {
  let size: Size

  /// Below 60 columns or 20 rows margins and blank rows are left out.
  var isCompact: Bool { size.width < 60 || size.height < 20 }

  /// The stage has fewer than 18 rows.
  var isLow: Bool { stage.height < 18 }

  /// The stage has at least 60 columns.
  var isWide: Bool { stage.width >= 60 }

  /// The stage has room for a picture beside a form.
  var hasSide: Bool { stage.width >= 70 }

  /// Between the header's line and the bottom line. On a large terminal it stays as it is on a middling one, in the centre.
  var stage: Rect {
    let all = Rect(x: 0, y: 2, width: size.width, height: size.height - 3)
    return all.centered(Size(width: min(all.width, 88), height: min(all.height, 25)))
  }

  /// The blank row or column that goes when there is little room.
  var margin: Int { isCompact ? 0 : 1 }
}

extension Canvas {
  var layout: Layout { Layout(size: size) }

  /// Draws the header: `left` is the path of the screen, `right` goes first when both do not fit.
  mutating func header(_ left: [String], right: String = "") {
    let margin = layout.margin
    let band = Rect(x: margin, y: 0, width: size.width - 2 * margin, height: 1)
    var first = ""
    var rest = ""
    for part in left where !part.isEmpty {
      if first.isEmpty { first = part } else { rest += " · " + part }
    }
    let used = put(first.clipped(to: band.width), at: band.origin, .title)
    put(rest.clipped(to: band.width - used), at: Point(x: band.minX + used, y: 0), .text)
    if used + rest.columns + 2 + right.columns <= band.width { putRight(right, in: band, row: 0, .dim) }
    rule(at: Point(x: 0, y: 1), width: size.width)
  }

  /// Lines of text in the middle of an area, from a row down; returns the row below the last one.
  @discardableResult
  mutating func putCentered(_ lines: [String], in area: Rect, row: Int, _ role: Role) -> Int {
    for (offset, line) in lines.enumerated() { putCentered(line, in: area, row: row + offset, role) }
    return row + lines.count
  }

  /// Lines of a drawing, the first one at a point.
  mutating func put(_ lines: [String], at point: Point, _ role: Role) {
    for (row, line) in lines.enumerated() { put(line, at: Point(x: point.x, y: point.y + row), role) }
  }
}
