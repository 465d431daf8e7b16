import TextUI

/// Lines of which one is chosen and a page is seen; the page follows the chosen line.
struct RowScroller: Equatable, Sendable {
  private(set) var chosen: Int
  private(set) var scroller: Scroller
  private let count: Int

  /// - Parameter index: the line that is chosen first.
  init(count: Int, at index: Int = 0) {
    self.count = count
    chosen = max(0, min(index, count - 1))
    scroller = Scroller(count: count, at: index)
  }

  var visible: Range<Int> { scroller.visible }

  /// Moves to a line; the ends stop it. Returns whether the key was for it.
  mutating func move(_ key: Key) -> Bool {
    let step = scroller.step(of: key)
    if step != 0 { choose(chosen + step) }
    return step != 0
  }

  /// Chooses a line and shows it.
  mutating func choose(_ index: Int) {
    chosen = max(0, min(index, count - 1))
    while count > 0, !visible.contains(chosen) {
      _ = scroller.move(chosen < visible.lowerBound ? .up : .down)
    }
  }
}
