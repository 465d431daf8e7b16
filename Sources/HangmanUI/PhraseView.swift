import Engines
import Kit
import TextUI
import Texts

/// A phrase in rows of tiles and slots, broken between words. The breaks depend on all letters, hidden ones included, so that
/// nothing moves during a game.
struct PhraseView {
  /// The size of the tiles, and the distance between rows.
  struct Form: Equatable {
    /// The size of one tile; letters of one column without gaps are text.
    var tile: Size
    var spacing: Int

    /// The distance between letters, in columns: a tile and the gap after it.
    var pitch: Int { isText ? 1 : tile.width + 1 }
    /// The width of the gap between words, in columns.
    fileprivate var gap: Int { pitch }
    /// The number of unused columns after the last letter of a row.
    fileprivate var trailing: Int { isText ? 0 : 1 }
    /// Whether the letters are text without tiles.
    fileprivate var isText: Bool { tile.height == 0 }

    /// The forms with tiles, from the one that stands out most: tiles of three rows where there is much room, then tiles of
    /// three columns, then of one, each with a blank row between the lines if there is room for it.
    static func tiles(isLarge: Bool) -> [Form] {
      (isLarge ? [Form(tile: TilesView.small, spacing: 4)] : []) + [
        Form(tile: TilesView.flat, spacing: 2), Form(tile: TilesView.flat, spacing: 1),
        Form(tile: Size(width: 1, height: 1), spacing: 2), Form(tile: Size(width: 1, height: 1), spacing: 1),
      ]
    }

    static let text = Form(tile: Size(width: 1, height: 0), spacing: 1)
  }

  /// How a place is displayed.
  struct Cell {
    var text: String
    var role: Role
    /// Whether it is a tile or a slot; punctuation stands between them.
    var isTile = true
    /// The key that a click on the place sends.
    var key: Key?
    /// Whether the next letter goes there.
    var hasCaret = false
  }

  let form: Form
  /// The indices of the places in each row; `nil` is a gap between words.
  private let rows: [[Int?]]
  private let widths: [Int]
  /// Whether a word had to be broken in its middle.
  let breaksWords: Bool

  /// - Parameter width: the available width, in columns.
  init(_ board: [Hangman.Place], width: Int, form: Form) {
    let widths = board.map { form.pitch + $0.extraColumns }
    var breaker = LineBreaker(board, widths, room: width + form.trailing, form: form)
    breaker.run()
    // The rows are balanced in length.
    while !breaker.breaksWords, breaker.rows.count > 1 {
      var narrower = LineBreaker(board, widths, room: breaker.longest - 1, form: form)
      narrower.run()
      guard !narrower.breaksWords, !narrower.breaksHyphens, narrower.rows.count == breaker.rows.count,
        narrower.longest < breaker.longest
      else { break }
      breaker = narrower
    }
    self.form = form
    rows = breaker.rows
    self.widths = widths
    breaksWords = breaker.breaksWords
  }

  /// Uses the first of these forms in which the phrase fits into an area without breaking a word in its middle, else the
  /// first of one column a letter in which it fits at all; the last one when it fits in none.
  init(_ board: [Hangman.Place], in area: Size, forms: [Form]) {
    let views = forms.map { PhraseView(board, width: area.width, form: $0) }
    let fitting = views.filter { $0.height <= area.height }
    let broken = fitting.first { $0.form.tile.width == 1 } ?? fitting.first
    self = fitting.first { !$0.breaksWords } ?? broken ?? views[views.count - 1]
  }

  /// The height in rows, from the first line to the last.
  var height: Int { (rows.count - 1) * form.spacing + max(1, form.tile.height) }

  /// Draws the phrase centred in an area.
  func draw(on canvas: inout Canvas, in area: Rect, _ cell: (Int) -> Cell) {
    let top = area.minY + max(0, (area.height - height) / 2)
    for (line, places) in rows.enumerated() {
      let y = top + line * form.spacing
      guard y < area.maxY else { return }
      var x = area.minX + max(0, (area.width - width(of: places)) / 2)
      for place in places {
        guard let place else {
          x += form.gap
          continue
        }
        let width = widths[place] - form.trailing
        draw(
          cell(place), on: &canvas, in: Rect(x: x, y: y, width: width, height: max(1, form.tile.height)))
        x += widths[place]
      }
    }
  }

