import TextUI

/// Rows of a label and a value that ←/→ change, with a button below that goes on.
struct Form: Equatable, Sendable {
  struct Row: Equatable, Sendable {
    var label: String
    var value: String
  }

  /// The chosen row; the one after the last is the button.
  private(set) var chosen: Int

  init(chosen: Int) {
    self.chosen = chosen
  }

  /// Moves between `count` rows and the button; the ends join. Returns whether the key was for it.
  mutating func move(_ key: Key, count: Int) -> Bool {
    switch key {
    case .up, .backTab, .wheel(..<0): chosen = (chosen - 1).wrapped(in: count + 1)
    case .down, .tab, .wheel: chosen = (chosen + 1).wrapped(in: count + 1)
    case .home, .pageUp: chosen = 0
    case .end, .pageDown: chosen = count
    case .choose(let row), .adjust(let row, _): chosen = min(row, count)
    default: return false
    }
    return true
  }

  /// Leaves the button chosen when the rows above it become more or fewer.
  mutating func fit(_ before: Int, _ after: Int) {
    if chosen == before { chosen = after } else { chosen = min(chosen, after) }
  }

  func draw(_ rows: [Row], button: String, on canvas: inout Canvas, in area: Rect) {
    let labels = (rows.map(\.label.columns).max() ?? 0) + 3
    // With room to spare, so that the rows stay where they are while their values change.
    let values = max(rows.map(\.value.columns).max() ?? 0, min(16, area.width - labels - 6))
    let left = area.minX + max(0, (area.width - labels - values - 4) / 2)
    let spacing = rows.count * 2 + 1 <= area.height ? 2 : 1
    for (index, row) in rows.enumerated() {
      let y = area.minY + index * spacing
      let isChosen = index == chosen
      canvas.button(row.label, at: Point(x: left, y: y), .dim, sends: .choose(index))
      let x = left + labels
      canvas.button("◂", at: Point(x: x, y: y), .shortcut, sends: .adjust(index, by: -1))
      let value = " " + row.value.clipped(to: area.maxX - x - 4) + " "
      let end =
        x + 1
        + canvas.button(
          value, at: Point(x: x + 1, y: y), isChosen ? .chosen : .text, sends: .choose(index))
      canvas.button("▸", at: Point(x: end, y: y), .shortcut, sends: .adjust(index, by: 1))
    }
    let isChosen = chosen == rows.count
    let label = isChosen ? "‹ \(button) ›" : "  \(button)  "
    let y = min(area.maxY - 1, area.minY + rows.count * spacing + spacing - 1)
    let x = area.centeredX(of: label.columns)
    canvas.button(label, at: Point(x: x, y: y), isChosen ? .chosen : .text, sends: .choose(rows.count))
  }
}
