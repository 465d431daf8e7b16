import CNcurses
import TextUI

extension CursesTerminal {
  /// Everything the terminal has sent so far. Mouse events lie on a stack, the newest on top: they are
  /// gathered and turned round before a later key.
  func pendingKeys() -> [Input] {
    var inputs: [Input] = []
    var code = wint_t()
    while true {
      switch get_wch(&code) {
      case OK:
        if isRestOfMouseReport(code) { continue }
        if let input = Self.input(character: code) { inputs.append(input) }
      case curses_key_code():
        if Int32(bitPattern: code) == curses_key_mouse() {
          inputs += pendingMouse()
        } else if let key = Self.functionKeys[Int32(bitPattern: code)] {
          inputs.append(.key(key))
        }
      default:
        return inputs
      }
    }
  }

  private func pendingMouse() -> [Input] {
    var newestFirst: [Input] = []
    var event = MEVENT()
    mouseReport = .cutOff
    while getmouse(&event) == OK {
      mouseReport = .whole
      if event.bstate & CURSES_LEFT_PRESSED != 0 {
        newestFirst.append(.click(Point(x: Int(event.x), y: Int(event.y))))
      } else if event.bstate & CURSES_WHEEL_UP != 0 {
        newestFirst.append(.key(.wheel(-1)))
      } else if event.bstate & CURSES_WHEEL_DOWN != 0 {
        newestFirst.append(.key(.wheel(1)))
      }
    }
    return newestFirst.reversed()
  }

  /// Whether the last mouse report came as a whole; the rest of one that did not is no typing.
  enum MouseReport {
    case whole, cutOff, resumed
  }

  private func isRestOfMouseReport(_ code: wint_t) -> Bool {
    switch (mouseReport, code) {
    case (.cutOff, 48...57), (.cutOff, 59), (.resumed, 48...57), (.resumed, 59):
      mouseReport = .resumed
      return true
    case (.resumed, 77), (.resumed, 109):
      mouseReport = .whole
      return true
    default:
      mouseReport = .whole
      return false
    }
  }

  private static func input(character code: wint_t) -> Input? {
    switch code {
    case 12: return .redraw
    case 9: return .key(.tab)
    case 10, 13: return .key(.enter)
    case 27: return .key(.escape)
    case 8, 127: return .key(.backspace)
    case 1...26: return .key(.control(Character(Unicode.Scalar(UInt8(code + 96)))))
    case 0..<32: return nil
    default:
      guard let scalar = Unicode.Scalar(code) else { return nil }
      let character = Character(scalar)
      return character.isInert ? .key(.character(character)) : nil
    }
  }

  private static let functionKeys: [Int32: Key] = {
    var keys: [Int32: Key] = [
      KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
      KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
      KEY_ENTER: .enter, KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_BTAB: .backTab,
      KEY_A1: .home, KEY_A3: .pageUp, KEY_C1: .end, KEY_C3: .pageDown,
    ]
    for number in 1...12 { keys[KEY_F0 + Int32(number)] = .function(number) }
    return keys
  }()
}
