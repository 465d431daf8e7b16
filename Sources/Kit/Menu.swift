import TextUI

/// A vertical list of entries with a selection. It scrolls when not all of them fit.
package struct Menu: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var title: String
    /// A short description of the entry, for wider screens.
    package var note = ""

    package init(title: String, note: String = "") {
      self.title = title
      self.note = note
    }
  }

  package private(set) var count: Int
  package private(set) var chosen: Int

  package init(count: Int, chosen: Int = 0) {
    self.count = count
    self.chosen = min(max(0, chosen), max(0, count - 1))
  }

  /// Moves the selection; single steps are cyclic. Returns whether the key was handled.
  package mutating func move(_ key: Key) -> Bool {
    guard count > 0 else { return false }
    switch key {
    case .up, .backTab: chosen = (chosen - 1).wrapped(in: count)
    case .down, .tab: chosen = (chosen + 1).wrapped(in: count)
    case .wheel(let notches): chosen = min(max(0, chosen + notches), count - 1)
    case .pageUp: chosen = max(0, chosen - 8)
    case .pageDown: chosen = min(count - 1, chosen + 8)
    case .home: chosen = 0
    case .end: chosen = count - 1
    case .choose(let index) where index < count: chosen = index
    default: return false
    }
    return true
  }

  /// The range of entries visible in `rows` rows, with the selection in the middle if possible.
  package func visible(in rows: Int) -> Range<Int> {
    let first = max(0, min(chosen - rows / 2, count - rows))
    return first..<min(count, first + rows)
  }

  /// Draws arrows at the right edge of the area of the visible entries where there are further ones.
  package func drawArrows(on canvas: inout Canvas, in area: Rect) {
    let visible = visible(in: area.height)
    if visible.lowerBound > 0 { canvas.put("↑", at: Point(x: area.maxX - 1, y: area.minY), .dim) }
    if visible.upperBound < count { canvas.put("↓", at: Point(x: area.maxX - 1, y: area.maxY - 1), .dim) }
  }

  /// Draws entries into an area, each clickable; arrows at the right edge indicate further entries.
  /// - Parameter parts: the entries to draw, by their indices.
  package func draw(_ entries: [Entry], on canvas: inout Canvas, in area: Rect) {
    let visible = visible(in: area.height)
    let titleWidth = entries.map(\.title.columns).max() ?? 0
    for (row, index) in visible.enumerated() {
      let entry = entries[index]
      let line = Rect(x: area.minX, y: area.minY + row, width: area.width, height: 1)
      canvas.listRow(line, isChosen: index == chosen, sends: .choose(index))
      let titleX = line.minX + 2
      canvas.put(
        entry.title.clipped(to: line.maxX - titleX), at: Point(x: titleX, y: line.minY),
        index == chosen ? .chosen : .text)
      let noteX = titleX + titleWidth + 3
      if noteX + entry.note.columns < line.maxX {
        canvas.put(entry.note, at: Point(x: noteX, y: line.minY), index == chosen ? .chosen : .dim)
      }
    }
    drawArrows(on: &canvas, in: area)
  }
}
