import TextUI

extension Canvas {
  /// The centred area of a popup above the bottom line, which leaves the header free if it fits below.
  package func popupArea(_ size: Size) -> Rect {
    let area = bounds.centered(size)
    let lowest = bounds.maxY - 1 - size.height
    return Rect(
      x: area.minX, y: max(area.minY, min(Layout.headerRows, lowest)), width: area.width, height: area.height)
  }

  /// Clears everything between the header and the bottom line, where parts of pictures and tiles beside a popup would remain.
  package mutating func clearStage() {
    fill(Rect(x: 0, y: Layout.headerRows, width: size.width, height: size.height - 1 - Layout.headerRows))
  }

  /// Clears rows up to the side panel, where a keyboard or tiles would remain beside what stands in their place.
  package mutating func clearRows(_ rows: Range<Int>) {
    fill(Rect(x: layout.stage.minX, y: rows.lowerBound, width: layout.mainWidth, height: rows.count))
  }

  /// Draws the empty box of a popup, and removes the scraps of what it cuts in two: the rest of a sentence, of a row of tiles or
  /// of a picture.
  package mutating func popupBox(_ area: Rect, title: String) {
    clearSentence(cutBy: area)
    clearPictures(cutBy: area, at: area.minY, step: -1)
    clearPictures(cutBy: area, at: area.maxY - 1, step: 1)
    for y in max(Layout.headerRows, area.minY)..<max(Layout.headerRows, area.maxY) {
      clearScrap(from: area.minX - 1, step: -1, row: y)
      clearScrap(from: area.maxX, step: 1, row: y)
    }
    box(area, title: title)
  }

  /// Clears the rest, below a popup, of a centred sentence that begins beneath it.
  package mutating func clearSentence(cutBy area: Rect) {
    func text(_ y: Int) -> ClosedRange<Int>? {
      let drawn = (0..<size.width).filter { self[Point(x: $0, y: y)].base != " " }
      return drawn.isEmpty ? nil : drawn[0]...drawn[drawn.count - 1]
    }
    guard area.maxY < size.height - 1, text(area.maxY - 1) != nil else { return }
    for y in area.maxY..<size.height - 1 {
      guard let columns = text(y), abs(columns.lowerBound + columns.upperBound + 1 - size.width) <= 1,
        self[Point(x: columns.lowerBound, y: y)].character.isLowercase
      else { return }
      fill(Rect(x: 0, y: y, width: size.width, height: 1))
    }
  }

  /// Clears the rest, above or below a popup, of pictures and tiles that go on beneath it.
  /// - Parameters:
  ///   - edge: the popup's first or last row.
  ///   - step: the direction away from the popup.
  private mutating func clearPictures(cutBy area: Rect, at edge: Int, step: Int) {
    func isLine(_ x: Int, _ y: Int) -> Bool {
      bounds.contains(Point(x: x, y: y)) && Self.lines.contains(self[Point(x: x, y: y)].base)
    }
    func isDrawn(_ x: Int, _ y: Int) -> Bool {
      bounds.contains(Point(x: x, y: y)) && self[Point(x: x, y: y)].base != " "
    }
    let cut = (area.minX..<area.maxX).filter { x in
      isLine(x, edge) && (x - 1...x + 1).contains { isLine($0, edge + step) }
    }
    guard var left = cut.first, var right = cut.last else { return }
    var y = edge + step
    while y >= Layout.headerRows, y < size.height - 1,
      (left - 1...right + 1).contains(where: { isLine($0, y) })
    {
      while isDrawn(left - 1, y) { left -= 1 }
      while isDrawn(right + 1, y) { right += 1 }
      y += step
    }
    let top = step < 0 ? y + 1 : edge + 1
    fill(Rect(x: left, y: top, width: right + 1 - left, height: abs(y - edge) - 1))
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

  /// Lines and blocks, of which pictures and tiles are made.
  private static var lines: ClosedRange<Unicode.Scalar> { "\u{2500}"..."\u{259F}" }
  /// These and geometric shapes.
  private static var shapes: ClosedRange<Unicode.Scalar> { "\u{2500}"..."\u{25FF}" }
}
