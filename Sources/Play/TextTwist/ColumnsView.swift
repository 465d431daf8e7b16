import Engines
import TextUI

/// The words of a rack in a column for each length, `_ _ _` for what is still hidden.
///
/// A word stands in its place whether it is found or not, so that a gap between two found ones says something.
struct ColumnsView {
  let columns: [TextTwist.Column]
  let strings: TextTwistStrings
  /// Whether the missed words are shown: `c·o·d`.
  var isRevealed = false
  /// The word that has just been found.
  var landed: String?

  /// How roomy the columns are, from the roomiest on.
  private struct Shape {
    /// `C O D` instead of `COD`.
    let isSpaced: Bool
    /// `3 letters  1/8` instead of `3: 1/8`.
    let isLong: Bool
    /// Between two words side by side, and between two columns.
    let between, gap: Int

    static let all = [
      Shape(isSpaced: true, isLong: true, between: 3, gap: 3),
      Shape(isSpaced: true, isLong: false, between: 3, gap: 4),
      Shape(isSpaced: true, isLong: false, between: 2, gap: 4),
      Shape(isSpaced: false, isLong: false, between: 2, gap: 3),
    ]

    func width(_ letters: Int) -> Int { isSpaced ? letters * 2 - 1 : letters }
  }

  /// Whether all the words can stand in the area at once.
  func fits(_ area: Rect) -> Bool { shape(for: area) != nil }

  private func shape(for area: Rect) -> Shape? {
    Shape.all.first { shape in
      let widths = columns.map { width(of: $0, shape, rows: area.height - 1) }
      return area.height > 1 && widths.reduce(0, +) + shape.gap * (columns.count - 1) <= area.width
    }
  }

  private func width(of column: TextTwist.Column, _ shape: Shape, rows: Int) -> Int {
    let words = beside(column, rows: rows) * (shape.width(column.length) + shape.between) - shape.between
    return max(words, head(column, shape).columns + 2)
  }

  /// How many words stand side by side when there are so many rows.
  private func beside(_ column: TextTwist.Column, rows: Int) -> Int {
    max(1, (column.words.count + rows - 1) / max(1, rows))
  }

  private func head(_ column: TextTwist.Column, _ shape: Shape) -> String {
    let name = shape.isLong ? strings.letters(column.length) + "  " : "\(column.length): "
    return Self.star(column) + name + "\(column.foundCount)/\(column.words.count)"
  }

  /// Several words that take all the letters are worth a mark.
  static func star(_ column: TextTwist.Column) -> String {
    column.length == Rack.size && column.words.count > 1 ? "★ " : ""
  }

  /// Draws them spread over the area; nothing when they do not fit.
  func draw(on canvas: inout Canvas, in area: Rect) {
    guard let shape = shape(for: area) else { return }
    let rows = area.height - 1
    let widths = columns.map { width(of: $0, shape, rows: rows) }
    let free = area.width - widths.reduce(0, +)
    let gap = min(8, free / columns.count)
    var x = area.minX + (free - gap * (columns.count - 1)) / 2
    for (column, width) in zip(columns, widths) {
      drawHead(of: column, shape, on: &canvas, at: Point(x: x, y: area.minY))
      let beside = beside(column, rows: rows)
      let deep = max(1, (column.words.count + beside - 1) / beside)
      for (index, word) in column.words.enumerated() {
        let place = Point(
          x: x + index / deep * (shape.width(column.length) + shape.between),
          y: area.minY + 1 + index % deep)
        let (text, role) = look(of: word, in: column)
        canvas.put(shape.isSpaced ? text.spaced(by: isMissed(word) ? "·" : " ") : text, at: place, role)
      }
      x += width + gap
    }
  }

  private func drawHead(of column: TextTwist.Column, _ shape: Shape, on canvas: inout Canvas, at place: Point)
  {
    let text = head(column, shape)
    guard column.isComplete else {
      canvas.put(text, at: place, .dim)
      return
    }
    canvas.put(text + " ✓", at: place, .right)
  }

  private func isMissed(_ word: TextTwist.Word) -> Bool { isRevealed && !word.isFound }

  private func look(of word: TextTwist.Word, in column: TextTwist.Column) -> (String, Role) {
    if word.isFound {
      return (word.text.capitals, word.text == landed || column.isComplete ? .right : .stage)
    }
    return isRevealed ? (word.text, .wrong) : (String(repeating: "_", count: column.length), .dim)
  }
}

extension String {
  fileprivate func spaced(by separator: String) -> String {
    map { String($0) }.joined(separator: separator)
  }
}
