import CNcurses
import Platform
import TextUI

/// Reads keys, clicks and pasted text of the terminal through ncurses.
final class KeyReader {
  private let device: TerminalDevice
  /// The window of ncurses that keys are read from.
  private let keyboard = curses_keyboard()
  private var mouseReport = MouseReport.complete
  private var sequence = UnknownSequence.none
  private var decoder = CharacterDecoder()
  private var flood = Flood()
  /// The bytes of an unfinished paste; `nil` outside of one.
  private var pasted: [UInt8]?
  /// How many bytes of the sequence that ends a paste have been read.
  private var endOfPaste = 0
  /// How long the terminal has been silent during a paste.
  private var silence = Duration.zero
  /// Whether ncurses may hold input that the terminal has sent, so that there is nothing to wait for.
  private(set) var hasMore = false

  /// Prepares ncurses for reading keys. What ncurses sends meanwhile is not meant for the terminal.
  init(_ device: TerminalDevice) {
    self.device = device
    set_escdelay(Self.escapeDelay)
    mouseinterval(0)
    define_key("\u{1B}[200~", Self.pasteBegins)
    define_key("\u{1B}[201~", Self.pasteEnds)
  }

  /// How long ncurses waits after an Esc for the rest of a key sequence, in milliseconds.
  private static let escapeDelay: Int32 = 25

  /// Enables the keypad. To be called after ncurses has set the modes of the terminal.
  func enableKeypad() { curses_enable_keypad(keyboard) }

  // MARK: Keys

  /// The pending input, at most `mostInputs` events, so that signals and drawing are not delayed.
  func pendingInputs() -> [Input] {
    var inputs: [Input] = []
    var count = 0
    repeat {
      count = inputs.count
      readKeys(&inputs)
    } while inputs.count > max(count, Flood.mostTogether) && inputs.count < Self.mostInputs
      && device.wait(for: .input, atMost: Self.shortPause).contains(.input)
    return flood.gather(inputs)
  }

  private func readKeys(_ inputs: inout [Input]) {
    var (count, waits) = (0, 0)
    // A sequence arrives at once: an escape character that came earlier was the Escape key.
    if sequence == .begun { sequence = .none }
    hasMore = true
    while inputs.count < Self.mostInputs, count < Self.mostCharacters {
      if pasted != nil {
        let length = readPasted(&inputs)
        count += length
        if length > 0 { continue }
        hasMore = false
        return
      }
      count += 1
      let code = curses_key(keyboard)
      if let byte = UInt8(exactly: code) {
        add(byte, to: &inputs)
      } else if code != ERR {
        add(keyCode: code, to: &inputs)
      } else {
        // A slow connection may deliver a report or an answer of the terminal in two parts.
        waits += 1
        let waitsForRest = isInsideSequence && waits <= Self.mostWaits
        guard waitsForRest, device.wait(for: .input, atMost: Self.sequencePause).contains(.input) else {
          sequence = .none
          if mouseReport == .truncated { mouseReport = .interrupted }
          hasMore = false
          return
        }
      }
    }
  }

  private var isInsideSequence: Bool {
    mouseReport == .truncated || mouseReport == .resumed || sequence != .none && sequence != .begun
  }

  /// How often to wait for the rest of a sequence, and each time how long.
  private static let mostWaits = 5
  private static let sequencePause = Duration.milliseconds(100)

  /// The maximum number of inputs returned, and of characters read, at a time.
  private static let mostInputs = 256
  private static let mostCharacters = 1 << 14

  /// Adds the input that a byte completes. (If ncurses decoded characters, it would ignore what follows bytes that are none.)
  private func add(_ byte: UInt8, to inputs: inout [Input]) {
    guard byte >= 0x80 || decoder.isInsideCharacter else {
      return add(Unicode.Scalar(byte), to: &inputs)
    }
    for scalar in decoder.decode(byte) { add(scalar, to: &inputs) }
  }

