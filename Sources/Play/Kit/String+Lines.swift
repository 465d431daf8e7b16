import TextUI

extension String {
  /// The text wrapped into the minimum number of lines of at most `width` columns, with balanced lengths.
  func balanced(to width: Int) -> [String] {
    var lines = wrapped(to: width)
    for narrower in stride(from: width - 1, to: 0, by: -1) {
      let next = wrapped(to: narrower)
      guard next.count == lines.count else { break }
      lines = next
    }
    return lines
  }

  /// The text wrapped into lines of at most `width` columns, broken after a sentence if that needs no more lines, else
  /// between words.
  func sentences(to width: Int) -> [String] {
    let wrapped = wrapped(to: width)
    var lines: [String] = []
    var sentence = ""
    for word in split(separator: " ") {
      sentence += (sentence.isEmpty ? "" : " ") + word
      guard word.last == "." else { continue }
      lines.append(sentence)
      sentence = ""
    }
    if !sentence.isEmpty { lines.append(sentence) }
    var index = 1
    while index < lines.count {
      if lines[index - 1].columns + 1 + lines[index].columns <= width {
        lines[index - 1] += " " + lines.remove(at: index)
      } else {
        index += 1
      }
    }
    return lines.count <= wrapped.count && lines.allSatisfy { $0.columns <= width } ? lines : wrapped
  }

  /// The text truncated or padded with blanks to exactly `width` columns.
  func padded(to width: Int) -> String {
    let shown = clipped(to: width)
    return shown + String(repeating: " ", count: max(0, width - shown.columns))
  }

  /// The text right-aligned in `width` columns, never truncated.
  func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }
}
