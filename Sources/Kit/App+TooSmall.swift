import TextUI

extension App {
  /// Draws the required size of the terminal.
  package func drawTooSmall(on canvas: inout Canvas) {
    let text = context.strings.tooSmall(Self.smallest.width, Self.smallest.height)
    for (row, line) in text.wrapped(to: canvas.size.width).enumerated() {
      canvas.put(line, at: Point(x: 0, y: row), .warning)
    }
  }
}

extension Size {
  /// Whether a terminal of this size is too small for the screens.
  package var isTooSmall: Bool { width < App.smallest.width || height < App.smallest.height }
}
