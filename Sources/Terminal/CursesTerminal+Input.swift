import CNcurses
import Glibc
import TextUI

extension CursesTerminal {
  /// The pending input, at most `mostInputs` events, so that signals and drawing are not delayed. `getmouse` returns the
  /// newest event first, so mouse events are read before the next key and reversed.
  func pendingKeys() -> [Input] {
    if let key = singleKey() { return [.key(key)] }
    var inputs: [Input] = []
    var count = 0
    repeat {
      count = inputs.count
      readKeys(&inputs)
    } while inputs.count > max(count, Flood.mostTogether) && inputs.count < Self.mostInputs
      && moreInputFollows()
    return flood.gather(inputs)
  }

  private func readKeys(_ inputs: inout [Input]) {
    var (count, waits) = (0, 0)
    // A sequence arrives at once: an escape character that came earlier was the Escape key.
    if sequence == .begun { sequence = .none }
    isRead = false
    while inputs.count < Self.mostInputs, count < Self.mostCharacters {
      if let length = readPasted(&inputs) {
        guard length > 0 else { return }
        count += length
        continue
      }
      count += 1
      let code = wgetch(keyboard)
      if let byte = UInt8(exactly: code) {
        add(byte, to: &inputs)
      } else if code != ERR {
        add(keyCode: code, to: &inputs)
      } else {
        // A slow connection may deliver a report or an answer of the terminal in two parts.
        waits += 1
        guard isInsideSequence, waits <= Self.mostWaits, hasInput(within: Self.sequencePause)
        else {
          sequence = .none
          if mouseReport == .truncated { mouseReport = .interrupted }
          isRead = true
          return
        }
      }
    }
  }

  var isInsideSequence: Bool {
    mouseReport == .truncated || mouseReport == .resumed || sequence != .none && sequence != .begun
  }

  /// How often to wait for the rest of a sequence, and each time how long, in milliseconds.
  private static let mostWaits = 5
  private static let sequencePause: Int32 = 100

  /// Decodes a byte in the character set of the locale. Bytes that are not part of a character are ignored. (ncurses would
  /// ignore those after them as well, and letters of which only a part has arrived.)
  private func add(_ byte: UInt8, to inputs: inout [Input]) {
    guard byte >= 0x80 || !partial.isEmpty else { return add(character: wint_t(byte), to: &inputs) }
    partial.append(CChar(bitPattern: byte))
    while !partial.isEmpty {
      var (state, character) = (mbstate_t(), wchar_t())
      let length = mbrtowc(&character, partial, partial.count, &state)
      if length == Self.isIncomplete { return }
      partial.removeFirst(max(1, length))
      if length >= 0 { add(character: wint_t(bitPattern: character), to: &inputs) }
    }
  }

  /// The result of `mbrtowc` for the beginning of a character.
  private static let isIncomplete = -2

  private func add(character code: wint_t, to inputs: inout [Input]) {
    if isRestOfMouseReport(code) || isOfUnknownSequence(code, &inputs) { return }
    if let input = Self.input(character: code) { inputs.append(input) }
  }

  /// Adds the input that a key code of ncurses stands for.
  private func add(keyCode code: Int32, to inputs: inout [Input]) {
    sequence = .none
    partial = []
    switch code {
    case KEY_MOUSE: inputs += pendingMouse()
    case Self.pasteBegins: pasted = []
    case Self.pasteEnds:
      if let paste = takePaste() { inputs.append(paste) }
    default:
      if let key = Self.key(code: code) { inputs.append(.key(key)) }
    }
  }

  /// The maximum number of inputs returned, and of characters of a paste read, at a time.
  static let mostInputs = 256
  private static let mostCharacters = 1 << 14

