import Engines
import Kit
import TextUI
import Texts

/// A phrase in rows of places, broken between words. The breaks depend on all letters, hidden ones included, so that
/// nothing moves during a game.
struct PhraseView {
  /// The spacing of letters and rows.
  struct Form: Equatable {
    /// The distance between letters in columns: 1, 2, or 4 with a slot of three columns under each letter.
    var pitch: Int
    var spacing: Int

    /// The width of the gap between words, in columns.
    fileprivate var gap: Int { pitch == 4 ? 3 : pitch }
    /// The number of unused columns after the last letter of a row.
    fileprivate var trailing: Int { pitch == 1 ? 0 : 1 }
    var hasSlots: Bool { pitch == 4 }
  }

  /// How a place is displayed.
  struct Cell {
    var text: String
    var role: Role
    /// Whether the slot under the letter is still empty; `nil` for places that are not to be guessed.
    var isOpen: Bool?
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
    // Two rows are balanced in length; three or more are filled one after the other.
    while !breaker.breaksWords, breaker.rows.count == 2 {
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
  /// first without slots in which it fits at all; the last one when it fits in none.
  init(_ board: [Hangman.Place], in area: Size, forms: [Form]) {
    let views = forms.map { PhraseView(board, width: area.width, form: $0) }
    let fitting = views.filter { $0.height <= area.height }
    let broken = fitting.first { !$0.form.hasSlots } ?? fitting.first
    self = fitting.first { !$0.breaksWords } ?? broken ?? views[views.count - 1]
  }

  /// The height in rows, from the first line to the last.
  var height: Int { (rows.count - 1) * form.spacing + (form.hasSlots ? 2 : 1) }

  /// Draws the phrase centred in an area.
  func draw(on canvas: inout Canvas, in area: Rect, _ cell: (Int) -> Cell) {
    let top = area.minY + max(0, (area.height - height) / 2)
    for (line, places) in rows.enumerated() {
      let y = top + line * form.spacing
      guard y < area.maxY else { return }
      var x = area.minX + max(0, (area.width - width(of: places)) / 2)
      var isFresh = false
      for place in places {
        guard let place else {
          x += form.gap
          isFresh = false
          continue
        }
        let cell = cell(place)
        // Neighbouring fresh letters are highlighted as one.
        if isFresh, cell.role == .fresh, form.pitch == 2 {
          canvas.put(" ", at: Point(x: x - 1, y: y), .fresh)
        }
        isFresh = cell.role == .fresh
        draw(cell, on: &canvas, at: Point(x: x, y: y))
        x += widths[place]
      }
    }
  }

  private func draw(_ cell: Cell, on canvas: inout Canvas, at point: Point) {
    let inset = form.hasSlots ? 1 : 0
    canvas.focus(on: cell.hasCaret ? .entry : .stage, at: Point(x: point.x + inset, y: point.y))
    // The mark of a letter without case is drawn before it.
    let mark = cell.text.count > 1 && form.pitch > 1 ? 1 : 0
    canvas.put(
      form.pitch == 1 ? String(cell.text.suffix(1)) : cell.text,
      at: Point(x: point.x + inset - mark, y: point.y),
      cell.role)
    if form.hasSlots, let isOpen = cell.isOpen {
      canvas.put("▔▔▔", at: Point(x: point.x, y: point.y + 1), isOpen ? .rule : .picture)
    }
    guard let key = cell.key else { return }
    canvas.target(
      Rect(x: point.x, y: point.y, width: form.hasSlots ? 3 : 1, height: form.hasSlots ? 2 : 1), sends: key)
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
