import Engines
import Kit
import TextUI
import Texts

/// The positions of the words of a rack: a block for each length. They depend only on the rack, so that nothing moves while
/// words are found. Coordinates are relative to the area.
struct WordGrid: Equatable {
  struct Block: Equatable {
    let length: Int
    let count: Int
    let x: Int
    /// The distance between two sub-columns, in columns.
    let pitch: Int
    /// The number of words in a sub-column.
    let depth: Int

    /// The position of a word; the heading is on row 0.
    func place(of index: Int) -> Point { Point(x: x + index / depth * pitch, y: 1 + index % depth) }
  }

  /// Whether the letters of words are separated, `C O D`, or not, `COD`.
  let isSpaced: Bool
  let blocks: [Block]

  /// The gap between two words side by side, and the minimum gap between two blocks, in columns.
  static let gap = 2

  /// - Parameter columns: the words by length.
  /// - Returns: `nil` when they do not fit, even without separated letters.
  init?(_ columns: [TextTwist.Column], in size: Size, _ text: Texts) {
    let counts = columns.map { Shape.Block(length: $0.length, count: $0.words.count, text) }
    for isSpaced in [true, false] {
      let shape = Shape(isSpaced: isSpaced, rows: size.height - 1)
      guard size.height > 1, shape.width(of: counts) <= size.width else { continue }
      self.isSpaced = isSpaced
      blocks = shape.blocks(counts, width: size.width)
      return
    }
    return nil
  }

  /// The area of each word, in the order of `columns`.
  func areas(of columns: [TextTwist.Column]) -> [Rect] {
    zip(columns, blocks).flatMap { column, block in
      column.words.indices.map { index in
        let place = block.place(of: index)
        return Rect(x: place.x, y: place.y, width: block.pitch - Self.gap, height: 1)
      }
    }
  }

  /// `3: 3 of 11`, `★ 6: 0 of 1`, `5: 4 of 4 ✓`.
  static func heading(length: Int, found: Int, of count: Int, _ text: Texts) -> String {
    let star = length == Rack.size ? "★ " : ""
    return star + text("\(length): \(found) of \(count)") + (count > 0 && found == count ? " ✓" : "")
  }
}

/// The widths of the words and blocks.
private struct Shape {
  let isSpaced: Bool
  let rows: Int

  struct Block {
    let length: Int
    let count: Int
    /// The width of the heading when nothing has been found, and when everything has.
    let heading: Int
    let completeHeading: Int

    init(length: Int, count: Int, _ text: Texts) {
      self.length = length
      self.count = count
      heading = WordGrid.heading(length: length, found: 0, of: count, text).columns
      completeHeading = WordGrid.heading(length: length, found: count, of: count, text).columns
    }
  }

  func pitch(_ length: Int) -> Int { (isSpaced ? 2 * length - 1 : length) + WordGrid.gap }

  /// The number of words side by side.
  private func beside(_ count: Int) -> Int { max(1, (count + rows - 1) / rows) }

  private func words(_ block: Block) -> Int { beside(block.count) * pitch(block.length) - WordGrid.gap }

  /// The mark in the last block's heading may extend beyond the words' right edge.
  private func widths(_ counts: [Block], isComplete: Bool) -> [Int] {
    counts.enumerated().map { index, block in
      let isLast = index == counts.count - 1
      return max(words(block), isComplete && !isLast ? block.completeHeading : block.heading)
    }
  }

  func width(of counts: [Block]) -> Int {
    widths(counts, isComplete: true).reduce(0, +) + WordGrid.gap * (counts.count - 1)
  }

  /// Distributes the blocks over the width by their initial widths; if a complete heading would then touch its neighbour,
  /// by their final widths.
  func blocks(_ counts: [Block], width: Int) -> [WordGrid.Block] {
    let complete = widths(counts, isComplete: true)
    var starts = spread(widths(counts, isComplete: false), over: width)
    let touches = starts.indices.dropLast().contains { starts[$0] + complete[$0] >= starts[$0 + 1] }
    if touches { starts = spread(complete, over: width) }
    return zip(counts, starts).map { block, x in
      WordGrid.Block(
        length: block.length, count: block.count, x: x, pitch: pitch(block.length), depth: rows)
    }
  }

  private func spread(_ widths: [Int], over width: Int) -> [Int] {
    let free = width - widths.reduce(0, +)
    let gaps = max(1, widths.count - 1)
    var used = 0
    return widths.enumerated().map { index, own in
      defer { used += own }
      return used + (2 * index * free + gaps) / (2 * gaps)
    }
  }
}

