import Play
import TextUI
import Texts

/// A vertical list of entries with a selection. It scrolls when not all of them fit.
package struct Menu: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var title: String
    /// A short description of the entry, for wider screens.
    package var note = ""
    /// The letter of the title that opens the entry, and is marked in it.
    package var letter: Character?

    package init(title: String, note: String = "", letter: Character? = nil) {
      self.title = title
      self.note = note
      self.letter = letter
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
        entry.title.clipped(to: line.maxX - titleX), markedAt: entry.letter,
        at: Point(x: titleX, y: line.minY), isChosen: index == chosen)
      let noteX = titleX + titleWidth + 3
      if noteX + entry.note.columns < line.maxX {
        canvas.put(entry.note, at: Point(x: noteX, y: line.minY), index == chosen ? .chosen : .dim)
      }
    }
    drawArrows(on: &canvas, in: area)
  }

  /// Draws a centred list, with the key that closes it in the last row.
  package func draw(_ title: String, _ entries: [Entry], on canvas: inout Canvas, _ context: Context) {
    let titles = entries.reduce(0) { max($0, $1.title.columns) }
    let notes = entries.reduce(0) { max($0, $1.note.columns) }
    let widest = titles + (notes == 0 ? 0 : notes + 4)
    let close = "Esc \(context.text("back"))"
    let width = max(widest + 3, title.columns + 4, close.columns)
    let size = Size(
      width: min(canvas.size.width, width + 4),
      height: min(canvas.size.height - 1 - Layout.headerRows, entries.count + 4))
    let area = canvas.popupArea(size)
    let inner = area.inset(columns: 2, rows: 1)
    let list = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 2)
    canvas.clearSentence(cutBy: area)
    // The rows beneath may be wider, with blanks between their columns.
    canvas.fill(Rect(x: 0, y: area.minY, width: canvas.size.width, height: area.height))
    canvas.box(area, title: title)
    draw(entries, on: &canvas, in: list)
    let x = area.maxX - 2 - close.columns
    canvas.button(close, at: Point(x: x, y: area.maxY - 2), .dim, sends: .escape)
  }
}

extension Canvas {
  /// Writes the title of a row, with the first occurrence of the letter that opens it marked, unless the row is filled.
  package mutating func put(_ title: String, markedAt letter: Character?, at place: Point, isChosen: Bool) {
    put(title, at: place, isChosen ? .chosen : .text)
    guard !isChosen, let letter else { return }
    let graphemes = Array(title)
    guard let index = graphemes.firstIndex(where: { $0.lowercased() == String(letter) }) else { return }
    let before = String(graphemes[..<index]).columns
    put(String(graphemes[index]), at: Point(x: place.x + before, y: place.y), .shortcut)
  }

  /// Makes a row of a list clickable, and marks it at its left end when it is selected.
  /// - Parameters:
  ///   - key: the key that a click sends; `nil` when the row cannot be clicked.
  ///   - fills: whether a selected row is filled; otherwise only the mark is drawn.
  package mutating func listRow(_ row: Rect, isChosen: Bool, sends key: Key?, fills: Bool = true) {
    if let key { target(row, sends: key) }
    guard isChosen else { return }
    focus(on: .row, at: row.origin)
    if fills { fill(row, " ", .chosen) }
    set("▸", at: row.origin, fills ? .chosen : .title)
  }
}
