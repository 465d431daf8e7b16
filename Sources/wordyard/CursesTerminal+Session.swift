import Kit
import Menus
import Terminal
import TextUI

extension CursesTerminal {
  /// Handles input that concerns the terminal itself.
  func handle(_ input: Input) -> InputHandling {
    switch input {
    case .redraw: redraw()
    case .key(.control("z")): return suspend() ? .stopped : .handled
    default: return .notHandled
    }
    return .handled
  }

  func perform(_ effect: Effect) {
    switch effect {
    case .alert(let sound): alert(flashing: sound == .flash)
    case .copy(let text): copy(text)
    }
  }
}
