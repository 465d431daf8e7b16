import TextUI
import Texts

/// The positions of the parts of a screen in one of three layouts, each drawn on a block of fixed size that is centred on a
/// larger terminal. Coordinates are relative to the block.
package struct Layout {
  package enum Kind: Sendable {
    /// For 40×16: used below 80 columns or 24 rows.
    case compact
    /// For 80×24.
    case home
    /// For 120×40, with a side panel: used from 118×38 on.
    case large
  }

  /// The size of the terminal.
  package let size: Size
  package private(set) var kind: Kind

  package init(size: Size) {
    self.size = size
    if size.width < 80 || size.height < 24 {
      kind = .compact
    } else {
      kind = size.width >= 118 && size.height >= 38 ? .large : .home
    }
  }

  package var isCompact: Bool { kind == .compact }
  package var isLarge: Bool { kind == .large }

  /// The layout of a screen that is not a game: on a large terminal it is the 80×24 layout, centred.
  package var page: Layout {
    var layout = self
    if kind == .large { layout.kind = .home }
    return layout
  }

  /// The size of the block.
  package var blockSize: Size {
    switch kind {
    case .compact: Size(width: 40, height: 16)
    case .home: Size(width: 80, height: 24)
    case .large: Size(width: min(120, size.width), height: min(40, size.height))
    }
  }

  /// The position of the block on the canvas.
  package var origin: Point {
    Point(x: (size.width - blockSize.width) / 2, y: (size.height - blockSize.height) / 2)
  }

  /// Converts coordinates of the block to a point of the canvas.
  package func point(_ x: Int, _ row: Int) -> Point { Point(x: origin.x + x, y: origin.y + row) }

  /// Converts an area of the block to one of the canvas.
  package func rect(_ x: Int, _ row: Int, _ width: Int, _ height: Int) -> Rect {
    Rect(x: origin.x + x, y: origin.y + row, width: width, height: height)
  }

  /// Selects one of three values by the layout.
  package func pick<Value>(_ compact: Value, _ home: Value, _ large: Value) -> Value {
    switch kind {
    case .compact: compact
    case .home: home
    case .large: large
    }
  }

  /// The rows of the header: the name of the screen, and the line under it.
  package static let headerRows = 2

  /// The area of a screen without the side panel, from below the header's line to above the bottom line.
  package var stage: Rect { rect(0, Self.headerRows, mainWidth, blockSize.height - Self.headerRows - 1) }

  /// The width without the side panel, in columns.
  package var mainWidth: Int { pick(40, 80, 88) }

  /// The row of the message in games with a keyboard.
  package var messageRow: Int { pick(14, 14, 23) }

  /// The width of a line of a result, in columns.
  package var resultWidth: Int { isCompact ? 36 : 58 }

  /// The area of a popup in games with a keyboard: exactly that of the keyboard.
  package var keyboardPopup: Rect { pick(rect(0, 10, 40, 5), rect(8, 14, 64, 7), rect(12, 24, 64, 7)) }

  /// The area of a popup in Text Twist: exactly that of the tiles.
  package var tilesPopup: Rect { pick(rect(0, 2, 40, 5), rect(8, 2, 64, 7), rect(12, 6, 64, 7)) }

  /// An area with more rows: as many below it as there are above the bottom line, the others above it.
  package func grown(_ area: Rect, by rows: Int) -> Rect {
    guard rows > 0 else { return area }
    let below = min(rows, max(0, origin.y + blockSize.height - 1 - area.maxY))
    let minY = max(origin.y + Self.headerRows, area.minY - (rows - below))
    return Rect(x: area.minX, y: minY, width: area.width, height: area.maxY + below - minY)
  }

  /// The left column of the side panel, which is 26 columns wide.
  package var panelX: Int { 91 }

  /// The width of margins that are omitted in the compact layout.
  package var margin: Int { isCompact ? 0 : 1 }
}

extension Canvas {
  package var layout: Layout { Layout(size: size) }

