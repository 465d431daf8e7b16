import TextUI

extension App {
  /// Whether the terminal can underline text in the colours of the theme, from the next frame that is drawn.
  public var canUnderline: Bool {
    get { context.canUnderline }
    set { context.canUnderline = newValue }
  }

  /// Draws a new frame if anything has changed since the last one.
  mutating func drawIfStale() {
    guard !stale.isEmpty, !isOver else { return }
    if stale == .all || !redraw(stale) { draw() }
    stale = []
  }

  /// Draws parts of the top screen again; false when it must be drawn completely.
  private mutating func redraw(_ parts: ScreenParts) -> Bool {
    guard frame.isChanging, !size.isTooSmall else { return false }
    let top = layers[layers.count - 1]
    let hasSameKeys = bound?.match(top, context) == true
    if !hasSameKeys, boundBefore?.match(top, context) != true { return false }
    guard top.redraw(parts, on: &frame, context) else { return false }
    if !hasSameKeys {
      swap(&bound, &boundBefore)
      frame.renew(Rect(x: 0, y: size.height - 1, width: size.width, height: 1))
      bound?.draw(on: &frame)
    }
    return true
  }

  /// Notes that the terminal shows the frame, so that it needs only the rows that are drawn from now on.
  public mutating func noteShown() { frame.startChanges() }

  /// The bindings of the top screen. Making them costs a fraction of drawing a frame.
  func bindings() -> any AnyBindings {
    let top = layers[layers.count - 1]
    if let bound, stale.isEmpty || bound.match(top, context) { return bound.bindings }
    if let boundBefore, boundBefore.match(top, context) { return boundBefore.bindings }
    return top.bound(context)
  }

  mutating func draw() {
    stale = []
    var canvas = Canvas(size: size)
    if size.isTooSmall {
      drawTooSmall(on: &canvas)
    } else {
      let first = layers.lastIndex { !$0.isPopup } ?? 0
      for (index, layer) in layers.enumerated() where index >= first {
        if layer.isPopup { canvas.coverTargets(dims: layer.dims) }
        if index < layers.count - 1 {
          layer.drawCovered(on: &canvas, context)
        } else {
          layer.draw(on: &canvas, context)
          drawBottomLine(of: layer, on: &canvas)
        }
      }
    }
    frame = canvas
  }

  private mutating func drawBottomLine(of screen: some Screen, on canvas: inout Canvas) {
    if bound?.match(screen, context) != true {
      swap(&bound, &boundBefore)
      if bound?.match(screen, context) != true {
        bound = BoundKeys(screen, on: &canvas, context)
        return
      }
    }
    bound?.draw(on: &canvas)
  }
}
