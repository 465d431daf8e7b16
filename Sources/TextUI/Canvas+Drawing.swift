extension Canvas {
  /// Fills an area with one character.
  public mutating func fill(_ area: Rect, _ character: Character = " ", _ role: Role = .text) {
    let cell = Cell(character, role)
    for y in max(0, area.minY)..<max(0, min(size.height, area.maxY)) where area.minX < size.width {
      for x in max(0, area.minX)..<max(0, min(size.width, area.maxX)) {
        self[Point(x: x, y: y)] = cell
      }
    }
  }

  /// Draws a horizontal line.
  public mutating func rule(at point: Point, width: Int, _ role: Role = .rule) {
    fill(Rect(x: point.x, y: point.y, width: width, height: 1), "─", role)
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
    let edge = String(repeating: isDouble ? "═" : "─", count: area.width - 2)
    let side = isDouble ? "║" : "│"
    put((isDouble ? "╔" : "┌") + edge + (isDouble ? "╗" : "┐"), at: area.origin, role)
    let bottom = Point(x: area.minX, y: area.maxY - 1)
    put((isDouble ? "╚" : "└") + edge + (isDouble ? "╝" : "┘"), at: bottom, role)
    for y in area.minY + 1..<area.maxY - 1 {
      put(side, at: Point(x: area.minX, y: y), role)
      put(side, at: Point(x: area.maxX - 1, y: y), role)
    }
    guard !title.isEmpty else { return }
    let shown = " " + title.clipped(to: area.width - 6) + " "
    putCentered(shown, in: area, row: area.minY, .title)
  }
}
