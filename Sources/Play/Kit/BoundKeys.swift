import TextUI

/// The bindings of a screen, where its type of commands is not known.
public protocol AnyBindings: AnyObject, Sendable {}

/// The bindings of a screen with this type of commands. An object, because a cast to one is faster than a cast to an array.
final class Bindings<Command: Sendable>: AnyBindings {
  let all: [KeyBinding<Command>]

  init(_ all: [KeyBinding<Command>]) { self.all = all }
}

/// The bindings of the screen on top, with the bottom line that shows them. They never change: an object only so that they are
/// not copied for each key.
final class BoundKeys: Sendable {
  /// Of type `Bindings<Command>`, with the screen's type of commands.
  let bindings: any AnyBindings
  private let basis: Basis?
  private let line: Canvas.Line?

  /// What the bindings and the bottom line were made from.
  private struct Basis {
    let screen: ObjectIdentifier
    let state: BindingState
    let size: Size
    let language: InterfaceLanguage
    let canUnderline: Bool
    let takesText: Bool

    /// `nil` when the bindings must be made for every frame.
    init?<S: Screen>(_ screen: __shared S, _ context: __shared Context) {
      guard let state = screen.bindingState(context) else { return nil }
      self.screen = ObjectIdentifier(S.self)
      self.state = state
      size = context.size
      language = context.interfaceLanguage
      canUnderline = context.canUnderline
      takesText = screen.takesText
    }

    /// Whether they would be made from the same again. (Comparing with a new basis would take more than twice the code, for
    /// each key.)
    func holds<S: Screen>(for screen: S, _ context: Context) -> Bool {
      self.screen == ObjectIdentifier(S.self) && size == context.size && language == context.interfaceLanguage
        && canUnderline == context.canUnderline && takesText == screen.takesText
        && screen.bindingState(context) == state
    }
  }

  // An initializer owns its parameters; `__shared` avoids copying a screen and the context for each key.

  /// Makes the bindings of a screen and draws its bottom line.
  init(_ screen: __shared some Screen, on canvas: inout Canvas, _ context: __shared Context) {
    basis = Basis(screen, context)
    let targets = canvas.targets.count
    bindings = screen.drawBottomLine(on: &canvas, context)
    line = basis == nil ? nil : canvas.line(canvas.size.height - 1, targetsFrom: targets)
  }

  /// Whether a screen of the type that they were made for, as it is now, has the same bindings and bottom line.
  func match(_ screen: some Screen, _ context: Context) -> Bool {
    basis?.holds(for: screen, context) == true
  }

  /// Draws the bottom line again on a canvas of the same size.
  func draw(on canvas: inout Canvas) {
    if let line { canvas.put(line) }
  }
}
