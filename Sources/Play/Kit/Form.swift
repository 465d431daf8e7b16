import TextUI

/// Rows of a label and a value that ←/→ change; one row is selected.
struct Form: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    var label: String
    var value: String
  }

  private(set) var chosen = 0

  /// Moves the selection between `count` rows, cyclically. Returns whether the key was handled.
  mutating func move(_ key: Key, count: Int) -> Bool {
    switch key {
    case .up, .backTab, .wheel(..<0): chosen = (chosen - 1).wrapped(in: count)
    case .down, .tab, .wheel: chosen = (chosen + 1).wrapped(in: count)
    case .home, .pageUp: chosen = 0
    case .end, .pageDown: chosen = count - 1
    case .choose(let row), .adjust(let row, _): chosen = min(row, count - 1)
    default: return false
    }
    return true
  }

  /// Keeps the selection in range when the number of rows decreases.
  mutating func fit(_ count: Int) { chosen = min(chosen, count - 1) }

  /// Draws a row with its label at `point` and its value at a fixed distance from it. A click on an arrow changes the
  /// value, a click anywhere else selects the row.
  /// - Parameter pads: whether the selected value has a blank on either side.
  func draw(
    _ row: Row, _ index: Int, on canvas: inout Canvas, at point: Point, valueX: Int, width: Int,
    pads: Bool = true
  ) {
    let isChosen = index == chosen
    let line = Rect(x: point.x, y: point.y, width: width, height: 1)
    canvas.target(line, sends: .choose(index))
    if isChosen { canvas.put("▸", at: point, .title) }
    canvas.put(row.label, at: Point(x: point.x + 2, y: point.y), isChosen ? .text : .dim)
    let x = point.x + valueX
    canvas.button("◂", at: Point(x: x, y: point.y), .shortcut, sends: .adjust(index, by: -1))
    let room = line.maxX - x - (isChosen && pads ? 6 : 4)
    let value = isChosen && pads ? " \(row.value.clipped(to: room)) " : row.value.clipped(to: room)
    let used = canvas.put(value, at: Point(x: x + 2, y: point.y), isChosen ? .chosen : .text)
    canvas.button("▸", at: Point(x: x + 3 + used, y: point.y), .shortcut, sends: .adjust(index, by: 1))
  }

  /// Draws a set-up: its rows, two lines of explanation under them, and the button that starts the game, which Enter
  /// presses from any row.
  func draw(_ rows: [Row], note: String, button: String, on canvas: inout Canvas) {
    let layout = canvas.layout.page
    let isCompact = layout.isCompact
    let top = isCompact ? rows.count > 7 ? 2 : 4 : rows.count > 6 ? 10 : rows.count > 3 ? 11 : 12
    let spacing = isCompact || rows.count > 3 ? 1 : 2
    for (index, row) in rows.enumerated() {
      let place = layout.point(isCompact ? 1 : 24, top + index * spacing)
      draw(
        row, index, on: &canvas, at: place, valueX: isCompact ? 17 : 20, width: isCompact ? 38 : 52)
    }
    drawNote(note, on: &canvas, in: layout, below: top + rows.count * spacing)
    let label = "‹ \(button) ›"
    let place = Point(
      x: layout.stage.centeredX(of: label.columns), y: layout.point(0, isCompact ? 13 : 21).y)
    canvas.button(label, at: place, .chosen, sends: .enter)
  }

  /// The first sentence bright, what follows dim; closer together where there are few rows.
  private func drawNote(_ note: String, on canvas: inout Canvas, in layout: Layout, below row: Int) {
    let width = layout.isCompact ? 38 : 60
    let parts = note.split(separator: "\n").flatMap { part in
      layout.isCompact ? String(part).sentences : String(part).sentences(to: width)
    }
    var lines = parts.enumerated().flatMap { index, part in
      part.balanced(to: width).map { (text: $0, role: index == 0 ? Role.text : .dim) }
    }
    if layout.isCompact, lines.count > 12 - row {
      lines = parts.joined(separator: " ").balanced(to: width).map { (text: $0, role: .text) }
    }
    let top = layout.isCompact ? max(row, 12 - lines.count) : 18
    for (offset, line) in lines.enumerated() {
      canvas.putCentered(line.text, in: layout.stage, row: layout.point(0, top + offset).y, line.role)
    }
  }
}
