import Engines
import TextUI

extension Canvas {
  /// Draws a picture with a role for each tint; a blank has the role of what stands before it, so that a part is of one
  /// colour.
  mutating func put(_ drawing: Drawing, at point: Point) {
    for (row, (line, tints)) in zip(drawing.lines, drawing.tints).enumerated() {
      var x = point.x
      var role = Role.picture
      for (character, tint) in zip(line, tints) {
        if character != " " { role = tint.role }
        x += put(String(character), at: Point(x: x, y: point.y + row), role)
      }
    }
  }
}

extension Drawing.Tint {
  fileprivate var role: Role {
    switch self {
    case .ink: .picture
    case .warm: .warm
    case .cool: .cool
    }
  }
}
