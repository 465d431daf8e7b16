import Engines
import Kit
import Records
import TextUI

extension DailyScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.daily
    let calendar = context.strings.calendar
    let streak = sheet.streak > 0 ? calendar.streak(sheet.streak) : ""
    let room = canvas.size.width - 2 * canvas.layout.margin - strings.name.columns - streak.columns - 5
    let date = [calendar.date(day), calendar.shortDate(day)].first { $0.columns <= room } ?? ""
    canvas.header([strings.name, date], right: [context.player, streak])
    let layout = canvas.layout.page
    let rows = DailyLayout(layout, count: Mode.daily.count)
    drawWeek(on: &canvas, layout, calendar)
    for (index, mode) in Mode.daily.enumerated() {
      draw(mode, index, on: &canvas, layout, rows, context)
    }
    let note = message.text.isEmpty && !layout.isCompact ? Message(strings.note, .dim) : message
    canvas.putCentered(note.text, in: layout.stage, row: layout.point(0, rows.message).y, note.role)
    drawButtons(on: &canvas, layout, row: layout.point(0, rows.buttons).y, context)
    guard rows.hours != rows.message || note.text.isEmpty else { return }
    canvas.putCentered(
      strings.newOnes(hoursLeft), in: layout.stage, row: layout.point(0, rows.hours).y, .dim)
  }

  /// Draws the days of the week with a bead for each of their puzzles, and today underlined: no bead is underlined
  /// by its role.
  private func drawWeek(on canvas: inout Canvas, _ layout: Layout, _ calendar: CalendarStrings) {
    for (index, entry) in sheet.week.enumerated() {
      let isToday = entry.day == day
      let x = layout.isCompact ? 3 + index * 5 : 12 + index * 8
      let label = layout.isCompact ? "\(entry.day.parts.day)".aligned(to: 3) : calendar.inWeek(entry.day)
      canvas.put(label, at: layout.point(x, layout.isCompact ? 2 : 3), isToday ? .title : .dim)
      guard let played = entry.played else { continue }
      let isDone = played == entry.puzzles
      let place = layout.point(x, layout.isCompact ? 3 : 4)
      let used = canvas.put(
        String(repeating: "●", count: played), at: place, isToday ? .stage : isDone ? .won : .text)
      canvas.put(
        String(repeating: "○", count: entry.puzzles - played), at: Point(x: place.x + used, y: place.y),
        isToday ? .stage : .dim)
      if isToday {
        let mark = String(repeating: "▔", count: max(layout.isCompact ? 3 : 4, entry.puzzles))
        canvas.put(mark, at: Point(x: place.x, y: place.y + 1), .title)
      }
    }
  }

  private func draw(
    _ mode: Mode, _ index: Int, on canvas: inout Canvas, _ layout: Layout, _ rows: DailyLayout,
    _ context: Context
  ) {
    let isChosen = index == menu.chosen
    let row = rows.row(of: index)
    let left = layout.isCompact ? 0 : 15
    let result = sheet.result(of: mode)
    let isPlayed = result != nil
    let area = layout.rect(left, row, layout.isCompact ? 40 : 62, 1)
    canvas.listRow(area, isChosen: isChosen, sends: .choose(index), fills: false)
    let bead = isPlayed ? "●" : sheet.isBegun(mode) ? "◐" : "○"
    canvas.put(
      bead, at: layout.point(left + 2, row), result?.isWon == true ? .right : isPlayed ? .text : .dim)
    let name = context.games.game(mode.game).name(context.strings)
    canvas.put(name, at: layout.point(left + 4, row), isChosen ? .stage : .text)
    let glyphs = sheet.glyphs(of: mode, context.games)
    let line = sheet.line(of: mode, context)
    if layout.isCompact {
      canvas.put(line.clipped(to: 23), at: layout.point(left + 16, row), .dim)
      if rows.hasGlyphRows { canvas.put(glyphs, at: layout.point(left + 16, row + 1), .cool) }
    } else {
      canvas.put(Self.spread(glyphs), at: layout.point(33, row), .cool)
      let widest = Mode.daily.map { Self.spread(sheet.glyphs(of: $0, context.games)).columns }.max() ?? 0
      canvas.put(line, at: layout.point(widest > 14 ? 55 : 50, row), .dim)
    }
  }

  /// The symbols of a result, two columns before those that are apart.
  private static func spread(_ glyphs: String) -> String {
    glyphs.split(separator: " ", maxSplits: 1).joined(separator: "  ")
  }

  /// Draws the buttons for playing the selected puzzle, if it can be played, and for sharing.
  private func drawButtons(on canvas: inout Canvas, _ layout: Layout, row: Int, _ context: Context) {
    let strings = context.strings
    var buttons: [(label: String, key: Key, role: Role)] = []
    if let mode = open {
      let name = context.games.game(mode.game).name(strings)
      buttons.append(("‹ \(strings.daily.playButton(name)) ›", .enter, .chosen))
    }
    if sheet.hasResult {
      let label = strings.saved.copyResult
      buttons.append(
        buttons.isEmpty
          ? ("‹ \(label) ›", .character("c"), .chosen) : ("  \(label)  ", .character("c"), .text))
    }
    let gap = layout.isCompact ? 0 : 4
    let width = buttons.reduce(0) { $0 + $1.label.columns } + gap * max(0, buttons.count - 1)
    var x = layout.stage.centeredX(of: width)
    for button in buttons {
      x += canvas.button(button.label, at: Point(x: x, y: row), button.role, sends: button.key) + gap
    }
  }
}
