import TextUI

/// Tabs in a row, one of them selected: `Hangman   ‹Text Twist›   Ghost`. A click on one sends `.choose`.
struct Tabs {
  let titles: [String]
  let open: Int

  func draw(on canvas: inout Canvas, in area: Rect, row: Int) {
    let width = titles.reduce(2) { $0 + $1.columns }
    let gap = min(3, max(1, (area.width - width) / max(1, titles.count - 1)))
    var x = area.centeredX(of: width + gap * (titles.count - 1))
    for (index, title) in titles.enumerated() {
      let label = index == open ? "‹\(title)›" : title
      let role: Role = index == open ? .chosen : .dim
      x += canvas.button(label, at: Point(x: x, y: row), role, sends: .choose(index)) + gap
    }
  }
}
