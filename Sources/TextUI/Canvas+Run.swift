extension Canvas {
  /// Adjacent cells of a row.
  public struct Run: Equatable, Sendable {
    public var row: Int
    // Not a stored `ClosedRange`: an array of these looks up the range's conformances at run time, which costs 100,000 of the
    // 2.8 million instructions until the first frame.
    fileprivate var first, last: Int

    public init(row: Int, columns: ClosedRange<Int>) {
      self.row = row
      (first, last) = (columns.lowerBound, columns.upperBound)
    }

    public var columns: ClosedRange<Int> {
      get { first...last }
      set { (first, last) = (newValue.lowerBound, newValue.upperBound) }
    }
  }

  /// The cells of a run, which must lie within `bounds`.
  public subscript(_ run: Run) -> ArraySlice<Cell> {
    let start = run.row * size.width
    return cells[(start + run.columns.lowerBound)...(start + run.columns.upperBound)]
  }

  /// The cells of runs that differ from those of another canvas of the same size; `nil` when there are more than `most`.
  public func changedCells(since other: Canvas, in runs: [Run], atMost most: Int) -> [Point]? {
    cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        var count = 0
        for run in runs {
          let start = run.row * size.width
          for x in run.first...run.last where cells[start + x] != others[start + x] { count += 1 }
          if count > most { return nil }
        }
        var changed: [Point] = []
        changed.reserveCapacity(count)
        for run in runs {
          let start = run.row * size.width
          for x in run.first...run.last where cells[start + x] != others[start + x] {
            changed.append(Point(x: x, y: run.row))
          }
        }
        return changed
      }
    }
  }

  /// Whether one of some runs shows what another canvas of the same size showed in another row. Runs that begin with a blank are
  /// passed over: most of them are blank.
  public func hasMoved(_ runs: [Run], since other: Canvas) -> Bool {
    cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        runs.contains { run in
          let start = run.row * size.width
          guard cells[start + run.first].letter != UInt8(ascii: " ") else { return false }
          return (0..<size.height).contains { row in
            (run.first...run.last).allSatisfy { cells[start + $0] == others[row * size.width + $0] }
          }
        }
      }
    }
  }
}
