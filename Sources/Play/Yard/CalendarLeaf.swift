import Engines
import TextUI

/// A leaf of a tear-off calendar: month, day and weekday.
struct CalendarLeaf {
  private let lines: [(text: String, role: Role)]

  static let size = Size(width: 17, height: 7)

  init(_ day: Day, _ strings: DailyStrings) {
    let (year, month, number) = day.parts
    lines = [
      ("\(strings.months[month - 1]) \(year)", .dim), ("", .text), (String(number), .title), ("", .text),
      (strings.weekdays[day.weekday], .dim),
    ]
  }

  /// Draws it in the middle of an area.
  func draw(on canvas: inout Canvas, in area: Rect, row: Int) {
    let leaf = Rect(x: area.minX, y: row, width: area.width, height: Self.size.height).centered(Self.size)
    canvas.box(leaf, .rule)
    for (offset, line) in lines.enumerated() {
      canvas.putCentered(line.text, in: leaf, row: leaf.minY + 1 + offset, line.role)
    }
    canvas.put("◦", at: Point(x: leaf.minX + 4, y: leaf.minY), .title)
    canvas.put("◦", at: Point(x: leaf.maxX - 5, y: leaf.minY), .title)
  }
}
