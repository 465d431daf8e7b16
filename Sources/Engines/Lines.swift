/// A line of a text file.
public struct NumberedLine {
  /// Counted from 1.
  public let number: Int
  public let text: Substring
}

extension String {
  /// The lines of a text file with their numbers. A byte order mark at the beginning and a carriage return at the end of a
  /// line are removed, and a newline at the end of the text does not begin another line.
  public var numberedLines: [NumberedLine] {
    let text = unicodeScalars.first == "\u{FEFF}" ? unicodeScalars.dropFirst() : unicodeScalars[...]
    var lines = Substring(text).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { index, line in
      NumberedLine(
        number: index + 1, text: Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }

  /// The text without blanks and tabs at its ends.
  public var trimmed: String { self[...].trimmed }

  /// The text as a reader sees it: without the characters that have no width (zero-width space, word joiner, soft hyphen, byte
  /// order mark), which editors and web pages leave behind, and with blanks for no-break spaces.
  public var withoutInvisibles: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var visible = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{AD}", "\u{200B}", "\u{2060}", "\u{FEFF}": break
      case "\u{A0}": visible.append(" ")
      default: visible.append(scalar)
      }
    }
    return String(visible)
  }
}

extension Sequence<UInt8> {
  /// The name of the encoding of a text file when its first bytes tell that it is not UTF-8: a byte order mark, or a byte 0 in
  /// every second place, as most languages' letters have in UTF-16.
  public var foreignEncoding: String? {
    let start = Array(prefix(64))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard start.count >= 4, start.contains(0) else { return nil }
    let zeros = [0, 1].map { parity in
      start.indices.count { $0 % 2 == parity && start[$0] == 0 }
    }
    return zeros.max()! >= start.count / 4 && zeros.min()! == 0 ? "UTF-16" : nil
  }
}

extension Substring {
  /// The text without blanks and tabs at its ends.
  public var trimmed: String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
    var text = unicodeScalars.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }

  /// The text before and after the first occurrence of a character, each trimmed; `nil` when it does not occur.
  func halves(at separator: Unicode.Scalar) -> (before: String, behind: String)? {
    guard let place = unicodeScalars.firstIndex(of: separator) else { return nil }
    return (
      Substring(unicodeScalars[..<place]).trimmed, Substring(unicodeScalars[place...].dropFirst()).trimmed
    )
  }
}
