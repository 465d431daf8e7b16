import TextUI

/// Where the parts of a screen stand: one of three layouts, each drawn on a block of fixed size, which is centred where
/// the terminal is larger. Places are given in the block's own columns and rows.
struct Layout {
  enum Kind: Sendable {
    /// On 40×16: under 80 columns or 24 rows.
    case compact
    /// On 80×24.
    case home
    /// On 120×40: from 118×38 on, with a side panel.
    case large
  }

  /// The size of the terminal.
  let size: Size
  private(set) var kind: Kind

  init(size: Size) {
    self.size = size
    if size.width < 80 || size.height < 24 {
      kind = .compact
    } else {
      kind = size.width >= 118 && size.height >= 38 ? .large : .home
    }
  }

  var isCompact: Bool { kind == .compact }
  var isLarge: Bool { kind == .large }

  /// The layout of a screen that is no game: it stands in the middle of a large terminal as it is on 80×24.
  var page: Layout {
    var layout = self
    if kind == .large { layout.kind = .home }
    return layout
  }

  /// The size that the layout is drawn for.
  var blockSize: Size {
    switch kind {
    case .compact: Size(width: 40, height: 16)
    case .home: Size(width: 80, height: 24)
    case .large: Size(width: min(120, size.width), height: min(40, size.height))
    }
  }

  /// Where the block's column 0 and row 0 lie on the canvas.
  var origin: Point {
    Point(x: (size.width - blockSize.width) / 2, y: (size.height - blockSize.height) / 2)
  }

  /// A place of the block on the canvas.
  func point(_ x: Int, _ row: Int) -> Point { Point(x: origin.x + x, y: origin.y + row) }

  /// An area of the block on the canvas.
  func rect(_ x: Int, _ row: Int, _ width: Int, _ height: Int) -> Rect {
    Rect(x: origin.x + x, y: origin.y + row, width: width, height: height)
  }

  /// One of three values, by the layout.
  func pick<Value>(_ compact: Value, _ home: Value, _ large: Value) -> Value {
    switch kind {
    case .compact: compact
    case .home: home
    case .large: large
    }
  }

  /// The columns of a screen without the side panel, from below the header's line to above the bottom line.
  var stage: Rect { rect(0, 2, mainWidth, blockSize.height - 3) }

  /// The columns that the side panel leaves.
  var mainWidth: Int { pick(40, 80, 88) }

  /// The row of the message in the games that have a keyboard.
  var messageRow: Int { pick(14, 14, 23) }

  /// Where a popup of a game stands that has a keyboard: it covers the keyboard and nothing else.
  var keyboardPopup: Rect { pick(rect(0, 10, 40, 5), rect(8, 14, 64, 7), rect(12, 24, 64, 7)) }

  /// Where a popup of Text Twist stands: it covers the tiles and nothing else.
  var tilesPopup: Rect { pick(rect(0, 2, 40, 5), rect(8, 2, 64, 7), rect(12, 6, 64, 7)) }

  /// Where the side panel begins; it is 26 columns wide.
  var panelX: Int { 91 }

  /// The blank column that goes when there is little room.
  var margin: Int { isCompact ? 0 : 1 }

  var isLow: Bool { isCompact }
  var isWide: Bool { !isCompact }
  var hasSide: Bool { !isCompact }
}

extension Canvas {
  var layout: Layout { Layout(size: size) }

  /// Draws the header and the line under it.
  /// - Parameters:
  ///   - left: the path of the screen.
  ///   - right: who plays and how it stands; of these parts the first go where not all fit, the last stays longest.
  ///   - clock: the share of the time that is left, which the line then shows; `isUrgent` when it is about to end.
  mutating func header(_ left: [String], right: [String] = [], clock: (share: Double, isUrgent: Bool)? = nil)
  {
    let margin = layout.margin
    let band = Rect(x: margin, y: 0, width: size.width - 2 * margin, height: 1)
    var first = ""
    var rest = ""
    for part in left where !part.isEmpty {
      if first.isEmpty { first = part } else { rest += " · " + part }
    }
    var parts = right.filter { !$0.isEmpty }[...]
    func standing() -> String { parts.joined(separator: "   ") }
    while parts.count > 1, first.columns + rest.columns + 2 + standing().columns > band.width {
      parts.removeFirst()
    }
    let used = put(first.clipped(to: band.width), at: band.origin, .title)
    put(rest.clipped(to: band.width - used), at: Point(x: band.minX + used, y: 0), .text)
    if used + rest.columns + 1 + standing().columns <= band.width {
      putRight(standing(), in: band, row: 0, .dim)
    }
    rule(at: Point(x: 0, y: 1), width: size.width)
    guard let clock else { return }
    let left = Int((clock.share * Double(size.width)).rounded(.up))
    fill(Rect(x: 0, y: 1, width: left, height: 1), "━", clock.isUrgent ? .warning : .clock)
  }

  mutating func header(_ left: [String], right: String) { header(left, right: [right]) }

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
