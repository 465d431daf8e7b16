import TextUI

extension Canvas {
  /// The centred area of a popup above the bottom line, which leaves the header free if it fits below.
  func popupArea(_ size: Size) -> Rect {
    let area = bounds.centered(size)
    let lowest = bounds.maxY - 1 - size.height
    return Rect(
      x: area.minX, y: max(area.minY, min(Layout.headerRows, lowest)), width: area.width, height: area.height)
  }

  /// Clears everything between the header and the bottom line, where parts of pictures and tiles beside a popup would remain.
  mutating func clearStage() {
    fill(Rect(x: 0, y: Layout.headerRows, width: size.width, height: size.height - 1 - Layout.headerRows))
  }

  /// Draws the empty box of a popup, and removes the scraps of what it cuts in two: the rest of a sentence or of a row of tiles.
  mutating func popupBox(_ area: Rect, title: String) {
    for y in max(Layout.headerRows, area.minY)..<max(Layout.headerRows, area.maxY) {
      clearScrap(from: area.minX - 1, step: -1, row: y)
      clearScrap(from: area.maxX, step: 1, row: y)
    }
    box(area, title: title)
  }

  /// Clears what a popup cuts in two in a row on one side of it: a drawn shape to the next blank, text that goes on beneath
  /// it to the next three blanks, because two are within a form's chosen value.
  private mutating func clearScrap(from start: Int, step: Int, row: Int) {
    func isBlank(_ x: Int) -> Bool {
      guard x >= 0, x < size.width, row < size.height else { return true }
      let cell = self[Point(x: x, y: row)]
      return cell.base == " " && !cell.isContinuation
    }
    let gap = 3
    guard let outer = (0..<gap).first(where: { !isBlank(start + step * $0) }) else { return }
    let isShape = Self.shapes.contains(self[Point(x: start + step * outer, y: row)].base)
    let isCut = isShape ? outer == 0 : (0..<gap - outer).contains { !isBlank(start - step * ($0 + 1)) }
    guard isCut else { return }
    var x = start
    while (0..<(isShape ? 1 : gap)).contains(where: { !isBlank(x + step * $0) }) {
      if x >= 0, x < size.width { self[Point(x: x, y: row)] = .blank }
      x += step
    }
  }

  /// Lines, blocks and geometric shapes.
  private static var shapes: ClosedRange<Unicode.Scalar> { "\u{2500}"..."\u{25FF}" }
}
