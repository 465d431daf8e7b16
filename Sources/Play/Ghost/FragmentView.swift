import TextUI

/// The fragment as a row of cells, the last one of which waits for a letter; of what is too long, the last letters.
struct FragmentView {
  /// The form of the cells.
  struct Cells: Equatable {
    /// The columns of a cell with both its edges; neighbours share one.
    var width: Int
    var height: Int
    /// The most letters that are shown in this form.
    var most: Int

    var pitch: Int { width - 1 }
  }

  let letters: [Character]
  /// The letters from this one on are not part of the fragment yet.
  var typedFrom = Int.max
  /// Whether a letter can be added.
  let isOpen: Bool
  /// A letter that has to be visible; by default the last ones are.
  var focus: Int?

  /// The height of the small cells.
  static let height = 3
  static let small = Cells(width: 5, height: height, most: 18)

  init(_ letters: [Character], typedFrom: Int = .max, isOpen: Bool, focus: Int? = nil) {
    self.letters = letters
    self.typedFrom = typedFrom
    self.isOpen = isOpen
    self.focus = focus
  }

  /// Where its letters stand: the first one shown, the columns of the letters and the form of their cells.
  struct Placing {
    var cells: Cells
    var shown: Range<Int>
    /// The left edge of the first cell.
    var left: Int
    var top: Int

    /// The column of a letter.
    func x(of index: Int) -> Int { left + (index - shown.lowerBound) * cells.pitch + cells.pitch / 2 }
  }

  /// Finds the largest form that all letters fit in, in the middle of the area.
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

  /// Draws it in the middle of the area.
  /// - Parameter key: what a click on a letter stands for, by its index.
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

  /// The edges: light ones, dashed around what is not part of the fragment.
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
