import TextUI

/// Pages beside each other, one of them open: `‹Hangman›   Text Twist   Ghost`. A click on one is `.choose`.
struct Tabs {
  let titles: [String]
  let open: Int

  func draw(on canvas: inout Canvas, in area: Rect, row: Int) {
    let width = titles.reduce(0) { $0 + $1.columns + 2 }
    let gap = min(3, max(0, (area.width - width) / max(1, titles.count - 1)))
    var x = area.minX + max(0, (area.width - width - gap * (titles.count - 1)) / 2)
    for (index, title) in titles.enumerated() {
      let label = index == open ? "‹\(title)›" : " \(title) "
      let role: Role = index == open ? .title : .dim
      x += canvas.button(label, at: Point(x: x, y: row), role, sends: .choose(index)) + gap
    }
  }
}
