import TextUI

extension App {
  /// Whether the terminal can underline text in the colours of the theme, from the next frame that is drawn.
  public var canUnderline: Bool {
    get { context.canUnderline }
    set { context.canUnderline = newValue }
  }

  /// Draws a new frame if anything has changed since the last one.
  package mutating func drawIfStale() {
    if isStale, !isOver { draw() }
  }

  package mutating func draw() {
    isStale = false
    var canvas = Canvas(size: size)
    if size.isTooSmall {
      drawTooSmall(on: &canvas)
    } else {
      let first = layers.lastIndex { !$0.isPopup } ?? 0
      for (index, layer) in layers.enumerated() where index >= first {
        if layer.isPopup { canvas.coverTargets(dims: !layer.manners.contains(.undimming)) }
        if index < layers.count - 1 {
          layer.drawCovered(on: &canvas, context)
        } else {
          layer.draw(on: &canvas, context)
          layer.drawBottomLine(on: &canvas, context)
        }
      }
    }
    frame = canvas
  }
}
