import TextUI

/// A page of a game's statistics: bars, labelled numbers, a row of heights, and a few letters.
struct FiguresPage: Sendable {
  struct Figure: Sendable {
    var number: Int
    var label: String

    init(_ number: Int, _ label: String) {
      self.number = number
      self.label = label
    }
  }

  /// The number of recent results that a game's figures are about.
  static let resultCount = 500
  /// The number of recent rounds, racks or streaks shown as heights.
  static let heightCount = 20

  var chartTitle: String
  var chart: BarChart
  var figuresTitle: String
  var figures: [Figure]
  /// The title of the numbers shown as heights.
  var heightsTitle = ""
  var heights: [Int] = []
  var lettersTitle = ""
  var letters: [String] = []
  /// A sentence at the end.
  var note = ""

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

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let isCompact = canvas.layout.page.isCompact
    func point(_ x: Int, _ row: Int) -> Point { Point(x: area.minX + x, y: area.minY + row) }
    let left = isCompact ? 1 : Place.left
    canvas.put(chartTitle, at: point(left, 0), .dim)
    let label = chart.labels.map(\.columns).max() ?? 0
    chart.draw(
      on: &canvas, at: point(left + max(label, isCompact ? 0 : 4), 1), room: isCompact ? 16 : 24)
    let row = 2 + chart.bars.count
    let signs = BarChart.heights(heights, isASCII: context.isASCII)
    guard !isCompact else {
      let counts = figures.map { "\($0.number) \($0.label)" }
      var line = ""
      for count in counts {
        let longer = line.isEmpty ? count : line + ", " + count
        guard longer.columns <= Self.compactWidth else { break }
        line = longer
      }
      canvas.put(line, at: point(left, row - 1), .dim)
      if !signs.isEmpty {
        let title = heightsTitle + "  "
        let used = canvas.put(title, at: point(left, row), .dim)
        // The newest are at the right.
        let shown = signs.suffix(Self.compactWidth - used).joined()
        canvas.put(shown, at: point(left + used, row), .cool)
      }
      return
    }
    canvas.put(figuresTitle, at: point(Place.right, 0), .dim)
    for (index, figure) in figures.enumerated() {
      let number = "\(figure.number)"
      canvas.put(number, at: point(Place.numberEnd - number.count, 1 + index), .stage)
      canvas.put(figure.label, at: point(Place.label, 1 + index), .dim)
    }
    if !signs.isEmpty {
      canvas.put(heightsTitle, at: point(left, row), .dim)
      canvas.put(signs.joined(separator: " "), at: point(left, row + 1), .cool)
    }
    if !letters.isEmpty {
      canvas.put(lettersTitle, at: point(Place.right, row), .dim)
      canvas.put(letters.joined(separator: "  "), at: point(Place.right, row + 1), .wrong)
    }
    canvas.putCentered(note, in: area, row: area.minY + Place.noteRow, .dim)
  }
}