  private func draw(_ cell: Cell, on canvas: inout Canvas, in area: Rect) {
    // The letter itself; a mark of a letter without case stands before it.
    let letter = String(cell.text.suffix(1))
    let middle = Point(
      x: area.minX + (area.width - letter.columns + 1) / 2, y: area.minY + area.height / 2)
    canvas.focus(on: cell.hasCaret ? .entry : .stage, at: middle)
    let role = form.isText ? cell.role.inText : cell.role
    if cell.isTile, !form.isText { canvas.fill(area, " ", role) }
    let mark = form.isText ? "" : cell.text.dropLast()
    canvas.put(mark + letter, at: Point(x: middle.x - mark.count, y: middle.y), role)
    // Where the caret looks like a blank, signs around it tell it apart.
    if cell.hasCaret, letter == "_", !form.isText {
      canvas.put("‹", at: Point(x: middle.x - 1, y: middle.y), role)
      canvas.put("›", at: Point(x: middle.x + 1, y: middle.y), role)
    }
    if let key = cell.key { canvas.target(area, sends: key) }
  }

  private func width(of places: [Int?]) -> Int {
    places.reduce(-form.trailing) { $0 + ($1.map { widths[$0] } ?? form.gap) }
  }
}

/// Fills rows with words. A word that is longer than a row is broken after a hyphen; without one, it is broken in its
/// middle and placed on rows of its own.
private struct LineBreaker {
  private let board: [Hangman.Place]
  private let widths: [Int]
  private let room: Int
  private let form: PhraseView.Form
  private(set) var rows: [[Int?]] = []
  private(set) var breaksWords = false
  private(set) var breaksHyphens = false
  /// The length of the longest row, in columns.
  private(set) var longest = 0
  private var row: [Int?] = []
  private var used = 0

  /// - Parameter widths: the width of each place, in columns.
  init(_ board: [Hangman.Place], _ widths: [Int], room: Int, form: PhraseView.Form) {
    self.board = board
    self.widths = widths
    self.room = max(form.pitch, room)
    self.form = form
  }

  mutating func run() {
    for word in board.indices.split(whereSeparator: { board[$0].grapheme == " " }) {
      if width(word) <= room {
        add(word, isGlued: false)
      } else {
        breaksHyphens = true
        for (index, part) in parts(of: word).enumerated() { add(part, isGlued: index > 0) }
      }
    }
    endRow()
  }

  /// The parts of a word, each including the hyphen at its end.
  private func parts(of word: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = word.lowerBound
    for place in word where board[place].isHyphen && place + 1 < word.upperBound {
      parts.append(start..<place + 1)
      start = place + 1
    }
    return parts + [start..<word.upperBound]
  }

  private mutating func add(_ part: Range<Int>, isGlued: Bool) {
    let gap = row.isEmpty || isGlued ? 0 : form.gap
    if used + gap + width(part) > room, !row.isEmpty {
      endRow()
    } else if gap > 0 {
      row.append(nil)
      used += gap
    }
    for place in part {
      if used + widths[place] > room, !row.isEmpty {
        breaksWords = true
        endRow()
      }
      row.append(place)
      used += widths[place]
    }
  }

  private mutating func endRow() {
    if !row.isEmpty || rows.isEmpty { rows.append(row) }
    longest = max(longest, used)
    row = []
    used = 0
  }

  private func width(_ part: Range<Int>) -> Int { part.reduce(0) { $0 + widths[$1] } }
}

extension Hangman.Place {
  /// The number of columns beyond the first; a hidden letter has its width from the start, where it is known.
  fileprivate var extraColumns: Int { (grapheme?.capital.columns ?? 1) - 1 }

  fileprivate var isHyphen: Bool { grapheme.map { "-‐–".contains($0) } ?? false }
}

extension Role {
  /// The role of a letter that has no tile around it.
  fileprivate var inText: Role {
    switch self {
    case .tile, .slot: .stage
    case .goldTile: .won
    case .lostLetter: .wrong
    case .filledLetter: .field
    default: self
    }
  }
}

extension Canvas {
  /// Draws a picture with a role for each tint.
  mutating func put(_ drawing: Drawing, at point: Point) {
    for (row, (line, tints)) in zip(drawing.lines, drawing.tints).enumerated() {
      put(line, at: Point(x: point.x, y: point.y + row)) { $0 < tints.count ? tints[$0].role : .picture }
    }
  }
}

extension Drawing.Tint {
  fileprivate var role: Role {
    switch self {
    case .ink: .picture
    case .warm: .warm
    case .cool: .cool
    }
  }
}
