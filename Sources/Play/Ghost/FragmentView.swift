import TextUI

/// The fragment as a row of tiles, the last one of which waits for a letter; of what is too long for tiles, only
/// the letters, and of those as many of the last ones as there is room for.
struct FragmentView {
  let letters: [Character]
  /// Whether a letter can be added.
  let isOpen: Bool

  static let height = 3

  init(_ letters: [Character], isOpen: Bool) {
    self.letters = letters
    self.isOpen = isOpen
  }

  /// Draws it in the middle of the area, the top of the tiles in a row of the canvas.
  /// - Parameter key: what a click on a letter stands for, by its index.
  func draw(
    on canvas: inout Canvas, in area: Rect, row: Int, key: (Int) -> Key? = { _ in nil }, _ role: (Int) -> Role
  ) {
    let count = letters.count + (isOpen ? 1 : 0)
    guard count > 0 else { return }
    let isTiled = count * 4 + 1 <= area.width
    let pitch = isTiled ? 4 : 2
    let shown = min(count, max(1, (area.width - 4) / pitch))
    let first = isTiled ? 0 : count - shown
    let left = area.minX + (area.width - (count - first) * pitch) / 2
    if isTiled { drawTiles(on: &canvas, count, at: Point(x: left, y: row)) }
    if first > 0 { canvas.put("…", at: Point(x: left - 2, y: row + 1), .dim) }
    for index in first..<count {
      let x = left + (index - first) * pitch + (isTiled ? 2 : 0)
      let text = index < letters.count ? String(letters[index].capital) : "▂"
      canvas.put(text, at: Point(x: x, y: row + 1), index < letters.count ? role(index) : .title)
      if index < letters.count, let key = key(index) {
        canvas.target(
          isTiled
            ? Rect(x: x - 1, y: row, width: 3, height: Self.height)
            : Rect(x: x, y: row + 1, width: 1, height: 1),
          sends: key)
      }
    }
  }

  private func drawTiles(on canvas: inout Canvas, _ count: Int, at origin: Point) {
    for index in 0..<count {
      let edge = index < letters.count ? "───" : "╌╌╌"
      let place = Point(x: origin.x + index * 4, y: origin.y)
      canvas.put((index == 0 ? "┌" : "┬") + edge, at: place, .rule)
      canvas.put("│", at: Point(x: place.x, y: place.y + 1), .rule)
      canvas.put((index == 0 ? "└" : "┴") + edge, at: Point(x: place.x, y: place.y + 2), .rule)
    }
    let end = origin.x + count * 4
    for (row, corner) in ["┐", "│", "┘"].enumerated() {
      canvas.put(corner, at: Point(x: end, y: origin.y + row), .rule)
    }
  }
}