  private func add(_ scalar: Unicode.Scalar, to inputs: inout [Input]) {
    if isRestOfMouseReport(scalar) || isOfUnknownSequence(scalar, &inputs) { return }
    if let input = Self.input(scalar) { inputs.append(input) }
  }

  /// Adds the input that a key code of ncurses stands for.
  private func add(keyCode code: Int32, to inputs: inout [Input]) {
    sequence = .none
    decoder.reset()
    switch code {
    case KEY_MOUSE: inputs += pendingMouse()
    case Self.pasteBegins: pasted = []
    case Self.pasteEnds: break
    default:
      if let key = Self.key(code: code) { inputs.append(.key(key)) }
    }
  }

  private static func input(_ scalar: Unicode.Scalar) -> Input? {
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
    return character.isInert || character.isMark ? .key(.character(character)) : nil
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

  /// How much of a control sequence (ECMA-48) that terminfo does not name has been received, such as `CSI I` of a terminal
  /// that reports its focus. ncurses returns its characters, of which the first would be the Escape key.
  private enum UnknownSequence {
    case none, begun, inside
    /// Inside a string that ends with BEL or `ESC \`, such as a late answer to a question about colours; after its ESC.
    case string, endOfString
  }

  /// Recognizes the characters of such a sequence, and removes the Escape key that its first one was taken for.
  private func isOfUnknownSequence(_ scalar: Unicode.Scalar, _ inputs: inout [Input]) -> Bool {
    switch (sequence, scalar) {
    case (.begun, "["):
      inputs.removeLast()
      sequence = .inside
      return true
    case (.begun, "]"), (.begun, "P"), (.begun, "X"), (.begun, "^"), (.begun, "_"):
      inputs.removeLast()
      sequence = .string
      return true
    case (.string, _):
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
    default:
      sequence = scalar == ASCIIControl.escape ? .begun : .none
      return false
    }
  }

  // MARK: Mouse

  /// How much of the last mouse report has been received. ncurses returns the rest of a truncated one as characters, which
  /// must not be treated as keys.
  private enum MouseReport {
    case complete, truncated, resumed
    /// Nothing has followed a report that was truncated, or that ncurses ignored: an M that comes now is typed, unless
    /// parameters precede it.
    case interrupted
  }

  /// The clicks and turns of the wheel that have been reported. `getmouse` returns the newest event first, so they are reversed.
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

  /// Recognizes the parameters and the final letter of a mouse report of xterm's SGR form, `CSI < 0 ; 5 ; 5 M`.
  private func isRestOfMouseReport(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
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

  // MARK: Pasted text

  // Pasted text is enclosed in two control sequences (xterm's control sequences, "Bracketed Paste Mode"), which are defined as
  // keys of ncurses. What lies between them is not read through ncurses, which would look for keys in it.

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// Ctrl-C.
  private static let interrupt: UInt8 = 0x3

  /// Key codes beyond those of ncurses.
  private static let pasteBegins = KEY_MAX + 1
  private static let pasteEnds = KEY_MAX + 2

  /// The maximum length of a paste in bytes; no text field accepts more.
  private static let longestPaste = 4096

  private func addToPaste(_ bytes: some Collection<UInt8>) {
    if let text = pasted, text.count < Self.longestPaste { pasted?.append(contentsOf: bytes) }
  }

  /// Ends the current paste, if there is one, and returns its text.
  private func takePaste() -> Input? {
    defer { (pasted, endOfPaste) = (nil, 0) }
    return pasted.map { Input.paste(String(decoding: $0, as: UTF8.self)) }
  }

  /// Reads bytes of a bracketed paste until the sequence that ends it, or Ctrl-C, which ends it in case that is lost and leaves
  /// the program. What follows are keys: so no more bytes are read at a time than are missing of the end.
  /// - Returns: how many bytes have been read.
  private func readPasted(_ inputs: inout [Input]) -> Int {
    withUnsafeTemporaryAllocation(byteCount: Self.pasteEnd.count - endOfPaste, alignment: 1) { buffer in
      let count = device.read(into: buffer)
      for byte in buffer[..<count] {
        if byte == Self.interrupt {
          (pasted, endOfPaste) = (nil, 0)
          inputs.append(.key(.control("c")))
          break
        }
        if byte == Self.pasteEnd[endOfPaste] {
          endOfPaste += 1
          guard endOfPaste == Self.pasteEnd.count else { continue }
          if let paste = takePaste() { inputs.append(paste) }
          break
        }
        if endOfPaste > 0 { addToPaste(Self.pasteEnd[..<endOfPaste]) }
        endOfPaste = byte == Self.pasteEnd[0] ? 1 : 0
        if endOfPaste == 0 { addToPaste(CollectionOfOne(byte)) }
      }
      return count
    }
  }

  /// A burst of characters has ended after this pause; an unterminated bracketed paste after a longer one,
  /// because a connection can stall in the middle of it, and its rest must not be taken for keys.
  private static let shortPause = Duration.milliseconds(20)
  private static let longPause = Duration.seconds(3)

  /// How long the terminal must be silent until text that is being pasted has ended; `nil` when none is.
  var pause: Duration? {
    guard flood.isRunning || pasted != nil else { return nil }
    return pasted == nil ? Self.shortPause : Self.longPause
  }

  /// Notes that the terminal has been silent for some time, and returns the paste that this has ended.
  func noteSilence(_ time: Duration) -> [Input] {
    guard let pause else { return [] }
    silence += time
    guard silence >= pause else { return [] }
    flood.end()
    silence = .zero
    return takePaste().map { [$0] } ?? []
  }

  /// Notes that something has happened.
  func noteEvent() { silence = .zero }
}

/// Detects pasted text when bracketed paste is not supported: more characters at once than can be typed. Characters that
/// follow without a pause belong to the same paste.
struct Flood {
  /// Whether the last characters were part of a paste.
  private(set) var isRunning = false

  /// If this many inputs arrive at once, more may follow.
  static let mostTogether = 16
  private static let mostTyped = 128

  /// Replaces the characters among the inputs by a single paste if they are part of one.
  mutating func gather(_ inputs: [Input]) -> [Input] {
    guard isRunning || inputs.count > Self.mostTyped else { return inputs }
    var text = ""
    var others: [Input] = []
    for input in inputs {
      switch input {
      case .key(.character(let character)): text.append(character)
      case .key(.enter), .key(.tab): text.append(" ")
      default: others.append(input)
      }
    }
    isRunning = isRunning || text.count > Self.mostTyped
    guard isRunning else { return inputs }
    return text.isEmpty ? others : [.paste(text)] + others
  }

  /// Ends the paste after a pause.
  mutating func end() { isRunning = false }
}

/// Decodes characters in the character set of the locale.
struct CharacterDecoder {
  /// The bytes of a character of which the rest has not arrived.
  private var partial: [CChar] = []

  /// Whether the next byte may belong to a character that has begun.
  var isInsideCharacter: Bool { !partial.isEmpty }

  /// Forgets a character that has begun.
  mutating func reset() { partial = [] }

  /// Decodes one more byte. Bytes that are not part of a character are ignored, but not those after them.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    partial.append(CChar(bitPattern: byte))
    var scalars: [Unicode.Scalar] = []
    while !partial.isEmpty {
      var (state, character) = (mbstate_t(), wchar_t())
      let length = mbrtowc(&character, partial, partial.count, &state)
      if length == Self.isIncomplete { break }
      partial.removeFirst(max(1, length))
      if length >= 0, let scalar = Unicode.Scalar(UInt32(bitPattern: character)) { scalars.append(scalar) }
    }
    return scalars
  }

  /// The result of `mbrtowc` for the beginning of a character.
  private static let isIncomplete = -2
}
