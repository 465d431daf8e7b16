extension Canvas {
  /// Fills an area with one character of one column.
  public mutating func fill(_ area: Rect, _ character: Unicode.Scalar = " ", _ role: Role = .text) {
    let cell = Cell(character, role)
    let (left, right) = (max(0, area.minX), min(size.width, area.maxX))
    guard left < right else { return }
    for y in stride(from: max(0, area.minY), to: min(size.height, area.maxY), by: 1) {
      let start = y * size.width
      noteChange(in: y)
      cells.withUnsafeMutableBufferPointer { $0[(start + left)..<(start + right)].update(repeating: cell) }
    }
  }

  /// Draws a horizontal line.
  public mutating func rule(
    at point: Point, width: Int, _ character: Unicode.Scalar = "─", _ role: Role = .rule
  ) {
    fill(Rect(x: point.x, y: point.y, width: width, height: 1), character, role)
  }

  /// Writes text centred in a row of an area; returns the column at which it starts.
  @discardableResult
  public mutating func putCentered(_ text: String, in area: Rect, row: Int, _ role: Role) -> Int {
    let shown = text.clipped(to: area.width)
    let x = area.minX + (area.width - shown.columns) / 2
    put(shown, at: Point(x: x, y: row), role)
    return x
  }

  /// Writes text right-aligned in a row of an area.
  public mutating func putRight(_ text: String, in area: Rect, row: Int, _ role: Role) {
    let shown = text.clipped(to: area.width)
    put(shown, at: Point(x: area.maxX - shown.columns, y: row), role)
  }

  /// Draws an empty box of single or double lines, with a title in its upper edge.
  public mutating func box(_ area: Rect, title: String = "", _ role: Role = .rule, isDouble: Bool = false) {
    fill(area)
    guard area.width >= 2, area.height >= 2 else { return }
    let (right, bottom) = (area.maxX - 1, area.maxY - 1)
    let edge: Unicode.Scalar = isDouble ? "═" : "─"
    let side: Unicode.Scalar = isDouble ? "║" : "│"
    rule(at: area.origin, width: area.width, edge, role)
    rule(at: Point(x: area.minX, y: bottom), width: area.width, edge, role)
    for y in area.minY + 1..<bottom {
      set(side, at: Point(x: area.minX, y: y), role)
      set(side, at: Point(x: right, y: y), role)
    }
    set(isDouble ? "╔" : "┌", at: area.origin, role)
    set(isDouble ? "╗" : "┐", at: Point(x: right, y: area.minY), role)
    set(isDouble ? "╚" : "└", at: Point(x: area.minX, y: bottom), role)
    set(isDouble ? "╝" : "┘", at: Point(x: right, y: bottom), role)
    guard !title.isEmpty else { return }
    let shown = " " + title.clipped(to: area.width - 6) + " "
    putCentered(shown, in: area, row: area.minY, .title)
  }
}