  private func pendingMouse() -> [Input] {
    var newestFirst: [Input] = []
    var event = MEVENT()
    mouseReport = .truncated
    while getmouse(&event) == OK {
      mouseReport = .complete
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

  /// How much of the last mouse report has been received. ncurses returns the rest of a truncated one as characters, which
  /// must not be treated as keys.
  enum MouseReport {
    case complete, truncated, resumed
    /// Nothing has followed a report that was truncated, or that ncurses ignored: an M that comes now is typed, unless
    /// parameters precede it.
    case interrupted
  }

  /// Recognizes the parameters and the final letter of a mouse report of xterm's SGR form, `CSI < 0 ; 5 ; 5 M`.
  private func isRestOfMouseReport(_ code: wint_t) -> Bool {
    switch Unicode.Scalar(code) ?? "\0" {
    case "0"..."9", ";":
      guard mouseReport != .complete else { return false }
      mouseReport = .resumed
      return true
    case "M", "m":
      defer { mouseReport = .complete }
      return mouseReport == .truncated || mouseReport == .resumed
    default:
      mouseReport = .complete
      return false
    }
  }

  /// How much of a control sequence (ECMA-48) that terminfo does not name has been received, such as `CSI I` of a terminal
  /// that reports its focus. ncurses returns its characters, of which the first would be the Escape key.
  enum UnknownSequence {
    case none, begun, inside
    /// Inside a string that ends with BEL or `ESC \`, such as a late answer to a question about colours; after its ESC.
    case string, endOfString
  }

  /// Recognizes the characters of such a sequence, and removes the Escape key that its first one was taken for.
  private func isOfUnknownSequence(_ code: wint_t, _ inputs: inout [Input]) -> Bool {
    switch (sequence, Unicode.Scalar(code) ?? "\0") {
    case (.begun, "["):
      inputs.removeLast()
      sequence = .inside
      return true
    case (.begun, "]"), (.begun, "P"), (.begun, "X"), (.begun, "^"), (.begun, "_"):
      inputs.removeLast()
      sequence = .string
      return true
    case (.string, let scalar):
      if scalar == ASCIIControl.bell { sequence = .none }
      if scalar == ASCIIControl.escape { sequence = .endOfString }
      return true
    case (.endOfString, _):
      sequence = .none
      return true
    case (.inside, " "..."?"): return true
    case (.inside, "@"..."~"):
      sequence = .none
      return true
    case (_, let scalar):
      sequence = scalar == ASCIIControl.escape ? .begun : .none
      return false
    }
  }

  private static func input(character code: wint_t) -> Input? {
    guard let scalar = Unicode.Scalar(code) else { return nil }
    switch scalar {
    case ASCIIControl.formFeed: return .redraw
    case ASCIIControl.tab: return .key(.tab)
    case ASCIIControl.lineFeed, ASCIIControl.carriageReturn: return .key(.enter)
    case ASCIIControl.escape: return .key(.escape)
    case ASCIIControl.backspace, ASCIIControl.delete: return .key(.backspace)
    default: break
    }
    if let letter = ASCIIControl.letter(scalar) { return .key(.control(letter)) }
    let character = Character(scalar)
    return character.isInert ? .key(.character(character)) : nil
  }

  /// Control characters that terminals send for keys and for Ctrl with a letter.
  private enum ASCIIControl {
    static let bell: Unicode.Scalar = "\u{7}"
    static let backspace: Unicode.Scalar = "\u{8}"
    static let tab: Unicode.Scalar = "\t"
    static let lineFeed: Unicode.Scalar = "\n"
    static let formFeed: Unicode.Scalar = "\u{C}"
    static let carriageReturn: Unicode.Scalar = "\r"
    static let escape: Unicode.Scalar = "\u{1B}"
    static let delete: Unicode.Scalar = "\u{7F}"

    /// The letter typed with Ctrl for this character; `nil` when there is none.
    static func letter(_ scalar: Unicode.Scalar) -> Character? {
      let isControl = ("\u{1}"..."\u{1A}").contains(scalar)
      return isControl ? Character(Unicode.Scalar(UInt8(scalar.value) | 0x60)) : nil
    }
  }

  private static func key(code: Int32) -> Key? {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_A1: .home
    case KEY_END, KEY_C1: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_ENTER: .enter
    case KEY_BACKSPACE: .backspace
    case KEY_DC: .delete
    case KEY_BTAB: .backTab
    // The name that terminfo gives Ctrl-Z on the Linux console.
    case KEY_SUSPEND: .control("z")
    case KEY_F0 + 1...KEY_F0 + 12: .function(Int(code - KEY_F0))
    default: nil
    }
  }

  /// The timeout for `poll` in milliseconds, rounded up, so that a wait does not end too early.
  static func milliseconds(_ patience: Duration?) -> Int32 {
    guard let patience else { return -1 }
    let (seconds, attoseconds) = patience.components
    let total = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, total))
  }
}
