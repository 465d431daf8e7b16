import CVTerm
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension VirtualTerminal {
  /// A key that is not a character. The terminal sends it according to its modes.
  public enum Key: Sendable {
    case enter, tab, backTab, backspace, escape
    case up, down, left, right, home, end, pageUp, pageDown, delete
    case function(Int)
    case control(Character)
  }

  /// Types characters without pauses.
  public func type(_ text: String, at place: SourceLocation = #_sourceLocation) throws {
    try send(text.utf8, at: place)
  }

  public func press(_ keys: Key..., at place: SourceLocation = #_sourceLocation) throws {
    isAnswerDue = true
    for key in keys {
      switch key {
      case .control(let character): try send([character.asciiValue! & 0x1F], at: place)
      case .backTab: vterm_keyboard_key(vterm, VTERM_KEY_TAB, VTERM_MOD_SHIFT)
      case .function(let number):
        vterm_keyboard_key(
          vterm, VTermKey(rawValue: VTERM_KEY_FUNCTION_0.rawValue + UInt32(number)), VTERM_MOD_NONE)
      case .enter: tap(VTERM_KEY_ENTER)
      case .tab: tap(VTERM_KEY_TAB)
      case .backspace: tap(VTERM_KEY_BACKSPACE)
      case .escape: tap(VTERM_KEY_ESCAPE)
      case .up: tap(VTERM_KEY_UP)
      case .down: tap(VTERM_KEY_DOWN)
      case .left: tap(VTERM_KEY_LEFT)
      case .right: tap(VTERM_KEY_RIGHT)
      case .home: tap(VTERM_KEY_HOME)
      case .end: tap(VTERM_KEY_END)
      case .pageUp: tap(VTERM_KEY_PAGEUP)
      case .pageDown: tap(VTERM_KEY_PAGEDOWN)
      case .delete: tap(VTERM_KEY_DEL)
      }
      answer()
    }
  }

  private func tap(_ key: VTermKey) { vterm_keyboard_key(vterm, key, VTERM_MOD_NONE) }

  /// Waits for a text and clicks its middle; with `after`, its first occurrence after that text.
  public func click(_ text: String, after: String? = nil, at source: SourceLocation = #_sourceLocation) throws
  {
    drain()
    try wait("“\(text)” to click", at: source) { place(of: text, after: after) != nil }
    drain()
    guard let place = place(of: text, after: after) else { return }
    try click(Place(row: place.row, column: place.column + (text.count - 1) / 2), at: source)
  }

  /// Clicks a cell, in the format that the program has requested from the terminal.
  public func click(_ place: Place, at source: SourceLocation = #_sourceLocation) throws {
    guard isMouseOn else { throw failure("the program does not listen to the mouse", at: source) }
    isAnswerDue = true
    vterm_mouse_move(vterm, Int32(place.row), Int32(place.column), VTERM_MOD_NONE)
    vterm_mouse_button(vterm, 1, true, VTERM_MOD_NONE)
    vterm_mouse_button(vterm, 1, false, VTERM_MOD_NONE)
    answer()
  }

  public func resize(rows: Int, columns: Int) {
    adoptSize(rows: rows, columns: columns)
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    kill(process, number)
  }
}

extension VirtualTerminal {
  public var isMouseOn: Bool { !scanner.modes.isDisjoint(with: [1000, 1002, 1003]) }

  /// Describes how the terminal's state differs from that before the program; empty when it was restored.
  public var leftBehind: [String] {
    var settings = termios()
    tcgetattr(master, &settings)
    return scanner.leftOn + Self.differences(termiosBefore, settings)
      + (vterm_pen_is_plain(vterm) != 0 ? [] : ["text has an attribute"])
  }

  private static func differences(_ before: termios, _ after: termios) -> [String] {
    func flags(_ settings: termios) -> [(String, UInt32)] {
      [
        ("input flags", settings.c_iflag), ("output flags", settings.c_oflag),
        ("control flags", settings.c_cflag), ("local flags", settings.c_lflag),
      ]
    }
    func characters(_ settings: termios) -> [UInt8] { withUnsafeBytes(of: settings.c_cc) { Array($0) } }
    let different = zip(flags(before), flags(after)).filter { $0.1 != $1.1 }
    return different.map { "\($0.0) were \(String($0.1, radix: 8)) and are \(String($1.1, radix: 8))" }
      + (characters(before) == characters(after) ? [] : ["control characters differ"])
  }

  public var hasUsedColor: Bool { scanner.hasUsedColor }
}
