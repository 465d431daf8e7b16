import TextUI

/// A dot for each page, the current one filled, between arrows to its neighbours: `◂  ● ○ ○  ▸`. A click on a dot sends
/// `.choose`, one on an arrow `.adjust(0, by:)`.
package struct PageDots {
  package let count: Int
  package let open: Int

  package init(count: Int, open: Int) {
    self.count = count
    self.open = open
  }

  package func draw(on canvas: inout Canvas, in area: Rect, row: Int) {
    let width = count * 2 + 7
    let left = area.centeredX(of: width)
    if open > 0 { canvas.button("◂", at: Point(x: left, y: row), .shortcut, sends: .adjust(0, by: -1)) }
    for index in 0..<count {
      let isOpen = index == open
      canvas.button(
        isOpen ? "● " : "○ ", at: Point(x: left + 4 + index * 2, y: row), isOpen ? .title : .dim,
        sends: .choose(index))
    }
    if open < count - 1 {
      canvas.button("▸", at: Point(x: left + width - 1, y: row), .shortcut, sends: .adjust(0, by: 1))
    }
  }
}
