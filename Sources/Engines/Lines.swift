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
