extension String {
  /// The lines of a text file with their numbers, counted from 1. A carriage return at a line's end is
  /// no part of it, and a newline at the end of the text begins no further line.
  public var numberedLines: [(number: Int, text: Substring)] {
    var lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { index, line in
      (index + 1, Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }
}

extension Substring {
  /// The text without blanks and tabs at its ends.
  public var trimmed: String {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(utf8[first...last])!
  }
}

extension String {
  /// The text without blanks and tabs at its ends.
  public var trimmed: String { self[...].trimmed }
}
