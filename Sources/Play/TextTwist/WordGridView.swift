import Engines
import TextUI

/// The words of a rack in their grid: `_ _ _` or `···` for what is still hidden.
///
/// A word stands in its place whether it is found or not, so that a gap between two found ones says something.
struct WordGridView {
  let columns: [TextTwist.Column]
  let strings: TextTwistStrings
  /// Whether the missed words are shown, in small letters.
  var isRevealed = false
  /// The word that has just been found, and how many of its letters are lit; `nil` for all of them.
  var landed: (word: String, letters: Int?)?

  /// The word that the arrows stand on.
  var walked: String?

  /// Draws them in an area.
  /// - Parameter grid: where they stand in it.
  func draw(on canvas: inout Canvas, in area: Rect, _ grid: WordGrid) {
    for (column, block) in zip(columns, grid.blocks) {
      let heading = WordGrid.heading(
        length: column.length, found: column.foundCount, of: column.words.count, strings)
      canvas.put(
        heading, at: Point(x: area.minX + block.x, y: area.minY), column.isComplete ? .won : .dim)
      let hidden = String(repeating: grid.isSpaced ? "_" : "·", count: column.length)
        .spaced(by: grid.isSpaced ? " " : "")
      for (index, word) in column.words.enumerated() {
        let offset = block.place(of: index)
        let place = Point(x: area.minX + offset.x, y: area.minY + offset.y)
        if word.isFound || isRevealed {
          draw(word, isSpaced: grid.isSpaced, on: &canvas, at: place)
        } else {
          canvas.put(hidden, at: place, word.text == walked ? .chosen : .dim)
        }
      }
    }
  }

  /// Draws a word that is shown.
  private func draw(_ word: TextTwist.Word, isSpaced: Bool, on canvas: inout Canvas, at place: Point) {
    let text = word.isFound ? word.text.capitals : word.text
    let role: Role = word.isFound ? .found : .wrong
    // Letters that have no small form are told apart by what stands between them.
    let isSmall = role == .wrong && text == text.capitals
    canvas.put(
      isSpaced ? text.spaced(by: isSmall ? "·" : " ") : text, at: place, word.text == walked ? .chosen : role)
    guard let landed, landed.word == word.text else { return }
    let lit = String(text.prefix(landed.letters ?? text.count))
    canvas.put(isSpaced ? lit.spaced(by: " ") : lit, at: place, .fresh)
  }
}

extension String {
  fileprivate func spaced(by separator: String) -> String {
    map { String($0) }.joined(separator: separator)
  }
}