  /// Draws the header and the line under it.
  /// - Parameters:
  ///   - left: the path of the screen.
  ///   - right: the player and the score; if not all parts fit, the first ones are dropped first. For the last one, the
  ///     path is cut.
  ///   - clock: the share of the remaining time, displayed by the line; `isUrgent` when the time is nearly over.
  ///   - stepper: a part between arrows: the path if `left` is empty, otherwise before the parts of `right`.
  package mutating func header(
    _ left: [String], right: [String] = [], clock: (share: Double, isUrgent: Bool)? = nil,
    stepper: Stepper? = nil
  ) {
    let margin = layout.margin
    let band = Rect(x: margin, y: 0, width: size.width - 2 * margin, height: 1)
    let stepped = stepper.map { "◂ \($0.text) ▸" } ?? ""
    var first = left.isEmpty ? stepped : ""
    var rest = ""
    for part in left where !part.isEmpty {
      if first.isEmpty { first = part } else { rest += " · " + part }
    }
    var parts = right.filter { !$0.isEmpty }
    if stepper != nil, !left.isEmpty { parts.insert(stepped, at: 0) }
    func standing() -> String { parts.joined(separator: "   ") }
    while parts.count > 1, first.columns + rest.columns + 2 + standing().columns > band.width {
      parts.removeFirst()
    }
    let used = put(first.clipped(to: band.width), at: band.origin, .title)
    focus(on: .name, at: band.origin)
    let score = standing()
    var room = band.width - used
    if used + rest.columns + 1 + score.columns > band.width, used + 2 + score.columns <= band.width {
      room -= score.columns + 2
      let separator = 3
      rest = room < 8 ? "" : " · " + String(rest.dropFirst(separator)).shortened(to: room - separator)
    }
    room -= put(rest.clipped(to: room), at: Point(x: band.minX + used, y: 0), .text)
    if used + 1 + score.columns <= band.width {
      putRight(score, in: band, row: 0, .dim)
      if let stepper, parts.first == stepped {
        putArrows(of: stepper, at: band.maxX - score.columns, width: stepped.columns)
      }
    }
    if let stepper, left.isEmpty { putArrows(of: stepper, at: band.minX, width: used) }
    let line = Layout.headerRows - 1
    rule(at: Point(x: 0, y: line), width: size.width)
    guard let clock else { return }
    let left = Int((clock.share * Double(size.width)).rounded(.up))
    fill(Rect(x: 0, y: line, width: left, height: 1), "━", clock.isUrgent ? .warning : .clock)
  }

  package mutating func header(_ left: [String], right: String) { header(left, right: [right]) }

  /// Draws the arrows at both ends of a part of the header, which can be clicked.
  private mutating func putArrows(of stepper: Stepper, at x: Int, width: Int) {
    button("◂", at: Point(x: x, y: 0), .shortcut, sends: stepper.back)
    button("▸", at: Point(x: x + width - 1, y: 0), .shortcut, sends: stepper.forward)
  }

  /// The columns of a button besides its label.
  package static let buttonMargins = 2

  /// Draws a button as a filled label, or between brackets where nothing is filled; returns its width. The chosen one can have
  /// the focus.
  @discardableResult
  package mutating func pushButton(
    _ label: String, at point: Point, isChosen: Bool = false, sends key: Key
  ) -> Int {
    let shown = isFilled ? " \(label) " : isChosen ? "‹\(label)›" : "[\(label)]"
    return button(shown, at: point, isChosen ? .chosen : .cap, sends: key)
  }

  /// Draws buttons centred in a row of an area, the first one chosen or none.
  package mutating func pushButtons(
    _ buttons: [(label: String, key: Key)], in area: Rect, row: Int, gap: Int = 2,
    isChosen: Bool = true
  ) {
    var x = area.centeredX(of: Self.width(of: buttons.map(\.label), gap: gap))
    for (index, button) in buttons.enumerated() {
      let place = Point(x: x, y: row)
      x += pushButton(button.label, at: place, isChosen: isChosen && index == 0, sends: button.key) + gap
    }
  }

  /// The columns of buttons in a row.
  package static func width(of labels: [String], gap: Int = 2) -> Int {
    labels.reduce(-gap) { $0 + $1.columns + buttonMargins + gap }
  }

  /// Draws centred lines of text in an area, starting at a row; returns the row below the last one.
  @discardableResult
  package mutating func putCentered(_ lines: [String], in area: Rect, row: Int, _ role: Role) -> Int {
    for (offset, line) in lines.enumerated() { putCentered(line, in: area, row: row + offset, role) }
    return row + lines.count
  }

  /// Draws a message centred in an area, starting at a row; returns the column at which its first line starts.
  @discardableResult
  package mutating func put(message lines: [String], in area: Rect, row: Int, _ role: Role) -> Int {
    putCentered(Array(lines.dropFirst()), in: area, row: row + 1, role)
    let first = lines.first ?? ""
    let x = putCentered(first, in: area, row: row, role)
    if !first.isEmpty { focus(on: .message, at: Point(x: x, y: row)) }
    return x
  }

  /// Draws the lines of a picture, starting at a point.
  package mutating func put(_ lines: [String], at point: Point, _ role: Role) {
    for (row, line) in lines.enumerated() { put(line, at: Point(x: point.x, y: point.y + row), role) }
  }
}
