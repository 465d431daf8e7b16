import CNcurses
import Glibc
import TextUI

// Pasted text is enclosed in two control sequences (xterm's control sequences, "Bracketed Paste Mode"), which are defined
// here as keys of ncurses.
extension CursesTerminal {
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  /// Whether bracketed paste is on; in a global because the handlers of fatal signals cannot access it otherwise.
  nonisolated(unsafe) static var isPasteOn = false

  /// Key codes beyond those of ncurses.
  static let pasteBegins = KEY_MAX + 1
  static let pasteEnds = KEY_MAX + 2

  func definePasteKeys() {
    define_key("\u{1B}[200~", Self.pasteBegins)
    define_key("\u{1B}[201~", Self.pasteEnds)
  }

  /// Enables or disables bracketed paste (xterm's control sequences, "Bracketed Paste Mode").
  func setPasteMode(_ isOn: Bool) {
    guard bracketsPaste else { return }
    Self.isPasteOn = isOn
    let sequence = Array((isOn ? Self.pasteOn : Self.pasteOff).utf8)
    write(STDOUT_FILENO, sequence, sequence.count)
  }

  /// Adds a character to the text being pasted. Ctrl-C ends the paste in case its end is lost.
  /// - Returns: false when the character is not part of the text.
  func addToPaste(_ code: wint_t) -> Bool {
    guard let scalar = Unicode.Scalar(code), scalar != "\u{3}" else {
      pasted = nil
      return false
    }
    if let text = pasted, text.utf8.count < Self.longestPaste { pasted?.unicodeScalars.append(scalar) }
    return true
  }

  /// Ends the current paste, if there is one, and returns its text.
  func takePaste() -> Input? {
    defer { pasted = nil }
    return pasted.map(Input.paste)
  }

  /// Whether the terminal keeps sending without a pause.
  func moreInputFollows() -> Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, Self.pause) > 0
  }

  /// A burst of characters has ended after this pause, in milliseconds; an unterminated bracketed paste after a longer one,
  /// because a connection can stall in the middle of it, and its rest must not be taken for keys.
  private static let pause: Int32 = 20
  private static let longPause: Int32 = 3000

  /// Waits for the pause that ends pasted text.
  /// - Parameter patience: the timeout in milliseconds; negative for none.
  /// - Returns: `nil` when nothing is being pasted, or input has arrived; otherwise the result of the pause.
  func inputsInPause(_ descriptors: inout [pollfd], _ count: nfds_t, _ patience: Int32) -> [Input]? {
    guard flood.isRunning || pasted != nil else { return nil }
    let pause = pasted == nil ? Self.pause : Self.longPause
    let time = patience < 0 ? pause : min(patience, pause)
    guard poll(&descriptors, count, time) == 0 else {
      silence = 0
      return nil
    }
    silence += time
    guard silence >= pause else { return [] }
    flood.end()
    silence = 0
    return takePaste().map { [$0] } ?? []
  }

  /// The maximum length of a paste in bytes; no text field accepts more.
  private static let longestPaste = 4096
}
