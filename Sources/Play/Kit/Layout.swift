import TextUI

/// The four bands that every screen has: where am I, the stage, what just happened, what can I do.
struct Bands {
  let size: Size

  /// Below 60 columns or 20 rows the air goes.
  var isCompact: Bool { size.width < 60 || size.height < 20 }

  /// Between the header's line and the bottom line. On a large terminal it stays as it is on a middling one,
  /// in the centre.
  var stage: Rect {
    let all = Rect(x: 0, y: 2, width: size.width, height: size.height - 3)
    return all.centered(Size(width: min(all.width, 88), height: min(all.height, 25)))
  }
}

extension Canvas {
  var bands: Bands { Bands(size: size) }

  /// Where am I, and who: `left` is the path, `right` steps back. When both do not fit, the right goes first.
  mutating func header(_ left: [String], right: String = "") {
    let margin = bands.isCompact ? 0 : 1
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
}
