import TextUI

/// The bindings of the screen on top, with the bottom line that shows them.
struct BoundKeys: Sendable {
  /// Of type `[KeyBinding<Command>]`, with the screen's type of commands.
  let bindings: any Sendable
  private let basis: Basis?
  private let line: Canvas.Line?

  /// What the bindings and the bottom line were made from.
  private struct Basis: Equatable {
    let state: BindingState
    let language: InterfaceLanguage
    let takesText: Bool

    /// `nil` when the bindings must be made for every frame.
    init?(_ screen: some Screen, _ context: Context) {
      guard let state = screen.bindingState(context) else { return nil }
      self.state = state
      language = context.interfaceLanguage
      takesText = screen.takesText
    }
  }

  /// Makes the bindings of a screen and draws its bottom line.
  init(_ screen: some Screen, on canvas: inout Canvas, _ context: Context) {
    basis = Basis(screen, context)
    let targets = canvas.targets.count
    bindings = screen.drawBottomLine(on: &canvas, context)
    line = basis == nil ? nil : canvas.line(canvas.size.height - 1, targetsFrom: targets)
  }

  /// Whether they are still those of the screen that they were made for.
  func match(_ screen: some Screen, _ context: Context) -> Bool {
    basis != nil && basis == Basis(screen, context)
  }

  /// Draws the bottom line again on a canvas of the same size.
  func draw(on canvas: inout Canvas) {
    if let line { canvas.put(line) }
  }
}
