extension Canvas {
  /// The rows as text without trailing blanks: the format of the golden files.
  public var text: String {
    (0..<size.height).map(row).joined(separator: "\n") + "\n"
  }

  /// One row as text without trailing blanks.
  public func row(_ y: Int) -> String {
    var line = ""
    for x in 0..<size.width {
      let cell = self[Point(x: x, y: y)]
      if !cell.isContinuation { line.append(cell.character) }
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The first occurrence of a text, row by row; `nil` when it is not visible.
  public func find(_ text: String) -> Rect? {
    let wanted = Array(text)
    guard !wanted.isEmpty else { return nil }
    for y in 0..<size.height {
      let columns = (0..<size.width).filter { !self[Point(x: $0, y: y)].isContinuation }
      let characters = columns.map { self[Point(x: $0, y: y)].character }
      guard characters.count >= wanted.count else { continue }
      for start in 0...characters.count - wanted.count
      where characters[start..<start + wanted.count].elementsEqual(wanted) {
        return Rect(x: columns[start], y: y, width: text.columns, height: 1)
      }
    }
    return nil
  }
}
