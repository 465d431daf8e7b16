import Engines
import Kit
import Records
import TextUI

/// A player's results in each mode: one line per mode, under a heading for each group of modes.
struct TallyTable: Sendable {
  private enum Line: Sendable {
    case group(Mode)
    case tally(Tally)
  }

  /// The columns of numbers.
  enum Column: CaseIterable, Sendable {
    case played, won, streak, best
  }

  /// The maximum width, in columns.
  static let width = 58

  private let lines: [Line]

  /// Groups the modes, in the order in which the first of each group occurs.
  /// - Parameter name: the name of a mode's group.
  init(_ tallies: [Tally], names name: (Mode) -> String) {
    var groups: [[Tally]] = []
    for tally in tallies {
      if let index = groups.firstIndex(where: { name($0[0].mode) == name(tally.mode) }) {
        groups[index].append(tally)
      } else {
        groups.append([tally])
      }
    }
    lines = groups.flatMap { [.group($0[0].mode)] + $0.map { .tally($0) } }
  }

  var lineCount: Int { lines.count }

  func draw(
    on canvas: inout Canvas, _ layout: RecordsLayout, _ scroller: Scroller, _ context: Context
  ) {
    draw(scroller.visible, on: &canvas, layout, context) { $0 }
    scroller.drawArrows(on: &canvas, x: layout.edge, row: layout.lines)
    if let foot = layout.foot {
      canvas.putCentered(context.strings.records.bestNote, in: layout.area, row: foot, .dim)
    }
  }

  /// Draws what the table will contain: a line for the first list of each game, without numbers.
  static func drawEmpty(on canvas: inout Canvas, _ layout: RecordsLayout, _ context: Context) {
    let modes = GameKind.allCases.compactMap { game in Mode.ranked.first { $0.game == game } }
    let table = TallyTable(modes.map { Tally(mode: $0) }) {
      context.games.name(of: $0, context.strings).group
    }
    table.draw(0..<min(table.lineCount, Scroller.page), on: &canvas, layout, context) { _ in .dim }
  }

  /// Draws the head and some lines, whose roles `role` may change.
  private func draw(
    _ visible: Range<Int>, on canvas: inout Canvas, _ layout: RecordsLayout, _ context: Context,
    role: (Role) -> Role
  ) {
    let (games, strings) = (context.games, context.strings)
    let isCompact = layout.block.isCompact
    let heads = Column.allCases.map { strings.records.tallyHead($0, isCompact) }
    let widths = heads.map { max(isCompact ? 4 : 8, $0.columns) + (isCompact ? 1 : 2) }
    let numbersX = layout.area.maxX - 2 - widths.reduce(0, +)
    func put(_ cells: [String], row: Int, _ role: Role) {
      var x = numbersX
      for (cell, width) in zip(cells, widths) {
        let end = x + max(width, cell.columns)
        canvas.put(cell, at: Point(x: end - cell.columns, y: row), role)
        x = end
      }
    }
    put(heads, row: layout.head, .dim)
    for (offset, index) in visible.enumerated() {
      let row = layout.lines + offset
      let place = Point(x: layout.area.minX, y: row)
      switch lines[index] {
      case .group(let mode): canvas.put(games.name(of: mode, strings).group, at: place, role(.title))
      case .tally(let tally):
        let name = games.name(of: tally.mode, strings).row
        canvas.put("  " + name.clipped(to: numbersX - place.x - 2), at: place, role(.text))
        put(Column.allCases.map { Self.cell($0, of: tally) }, row: row, role(.text))
      }
    }
  }

  private static func cell(_ column: Column, of tally: Tally) -> String {
    switch (column, tally.mode.ranking) {
    case _ where tally.played == 0: "·"
    case (.played, _): "\(tally.played)"
    case (.won, _): "\(tally.won)"
    case (_, .none): "·"
    case (.streak, _): "\(tally.streak)"
    case (.best, .points): "\(tally.mostPoints)"
    case (.best, _): "\(tally.longestStreak)"
    }
  }
}
