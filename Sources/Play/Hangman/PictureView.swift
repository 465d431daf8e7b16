import Engines
import TextUI

extension Canvas {
  /// Draws a picture with a role for each tint.
  mutating func put(_ drawing: Drawing, at point: Point) {
    for (row, (line, tints)) in zip(drawing.lines, drawing.tints).enumerated() {
      var x = point.x
      for (character, tint) in zip(line, tints) {
        x += put(String(character), at: Point(x: x, y: point.y + row), tint.role)
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
