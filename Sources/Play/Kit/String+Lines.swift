import TextUI

extension String {
  /// The text in as few lines of at most `width` columns as possible, and those about as long as each other.
  func balanced(to width: Int) -> [String] {
    var lines = wrapped(to: width)
    for narrower in stride(from: width - 1, to: 0, by: -1) {
      let next = wrapped(to: narrower)
      guard next.count == lines.count else { break }
      lines = next
    }
    return lines
  }

  /// The text in exactly so many columns, cut or filled up with blanks.
  func padded(to width: Int) -> String {
    let shown = clipped(to: width)
    return shown + String(repeating: " ", count: max(0, width - shown.columns))
  }

  /// The same with the blanks in front, uncut.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}