/// The words of a rack in their grid, with `_ _ _` or `···` for hidden words.
///
/// The position of a word does not depend on whether it has been found, so a gap between two found words is a clue.
struct WordGridView {
  let columns: [TextTwist.Column]
  /// Whether to show the missed words, in small letters.
  var isRevealed = false
  /// The most recently found word, and the number of its letters that are lit; `nil` for all.
  var newestWord: (word: String, letters: Int?)?

  /// The word selected with the arrow keys.
  var picked: String?

  /// Draws the words into an area.
  /// - Parameter grid: their positions in it.
  func draw(on canvas: inout Canvas, in area: Rect, _ grid: WordGrid, _ text: Texts) {
    for (column, block) in zip(columns, grid.blocks) {
      let heading = WordGrid.heading(
        length: column.length, found: column.foundCount, of: column.words.count, text)
      canvas.put(
        heading, at: Point(x: area.minX + block.x, y: area.minY), column.isComplete ? .won : .dim)
      let hidden =
        grid.isSpaced
        ? String(repeating: "_ ", count: column.length - 1) + "_"
        : String(repeating: "·", count: column.length)
      for (index, word) in column.words.enumerated() {
        let offset = block.place(of: index)
        let place = Point(x: area.minX + offset.x, y: area.minY + offset.y)
        if word.text == picked { canvas.focus(on: .row, at: place) }
        if word.isFound || isRevealed {
          draw(word, isSpaced: grid.isSpaced, on: &canvas, at: place)
        } else {
          canvas.put(hidden, at: place, word.text == picked ? .chosen : .dim)
        }
      }
    }
  }

  /// Draws a visible word.
  private func draw(_ word: TextTwist.Word, isSpaced: Bool, on canvas: inout Canvas, at place: Point) {
    let text = word.isFound ? word.spelling.capitals : word.spelling
    let role: Role = word.isFound ? .found : .wrong
    // Missed words in letters that have no small form are distinguished by what separates the letters.
    let isSmall = role == .wrong && text == text.capitals
    canvas.put(
      isSpaced ? text.spaced(by: isSmall ? "·" : " ") : text, at: place, word.text == picked ? .chosen : role)
    guard let newestWord, newestWord.word == word.text else { return }
    let lit = String(text.prefix(newestWord.letters ?? text.count))
    canvas.put(isSpaced ? lit.spaced(by: " ") : lit, at: place, .fresh)
  }
}

extension String {
  /// Its characters with a separator between them.
  fileprivate func spaced(by separator: String) -> String { map(String.init).joined(separator: separator) }
}

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
  ///   - bonus: the bonus words and their spellings, in the order found.
  ///   - isRevealed: whether to list missed words as well, in small letters, and to omit the counts.
  ///   - newestWord: the most recently found word.
  init(
    _ columns: [TextTwist.Column], bonus: [(word: String, spelling: String)], isRevealed: Bool,
    newestWord: String? = nil, width: Int,
    _ text: Texts
  ) {
    self.width = width
    for column in columns {
      var words = column.words.filter { $0.isFound || isRevealed }.map { word in
        let role: Role = !word.isFound ? .wrong : word.text == newestWord ? .fresh : .found
        return Run(
          text: word.isFound ? word.spelling.capitals : word.spelling, role: role, x: 0, word: word.text)
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
      let head = text("\(column.length): \(column.foundCount) of \(column.words.count)") + mark
      add(Run(text: head, role: column.isComplete ? .won : .dim, x: 0), words, indent: 12, mayJoin: false)
    }
    guard !bonus.isEmpty else { return }
    let words = bonus.map { word, spelling in
      Run(text: spelling.capitals, role: word == newestWord ? .fresh : .found, x: 0, word: word)
    }
    let head = Run(text: text("bonus:"), role: .dim, x: 0)
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
        if isPicked { canvas.focus(on: .row, at: place) }
        canvas.put(run.text, at: place, isPicked ? .chosen : run.role)
      }
    }
    let edge = area.maxX - 1
    if first > 0 { canvas.button("↑", at: Point(x: edge, y: area.minY), .shortcut, sends: .pageUp) }
    if first < last { canvas.button("↓", at: Point(x: edge, y: area.maxY - 1), .shortcut, sends: .pageDown) }
  }
}
