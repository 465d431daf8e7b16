import Play
import Terminal
import TextUI

extension CursesTerminal {
  /// Handles input that concerns the terminal itself; returns whether it did.
  func handle(_ input: Input) -> Bool {
    switch input {
    case .redraw: redraw()
    case .key(.control("z")): suspend()
    default: return false
    }
    return true
  }

  func perform(_ effect: Effect) {
    switch effect {
    case .alert(let sound): alert(flashing: sound == .flash)
    case .copy(let text): copy(text)
    }
  }
}
