import TextUI

/// A selector for one of several things: `◂  timed  ▸  1 of 4`. A click on an arrow sends `.adjust(0, by:)`.
package struct Pager {
  package let title: String
  package let index: Int
  package let count: Int
  /// The text for the position, e.g. `1 of 4`.
  package let of: @Sendable (_ number: Int, _ count: Int) -> String

  package init(
    title: String, index: Int, count: Int, of: @escaping @Sendable (_ number: Int, _ count: Int) -> String
  ) {
    self.title = title
    self.index = index
    self.count = count
    self.of = of
  }

  /// Draws the pager centred in an area.
  package func draw(on canvas: inout Canvas, in area: Rect, row: Int) {
    guard count > 1 else {
      canvas.putCentered(title, in: area, row: row, .stage)
      return
    }
    draw(on: &canvas, at: Point(x: area.centeredX(of: width), y: row), gap: 2)
  }

  /// Draws the pager in a shorter form, right-aligned in an area.
  package func drawRight(on canvas: inout Canvas, in area: Rect, row: Int) {
    guard count > 1 else {
      canvas.putRight(title, in: area, row: row, .dim)
      return
    }
    draw(on: &canvas, at: Point(x: area.maxX - width + 2, y: row), gap: 1)
  }

  private var width: Int { title.columns + 8 + of(index + 1, count).columns }

  private func draw(on canvas: inout Canvas, at place: Point, gap: Int) {
    var x = place.x
    x += canvas.button("◂", at: place, .shortcut, sends: .adjust(0, by: -1)) + gap
    x += canvas.put(title, at: Point(x: x, y: place.y), .text) + gap
    x += canvas.button("▸", at: Point(x: x, y: place.y), .shortcut, sends: .adjust(0, by: 1)) + 2
    canvas.put(of(index + 1, count), at: Point(x: x, y: place.y), .dim)
  }
}
