import Engines
import TextUI

/// The phrase on the stage: a letter or `_` for each place, wrapped between words.
struct PhraseView {
  private let rows: [[Hangman.Place]]
  /// Whether a word had to be broken to fit in.
  let breaksWords: Bool

  /// - Parameter width: the columns there are; a place takes two, so that blanks can be counted.
  init(_ board: [Hangman.Place], width: Int) {
    let perRow = max(1, (width + 1) / 2)
    var rows: [[Hangman.Place]] = [[]]
    var breaksWords = false
    for word in board.split(whereSeparator: { $0.grapheme == " " }) {
      breaksWords = breaksWords || word.count > perRow
      let room = perRow - rows[rows.count - 1].count
      if !rows[rows.count - 1].isEmpty {
        if word.count < room { rows[rows.count - 1].append(.gap) } else { rows.append([]) }
      }
      for place in word {
        if rows[rows.count - 1].count == perRow { rows.append([]) }
        rows[rows.count - 1].append(place)
      }
    }
    self.rows = rows
    self.breaksWords = breaksWords
  }

  var height: Int { rows.count }

  /// Draws it centred in the area, with a row of air between rows where there is room.
  func draw(on canvas: inout Canvas, in area: Rect) {
    let spacing = rows.count * 2 - 1 <= area.height ? 2 : 1
    let top = area.minY + max(0, (area.height - (rows.count - 1) * spacing - 1) / 2)
    for (index, places) in rows.enumerated() where top + index * spacing < area.maxY {
      var x = area.minX + max(0, (area.width - (places.count * 2 - 1)) / 2)
      for place in places {
        let shown = place.isRevealed ? place.grapheme.capital : "_"
        x += canvas.put("\(shown) ", at: Point(x: x, y: top + index * spacing), place.role)
      }
    }
  }
}

extension Hangman.Place {
  fileprivate static let gap = Hangman.Place(grapheme: " ", letter: nil, isRevealed: true, isMissed: false)

  fileprivate var role: Role {
    if isMissed { return .warning }
    return .stage
  }
}
