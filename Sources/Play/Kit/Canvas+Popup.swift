import TextUI

extension Canvas {
  /// The centred area of a popup above the bottom line, which leaves the header free if it fits below.
  func popupArea(_ size: Size) -> Rect {
    let area = bounds.centered(size)
    let lowest = bounds.maxY - 1 - size.height
    return Rect(
      x: area.minX, y: max(area.minY, min(Self.headerRows, lowest)), width: area.width, height: area.height)
  }

  /// Draws the empty box of a popup, and removes the scraps of what it cuts in two: the rest of a sentence or of a row of tiles.
  mutating func popupBox(_ area: Rect, title: String) {
    for y in max(Self.headerRows, area.minY)..<max(Self.headerRows, area.maxY) {
      clearScrap(from: area.minX - 1, step: -1, row: y)
      clearScrap(from: area.maxX, step: 1, row: y)
    }
    box(area, title: title)
  }

  private static var headerRows: Int { 2 }

  /// Clears what a popup cuts in two in a row on one side of it: a drawn shape to the next blank, text to the next three
  /// blanks, because two are within a form's chosen value.
  private mutating func clearScrap(from start: Int, step: Int, row: Int) {
    func isBlank(_ x: Int) -> Bool {
      guard x >= 0, x < size.width, row < size.height else { return true }
      let cell = self[Point(x: x, y: row)]
      return cell.base == " " && !cell.isContinuation
    }
    let near = (0..<3).map { start + step * $0 }
    guard let first = near.first(where: { !isBlank($0) }) else { return }
    let isShape = Self.shapes.contains(self[Point(x: first, y: row)].base)
    if isShape, first != start { return }
    var x = start
    while near.prefix(isShape ? 1 : 3).contains(where: { !isBlank($0 - start + x) }) {
      if x >= 0, x < size.width { self[Point(x: x, y: row)] = .blank }
      x += step
    }
  }

  /// Lines, blocks and geometric shapes.
  private static var shapes: ClosedRange<Unicode.Scalar> { "\u{2500}"..."\u{25FF}" }
}
