import Engines
import TextUI

/// A high score list: rank, name, score and date in columns.
struct ScoreTable {
  let rows: [Standing]
  let scroller: Scroller
  let unit: String
  let strings: RecordsStrings

  /// So wide at most.
  static let width = 58

  func draw(on canvas: inout Canvas, _ layout: RecordsLayout) {
    let gap = canvas.layout.isCompact ? 1 : 3
    let score = max(unit.columns, rows.map { "\($0.score)".count }.max() ?? 0)
    let table = Rect(
      x: layout.area.minX, y: layout.lines, width: layout.area.width - 2, height: Scroller.page)
    let fixed = Self.rank + 2 * gap + score + Self.date
    func line(_ rank: String, _ name: String, _ number: String, _ date: String) -> String {
      rank.padded(to: Self.rank) + name.padded(to: table.width - fixed) + String(repeating: " ", count: gap)
        + number.aligned(to: score) + String(repeating: " ", count: gap) + date.padded(to: Self.date)
    }
    canvas.put(
      line("", strings.name, unit, strings.date), at: Point(x: table.minX, y: layout.head), .dim)
    for (offset, index) in scroller.visible.enumerated() {
      let row = rows[index]
      let rank = (row.isLatest ? "▸" : " ") + "\(index + 1)".aligned(to: 3)
      let place = Point(x: table.minX, y: table.minY + offset)
      let role: Role = row.isLatest ? .chosen : index < 3 ? .stage : .text
      canvas.put(line(rank, row.player, "\(row.score)", row.day.description), at: place, role)
      if !row.isLatest {
        canvas.put(
          row.day.description, at: Point(x: table.maxX - Self.date, y: place.y), .dim)
      }
    }
    scroller.drawArrows(on: &canvas, x: layout.edge, row: layout.lines)
    guard let foot = layout.foot, scroller.isNeeded else { return }
    let visible = scroller.visible
    canvas.putRight(
      strings.range(visible.lowerBound + 1, visible.upperBound, rows.count), in: table, row: foot, .dim)
  }

  /// The mark, three digits and a gap.
  private static let rank = 6
  private static let date = 10
}
