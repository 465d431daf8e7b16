import Kit
import TextUI

/// The fragment as a row of cells, the last of which is empty for the next letter; if it is too long, its last letters.
struct FragmentView {
  /// The dimensions of the cells.
  struct Cells: Equatable {
    /// The width of a cell including both borders, in columns; neighbouring cells share a border.
    var width: Int
    var height: Int
    /// The maximum number of letters in this form.
    var most: Int

    var pitch: Int { width - 1 }
  }

  let letters: [Character]
  /// The letters from this index on are typed text that is not part of the fragment yet.
  var typedFrom = Int.max
  /// Whether a letter can be added.
  let isOpen: Bool
  /// The index of a letter that must be visible; `nil` for the last one.
  var focus: Int?

  /// The height of the small cells, in rows.
  static let height = 3
  static let small = Cells(width: 5, height: height, most: 18)

  /// The position of the letters: the visible range, their columns and the form of their cells.
  struct Placing {
    var cells: Cells
    var shown: Range<Int>
    /// The left border of the first cell.
    var left: Int
    var top: Int

    /// The column of a letter.
    func x(of index: Int) -> Int { left + (index - shown.lowerBound) * cells.pitch + cells.pitch / 2 }
  }

  /// Chooses the largest form in which all letters fit, centred in the area.
  func placing(in area: Rect, _ forms: [Cells]) -> Placing {
    let count = letters.count + (isOpen ? 1 : 0)
    let cells = forms.first { letters.count <= $0.most } ?? forms[forms.count - 1]
    var shown = 0..<count
    if letters.count > cells.most {
      let room = cells.most - 1 + (isOpen ? 1 : 0)
      let first = focus.map { min(max(0, $0 - room / 2), count - room) } ?? count - room
      shown = first..<first + room
    }
    let width = shown.count * cells.pitch + 1
    return Placing(
      cells: cells, shown: shown, left: area.centeredX(of: width),
      top: area.minY + (area.height - cells.height) / 2)
  }

  /// Draws the fragment centred in the area.
  /// - Parameter key: the key that a click on the letter at an index sends.
  func draw(
    on canvas: inout Canvas, in area: Rect, _ forms: [Cells] = [small], key: (Int) -> Key? = { _ in nil },
    _ role: (Int) -> Role
  ) {
    let place = placing(in: area, forms)
    guard !place.shown.isEmpty else { return }
    drawCells(on: &canvas, place)
    let middle = place.top + place.cells.height / 2
    if place.shown.lowerBound > 0 { canvas.put("…", at: Point(x: place.left - 2, y: middle), .dim) }
    if place.shown.upperBound < letters.count {
      let end = place.left + place.shown.count * place.cells.pitch
      canvas.put("…", at: Point(x: end + 2, y: middle), .dim)
    }
    for index in place.shown {
      let point = Point(x: place.x(of: index), y: middle)
      canvas.focus(on: index == letters.count && index > typedFrom ? .entry : .stage, at: point)
      guard letters.indices.contains(index) else {
        canvas.put("▂", at: point, .title)
        continue
      }
      let letter = index < typedFrom ? letters[index].capital : letters[index]
      canvas.put(String(letter), at: point, role(index))
      if let key = key(index) {
        let left = place.left + (index - place.shown.lowerBound) * place.cells.pitch + 1
        canvas.target(
          Rect(x: left, y: place.top, width: place.cells.pitch - 1, height: place.cells.height), sends: key)
      }
    }
  }

  /// Draws the borders: light ones, dashed around cells that are not part of the fragment.
  private func drawCells(on canvas: inout Canvas, _ place: Placing) {
    let (pitch, height) = (place.cells.pitch, place.cells.height)
    let settled = min(letters.count, typedFrom)
    for index in place.shown {
      let isSettled = index < settled
      let role: Role = isSettled ? .picture : .rule
      let edge = String(repeating: isSettled ? "─" : "╌", count: pitch - 1)
      let x = place.left + (index - place.shown.lowerBound) * pitch
      let isFirst = index == place.shown.lowerBound
      let shared: Role = index > place.shown.lowerBound && index - 1 < settled ? .picture : role
      canvas.put(isFirst ? "┌" : "┬", at: Point(x: x, y: place.top), shared)
      canvas.put(edge, at: Point(x: x + 1, y: place.top), role)
      for row in 1..<height - 1 {
        canvas.put("│", at: Point(x: x, y: place.top + row), shared)
        canvas.put("│", at: Point(x: x + pitch, y: place.top + row), role)
      }
      canvas.put(isFirst ? "└" : "┴", at: Point(x: x, y: place.top + height - 1), shared)
      canvas.put(edge, at: Point(x: x + 1, y: place.top + height - 1), role)
      canvas.put("┐", at: Point(x: x + pitch, y: place.top), role)
      canvas.put("┘", at: Point(x: x + pitch, y: place.top + height - 1), role)
    }
  }
}
