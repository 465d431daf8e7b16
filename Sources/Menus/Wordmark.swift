import Kit
import TextUI

/// The program's name in letter tiles.
enum Wordmark {
  static let size = Size(width: 40, height: 3)

  static func draw(on canvas: inout Canvas, centeredIn stage: Rect, row: Int) {
    let left = stage.minX + (stage.width - size.width) / 2
    draw("│ W ││ O ││ R ││ D │", .title, on: &canvas, at: Point(x: left, y: row))
    draw("│ Y ││ A ││ R ││ D │", .stage, on: &canvas, at: Point(x: left + size.width / 2, y: row))
  }

  private static func draw(_ letters: String, _ role: Role, on canvas: inout Canvas, at place: Point) {
    canvas.put("┌───┐┌───┐┌───┐┌───┐", at: place, role)
    canvas.put(letters, at: Point(x: place.x, y: place.y + 1), role)
    canvas.put("└───┘└───┘└───┘└───┘", at: Point(x: place.x, y: place.y + 2), role)
  }
}
