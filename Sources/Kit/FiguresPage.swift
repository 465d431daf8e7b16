import Play
import TextUI
import Texts

/// A page of a game's statistics: bars, labelled numbers, a row of heights, a few letters, and the course of a number.
package struct FiguresPage: Sendable {
  package struct Figure: Sendable {
    package var number: Int
    package var label: String

    package init(_ number: Int, _ label: String) {
      self.number = number
      self.label = label
    }
  }

  /// The number of recent results that a game's figures are about.
  package static let resultCount = 500
  /// The number of recent rounds, racks or streaks shown as heights.
  package static let heightCount = 20

  package var chartTitle: String
  package var chart: BarChart
  package var figuresTitle: String
  package var figures: [Figure]
  /// The title of the numbers shown as heights.
  package var heightsTitle = ""
  package var heights: [Int] = []
  package var lettersTitle = ""
  package var letters: [String] = []
  /// What the course is of, and its heights.
  package var courseTitle = ""
  package var course: [Int] = []
  /// Sentences at the end.
  package var note = ""

  package init(
    chartTitle: String, chart: BarChart, figuresTitle: String, figures: [Figure], heightsTitle: String = "",
    heights: [Int] = [], lettersTitle: String = "", letters: [String] = [], courseTitle: String = "",
    course: [Int] = [], note: String = ""
  ) {
    self.chartTitle = chartTitle
    self.chart = chart
    self.figuresTitle = figuresTitle
    self.figures = figures
    self.heightsTitle = heightsTitle
    self.heights = heights
    self.lettersTitle = lettersTitle
    self.letters = letters
    self.courseTitle = courseTitle
    self.course = course
    self.note = note
  }

  /// The columns, relative to the area, and the rows of a page outside the compact layout.
  private enum Place {
    static let left = 10
    static let right = 50
    /// The right end of the numbers, and the left end of their labels.
    static let numberEnd = 54
    static let label = 56
    static let noteRow = 14
  }

  /// The width of a line in the compact layout.
  private static let compactWidth = 39

  package func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let isCompact = canvas.layout.page.isCompact
    let left = area.minX + (isCompact ? 1 : Place.left)
    canvas.put(chartTitle, at: Point(x: left, y: area.minY), .dim)
    let label = chart.labels.map(\.columns).max() ?? 0
    chart.draw(
      on: &canvas, at: Point(x: left + max(label, isCompact ? 0 : 4), y: area.minY + 1),
      room: isCompact ? 16 : 24)
    let place = Point(x: left, y: area.minY + 2 + chart.bars.count)
    let signs = BarChart.heights(heights, isASCII: context.display.isASCII)
    if isCompact {
      drawLines(signs, on: &canvas, at: place)
      drawCourse(on: &canvas, in: area, row: place.y + 1, context)
    } else {
      drawColumns(signs, on: &canvas, in: area, at: place, context)
    }
  }

  /// Draws the first of the numbers that fit on a line above a place of the compact layout, and the heights on the line there.
  private func drawLines(_ signs: [String], on canvas: inout Canvas, at place: Point) {
    var line = ""
    for figure in figures {
      let longer = (line.isEmpty ? "" : line + ", ") + "\(figure.number) \(figure.label)"
      guard longer.columns <= Self.compactWidth else { break }
      line = longer
    }
    canvas.put(line, at: Point(x: place.x, y: place.y - 1), .dim)
    guard !signs.isEmpty else { return }
    let used = canvas.put(heightsTitle + "  ", at: place, .dim)
    // The newest are at the right.
    let shown = signs.suffix(Self.compactWidth - used).joined()
    canvas.put(shown, at: Point(x: place.x + used, y: place.y), .cool)
  }

  /// Draws the numbers at the right, the heights at a place under the bars, and the letters beside them.
  private func drawColumns(
    _ signs: [String], on canvas: inout Canvas, in area: Rect, at place: Point, _ context: Context
  ) {
    let right = area.minX + Place.right
    canvas.put(figuresTitle, at: Point(x: right, y: area.minY), .dim)
    for (index, figure) in figures.enumerated() {
      let number = "\(figure.number)"
      let y = area.minY + 1 + index
      canvas.put(number, at: Point(x: area.minX + Place.numberEnd - number.count, y: y), .stage)
      canvas.put(figure.label, at: Point(x: area.minX + Place.label, y: y), .dim)
    }
    if !signs.isEmpty {
      canvas.put(heightsTitle, at: place, .dim)
      canvas.put(signs.joined(separator: " "), at: Point(x: place.x, y: place.y + 1), .cool)
    }
    if !letters.isEmpty {
      canvas.put(lettersTitle, at: Point(x: right, y: place.y), .dim)
      canvas.put(letters.joined(separator: "  "), at: Point(x: right, y: place.y + 1), .wrong)
    }
    drawCourse(on: &canvas, in: area, row: place.y + 3, context)
    let lines = note.sentences(to: area.width - 4)
    canvas.putCentered(
      lines, in: area, row: area.minY + Place.noteRow + (course.isEmpty || lines.count > 2 ? 0 : 1), .dim)
  }

  /// Draws the course of a number beside what it is, centred in a row.
  private func drawCourse(on canvas: inout Canvas, in area: Rect, row: Int, _ context: Context) {
    guard !course.isEmpty else { return }
    let signs = BarChart.heights(course, isASCII: context.display.isASCII).joined()
    let x = area.centeredX(of: courseTitle.columns + 2 + signs.columns)
    let used = canvas.put(courseTitle, at: Point(x: x, y: row), .text)
    canvas.put(signs, at: Point(x: x + used + 2, y: row), .cool)
  }
}

/// A chart of horizontal bars, each with its label on the left and its number on the right.
package struct BarChart: Sendable {
  package let bars: [Int]
  package let labels: [String]
  /// The index of the bar that is highlighted.
  package var marked: Int?

  package init(bars: [Int], labels: [String], marked: Int? = nil) {
    self.bars = bars
    self.labels = labels
    self.marked = marked
  }

  /// Draws the chart downwards: labels end at `point`, and the longest bar takes `room` columns, or one per unit if fewer.
  package func draw(on canvas: inout Canvas, at point: Point, room: Int) {
    let most = max(room, bars.max() ?? 0)
    for (row, count) in bars.enumerated() {
      let y = point.y + row
      let isMarked = row == marked
      let label = labels[row]
      canvas.put(label, at: Point(x: point.x - label.columns, y: y), isMarked ? .wrong : .text)
      let length = canvas.put(
        Self.bar(count, of: most, room), at: Point(x: point.x + 1, y: y), isMarked ? .wrong : .picture)
      let place = Point(x: point.x + 1 + length + (length > 0 ? 1 : 0), y: y)
      canvas.put("\(count)", at: place, count == 0 ? .dim : .stage)
    }
  }

  /// A bar with a resolution of half a column; any number above 0 is visible.
  private static func bar(_ count: Int, of most: Int, _ room: Int) -> String {
    guard count > 0 else { return "" }
    let halves = max(1, (count * room * 2 + most / 2) / most)
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }

  /// Numbers as a row of eight heights, `▁` to `█`; in ASCII they are the digits 1 to 8.
  package static func heights(_ numbers: [Int], isASCII: Bool) -> [String] {
    let most = max(1, numbers.max() ?? 1)
    let signs = isASCII ? Array("12345678") : Array("▁▂▃▄▅▆▇█")
    return numbers.map { String(signs[max(0, ($0 * 8 + most - 1) / most - 1)]) }
  }
}
