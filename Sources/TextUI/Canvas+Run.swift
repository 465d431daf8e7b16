extension Canvas {
  /// Adjacent cells of a row.
  public struct Run: Equatable, Sendable {
    public var row: Int
    // Not a stored `ClosedRange`: an array of these looks up the range's conformances at run time, which costs 100,000 of the
    // 2.8 million instructions until the first frame.
    private var first, last: Int

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
}
