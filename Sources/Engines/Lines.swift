extension String {
  /// The lines of a text file with their numbers, counted from 1. A carriage return at a line's end is
  /// no part of it, and a newline at the end of the text begins no further line.
  public var numberedLines: [(number: Int, text: Substring)] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { ($0.offset + 1, $0.element) }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  public var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
