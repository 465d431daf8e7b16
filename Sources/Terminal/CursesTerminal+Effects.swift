import CNcurses
import Glibc

extension CursesTerminal {
  /// Rings the terminal's bell, or flashes its screen.
  public func alert(flashing: Bool) {
    if flashing { flash() } else { beep() }
  }

  /// Copies a text to the terminal's clipboard with OSC 52 (xterm's control sequences, "Manipulate Selection Data").
  /// Terminals without clipboard support ignore it; it is not sent to those that would print it.
  public func copy(_ text: String) {
    guard Self.understandsControlSequences else { return }
    let sequence = Array("\u{1B}]52;c;\(Self.base64(text))\u{07}".utf8)
    write(STDOUT_FILENO, sequence, sequence.count)
  }

  /// Encodes a text in Base64 (RFC 4648, section 4).
  static func base64(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(text.utf8)
    var encoded: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      let count = min(3, bytes.count - start) + 1
      for place in 0..<4 {
        encoded.append(place < count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
