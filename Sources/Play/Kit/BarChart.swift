import TextUI

/// Numbers as bars that grow to the right, each with its label before it and its number behind it.
struct BarChart {
  let bars: [Int]
  let labels: [String]
  /// The bar that is something else than the others.
  var marked: Int?

  func draw(on canvas: inout Canvas, in area: Rect) {
    let label = labels.map(\.columns).max() ?? 0
    let most = bars.max() ?? 0
    let room = min(40, area.width - label - "\(most)".count - 4)
    let left = area.minX + (area.width - label - room - "\(most)".count - 3) / 2
    for (row, count) in bars.enumerated() {
      let y = area.minY + row
      let isMarked = row == marked
      canvas.put(labels[row].aligned(to: label), at: Point(x: left, y: y), isMarked ? .wrong : .text)
      let x = left + label + 1
      let length = canvas.put(
        Self.bar(count, of: most, room), at: Point(x: x, y: y), isMarked ? .wrong : .picture)
      let place = Point(x: x + length + (length > 0 ? 1 : 0), y: y)
      canvas.put("\(count)", at: place, count == 0 ? .dim : .stage)
    }
  }

  /// To half a column; what is not nothing is seen.
  private static func bar(_ count: Int, of most: Int, _ room: Int) -> String {
    guard count > 0 else { return "" }
    let halves = max(1, (count * room * 2 + most / 2) / most)
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }
}
