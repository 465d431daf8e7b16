import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension DailyScreen {
  /// Whether a day's result appears line by line, and for how long.
  static let appearing = Motion(steps: Mode.daily.count + 1, of: .milliseconds(400))

  /// Draws the day whose puzzles have all been played: its word, the three results, and how it compares with others.
  func draw(_ end: DayEnd, on canvas: inout Canvas, _ context: Context) {
    let (text, layout) = (context.text, canvas.layout.page)
    let isCompact = layout.isCompact
    let rows = DayPageLayout(layout)
    let days = end.streak > 2 ? text.daysInARow(end.streak) : text.days(end.days)
    drawHeader(right: days, on: &canvas, context)
    if let word = end.word { draw(word, on: &canvas, layout, row: rows.tiles) }
    let meaning = end.meaning?.explained(to: isCompact ? 38 : 62, more: 0) ?? []
    canvas.putCentered(meaning, in: layout.stage, row: layout.point(0, rows.meaning).y, .dim)
    let shown = appearance.map(\.step) ?? .max
    for (index, line) in end.lines.enumerated() where index < shown {
      draw(line, index, of: end.lines, on: &canvas, layout, row: rows.lines + index)
    }
    guard shown > end.lines.count else { return }
    drawBox(end, on: &canvas, layout, rows, context.hemisphere, text)
  }

  /// The word in tiles, as large as there is room for.
  private func draw(_ word: String, on canvas: inout Canvas, _ layout: Layout, row: Int) {
    let letters = Array(word)
    let forms =
      layout.isCompact
      ? [(TilesView.flat, 4), (TilesView.flat, 3)] : [(TilesView.small, 6), (TilesView.flat, 4)]
    let stage = layout.stage
    guard
      let (size, pitch) = forms.first(where: {
        TilesView.width(letters.count, pitch: $1, size: $0) <= stage.width - 2
      })
    else { return _ = canvas.putCentered(word.capitals, in: stage, row: layout.point(0, row).y, .stage) }
    let x = stage.centeredX(of: TilesView.width(letters.count, pitch: pitch, size: size))
    TilesView(tiles: letters.map { .letter($0) }, pitch: pitch, size: size, role: .goldTile)
      .draw(on: &canvas, at: Point(x: x, y: layout.point(0, row).y))
  }

  /// A puzzle's result; in the compact layout its symbols are left out.
  private func draw(
    _ line: DayEnd.Line, _ index: Int, of all: [DayEnd.Line], on canvas: inout Canvas, _ layout: Layout,
    row: Int
  ) {
    let isChosen = isChoosing && index == menu.chosen
    let left = layout.isCompact ? 0 : 11
    let area = layout.rect(left, row, layout.isCompact ? 40 : 58, 1)
    canvas.listRow(area, isChosen: isChosen, sends: .select(index), fills: false)
    canvas.put(line.name, at: layout.point(left + 2, row), isChosen ? .stage : .text)
    let names = all.map(\.name.columns).max() ?? 0
    let x = left + 2 + names + (layout.isCompact ? 1 : 3)
    guard !layout.isCompact else {
      canvas.put(line.words.clipped(to: 40 - x), at: layout.point(x, row), .dim)
      return
    }
    canvas.put(line.glyphs, at: layout.point(x, row), .cool)
    let glyphs = max(15, all.map(\.glyphs.columns).max() ?? 0)
    canvas.put(line.words, at: layout.point(x + glyphs + 3, row), .dim)
  }

  private func drawBox(
    _ end: DayEnd, on canvas: inout Canvas, _ layout: Layout, _ rows: DayPageLayout, _ hemisphere: Hemisphere,
    _ text: Texts
  ) {
    let isCompact = layout.isCompact
    let all = "✓ " + text("All three", context: "puzzles of a day")
    let box = layout.rect(isCompact ? 0 : 9, rows.box, isCompact ? 40 : 62, isCompact ? 1 : 8)
    if isCompact {
      canvas.rule(at: box.origin, width: box.width)
    } else {
      canvas.box(box, .won, isDouble: true)
    }
    canvas.putCentered(" \(all) ", in: box, row: box.minY, .won)
    let left = box.minX + (isCompact ? 1 : 3)
    canvas.put(end.remark, at: Point(x: left, y: layout.point(0, rows.remark).y), .stage)
    drawDays(on: &canvas, at: Point(x: left, y: layout.point(0, rows.week).y), pitch: isCompact ? 5 : 7, text)
    let room = isCompact ? 38 : 46
    let others = (1...max(1, end.others.count)).reversed()
      .map { end.others.prefix($0).joined(separator: " ") }.first { $0.columns <= room }
    canvas.put(others ?? "", at: Point(x: left, y: layout.point(0, rows.others).y), .dim)
    let buttons = [(text("Copy the result"), Key.enter), (text("The yard"), .left), (text("Menu"), .escape)]
    let gap =
      (1...(isCompact ? 2 : 3)).last { Canvas.width(of: buttons.map(\.0), gap: $0) <= box.maxX - left } ?? 1
    var x = left
    for (index, (label, key)) in buttons.enumerated() {
      x +=
        canvas.pushButton(
          label, at: Point(x: x, y: layout.point(0, rows.buttons).y), isChosen: index == 0 && !isChoosing,
          sends: key)
        + gap
    }
    if !isCompact {
      let ground = Point(x: box.maxX - 13, y: layout.point(0, rows.buttons).y)
      if let sprite = end.planted.flatMap({ Sprite.plant(of: $0, hemisphere) }) {
        canvas.put(String(repeating: "─", count: 10), at: ground, .bark)
        let x = ground.x + (10 - sprite.width) / 2
        sprite.draw(on: &canvas, x: x, bottom: ground.y - 1, within: 0..<canvas.size.width)
        for foot in sprite.feet { canvas.put("┴", at: Point(x: x + foot, y: ground.y), .bark) }
      }
      canvas.putCentered(
        text("New ones within the hour.", plural: "New ones in \(hoursLeft) hours.", hoursLeft),
        in: layout.stage, row: layout.point(0, rows.hours).y, .dim)
    }
  }

  /// The days of the week up to this one, with a bead for each puzzle, full when played.
  private func drawDays(on canvas: inout Canvas, at place: Point, pitch: Int, _ text: Texts) {
    for (index, entry) in sheet.week.enumerated() {
      guard let played = entry.played else { return }
      let x = place.x + index * pitch
      let isShort = pitch < 6
      let label = String(text.weekday(entry.day.weekday).prefix(1)).capitals + (isShort ? "" : " ")
      var used = canvas.put(label, at: Point(x: x, y: place.y), entry.day == day ? .title : .dim)
      let full = String(repeating: "●", count: played)
      let isDone = played == entry.puzzles
      used += canvas.put(full, at: Point(x: x + used, y: place.y), isDone ? .won : .text)
      let rest = String(repeating: "○", count: entry.puzzles - played)
      canvas.put(rest, at: Point(x: x + used, y: place.y), .dim)
    }
  }
}

/// The rows of a finished day, relative to the block.
struct DayPageLayout {
  let tiles: Int
  let meaning: Int
  let lines: Int
  let box: Int
  let remark: Int
  let week: Int
  let others: Int
  let buttons: Int
  let hours: Int

  init(_ layout: Layout) {
    let rows = layout.isCompact ? [2, 3, 5, 8, 9, 10, 11, 13, 14] : [3, 7, 9, 13, 14, 16, 17, 19, 22]
    (tiles, meaning, lines, box, remark) = (rows[0], rows[1], rows[2], rows[3], rows[4])
    (week, others, buttons, hours) = (rows[5], rows[6], rows[7], rows[8])
  }
}
