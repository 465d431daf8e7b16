import Texts

/// A frame as a value: the contents of every cell, and the keys that clicks stand for.
public struct Canvas: Equatable, Sendable {
  /// An area where a click stands for a key.
  public struct Target: Equatable, Sendable {
    public var area: Rect
    public var key: Key
    /// Whether it can be clicked even under a popup, which then receives its key.
    public var isReachable = false
  }

  public let size: Size
  /// Whether the terminal shows the backgrounds of tiles and keys; otherwise signs tell the states of keys and buttons.
  public let isFilled: Bool
  /// The sign of the place where the next letter goes; it differs from that of other places in any set of characters.
  public let caret: String
  /// Whether it is shown in ASCII, where `ẞ` is two letters.
  private let isASCII: Bool
  public internal(set) var cells: [Cell]
  public internal(set) var targets: [Target] = []
  /// Where the player's attention is: the terminal's cursor stands there, hidden or not, because braille displays and screen
  /// readers follow it. `nil` until something has been drawn that can have it.
  public private(set) var focus: Point?
  /// What has the focus; `nil` when anything takes it, because it lies under a popup.
  private var attention: Attention?
  /// The position of the cursor where it is visible; `nil` where it is hidden.
  public var cursor: Point? { attention == .caret ? focus : nil }

  /// A blank canvas.
  public init(size: Size, isFilled: Bool = true, caret: String = "▂", isASCII: Bool = false) {
    self.size = size
    self.isFilled = isFilled
    self.caret = caret
    self.isASCII = isASCII
    targets.reserveCapacity(Self.usualTargets)
    cells = Array(repeating: .blank, count: max(0, size.width) * max(0, size.height))
  }

  /// The number of areas that most frames need, so that their array seldom grows.
  private static let usualTargets = 48

  public var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  /// The cell at a point, which must lie within `bounds`.
  public subscript(_ point: Point) -> Cell {
    get { cells[point.y * size.width + point.x] }
    set { cells[point.y * size.width + point.x] = newValue }
  }

  /// Writes a line of text and returns its width in columns. It is clipped to the canvas; control characters are replaced
  /// by `�`, so that no text can control the terminal.
  @discardableResult
  public mutating func put(_ text: String, at point: Point, _ role: Role) -> Int {
    put(text, at: point, roles: { _ in role })
  }

  /// Writes a line of text with a role for the grapheme at each index, and returns its width; otherwise as above.
  @discardableResult
  public mutating func put(_ text: String, at point: Point, roles role: (_ grapheme: Int) -> Role) -> Int {
    let text = !isASCII ? text : text == " ẞ " ? " SS" : text.replacing("ẞ", with: "SS")
    var x = point.x
    for (number, character) in text.enumerated() {
      let shown = character.isInert ? character : Character.replacement
      let width = shown.columns
      put(Cell(shown, role(number)), width: width, at: Point(x: x, y: point.y))
      x += width
    }
    return x - point.x
  }

  /// Sets a cell to a scalar of one column; outside of the canvas nothing is drawn.
  public mutating func set(_ scalar: Unicode.Scalar, at point: Point, _ role: Role) {
    guard point.y >= 0, point.y < size.height, point.x >= 0, point.x < size.width else { return }
    cells[point.y * size.width + point.x] = Cell(scalar, role)
  }

  private mutating func put(_ cell: Cell, width: Int, at point: Point) {
    guard point.y >= 0, point.y < size.height, point.x >= 0, point.x + width <= size.width else { return }
    let index = point.y * size.width + point.x
    cells[index] = cell
    if width == 2 { cells[index + 1] = Cell(" ", cell.role, isContinuation: true) }
  }

  /// Adjacent cells of a row.
  public struct Run: Equatable, Sendable {
    public var row: Int
    public var columns: ClosedRange<Int>

    public init(row: Int, columns: ClosedRange<Int>) {
      self.row = row
      self.columns = columns
    }
  }

  /// The cells of a run, which must lie within `bounds`.
  public subscript(_ run: Run) -> ArraySlice<Cell> {
    let start = run.row * size.width
    return cells[(start + run.columns.lowerBound)...(start + run.columns.upperBound)]
  }

