import CCursesIO
import CNcurses
import Glibc
import TextUI

// Pasted text is enclosed in two control sequences (xterm's control sequences, "Bracketed Paste Mode"), which are defined
// here as keys of ncurses.
extension CursesTerminal {
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"
  private static let pasteEnd = "\u{1B}[201~"

  /// Whether bracketed paste is on; in a global because the handlers of fatal signals cannot access it otherwise.
  nonisolated(unsafe) static var isPasteOn = false

  /// Key codes beyond those of ncurses.
  static let pasteBegins = KEY_MAX + 1
  static let pasteEnds = KEY_MAX + 2

  func definePasteKeys() {
    define_key("\u{1B}[200~", Self.pasteBegins)
    define_key(Self.pasteEnd, Self.pasteEnds)
  }

  /// Enables or disables bracketed paste (xterm's control sequences, "Bracketed Paste Mode").
  func setPasteMode(_ isOn: Bool) {
    guard bracketsPaste else { return }
    Self.isPasteOn = isOn
    let sequence = Array((isOn ? Self.pasteOn : Self.pasteOff).utf8)
    write(STDOUT_FILENO, sequence, sequence.count)
  }

  private func addToPaste(_ bytes: some Collection<UInt8>) {
    if let text = pasted, text.count < Self.longestPaste { pasted?.append(contentsOf: bytes) }
  }

  /// Ends the current paste, if there is one, and returns its text.
  func takePaste() -> Input? {
    defer { (pasted, endOfPaste) = (nil, 0) }
    return pasted.map { Input.paste(String(decoding: $0, as: UTF8.self)) }
  }

  /// Reads the text of a bracketed paste.
  /// - Returns: the number of bytes read, 0 when there are none; `nil` when the next input is not part of a paste.
  func readPasted(_ inputs: inout [Input]) -> Int? {
    guard pasted != nil else { return nil }
    guard hasInput(within: 0) else { return 0 }
    var bytes = [UInt8](repeating: 0, count: Self.mostPasted)
    let count = max(0, read(input, &bytes, bytes.count))
    let text = addToPaste(bytes[..<count], &inputs)
    curses_io_give_back(count - text)
    return text
  }

  /// Adds bytes to the paste until the sequence that ends it, or Ctrl-C, which ends it in case that is lost and leaves the
  /// program.
  /// - Returns: how many bytes belong to the paste; those after them are keys.
  private func addToPaste(_ bytes: ArraySlice<UInt8>, _ inputs: inout [Input]) -> Int {
    let end = Array(Self.pasteEnd.utf8)
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == 0x3 {
        (pasted, endOfPaste) = (nil, 0)
        inputs.append(.key(.control("c")))
        return index + 1
      }
      if byte == end[endOfPaste] {
        endOfPaste += 1
        guard endOfPaste == end.count else { continue }
        if let paste = takePaste() { inputs.append(paste) }
        return index + 1
      }
      addToPaste(end[..<endOfPaste])
      endOfPaste = byte == end[0] ? 1 : 0
      if endOfPaste == 0 { addToPaste(CollectionOfOne(byte)) }
    }
    return bytes.count
  }

  /// Whether the terminal keeps sending without a pause.
  func moreInputFollows() -> Bool { hasInput(within: Self.pause) }

  func hasInput(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) > 0
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

  /// The maximum number of bytes read at a time.
  private static let mostPasted = 128

  /// The maximum length of a paste in bytes; no text field accepts more.
  private static let longestPaste = 4096
}
