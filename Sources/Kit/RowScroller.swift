import TextUI

/// A page of lines with a selection; the page scrolls with the selection.
package struct RowScroller: Equatable, Sendable {
  package private(set) var chosen: Int
  package private(set) var scroller: Scroller
  private let count: Int

  /// - Parameter index: the line selected initially.
  package init(count: Int, at index: Int = 0) {
    self.count = count
    chosen = max(0, min(index, count - 1))
    scroller = Scroller(count: count, at: index)
  }

  package var visible: Range<Int> { scroller.visible }

  /// Moves the selection, stopping at the ends. Returns whether the key was handled.
  package mutating func move(_ key: Key) -> Bool {
    let step = scroller.step(of: key)
    if step != 0 { choose(chosen + step) }
    return step != 0
  }

  /// Selects a line and scrolls to it.
  package mutating func choose(_ index: Int) {
    chosen = max(0, min(index, count - 1))
    while count > 0, !visible.contains(chosen) {
      _ = scroller.move(chosen < visible.lowerBound ? .up : .down)
    }
  }
}