  /// Each row that differs from another canvas of the same size, and the columns from the first difference to the last, extended
  /// to whole graphemes.
  public func differences(from other: Canvas) -> [Run] {
    let width = size.width
    var runs: [Run] = []
    cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        for row in 0..<size.height {
          let range = row * width..<(row + 1) * width
          let found = UnsafeBufferPointer(rebasing: cells[range]).differences(
            from: UnsafeBufferPointer(rebasing: others[range]))
          guard let found else { continue }
          let first = found.lowerBound - (cells[range.lowerBound + found.lowerBound].isContinuation ? 1 : 0)
          runs.append(Run(row: row, columns: first...found.upperBound))
        }
      }
    }
    return runs
  }

  /// Makes an area clickable: a click there sends the key. If areas overlap, the last one takes precedence.
  /// - Parameter isReachable: whether it can be clicked even under a popup, which then receives the key.
  public mutating func target(_ area: Rect, sends key: Key, isReachable: Bool = false) {
    targets.append(Target(area: area, key: key, isReachable: isReachable))
  }

  /// Moves the focus to something that is drawn at a point, unless what has it matters as much or more. A point beyond the canvas
  /// counts as the nearest cell.
  public mutating func focus(on attention: Attention, at point: Point) {
    if let own = self.attention, own >= attention { return }
    self.attention = attention
    focus = Point(x: max(0, min(point.x, size.width - 1)), y: max(0, min(point.y, size.height - 1)))
  }

  /// Writes clickable text, and returns its width. In the role `chosen` it can have the focus.
  @discardableResult
  public mutating func button(_ text: String, at point: Point, _ role: Role, sends key: Key) -> Int {
    if role == .chosen { focus(on: .button, at: point) }
    let width = put(text, at: point, role)
    target(Rect(x: point.x, y: point.y, width: width, height: 1), sends: key)
    return width
  }

  /// Prepares for a popup: existing areas are no longer clickable, except reachable ones, the focus is for whatever the popup
  /// draws first, and the contents are dimmed if the popup `dims` them.
  public mutating func coverTargets(dims: Bool = true) {
    targets.removeAll { !$0.isReachable }
    attention = nil
    guard dims else { return }
    for index in cells.indices { cells[index].role = .dim }
  }

  /// The key that a click at this position sends.
  public func key(at point: Point) -> Key? {
    targets.last { $0.area.contains(point) }?.key
  }
}

extension UnsafeBufferPointer<Cell> {
  /// The range from the first different element to the last; `nil` when all are equal.
  fileprivate func differences(from others: Self) -> ClosedRange<Int>? {
    // Most rows are equal. A loop without an early exit is vectorized by the compiler.
    var difference: UInt64 = 0
    for index in indices { difference |= self[index].bits ^ others[index].bits }
    guard difference != 0 else { return nil }
    var (first, last) = (0, count - 1)
    while self[first] == others[first] { first += 1 }
    while self[last] == others[last] { last -= 1 }
    return first...last
  }
}

extension Canvas {
  /// Fills an area with one character of one column.
  public mutating func fill(_ area: Rect, _ character: Unicode.Scalar = " ", _ role: Role = .text) {
    let cell = Cell(character, role)
    let (left, right) = (max(0, area.minX), min(size.width, area.maxX))
    guard left < right else { return }
    for y in stride(from: max(0, area.minY), to: min(size.height, area.maxY), by: 1) {
      let start = y * size.width
      cells.withUnsafeMutableBufferPointer { $0[(start + left)..<(start + right)].update(repeating: cell) }
    }
  }

  /// Draws a horizontal line.
  public mutating func rule(
    at point: Point, width: Int, _ character: Unicode.Scalar = "─", _ role: Role = .rule
  ) {
    fill(Rect(x: point.x, y: point.y, width: width, height: 1), character, role)
  }

  /// Draws a tile: an area in a role with one letter or sign in its middle. Where nothing is filled, the tile of another player is
  /// in brackets.
  public mutating func tile(_ letter: String, in area: Rect, _ role: Role) {
    fill(area, " ", role)
    let x = area.minX + (area.width - letter.columns + 1) / 2
    if role == .otherTile, !isFilled, area.width > 2 {
      let gap = area.width > 4 ? 2 : 1
      put("[", at: Point(x: x - gap, y: area.minY + area.height / 2), role)
      put("]", at: Point(x: x + gap, y: area.minY + area.height / 2), role)
    }
    put(letter, at: Point(x: x, y: area.minY + area.height / 2), role)
  }

