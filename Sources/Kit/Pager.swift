import Engines
import TextUI
import Texts

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
      let role: Role = index == open ? .title : .dim
      x += canvas.button(labels[index], at: Point(x: x, y: row), role, sends: .choose(index)) + 1 + spread
    }
    if shown.upperBound < titles.count {
      canvas.button("…", at: Point(x: x, y: row), .dim, sends: .choose(shown.upperBound))
    }
  }
}

/// A part of the header between two arrows, which open the one before and the one after.
package struct Stepper {
  package let text: String
  /// The keys that a click on the arrows sends.
  package let back: Key
  package let forward: Key

  package init(_ text: String, back: Key, forward: Key) {
    self.text = text
    self.back = back
    self.forward = forward
  }
}
