import TextUI

/// Tabs in a row, one of them selected: `Hangman   ‹Text Twist›   Ghost`. A click on one sends `.choose`. Where not all of them
/// fit, those around the selected one are shown, and a click on `…` selects the next one.
package struct Tabs {
  package let titles: [String]
  package let open: Int

  package init(titles: [String], open: Int) {
    self.titles = titles
    self.open = open
  }

  package func draw(on canvas: inout Canvas, in area: Rect, row: Int) {
    let labels = titles.enumerated().map { $0.offset == open ? "‹\($0.element)›" : $0.element }
    // Each with the blank after it.
    let widths = labels.map { $0.columns + 1 }
    let shown = Range.window(of: widths, around: open, room: area.width + 1, cut: 2)
    let used = shown.width(of: widths, cut: 2) - 1
    let gaps = titles.count - 1
    let spread = shown.count < titles.count ? 0 : min(2, (area.width - used) / max(1, gaps))
    var x = area.centeredX(of: used + spread * gaps)
    if shown.lowerBound > 0 {
      x += canvas.button("…", at: Point(x: x, y: row), .dim, sends: .choose(shown.lowerBound - 1)) + 1
    }
    for index in shown {
      let role: Role = index == open ? .chosen : .dim
      x += canvas.button(labels[index], at: Point(x: x, y: row), role, sends: .choose(index)) + 1 + spread
    }
    if shown.upperBound < titles.count {
      canvas.button("…", at: Point(x: x, y: row), .dim, sends: .choose(shown.upperBound))
    }
  }
}
