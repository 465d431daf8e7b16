import Engines
import Kit
import Records
import TextUI

/// A high score list: rank, name, score and date in columns.
struct ScoreTable {
  let rows: [Standing]
  let list: RowScroller
  let unit: String
  let today: Day
  let strings: Strings

  /// The maximum width, in columns.
  static let width = 56

  /// The columns of the table, relative to the block.
  private struct Columns {
    /// The left end of the mark, and of a row.
    let mark: Int
    /// The left end of the title of the ranks, if it has one; the right end of a rank.
    let rankTitle: Int?
    let rankEnd: Int
    let name: Int
    /// The right ends of the score, and of its unit in the head.
    let scoreEnd: Int
    let unitEnd: Int
    let date: Int
    /// The right end of a row, and the column of the arrows.
    let end: Int
    let arrows: Int

    static let compact = Columns(
      mark: 0, rankTitle: nil, rankEnd: 4, name: 5, scoreEnd: 26, unitEnd: 26, date: 28, end: 39, arrows: 39)
    static let home = Columns(
      mark: 13, rankTitle: 15, rankEnd: 18, name: 22, scoreEnd: 52, unitEnd: 54, date: 57, end: 67, arrows: 68
    )

    static func of(_ layout: RecordsLayout) -> Columns { layout.block.isCompact ? compact : home }
  }

  func draw(on canvas: inout Canvas, _ layout: RecordsLayout) {
    drawHead(on: &canvas, layout)
    drawRows(on: &canvas, layout)
    let columns = Columns.of(layout)
    let left = layout.block.origin.x
    list.scroller.drawArrows(on: &canvas, x: left + columns.arrows, row: layout.lines)
    guard !layout.block.isCompact, list.scroller.isNeeded else { return }
    let visible = list.visible
    let area = Rect(x: left + columns.mark, y: 0, width: columns.end - columns.mark, height: 1)
    canvas.putRight(
      strings.records.range(visible.lowerBound + 1, visible.upperBound, rows.count), in: area,
      row: layout.lines + Scroller.page, .dim)
  }

  /// Draws the visible rows.
  func drawRows(on canvas: inout Canvas, _ layout: RecordsLayout) {
    let columns = Columns.of(layout)
    let left = layout.block.origin.x
    for (offset, index) in list.visible.enumerated() {
      let row = rows[index]
      let area = Rect(
        x: left + columns.mark, y: layout.lines + offset, width: columns.end - columns.mark, height: 1)
      let isChosen = index == list.chosen
      let role: Role = isChosen ? .chosen : row.isLatest ? .title : index < 3 ? .stage : .text
      let day = row.day == today ? strings.records.today : row.day.description
      draw(
        "\(index + 1)", row.player, "\(row.score)", day, mark: isChosen ? "▸" : row.isLatest ? "●" : "", role,
        row: layout.lines + offset, on: &canvas, layout)
      canvas.target(area, sends: .select(index))
    }
  }

  /// Draws a sample of what the list will contain.
  func drawEmpty(on canvas: inout Canvas, _ layout: RecordsLayout, score: Int) {
    drawHead(on: &canvas, layout)
    for rank in 1...3 {
      draw("\(rank)", "···", "·", "", mark: "", .dim, row: layout.lines + rank - 1, on: &canvas, layout)
    }
    draw(
      "▸", strings.records.you, "\(score)", strings.records.today, mark: "", .stage, row: layout.lines + 3,
      on: &canvas, layout)
  }

  private func drawHead(on canvas: inout Canvas, _ layout: RecordsLayout) {
    let columns = Columns.of(layout)
    func put(_ text: String, _ x: Int) {
      canvas.put(text, at: Point(x: layout.block.origin.x + x, y: layout.head), .dim)
    }
    if let rank = columns.rankTitle { put(strings.records.rank, rank) }
    put(strings.records.name, columns.name)
    put(unit, columns.unitEnd - unit.columns)
    put(strings.records.date, columns.date)
  }

  private func draw(
    _ rank: String, _ name: String, _ score: String, _ date: String, mark: String, _ role: Role, row: Int,
    on canvas: inout Canvas, _ layout: RecordsLayout
  ) {
    let left = layout.block.origin.x
    let columns = Columns.of(layout)
    let room = columns.scoreEnd - columns.name - max(5, score.columns + 1)
    if role == .chosen {
      let width = columns.end - columns.mark
      canvas.fill(Rect(x: left + columns.mark, y: row, width: width, height: 1), " ", .chosen)
    }
    canvas.put(mark, at: Point(x: left + columns.mark, y: row), role)
    canvas.put(rank, at: Point(x: left + columns.rankEnd - rank.columns, y: row), role)
    canvas.put(name.clipped(to: room), at: Point(x: left + columns.name, y: row), role)
    canvas.put(score, at: Point(x: left + columns.scoreEnd - score.columns, y: row), role)
    canvas.put(date, at: Point(x: left + columns.date, y: row), role == .chosen ? .chosen : .dim)
  }
}
