import Engines
import TextUI
import Texts

/// The on-screen keyboard: every letter with its state, accessible with the arrow keys or a click.
///
/// It has no cursor until an arrow key is pressed; typing a letter hides the cursor again.
package struct Keyboard: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case unused, hit, miss
  }

  package struct Place: Equatable, Sendable {
    package var row: Int
    package var column: Int
  }

  package let rows: [[Character]]
  /// The position of the cursor; `nil` while it is hidden.
  package private(set) var cursor: Place?
  /// Where the cursor appears: at the last used letter, initially in the middle of the middle row.
  private var start: Place

  package init(_ language: Language) {
    rows = language.keyboard
    let row = rows.count / 2
    start = Place(row: row, column: (rows[row].count - 1) / 2)
  }

  /// The letter under the cursor; `nil` while it is hidden.
  package var chosen: Character? { cursor.map { rows[$0.row][$0.column] } }

  /// Moves the cursor to a neighbour, cyclically; the first arrow key only shows it. Returns whether the key was an arrow.
  package mutating func move(_ key: Key) -> Bool {
    guard [.left, .right, .up, .down, .home, .end].contains(key) else { return false }
    guard var place = cursor else {
      cursor = start
      return true
    }
    switch key {
    case .left: place.column = (place.column - 1).wrapped(in: rows[place.row].count)
    case .right: place.column = (place.column + 1).wrapped(in: rows[place.row].count)
    case .up: place.row = (place.row - 1).wrapped(in: rows.count)
    case .down: place.row = (place.row + 1).wrapped(in: rows.count)
    case .home: place.column = 0
    default: place.column = rows[place.row].count - 1
    }
    place.column = min(place.column, rows[place.row].count - 1)
    cursor = place
    return true
  }

  /// Hides the cursor, as typing or clicking a letter does; the next arrow key shows it at that letter.
  package mutating func hideCursor(at letter: Character? = nil) {
    if let letter {
      for (row, letters) in rows.enumerated() {
        if let column = letters.firstIndex(of: letter) { start = Place(row: row, column: column) }
      }
    }
    cursor = nil
  }

  /// The distance between two keys in columns, of which a key has three: as wanted, or less where that does not fit a width.
  package func pitch(_ wanted: Int, in room: Int) -> Int {
    (3...wanted).last { width(pitch: $0) <= room } ?? 3
  }

  /// The total width, in columns.
  package func width(pitch: Int) -> Int { rows.reduce(0) { max($0, $1.count) } * pitch - (pitch - 3) }

  /// Draws the keyboard at its place in a game. Each key is a cap, that of a hit is lit, and that of a miss is gone: `·U·`.
  /// Without fills a hit is in brackets, `[E]`, and the letter under the cursor in angle quotes, `‹G›`.
  /// - Parameter columns: the columns in whose middle it stands; `nil` for all up to the side panel.
  package func draw(on canvas: inout Canvas, in columns: Rect? = nil, _ state: (Character) -> State) {
    let layout = canvas.layout
    let columns = columns ?? layout.stage
    let pitch = pitch(layout.pick(4, 4, 5), in: columns.width)
    let place = Point(
      x: columns.centeredX(of: width(pitch: pitch)), y: layout.point(0, layout.pick(11, 16, 26)).y)
    draw(
      on: &canvas, at: place, pitch: pitch, spacing: layout.pick(1, rows.count > 3 ? 1 : 2, 2), state)
  }

  /// Draws the keyboard of a game that is over into the rows of an area, if they are enough: nothing of it can be pressed.
  package func draw(
    beneath area: Rect, in columns: Rect, on canvas: inout Canvas, _ state: (Character) -> State
  ) {
    guard area.height >= rows.count else { return }
    let pitch = pitch(4, in: columns.width)
    let place = Point(
      x: columns.centeredX(of: width(pitch: pitch)), y: area.minY + min(1, area.height - rows.count))
    draw(on: &canvas, at: place, pitch: pitch, isOver: true, state)
  }

  /// Draws the keyboard at a point, with its rows `spacing` apart.
  /// - Parameter isOver: whether nothing can be pressed any more: what was hit stands out from what is dim.
  package func draw(
    on canvas: inout Canvas, at origin: Point, pitch: Int, spacing: Int = 1, isOver: Bool = false,
    _ state: (Character) -> State
  ) {
    let width = width(pitch: pitch)
    for (y, letters) in rows.enumerated() {
      let indent = min(y * pitch / 2, width - (letters.count * pitch - (pitch - 3)))
      for (x, letter) in letters.enumerated() {
        let isChosen = cursor == Place(row: y, column: x)
        let cap = letter.capital
        let (text, role): (String, Role) =
          switch state(letter) {
          case _ where isChosen: (canvas.isFilled ? " \(cap) " : "‹\(cap)›", .chosen)
          case .unused: (" \(cap) ", .cap)
          case .hit: (canvas.isFilled ? " \(cap) " : "[\(cap)]", .hitCap)
          case .miss: ("·\(cap)·", .dim)
          }
        let place = Point(x: origin.x + indent + x * pitch, y: origin.y + y * spacing)
        guard !isOver else {
          let state = state(letter)
          canvas.put(state == .miss ? "·\(cap)·" : " \(cap) ", at: place, state == .hit ? .text : .dim)
          continue
        }
        canvas.button(text, at: place, role, sends: .character(letter))
      }
    }
  }
}
