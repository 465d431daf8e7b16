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
