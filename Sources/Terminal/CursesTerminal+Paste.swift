import CNcurses
import Glibc
import TextUI

// Pasted text comes between two control sequences (xterm's control sequences, "Bracketed Paste Mode"), which are defined as
// keys of ncurses here.
extension CursesTerminal {
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  /// Codes beyond those of ncurses' own keys.
  static let pasteBegins = KEY_MAX + 1
  static let pasteEnds = KEY_MAX + 2

  func definePasteKeys() {
    define_key("\u{1B}[200~", Self.pasteBegins)
    define_key("\u{1B}[201~", Self.pasteEnds)
  }

  /// Adds a character to the text that is being pasted. Ctrl-C ends the paste, should its end never come.
  /// - Returns: false when the character is no part of the text.
  func addToPaste(_ code: wint_t) -> Bool {
    guard let scalar = Unicode.Scalar(code), scalar != "\u{3}" else {
      pasted = nil
      return false
    }
    if let text = pasted, text.utf8.count < Self.longestPaste { pasted?.unicodeScalars.append(scalar) }
    return true
  }

  /// Whether the terminal goes on sending without a pause.
  func moreInputFollows() -> Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, Self.pause) > 0
  }

  /// A flood of characters ends when none has come for so long, in milliseconds.
  static let pause: Int32 = 20

  /// No text field takes more, in bytes.
  private static let longestPaste = 4096
}
