import TextUI

/// One of several things and the way to its neighbours: `◂ Duel ▸  8/15`. A click on an arrow is `.adjust(0, by:)`.
struct Pager {
  /// Of these the first that fits is shown.
  let titles: [String]
  let index: Int
  let count: Int

  func draw(on canvas: inout Canvas, in area: Rect, row: Int) {
    let number = "\(index + 1)/\(count)"
    let room = area.width - 8 - number.columns
    let title = titles.first { $0.columns <= room } ?? titles[titles.count - 1]
    guard count > 1 else {
      canvas.putCentered(title, in: area, row: row, .stage)
      return
    }
    let shown = " " + title.clipped(to: room) + " "
    let width = shown.columns + 4 + 2 + number.columns
    var x = area.minX + max(0, (area.width - width) / 2)
    x += canvas.button("◂ ", at: Point(x: x, y: row), .shortcut, sends: .adjust(0, by: -1))
    x += canvas.put(shown, at: Point(x: x, y: row), .stage)
    x += canvas.button(" ▸", at: Point(x: x, y: row), .shortcut, sends: .adjust(0, by: 1))
    canvas.put(number, at: Point(x: x + 2, y: row), .dim)
  }
}
