extension Canvas {
  /// Rows of a canvas; those from 63 on are not told apart.
  public struct Rows: Equatable, Sendable {
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    static let none = Rows(bits: 0)
    public static let all = Rows(bits: .max)

    mutating func insert(_ row: Int) { bits |= 1 << UInt64(min(row, 63)) }

    public func contains(_ row: Int) -> Bool { bits >> UInt64(min(row, 63)) & 1 == 1 }
  }

  /// Whether parts of a displayed frame are drawn again.
  public var isChanging: Bool { changedRows != .all }

  /// Prepares for drawing parts of the frame again, after it has been displayed.
  public mutating func startChanges() { changedRows = .none }

  /// Notes that something is drawn in a row, which may be outside of the canvas.
  @inline(__always)
  mutating func noteChange(in row: Int) {
    if row >= 0 { changedRows.insert(row) }
  }

  /// Clears an area of a frame of which parts are drawn again, and makes nothing in it clickable; nothing happens on a canvas
  /// that is drawn from the beginning.
  public mutating func renew(_ area: Rect) {
    guard isChanging else { return }
    fill(area)
    if targets.contains(where: { area.contains($0.area.origin) }) {
      targets.removeAll { area.contains($0.area.origin) }
    }
  }

  /// The same for an area that is clickable as a whole: a click there sends the key.
  public mutating func renew(_ area: Rect, sends key: Key) {
    guard isChanging else { return target(area, sends: key) }
    // Usually it is clickable already, and nothing else in it is: then the list of targets need not change.
    let own = Target(area: area, key: key)
    var (isThere, hasOthers) = (false, false)
    for target in targets where area.contains(target.area.origin) {
      if target == own { isThere = true } else { hasOthers = true }
    }
    if isThere && !hasOthers { return fill(area) }
    renew(area)
    target(area, sends: key)
  }
}

extension Canvas {
  /// A row of a canvas as it was drawn, with its clickable areas.
  public struct Line: Sendable {
    fileprivate let row: Int
    fileprivate let cells: [Cell]
    fileprivate let targets: [Target]
  }

  /// A row, with the clickable areas from an index on.
  public func line(_ row: Int, targetsFrom first: Int) -> Line {
    let start = row * size.width
    return Line(
      row: row, cells: Array(cells[start..<start + size.width]), targets: Array(targets[first...]))
  }

  /// Draws a row of a canvas of the same size again.
  public mutating func put(_ line: Line) {
    noteChange(in: line.row)
    let start = line.row * size.width
    cells.replaceSubrange(start..<start + size.width, with: line.cells)
    targets += line.targets
  }
}
