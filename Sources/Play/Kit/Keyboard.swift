import Engines
import TextUI

/// The keyboard on the screen: every letter with what is known of it, reached with the arrows or a click.
struct Keyboard: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case unused, hit, miss
  }

  let rows: [[Character]]
  private let capitals: [[Character]]
  /// Its size on the canvas: a key takes three columns, and one lies between two keys.
  let size: Size
  private(set) var row = 0
  private(set) var column = 0

  init(_ language: Language) {
    rows = language.keyboard
    capitals = rows.map { $0.map { $0.capital } }
    size = Size(width: rows.reduce(0) { max($0, $1.count) } * 4 - 1, height: rows.count)
  }

  /// The letter that Enter presses.
  var chosen: Character { rows[row][column] }

  /// Moves the cursor to a neighbour; the edges join. Returns whether the key was an arrow.
  mutating func move(_ key: Key) -> Bool {
    switch key {
    case .left: column = (column - 1).wrapped(in: rows[row].count)
    case .right: column = (column + 1).wrapped(in: rows[row].count)
    case .up: row = (row - 1).wrapped(in: rows.count)
    case .down: row = (row + 1).wrapped(in: rows.count)
    case .home: column = 0
    case .end: column = rows[row].count - 1
    default: return false
    }
    column = min(column, rows[row].count - 1)
    return true
  }

  /// A hit stands in brackets, a miss is struck through: `[E]`, `─U─`. The chosen one of the unused stands
  /// in angles: `‹Q›`.
  func draw(
    on canvas: inout Canvas, at origin: Point, showsCursor: Bool = true, _ state: (Character) -> State
  ) {
    for (y, letters) in rows.enumerated() {
      let indent = min(y * 2, size.width - (letters.count * 4 - 1))
      for (x, letter) in letters.enumerated() {
        let isChosen = showsCursor && y == row && x == column
        let capital = capitals[y][x]
        let (cap, role): (String, Role) =
          switch state(letter) {
          case .unused: isChosen ? ("‹\(capital)›", .chosen) : (" \(capital) ", .text)
          case .hit: ("[\(capital)]", isChosen ? .chosenRight : .right)
          case .miss: ("─\(capital)─", isChosen ? .chosenWrong : .wrong)
          }
        let place = Point(x: origin.x + indent + x * 4, y: origin.y + y)
        canvas.button(cap, at: place, role, sends: .character(letter))
      }
    }
  }
}