  /// Copies another canvas, its areas and its focus, with its upper left corner at a point.
  public mutating func place(_ other: Canvas, at origin: Point) {
    let width = min(other.size.width, size.width - origin.x)
    for y in 0..<min(other.size.height, size.height - origin.y) {
      let (from, to) = (y * other.size.width, (y + origin.y) * size.width + origin.x)
      cells.replaceSubrange(to..<to + width, with: other.cells[from..<from + width])
    }
    targets = other.targets.map { target in
      var moved = target
      moved.area = Rect(
        x: target.area.minX + origin.x, y: target.area.minY + origin.y, width: target.area.width,
        height: target.area.height)
      return moved
    }
    attention = other.attention
    focus = other.focus.map { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
  }

  /// Writes text centred in a row of an area; returns the column at which it starts.
  @discardableResult
  public mutating func putCentered(_ text: String, in area: Rect, row: Int, _ role: Role) -> Int {
    let shown = text.clipped(to: area.width)
    let x = area.minX + (area.width - shown.columns) / 2
    put(shown, at: Point(x: x, y: row), role)
    return x
  }

  /// Writes text right-aligned in a row of an area.
  public mutating func putRight(_ text: String, in area: Rect, row: Int, _ role: Role) {
    let shown = text.clipped(to: area.width)
    put(shown, at: Point(x: area.maxX - shown.columns, y: row), role)
  }

  /// Draws an empty box of single or double lines, with a title in its upper edge.
  public mutating func box(_ area: Rect, title: String = "", _ role: Role = .rule, isDouble: Bool = false) {
    fill(area)
    guard area.width >= 2, area.height >= 2 else { return }
    let (right, bottom) = (area.maxX - 1, area.maxY - 1)
    let edge: Unicode.Scalar = isDouble ? "═" : "─"
    let side: Unicode.Scalar = isDouble ? "║" : "│"
    rule(at: area.origin, width: area.width, edge, role)
    rule(at: Point(x: area.minX, y: bottom), width: area.width, edge, role)
    for y in area.minY + 1..<bottom {
      set(side, at: Point(x: area.minX, y: y), role)
      set(side, at: Point(x: right, y: y), role)
    }
    set(isDouble ? "╔" : "┌", at: area.origin, role)
    set(isDouble ? "╗" : "┐", at: Point(x: right, y: area.minY), role)
    set(isDouble ? "╚" : "└", at: Point(x: area.minX, y: bottom), role)
    set(isDouble ? "╝" : "┘", at: Point(x: right, y: bottom), role)
    guard !title.isEmpty else { return }
    let shown = " " + title.clipped(to: area.width - 6) + " "
    let x = putCentered(shown, in: area, row: area.minY, .title)
    focus(on: .name, at: Point(x: x + 1, y: area.minY))
  }
}

extension Canvas {
  /// The rows as text without trailing blanks: the format of the golden files.
  public var text: String {
    (0..<size.height).map(row).joined(separator: "\n") + "\n"
  }

  /// One row as text without trailing blanks.
  public func row(_ y: Int) -> String {
    var line = ""
    for x in 0..<size.width {
      let cell = self[Point(x: x, y: y)]
      if !cell.isContinuation { line.append(cell.character) }
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The first occurrence of a text, row by row; `nil` when it is not visible.
  public func find(_ text: String) -> Rect? {
    let wanted = Array(text)
    guard !wanted.isEmpty else { return nil }
    for y in 0..<size.height {
      let columns = (0..<size.width).filter { !self[Point(x: $0, y: y)].isContinuation }
      let characters = columns.map { self[Point(x: $0, y: y)].character }
      guard characters.count >= wanted.count else { continue }
      for start in 0...characters.count - wanted.count
      where characters[start..<start + wanted.count].elementsEqual(wanted) {
        return Rect(x: columns[start], y: y, width: text.columns, height: 1)
      }
    }
    return nil
  }
}

/// What a player attends to, from the least to what matters most.
public enum Attention: UInt8, Comparable, Sendable {
  /// The name of the screen or popup.
  case name
  /// What is played with: the phrase, the fragment, the entry.
  case stage
  /// The newest message.
  case message
  /// The place of the next letter in what is being typed there.
  case entry
  /// The caret of a field, where the cursor is visible.
  case caret
  /// A chosen button, key or tab.
  case button
  /// The chosen row of a list or form, or the chosen word among others.
  case row

  public static func < (one: Attention, other: Attention) -> Bool { one.rawValue < other.rawValue }
}
