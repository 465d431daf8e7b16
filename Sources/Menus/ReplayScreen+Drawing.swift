import Engines
import Kit
import Records
import TextUI

/// The layout of a replay's controls, in place of the game's keyboard or tiles.
struct ReplayLayout {
  let layout: Layout
  let controls: ReplayControls

  /// The width of the slider, in columns.
  var sliderCells: Int { layout.isCompact ? 36 : 41 }

  private func line(_ keyboard: (Int, Int, Int), _ tiles: (Int, Int, Int)) -> Rect {
    let rows = controls == .keyboard ? keyboard : tiles
    return layout.rect(0, layout.pick(rows.0, rows.1, rows.2), layout.mainWidth, 1)
  }

  /// The row of the description; in the compact layout a long sentence begins one row higher.
  var sentence: Rect { line((14, 14, 23), (7, 8, 19)) }
  /// The row of the second sentence; `nil` when there is none.
  var secondSentence: Rect? {
    layout.isCompact || controls == .tiles ? nil : line((14, 15, 24), (7, 8, 19))
  }
  /// The columns of a sentence.
  var room: Int { sentence.width - 2 }
  var marks: Rect { line((11, 16, 26), (4, 5, 9)) }
  /// The row of the code; in the compact layout a row that the game leaves blank, otherwise the first row of a long
  /// sentence.
  func code(blankRow: Int?) -> Rect { line((blankRow ?? 13, 20, 30), (blankRow ?? 6, 7, 14)) }
  var slider: Rect { line((12, 18, 28), (5, 6, 12)) }
}

extension ReplayScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let game = context.games.game(record.result.mode.game)
    let own = strings.replay
    let date = strings.calendar.shortDate(record.result.day, from: context.today())
    let isCompact = canvas.layout.isCompact
    let title = [strings.replay.title, game.name(strings)]
    let position = replay.position(step, of: marks.count, strings)
    if let series, series.count > 1 {
      let place = own.place(series.number, series.count)
      let fixed = hasOthers ? [] : [place]
      let stepper = hasOthers ? Stepper(place, back: .adjust(0, by: -1), forward: .adjust(0, by: 1)) : nil
      canvas.header(
        isCompact ? fixed : title + [date], right: (isCompact ? [] : fixed) + [position], stepper: stepper)
    } else {
      canvas.header(isCompact ? title : title + [date], right: position)
    }
    replay.draw(step: step, on: &canvas, inItsLanguage(context))
    let places = ReplayLayout(layout: canvas.layout, controls: replay.controls)
    let sentences = isCopied ? [Message(strings.copied, .right)] : sentences
    drawSentences(sentences, on: &canvas, places)
    drawMarks(on: &canvas, in: places.marks)
    // A long sentence of the compact layout takes the row, unless the game leaves another one blank.
    let isLong = { (sentences.first?.text.sentences(to: places.room).count ?? 0) > 1 }
    if replay.blankRow != nil || !isCompact || !isLong() {
      drawCode(on: &canvas, in: places.code(blankRow: replay.blankRow), strings)
    }
    drawSlider(on: &canvas, in: places.slider, cells: places.sliderCells)
  }

  private func drawSentences(_ sentences: [Message], on canvas: inout Canvas, _ places: ReplayLayout) {
    guard let first = sentences.first else { return }
    let row = places.sentence
    let room = places.room
    if canvas.layout.isCompact {
      let lines = first.text.sentences(to: room).prefix(2)
      canvas.putCentered(Array(lines), in: row, row: row.minY + 1 - lines.count, first.role)
      return
    }
    canvas.putCentered(first.text.clipped(to: room), in: row, row: row.minY, first.role)
    guard sentences.count > 1, let second = places.secondSentence else { return }
    canvas.putCentered(sentences[1].text.clipped(to: room), in: second, row: second.minY, sentences[1].role)
  }

  /// Draws the code of the deal; a click copies it.
  private func drawCode(on canvas: inout Canvas, in row: Rect, _ strings: Strings) {
    guard let code else { return }
    let text = strings.code.label(code)
    canvas.button(
      text, at: Point(x: row.centeredX(of: text.columns), y: row.minY), .dim, sends: .character("c"))
  }

  /// Draws the steps in a row: the current one in brackets, later ones small and dim. If they do not fit, those around the
  /// current step.
  private func drawMarks(on canvas: inout Canvas, in area: Rect) {
    guard !marks.isEmpty else { return }
    // Leaves room for the brackets and for a mark at either end.
    let shown = Range.window(
      of: markWidths, around: min(max(0, step - 1), marks.count - 1), room: area.width - 9)
    let width = shown.reduce(1) {
      $0 + marks[$1].text.columns + (marks[$1].isFirst && $1 > shown.lowerBound ? 3 : 1)
    }
    // Including the brackets; each step begins one column further on.
    var x = area.centeredX(of: width) - 1
    if shown.lowerBound > 0 { canvas.put("…", at: Point(x: x - 1, y: area.minY), .dim) }
    for index in shown {
      let mark = marks[index]
      if mark.isFirst, index > shown.lowerBound { canvas.put("·", at: Point(x: x + 1, y: area.minY), .dim) }
      if mark.isFirst, index > shown.lowerBound { x += 2 }
      let isCurrent = index == step - 1
      let isToCome = index >= step
      let text = isToCome ? mark.text.lowercased() : mark.text
      if isCurrent {
        x += 1
        canvas.put("[", at: Point(x: x, y: area.minY), .chosen)
      }
      canvas.button(
        text, at: Point(x: x + 1, y: area.minY), isCurrent ? .chosen : isToCome ? .dim : mark.role,
        sends: .choose(index))
      x += 1 + mark.text.columns
      if isCurrent {
        canvas.put("]", at: Point(x: x, y: area.minY), .chosen)
        x += 1
      }
    }
    if shown.upperBound < marks.count { canvas.put("…", at: Point(x: x + 2, y: area.minY), .dim) }
  }

  /// Draws a slider whose cells can be clicked, with a knob at the current step.
  private func drawSlider(on canvas: inout Canvas, in area: Rect, cells: Int) {
    let last = cells - 1
    let x = area.centeredX(of: cells)
    let knob = marks.isEmpty ? 0 : (2 * step * last + marks.count) / (2 * marks.count)
    let (row, marks) = (area.minY, marks.count)
    canvas.rule(at: Point(x: x, y: row), width: cells)
    canvas.rule(at: Point(x: x, y: row), width: knob, "━", .clock)
    canvas.set("●", at: Point(x: x + knob, y: row), .title)
    for cell in 0..<cells {
      canvas.target(
        Rect(x: x + cell, y: row, width: 1, height: 1),
        sends: .select((2 * cell * marks + last) / (2 * last)))
    }
  }
}
