import Engines
import Records
import TextUI

/// A high score list: rank, name, score and date in columns.
struct ScoreTable {
  let rows: [Standing]
  let list: RowScroller
  let unit: String
  let today: Day
  let strings: RecordsStrings

  /// The maximum width, in columns.
  static let width = 56

  /// The columns of the table: the right ends of rank and score, and the left ends of name and date.
  private struct Columns {
    let mark, rank, name, score, unit, date: Int

    init(isCompact: Bool) {
      (mark, rank, name, score, unit, date) = isCompact ? (0, 4, 5, 27, 27, 28) : (13, 18, 22, 52, 54, 57)
    }
  }

  func draw(on canvas: inout Canvas, _ layout: RecordsLayout) {
    drawHead(on: &canvas, layout)
    for (offset, index) in list.visible.enumerated() {
      let row = rows[index]
      let isChosen = index == list.chosen
      let role: Role = isChosen ? .chosen : row.isLatest ? .title : index < 3 ? .stage : .text
      let day = row.day == today ? strings.today : row.day.description
      draw(
        "\(index + 1)", row.player, "\(row.score)", day, mark: isChosen ? "▸" : row.isLatest ? "●" : "", role,
        row: layout.lines + offset, on: &canvas, layout)
      let area = layout.layout.rect(layout.layout.isCompact ? 0 : 13, 0, layout.layout.isCompact ? 39 : 54, 1)
      canvas.target(
        Rect(x: area.minX, y: layout.lines + offset, width: area.width, height: 1),
        sends: .adjust(index, by: 0))
    }
    let edge = layout.layout.point(layout.layout.isCompact ? 39 : 68, 0).x
    list.scroller.drawArrows(on: &canvas, x: edge, row: layout.lines)
    guard !layout.layout.isCompact, list.scroller.isNeeded else { return }
    let visible = list.visible
    let area = layout.layout.rect(12, 0, 55, 1)
    canvas.putRight(
      strings.range(visible.lowerBound + 1, visible.upperBound, rows.count), in: area,
      row: layout.lines + Scroller.page, .dim)
  }

  /// Draws a sample of what the list will contain.
  func drawEmpty(on canvas: inout Canvas, _ layout: RecordsLayout, score: Int) {
    drawHead(on: &canvas, layout)
    for rank in 1...3 {
      draw("\(rank)", "···", "·", "", mark: "", .dim, row: layout.lines + rank - 1, on: &canvas, layout)
    }
    draw(
      "▸", strings.you, "\(score)", strings.today, mark: "", .stage, row: layout.lines + 3, on: &canvas,
      layout)
  }

  private func drawHead(on canvas: inout Canvas, _ layout: RecordsLayout) {
    let block = layout.layout
    let columns = Columns(isCompact: block.isCompact)
    func put(_ text: String, _ x: Int) {
      canvas.put(text, at: Point(x: block.origin.x + x, y: layout.head), .dim)
    }
    if !block.isCompact { put(strings.rank, 15) }
    put(strings.name, columns.name)
    put(unit, columns.unit - unit.columns)
    put(strings.date, columns.date + (block.isCompact ? 1 : 0))
  }

  private func draw(
    _ rank: String, _ name: String, _ score: String, _ date: String, mark: String, _ role: Role, row: Int,
    on canvas: inout Canvas, _ layout: RecordsLayout
  ) {
    let left = layout.layout.origin.x
    let isCompact = layout.layout.isCompact
    let columns = Columns(isCompact: isCompact)
    let room = columns.score - columns.name - max(5, score.columns + 1)
    if role == .chosen {
      let end = columns.date + (isCompact ? 11 : 10)
      canvas.fill(Rect(x: left + columns.mark, y: row, width: end - columns.mark, height: 1), " ", .chosen)
    }
    canvas.put(mark, at: Point(x: left + columns.mark, y: row), role)
    canvas.put(rank, at: Point(x: left + columns.rank - rank.columns, y: row), role)
    canvas.put(name.clipped(to: room), at: Point(x: left + columns.name, y: row), role)
    canvas.put(score, at: Point(x: left + columns.score - score.columns, y: row), role)
    canvas.put(
      date, at: Point(x: left + columns.date + (isCompact ? 1 : 0), y: row), role == .chosen ? .chosen : .dim)
  }
}
