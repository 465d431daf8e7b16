import Kit
import TextUI

/// Says why a saved game cannot be continued, and offers to delete it.
struct BrokenGamePopup: Screen {
  private let game: Int64
  private var popup: Popup

  /// - Parameter game: the id of the saved game.
  init(_ game: Int64, _ reason: String, _ strings: Strings) {
    self.game = game
    popup = Popup(
      strings.saved.title, [.init(reason)],
      [.init(strings.backButton, then: .stay), .init(strings.saved.discard, then: .home)])
  }

  var manners: Manners { .popup }

  func name(_ strings: Strings) -> String { popup.name(strings) }

  func bindings(_ context: Context) -> [KeyBinding<Popup.Command>] { popup.bindings(context) }

  mutating func perform(_ command: Popup.Command, _ context: inout Context) -> Transition {
    deleting(popup.perform(command, &context), &context)
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    deleting(popup.type(key, &context), &context)
  }

  /// Deletes the game when the pressed button is the one that leads home.
  private func deleting(_ transition: Transition, _ context: inout Context) -> Transition {
    if case .pop(then: .home) = transition { context.records.discard(game) }
    return transition
  }

  func draw(on canvas: inout Canvas, _ context: Context) { popup.draw(on: &canvas, context) }
}
