import Engines
import TextUI

/// The keyboard on the screen: every letter with what is known of it, reached with the arrows or a click.
///
/// It has no cursor until an arrow is pressed; a typed letter hides the cursor again.
struct Keyboard: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case unused, hit, miss
  }

  struct Place: Equatable, Sendable {
    var row: Int
    var column: Int
  }

  let rows: [[Character]]
  /// Each letter as it stands on its key: unused, hit, missed, and under the cursor.
  private let caps: [[[String]]]
  /// Where the cursor is; `nil` until an arrow is pressed.
  private(set) var cursor: Place?
  /// Where the cursor appears: at the last pressed letter, at first in the middle of the middle row.
  private var start: Place

  init(_ language: Language) {
    rows = language.keyboard
    caps = rows.map { row in
      row.map(\.capital).map { [" \($0) ", "[\($0)]", "─\($0)─", "‹\($0)›"] }
    }
    let row = rows.count / 2
    start = Place(row: row, column: (rows[row].count - 1) / 2)
  }

  /// The letter under the cursor; `nil` without a cursor.
  var chosen: Character? { cursor.map { rows[$0.row][$0.column] } }

  /// Moves the cursor to a neighbour, the edges join; the first arrow only shows it. Returns whether the key was an arrow.
  mutating func move(_ key: Key) -> Bool {
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

  /// Hides the cursor, as a typed or clicked letter does; the next arrow shows it there.
  mutating func hideCursor(at letter: Character? = nil) {
    if let letter {
      for (row, letters) in rows.enumerated() {
        if let column = letters.firstIndex(of: letter) { start = Place(row: row, column: column) }
      }
    }
    cursor = nil
  }

  /// From one key to the next: a key takes three columns.
  static func pitch(_ layout: Layout) -> Int { layout.pick(4, 4, 5) }

  /// The columns that it takes.
  func width(pitch: Int) -> Int { rows.reduce(0) { max($0, $1.count) } * pitch - (pitch - 3) }

  /// Its size with the narrow pitch.
  var size: Size { Size(width: width(pitch: 4), height: rows.count) }

  /// Draws it at its place in a game: a hit stands in brackets, a miss is struck through, the cursor in
  /// angles: `[E]`, `─U─`, `‹G›`.
  func draw(on canvas: inout Canvas, _ state: (Character) -> State) {
    let layout = canvas.layout
    let pitch = Self.pitch(layout)
    let area = layout.rect(0, layout.pick(11, 16, 26), layout.mainWidth, 1)
    let x = area.centeredX(of: width(pitch: pitch))
    draw(on: &canvas, at: Point(x: x, y: area.minY), pitch: pitch, spacing: layout.pick(1, 1, 2), state)
  }

  /// Draws it at a point, its rows `spacing` apart.
  func draw(
    on canvas: inout Canvas, at origin: Point, pitch: Int = 4, spacing: Int = 1, _ state: (Character) -> State
  ) {
    let width = width(pitch: pitch)
    for (y, letters) in rows.enumerated() {
      let indent = min(y * pitch / 2, width - (letters.count * pitch - (pitch - 3)))
      for (x, letter) in letters.enumerated() {
        let isChosen = cursor == Place(row: y, column: x)
        let (shape, role): (Int, Role) =
          if isChosen {
            (3, .chosen)
          } else {
            switch state(letter) {
            case .unused: (0, .text)
            case .hit: (1, .right)
            case .miss: (2, .wrong)
            }
          }
        let place = Point(x: origin.x + indent + x * pitch, y: origin.y + y * spacing)
        canvas.button(caps[y][x][shape], at: place, role, sends: .character(letter))
      }
    }
  }
}
