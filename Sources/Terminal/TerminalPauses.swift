import CNcurses

/// The pauses that the description of a terminal asks for: `$<50>` in a sequence is one of 50 ms (terminfo(5), "Delays and
/// Padding"). ncurses sleeps through them, or sends as many characters without a meaning, and hears no signal meanwhile.
enum TerminalPauses {
  /// More than what terminals need.
  static let limit = Duration.seconds(2)

  /// The longest pause of a sequence that is sent, for the terminal that ncurses has been started for.
  static var longest: Duration {
    var longest = Duration.zero
    var index: Int32 = 0
    while let name = curses_capability_name(index) {
      index += 1
      // Neither what a key sends, nor what prepares the terminal or its printer.
      guard !["k", "is", "rs", "mc"].contains(where: String(cString: name).hasPrefix),
        let value = curses_capability(name)
      else { continue }
      longest = max(
        longest,
        pause(in: UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) }))
    }
    return longest
  }

  /// All pauses of a sequence together.
  static func pause(in sequence: [UInt8]) -> Duration {
    var (pause, rest) = (Duration.zero, sequence[...])
    while let start = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[start...].dropFirst()
      guard rest.first == UInt8(ascii: "<") else { continue }
      rest.removeFirst()
      var milliseconds = 0
      while let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
        milliseconds = min(milliseconds * 10 + Int(digit & 0xF), 1 << 24)
        rest.removeFirst()
      }
      pause += .milliseconds(milliseconds)
    }
    return pause
  }
}
