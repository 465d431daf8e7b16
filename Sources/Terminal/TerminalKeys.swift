import CNcurses
import Platform
import TextUI

/// What is known of the terminal's keys: what terminfo says, and what the player has chosen.
enum TerminalKeys {
  /// A decoder for the terminal that ncurses has been started for.
  /// - Parameter isUTF8: whether the character set of the locale is UTF-8; otherwise each of its characters is a byte.
  static func decoder(isUTF8: Bool, takesMouse: Bool) -> KeyDecoder {
    let upperHalf =
      isUTF8 ? nil : (0x80...0xFF).map { Unicode.Scalar(UInt32(truncatingIfNeeded: btowc($0))) }
    return KeyDecoder(
      names: names, escapeDelay: escapeDelay, upperHalf: upperHalf, takesMouse: takesMouse)
  }

  /// `ESCDELAY`, the variable of ncurses for this delay in milliseconds, or the usual one.
  private static var escapeDelay: Duration {
    guard let chosen = System.environment("ESCDELAY").flatMap({ Int($0) }), chosen >= 0 else {
      return KeyDecoder.usualEscapeDelay
    }
    return .milliseconds(min(chosen, 10_000))
  }

  /// The sequences of all keys that terminfo names for the terminal, those with a `Key` first.
  static var names: [KeyDecoder.Name] {
    let known = Set(keys.map(\.name))
    let others = (standard + extended).filter { !known.contains($0) }
    return (keys.map { ($0.name, $0.key) } + others.map { ($0, nil) }).compactMap { name, key in
      sequence(name).map { ($0, key) }
    }
  }

  private static func sequence(_ name: String) -> [UInt8]? {
    guard let value = curses_capability(name) else { return nil }
    // Terminfo writes NUL so.
    return UnsafeBufferPointer(start: value, count: strlen(value)).map {
      $0 == -0x80 ? 0 : UInt8(bitPattern: $0)
    }
  }

  /// The names in terminfo(5) of the keys that have a `Key`. Of those with the same sequence the first counts.
  private static let keys: [(name: String, key: Key)] =
    [
      ("kbs", .backspace), ("kent", .enter), ("kcbt", .backTab), ("kcbt2", .backTab), ("kdch1", .delete),
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
      ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
      // The keypad by its places, from the left above to the right below; and by what is on its keys.
      ("ka1", .home), ("ka2", .up), ("ka3", .pageUp), ("kb1", .left), ("kb3", .right),
      ("kc1", .end), ("kc2", .down), ("kc3", .pageDown),
      ("kpADD", .character("+")), ("kpCMA", .character(",")), ("kpDIV", .character("/")),
      ("kpDOT", .character(".")),
      ("kpMUL", .character("*")), ("kpSUB", .character("-")), ("kpZRO", .character("0")),
      // What Ctrl-Z is called on the Linux console.
      ("kspd", .control("z")),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// All names of keys in terminfo(5). That of the mouse is the beginning of its reports.
  private static let standard: [String] = {
    var names: [String] = []
    while let name = curses_capability_name(Int32(names.count)) { names.append(String(cString: name)) }
    return names.filter { $0.hasPrefix("k") && $0 != "kmous" }
  }()

  /// Names beyond terminfo(5) that ncurses' own entries have, see user_caps(5).
  private static let extended: [String] =
    ["BEG", "DC", "DN", "END", "FND", "HOM", "IC", "LFT", "NXT", "PRV", "RIT", "UP"].flatMap { name in
      ["k\(name)"] + (2...8).map { "k\(name)\($0)" }
    } + (0...9).map { "kp\($0)" } + (1...16).map { "kF\($0)" } + ["kpNUM", "kctab", "kxIN", "kxOUT"]
}
