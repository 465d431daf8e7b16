import Engines
import Kit
import TextUI

extension Canvas {
  /// Draws a picture with a role for each tint.
  mutating func put(_ drawing: Drawing, at point: Point) {
    for (row, (line, tints)) in zip(drawing.lines, drawing.tints).enumerated() {
      put(line, at: Point(x: point.x, y: point.y + row)) { $0 < tints.count ? tints[$0].role : .picture }
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
