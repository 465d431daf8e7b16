import Engines
import Kit
import TextUI

/// The words of a rack when there is no room for the grid: a scrolling list with a paragraph of found words for each
/// length.
struct FoundList {
  struct Run: Equatable {
    var text: String
    var role: Role
    /// Its column within the line.
    var x: Int
    /// The word as the rack has it; `nil` for a heading.
    var word: String?
  }

  /// The runs of each line, from left to right; no line is longer than the width.
  private(set) var lines: [[Run]] = []
  private let width: Int

  /// - Parameters:
  ///   - bonus: the bonus words, in the order found.
  ///   - isRevealed: whether to list missed words as well, in small letters, and to omit the counts.
  ///   - newestWord: the most recently found word.
  init(
    _ columns: [TextTwist.Column], bonus: [String], isRevealed: Bool, newestWord: String? = nil, width: Int,
    _ strings: Strings
  ) {
    self.width = width
    for column in columns {
      var words = column.words.filter { $0.isFound || isRevealed }.map { word in
        let role: Role = !word.isFound ? .wrong : word.text == newestWord ? .fresh : .found
        return Run(text: word.isFound ? word.text.capitals : word.text, role: role, x: 0, word: word.text)
      }
      if isRevealed {
        add(Run(text: "\(column.length):", role: .dim, x: 0), words, indent: 3, mayJoin: true)
        continue
      }
      if words.isEmpty, column.length == Rack.size, !column.words.isEmpty {
        let places = Array(repeating: "_", count: column.length).joined(separator: " ")
        words = [Run(text: places, role: .dim, x: 0)]
      }
      let mark = column.isComplete ? " ✓" : column.length == Rack.size ? " ★" : ""
      let head = strings.textTwist.heading(column.length, column.foundCount, column.words.count) + mark
      add(Run(text: head, role: column.isComplete ? .won : .dim, x: 0), words, indent: 12, mayJoin: false)
    }
    guard !bonus.isEmpty else { return }
    let words = bonus.map { word in
      Run(text: word.capitals, role: word == newestWord ? .fresh : .found, x: 0, word: word)
    }
    let head = Run(text: strings.textTwist.bonus, role: .dim, x: 0)
    add(head, words, indent: head.text.columns + 1, mayJoin: false)
  }

  /// Adds a paragraph; if `mayJoin`, it continues the last line when it fits there and the paragraph before has one line.
  private mutating func add(_ head: Run, _ words: [Run], indent: Int, mayJoin: Bool) {
    guard !words.isEmpty || !mayJoin else { return }
    let length = words.reduce(head.text.columns) { $0 + 1 + $1.text.columns }
    if mayJoin, let line = lines.last, line[0].word == nil, let last = line.last,
      last.x + last.text.columns + 1 + length <= width
    {
      var x = last.x + last.text.columns + 1
      for var run in [head] + words {
        run.x = x
        lines[lines.count - 1].append(run)
        x += run.text.columns + 1
      }
      return
    }
    lines.append([head])
    var x = max(indent, head.text.columns + 1)
    for var run in words {
      if x + run.text.columns > width {
        lines.append([])
        x = indent
      }
      run.x = x
      lines[lines.count - 1].append(run)
      x += run.text.columns + 1
    }
  }

  /// The index of the line that contains a word.
  func line(of word: String) -> Int? { lines.firstIndex { $0.contains { $0.word == word } } }

  /// The area of each of some words, relative to the first line; none for words that are not listed.
  func areas(of words: [String]) -> [Rect] {
    var areas: [String: Rect] = [:]
    for (row, line) in lines.enumerated() {
      for run in line {
        if let word = run.word { areas[word] = Rect(x: run.x, y: row, width: run.text.columns, height: 1) }
      }
    }
    return words.compactMap { areas[$0] }
  }

  /// Draws as many lines as fit into the area, starting as near to `first` as possible; arrows at the right edge indicate
  /// further lines.
  /// - Parameter picked: the word selected with the arrow keys.
  func draw(on canvas: inout Canvas, in area: Rect, first: Int, picked: String? = nil) {
    let last = max(0, lines.count - area.height)
    let first = max(0, min(first, last))
    for (row, line) in lines[first...].prefix(area.height).enumerated() {
      for run in line {
        let isPicked = run.word != nil && run.word == picked
        let place = Point(x: area.minX + run.x, y: area.minY + row)
        canvas.put(run.text, at: place, isPicked ? .chosen : run.role)
      }
    }
    let edge = area.maxX - 1
    if first > 0 { canvas.button("↑", at: Point(x: edge, y: area.minY), .shortcut, sends: .pageUp) }
    if first < last { canvas.button("↓", at: Point(x: edge, y: area.maxY - 1), .shortcut, sends: .pageDown) }
  }
}
