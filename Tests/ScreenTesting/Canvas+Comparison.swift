import Kit
import Menus
import TextUI

extension Canvas {
  /// Whether a frame looks the same, has the same focus, and a click on any clickable area of either sends the same key on both. The areas may be
  /// in another order.
  package func looksAndActs(like other: Canvas) -> Bool {
    guard size == other.size, cells == other.cells, focus == other.focus, cursor == other.cursor
    else { return false }
    guard targets != other.targets else { return true }
    let corners = (targets + other.targets).flatMap {
      [$0.area.origin, Point(x: $0.area.maxX - 1, y: $0.area.maxY - 1)]
    }
    return targets.count == other.targets.count
      && corners.allSatisfy { key(at: $0) == other.key(at: $0) }
  }
}
