import CNcurses
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

  /// Ends the paste that has begun, if one has, and returns its text.
  func takePaste() -> Input? {
    defer { pasted = nil }
    return pasted.map(Input.paste)
  }

  /// How long the rest of a paste is waited for, in milliseconds.
  static let pastePatience: Int32 = 500

  /// No text field takes more, in bytes.
  private static let longestPaste = 4096

  /// More characters at once than anybody types come from a terminal that does not bracket what is pasted.
  private static let mostTyped = 128

  /// Makes one paste of a flood of characters.
  static func gatheringPaste(_ inputs: [Input]) -> [Input] {
    guard inputs.count > mostTyped else { return inputs }
    var text = ""
    var others: [Input] = []
    for input in inputs {
      switch input {
      case .key(.character(let character)): text.append(character)
      case .key(.enter), .key(.tab): text.append(" ")
      default: others.append(input)
      }
    }
    return text.count > mostTyped ? [.paste(text)] + others : inputs
  }
}
