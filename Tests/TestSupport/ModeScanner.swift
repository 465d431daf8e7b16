/// Tracks the modes and colours that a program sets on its terminal.
///
/// libvterm reports only some of them, and of `CSI ? 1006 ; 1000 h` it uses only the first number, so this also rewrites
/// such a sequence into one for each mode.
struct ModeScanner {
  /// The enabled private modes, by their DEC number.
  private(set) var modes = Self.initialModes
  private(set) var isKeypadInApplicationMode = false
  /// Whether any colour was set, even the terminal's default.
  private(set) var hasUsedColor = false

  private enum State {
    case ground, escape, escapeIntermediate, control, text
  }

  private var state = State.ground
  private var parameters: [UInt8] = []

  /// Initially lines wrap at their end, and the cursor is visible.
  static let initialModes: Set<Int> = [7, cursorMode]
  static let cursorMode = 25

  /// Processes the program's output and returns the output for the terminal.
  mutating func scan(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes { take(byte, &result) }
    return result
  }

  private mutating func take(_ byte: UInt8, _ result: inout [UInt8]) {
    let escape: UInt8 = 0x1B
    switch state {
    case .ground where byte == escape:
      state = .escape
    case .ground:
      result.append(byte)
    case .escape:
      begin(byte, &result)
    case .escapeIntermediate:
      result.append(byte)
      state = .ground
    case .control:
      guard (0x40...0x7E).contains(byte) else {
        parameters.append(byte)
        return
      }
      result += finish(byte)
      state = .ground
    case .text:
      result.append(byte)
      if byte == 0x07 || byte == UInt8(ascii: "\\") { state = .ground }
    }
  }

  private mutating func begin(_ byte: UInt8, _ result: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "["):
      parameters = []
      state = .control
      return
    case UInt8(ascii: "]"), UInt8(ascii: "P"): state = .text
    case 0x20...0x2F: state = .escapeIntermediate
    case UInt8(ascii: "="): isKeypadInApplicationMode = true
    case UInt8(ascii: ">"): isKeypadInApplicationMode = false
    default: break
    }
    if state == .escape { state = .ground }
    result += [0x1B, byte]
  }

  private mutating func finish(_ final: UInt8) -> [UInt8] {
    let text = String(decoding: parameters, as: UTF8.self)
    let isPrivate = text.hasPrefix("?")
    let numbers = text.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    switch final {
    case UInt8(ascii: "h") where isPrivate:
      modes.formUnion(numbers)
    case UInt8(ascii: "l") where isPrivate:
      modes.subtract(numbers)
    case UInt8(ascii: "m"):
      if numbers.contains(where: { (30...49).contains($0) || (90...107).contains($0) }) {
        hasUsedColor = true
      }
      fallthrough
    default:
      return [0x1B, UInt8(ascii: "[")] + parameters + [final]
    }
    let letter = String(decoding: [final], as: UTF8.self)
    return numbers.flatMap { Array("\u{1B}[?\($0)\(letter)".utf8) }
  }

  /// Describes the differences from the initial modes of a terminal.
  var leftOn: [String] {
    let names = [
      1: "application cursor keys", 25: "the cursor", 47: "the alternate screen",
      1047: "the alternate screen",
      1049: "the alternate screen", 1000: "the mouse", 1002: "mouse drags", 1003: "mouse moves",
      1006: "the long mouse form", 2004: "bracketed paste",
    ]
    let different = modes.symmetricDifference(Self.initialModes).sorted()
    return different.map { "\(names[$0] ?? "mode") (\($0)) is \(modes.contains($0) ? "on" : "off")" }
      + (isKeypadInApplicationMode ? ["the keypad is in application mode"] : [])
  }
}
