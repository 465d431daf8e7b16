import TextUI

/// Numbers as bars that grow to the right, each with its label before it and its number behind it.
struct BarChart: Sendable {
  let bars: [Int]
  let labels: [String]
  /// The bar that is something else than the others.
  var marked: Int?

  /// Draws it downwards: the labels end at a point, the longest bar takes `room` columns unless it has fewer to count.
  func draw(on canvas: inout Canvas, at point: Point, room: Int) {
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

  /// To half a column; what is not nothing is seen.
  private static func bar(_ count: Int, of most: Int, _ room: Int) -> String {
    guard count > 0 else { return "" }
    let halves = max(1, (count * room * 2 + most / 2) / most)
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }

  /// Numbers as a row of eight heights, `▁` to `█`, which are the digits 1 to 8 where there is only ASCII.
  static func heights(_ numbers: [Int], isASCII: Bool) -> [String] {
    let most = max(1, numbers.max() ?? 1)
    let signs = isASCII ? Array("12345678") : Array("▁▂▃▄▅▆▇█")
    return numbers.map { String(signs[max(0, ($0 * 8 + most - 1) / most - 1)]) }
  }
}
