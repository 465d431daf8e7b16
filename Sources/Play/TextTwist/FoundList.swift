import Engines
import TextUI

/// Where the columns of a rack do not fit: how many words there are of each length, and those found in lines that scroll.
struct FoundList {
  let round: TextTwist.Round
  let strings: TextTwistStrings
  /// Whether the missed words are listed, too, in small letters.
  var isRevealed = false
  var landed: String?
  /// The section that is at the top where not all fit: 0 for three letters, up to `sections - 1` for the bonus words.
  var section = 0

  static let sections = Rack.wordLengths.count + 1

  private struct Line {
    var head: String
    var words: [(text: String, role: Role)] = []
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    drawCounts(on: &canvas, in: area)
    let area = Rect(x: area.minX, y: area.minY + 1, width: area.width, height: area.height - 1)
    let (lines, starts) = lines(area.width - 2)
    let first = max(0, min(starts[min(section, starts.count - 1)], lines.count - area.height))
    for (row, line) in lines[first...].prefix(area.height).enumerated() {
      var x = area.minX
      canvas.put(line.head, at: Point(x: x, y: area.minY + row), .dim)
      x += Self.indent
      for word in line.words {
        x += canvas.put(word.text, at: Point(x: x, y: area.minY + row), word.role) + 1
      }
    }
    let edge = area.maxX - 1
    if first > 0 { canvas.button("↑", at: Point(x: edge, y: area.minY), .shortcut, sends: .pageUp) }
    if first + area.height < lines.count {
      canvas.button("↓", at: Point(x: edge, y: area.maxY - 1), .shortcut, sends: .pageDown)
    }
  }

  private static let indent = 3

  private func drawCounts(on canvas: inout Canvas, in area: Rect) {
    let counts = round.columns.map { column in
      let mark = column.isComplete ? "✓" : ""
      return (
        "\(ColumnsView.star(column))\(column.length): \(column.foundCount)/\(column.words.count)\(mark)",
        column.isComplete ? Role.right : .dim
      )
    }
    let used = counts.reduce(0) { $0 + $1.0.columns }
    let gap = max(1, min(4, (area.width - used) / 3))
    var x = area.minX + max(0, (area.width - used - gap * 3) / 2)
    for (text, role) in counts { x += canvas.put(text, at: Point(x: x, y: area.minY), role) + gap }
  }

  /// The lines, and at which of them each section begins.
  private func lines(_ width: Int) -> (lines: [Line], starts: [Int]) {
    var lines: [Line] = []
    var starts: [Int] = []
    for (head, words) in groups {
      starts.append(lines.count)
      var line = Line(head: head)
      var x = Self.indent
      for word in words {
        if x + word.text.columns > width, !line.words.isEmpty {
          lines.append(line)
          line = Line(head: "")
          x = Self.indent
        }
        line.words.append(word)
        x += word.text.columns + 1
      }
      if !line.words.isEmpty { lines.append(line) }
    }
    return (lines, starts)
  }

  private var groups: [(head: String, words: [(text: String, role: Role)])] {
    let columns = round.columns.map { column in
      (
        head: "\(column.length)",
        words: column.words.filter { $0.isFound || isRevealed }.map { word in
          (
            text: word.isFound ? word.text.capitals : word.text,
            role: word.isFound ? role(of: word.text) : .wrong
          )
        }
      )
    }
    let bonus = round.bonusFound.map { (text: $0.capitals, role: role(of: $0)) }
    return columns + [(head: "+", words: bonus)]
  }

  private func role(of word: String) -> Role { word == landed ? .right : .stage }
}
