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
  /// The place for bonus words, under those of all letters and of all but one; `nil` without room for it.
  let bonus: Rect?

  /// The gap between two words side by side, and the minimum gap between two blocks, in columns.
  static let gap = 2

  /// - Parameter columns: the words by length.
  /// - Returns: `nil` when they do not fit, even without separated letters.
  init?(_ columns: [TextTwist.Column], in size: Size, _ text: Texts) {
    let longest = columns.last?.length ?? Rack.size
    let counts = columns.map {
      Shape.Block(length: $0.length, count: $0.words.count, isLongest: $0.length == longest, text)
    }
    for isSpaced in [true, false] {
      let shape = Shape(isSpaced: isSpaced, rows: size.height - 1)
      guard size.height > 1, shape.width(of: counts) <= size.width else { continue }
      self.isSpaced = isSpaced
      blocks = shape.blocks(counts, width: size.width)
      bonus = Self.bonusPlace(under: blocks, in: size)
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

  /// The room under the blocks of all letters and of all but one: a row for the heading, and at least one for words.
  private static func bonusPlace(under blocks: [Block], in size: Size) -> Rect? {
    let longest = blocks.last?.length ?? Rack.size
    let long = blocks.filter { $0.length > longest - 2 }
    guard let x = long.first?.x, let depth = long.map({ min($0.count, $0.depth) }).max() else { return nil }
    // Their heading and a blank row stand above and below the words.
    let place = Rect(x: x, y: depth + 2, width: size.width - x, height: size.height - depth - 2)
    return place.height >= 2 && place.width >= BonusWords.narrowest ? place : nil
  }

  /// `3  4 of 11`, `5 ✓ all 2`; `★ 6` alone for the only word of six letters.
  static func heading(length: Int, found: Int, of count: Int, isLongest: Bool, _ text: Texts) -> String {
    let isLongest = isLongest && length >= Rack.size
    let name = isLongest ? "★ \(length)" : "\(length)"
    if isLongest, count == 1 { return name }
    guard found == count else { return name + "  " + text("\(found) of \(count)") }
    return name + " ✓" + (count == 1 ? "" : " " + text("all \(count)"))
  }
}

/// The widths of the words and blocks.
private struct Shape {
  let isSpaced: Bool
  let rows: Int

  struct Block {
    let length: Int
    let count: Int
    /// The width of the heading when nothing has been found, and the greatest it can have.
    let heading: Int
    let widestHeading: Int

    init(length: Int, count: Int, isLongest: Bool, _ text: Texts) {
      self.length = length
      self.count = count
      heading = WordGrid.heading(length: length, found: 0, of: count, isLongest: isLongest, text).columns
      widestHeading =
        [count - 1, count].map {
          WordGrid.heading(length: length, found: $0, of: count, isLongest: isLongest, text).columns
        }.max() ?? heading
    }
  }

  func pitch(_ length: Int) -> Int { (isSpaced ? 2 * length - 1 : length) + WordGrid.gap }

  /// The number of words side by side.
  private func beside(_ count: Int) -> Int { max(1, (count + rows - 1) / rows) }

  private func words(_ block: Block) -> Int { beside(block.count) * pitch(block.length) - WordGrid.gap }

  /// The last block's heading may extend beyond the words' right edge.
  private func widths(_ counts: [Block], isWidest: Bool) -> [Int] {
    counts.enumerated().map { index, block in
      let isLast = index == counts.count - 1
      return max(words(block), isWidest && !isLast ? block.widestHeading : block.heading)
    }
  }

  func width(of counts: [Block]) -> Int {
    widths(counts, isWidest: true).reduce(0, +) + WordGrid.gap * (counts.count - 1)
  }

  /// Distributes the blocks over the width by their initial widths; if a heading would later touch its neighbour, by their
  /// greatest widths.
  func blocks(_ counts: [Block], width: Int) -> [WordGrid.Block] {
    let widest = widths(counts, isWidest: true)
    var starts = spread(widths(counts, isWidest: false), over: width)
    let touches = starts.indices.dropLast().contains { starts[$0] + widest[$0] >= starts[$0 + 1] }
    if touches { starts = spread(widest, over: width) }
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

/// What lights up among the words: one word, or the columns of a complete rack one after the other.
enum WordLight: Equatable {
  /// A word, with the number of its letters that are lit, `nil` for all, and the role of those.
  case word(String, letters: Int?, Role)
  /// The column with this index; those after it do not shine yet.
  case column(Int)
}

/// The words of a rack in their grid, with `_ _ _` or `···` for hidden words.
///
/// The position of a word does not depend on whether it has been found, so a gap between two found words is a clue.
struct WordGridView {
  let columns: [TextTwist.Column]
  /// Whether to show the missed words, in small letters.
  var isRevealed = false
  var light: WordLight?

  /// The word selected with the arrow keys.
  var picked: String?

  /// Draws the words into an area.
  /// - Parameter grid: their positions in it.
  func draw(on canvas: inout Canvas, in area: Rect, _ grid: WordGrid, _ text: Texts) {
    for (number, (column, block)) in zip(columns, grid.blocks).enumerated() {
      let role = column.role(number, light)
      let heading = WordGrid.heading(
        length: column.length, found: column.foundCount, of: column.words.count,
        isLongest: number == columns.count - 1, text)
      canvas.put(
        heading, at: Point(x: area.minX + block.x, y: area.minY), role == .found ? .dim : role)
      let hidden =
        grid.isSpaced
        ? String(repeating: "_ ", count: column.length - 1) + "_"
        : String(repeating: "·", count: column.length)
      for (index, word) in column.words.enumerated() {
        let offset = block.place(of: index)
        let place = Point(x: area.minX + offset.x, y: area.minY + offset.y)
        if word.text == picked { canvas.focus(on: .row, at: place) }
        if word.isFound || isRevealed {
          draw(word, role, isSpaced: grid.isSpaced, on: &canvas, at: place)
        } else {
          canvas.put(hidden, at: place, word.text == picked ? .chosen : .dim)
        }
      }
    }
  }

  /// Draws a visible word.
  private func draw(
    _ word: TextTwist.Word, _ role: Role, isSpaced: Bool, on canvas: inout Canvas, at place: Point
  ) {
    let text = word.isFound ? word.spelling.capitals : word.spelling
    let role: Role = word.isFound ? role : .wrong
    // Missed words in letters that have no small form are distinguished by what separates the letters.
    let isSmall = role == .wrong && text == text.capitals
    canvas.put(
      isSpaced ? text.spaced(by: isSmall ? "·" : " ") : text, at: place, word.text == picked ? .chosen : role)
    guard case .word(word.text, let letters, let lightRole) = light else { return }
    let lit = String(text.prefix(letters ?? text.count))
    canvas.put(isSpaced ? lit.spaced(by: " ") : lit, at: place, lightRole)
  }
}

extension TextTwist.Column {
  /// The role of its found words: `won` when it is complete, and gold while the finale lights it.
  fileprivate func role(_ number: Int, _ light: WordLight?) -> Role {
    guard isComplete else { return .found }
    guard case .column(let lit) = light else { return .won }
    return number < lit ? .won : number == lit ? .goldTile : .found
  }
}

/// The bonus words that were found, under a heading of their own.
struct BonusWords {
  /// As they are shown, in the order found.
  let words: [String]
  /// The index of the word that is lit, and its role.
  var lit: (index: Int, role: Role)?

  /// The least number of columns for a place of their own.
  static let narrowest = 16
  private static let gap = 2

  /// Draws as many of the newest as fit, and the number of the others.
  func draw(on canvas: inout Canvas, in area: Rect, _ text: Texts) {
    guard !words.isEmpty else { return }
    canvas.put(text("bonus"), at: area.origin, .dim)
    let rows = area.height - 1
    var first = 0
    while first < words.count - 1, places(from: first, width: area.width, rows) == nil { first += 1 }
    for (index, place) in (places(from: first, width: area.width, rows) ?? []).enumerated() {
      let word = first + index
      let point = Point(x: area.minX + place.x, y: area.minY + 1 + place.y)
      let isRest = word == words.count
      let role = lit.flatMap { $0.index == word ? $0.role : nil } ?? .found
      canvas.put(isRest ? "+\(first)" : words[word], at: point, isRest ? .dim : role)
    }
  }

  /// The positions of the words from an index on, and of the number of those before it; `nil` when they do not fit.
  private func places(from first: Int, width: Int, _ rows: Int) -> [Point]? {
    var places: [Point] = []
    var (x, y) = (0, 0)
    for word in words[first...] + (first > 0 ? ["+\(first)"] : []) {
      if x > 0, x + word.columns > width { (x, y) = (0, y + 1) }
      places.append(Point(x: x, y: y))
      x += word.columns + Self.gap
    }
    return y < rows ? places : nil
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
  init(
    _ columns: [TextTwist.Column], bonus: [(word: String, spelling: String)], isRevealed: Bool,
    light: WordLight? = nil, width: Int,
    _ text: Texts
  ) {
    func role(of word: String, _ usual: Role) -> Role {
      guard case .word(word, _, let role) = light else { return usual }
      return role
    }
    self.width = width
    for (number, column) in columns.enumerated() {
      let columnRole = column.role(number, light)
      var words = column.words.filter { $0.isFound || isRevealed }.map { word in
        Run(
          text: word.isFound ? word.spelling.capitals : word.spelling,
          role: word.isFound ? role(of: word.text, columnRole) : .wrong, x: 0, word: word.text)
      }
      if isRevealed {
        add(Run(text: "\(column.length):", role: .dim, x: 0), words, indent: 3, mayJoin: true)
        continue
      }
      if words.isEmpty, number == columns.count - 1, column.length >= Rack.size, !column.words.isEmpty {
        let places = Array(repeating: "_", count: column.length).joined(separator: " ")
        words = [Run(text: places, role: .dim, x: 0)]
      }
      let head = WordGrid.heading(
        length: column.length, found: column.foundCount, of: column.words.count,
        isLongest: number == columns.count - 1, text)
      let headRole: Role = columnRole == .found ? .dim : columnRole
      add(Run(text: head, role: headRole, x: 0), words, indent: 12, mayJoin: false)
    }
    guard !bonus.isEmpty else { return }
    let words = bonus.map { word, spelling in
      Run(text: spelling.capitals, role: role(of: word, .found), x: 0, word: word)
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
