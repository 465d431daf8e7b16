import TextUI

/// A chart of horizontal bars, each with its label on the left and its number on the right.
package struct BarChart: Sendable {
  package let bars: [Int]
  package let labels: [String]
  /// The index of the bar that is highlighted.
  package var marked: Int?

  package init(bars: [Int], labels: [String], marked: Int? = nil) {
    self.bars = bars
    self.labels = labels
    self.marked = marked
  }

  /// Draws the chart downwards: labels end at `point`, and the longest bar takes `room` columns, or one per unit if fewer.
  package func draw(on canvas: inout Canvas, at point: Point, room: Int) {
    let most = max(room, bars.max() ?? 0)
    for (row, count) in bars.enumerated() {
      let y = point.y + row
      let isMarked = row == marked
      let label = labels[row]
      canvas.put(label, at: Point(x: point.x - label.columns, y: y), isMarked ? .wrong : .text)
      let length = canvas.put(
        Self.bar(count, of: most, room), at: Point(x: point.x + 1, y: y), isMarked ? .wrong : .picture)
      let place = Point(x: point.x + 1 + length + (length > 0 ? 1 : 0), y: y)
      canvas.put("\(count)", at: place, count == 0 ? .dim : .stage)
    }
  }

  /// A bar with a resolution of half a column; any number above 0 is visible.
  private static func bar(_ count: Int, of most: Int, _ room: Int) -> String {
    guard count > 0 else { return "" }
    let halves = max(1, (count * room * 2 + most / 2) / most)
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }

  /// Numbers as a row of eight heights, `▁` to `█`; in ASCII they are the digits 1 to 8.
  package static func heights(_ numbers: [Int], isASCII: Bool) -> [String] {
    let most = max(1, numbers.max() ?? 1)
    let signs = isASCII ? Array("12345678") : Array("▁▂▃▄▅▆▇█")
    return numbers.map { String(signs[max(0, ($0 * 8 + most - 1) / most - 1)]) }
  }
}
