import Engines
import Play
import TextUI
import Texts

/// Rows of a label and a value that ←/→ change; one row is selected.
package struct Form: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package var label: String
    package var value: String

    package init(label: String, value: String) {
      self.label = label
      self.value = value
    }
  }

  package private(set) var chosen = 0

  package init(chosen: Int = 0) {
    self.chosen = chosen
  }

  /// The most rows at the usual distance from what stands above them; more begin higher.
  package static let mostRows = 6

  /// Moves the selection between `count` rows, cyclically. Returns whether the key was handled.
  package mutating func move(_ key: Key, count: Int) -> Bool {
    switch key {
    case .up, .backTab, .wheel(..<0): chosen = (chosen - 1).wrapped(in: count)
    case .down, .tab, .wheel: chosen = (chosen + 1).wrapped(in: count)
    case .home, .pageUp: chosen = 0
    case .end, .pageDown: chosen = count - 1
    case .choose(let row), .select(let row), .adjust(let row, _): chosen = min(row, count - 1)
    default: return false
    }
    return true
  }

  /// Keeps the selection in range when the number of rows decreases.
  package mutating func fit(_ count: Int) { chosen = min(chosen, count - 1) }

  /// Draws a row with its label at `point` and its value at a fixed distance from it, between arrows; the selected row is
  /// bold. A click on an arrow or between them is for the value, a click anywhere else selects the row.
  /// - Parameter valueWidth: the columns between the arrows, the same for all rows.
  package func draw(
    _ row: Row, _ index: Int, on canvas: inout Canvas, at point: Point, valueX: Int, width: Int,
    valueWidth: Int
  ) {
    let isChosen = index == chosen
    let line = Rect(x: point.x, y: point.y, width: width, height: 1)
    canvas.target(line, sends: .choose(index))
    if isChosen {
      canvas.focus(on: .row, at: point)
      canvas.set("▸", at: point, .title)
    }
    canvas.put(row.label, at: Point(x: point.x + 2, y: point.y), isChosen ? .stage : .dim)
    let x = point.x + valueX
    let room = min(valueWidth, line.maxX - x - 4)
    canvas.put(row.value.clipped(to: room), at: Point(x: x + 2, y: point.y), isChosen ? .stage : .text)
    canvas.target(Rect(x: x, y: point.y, width: room + 4, height: 1), sends: .select(index))
    canvas.button("◂", at: Point(x: x, y: point.y), .shortcut, sends: .adjust(index, by: -1))
    canvas.button("▸", at: Point(x: x + 3 + room, y: point.y), .shortcut, sends: .adjust(index, by: 1))
  }

  /// The columns between the arrows of some rows: as many as most values need, or more where one of these is longer.
  package static func valueWidth(_ rows: some Sequence<Row>) -> Int {
    rows.reduce(14) { max($0, $1.value.columns) }
  }

  /// Draws a set-up: its rows, two lines of explanation under them, and the button that starts the game, which Enter
  /// presses from any row.
  package func draw(
    of count: Int, _ row: (Int) -> Row, note: String, button: String,
    on canvas: inout Canvas
  ) {
    let rows = (0..<count).map(row)
    let layout = FormLayout(canvas.layout, labels: rows.map(\.label))
    let block = layout.block
    let valueWidth = Self.valueWidth(rows)
    for (index, row) in rows.enumerated() {
      let place = block.point(layout.left, layout.top + index * layout.spacing)
      draw(
        row, index, on: &canvas, at: place, valueX: layout.valueX, width: layout.width,
        valueWidth: valueWidth)
    }
    drawNote(note, on: &canvas, layout)
    let place = Point(
      x: block.stage.centeredX(of: button.columns + Canvas.buttonMargins),
      y: block.point(0, layout.buttonRow).y)
    canvas.pushButton(button, at: place, isChosen: true, sends: .enter)
  }

  /// The first sentence bright, what follows dim; closer together where there are few rows.
  private func drawNote(_ note: String, on canvas: inout Canvas, _ layout: FormLayout) {
    let isCompact = layout.block.isCompact
    let parts = note.paragraphs.flatMap { part in
      isCompact
        ? part.sentences : part.columns <= layout.noteWidth ? [part] : part.sentences(to: layout.noteWidth)
    }
    var lines = parts.enumerated().flatMap { index, part in
      part.balanced(to: layout.noteWidth).map { (text: $0, role: index == 0 ? Role.text : .dim) }
    }
    if isCompact, lines.count > layout.noteRoom {
      lines = parts.joined(separator: " ").balanced(to: layout.noteWidth).map { (text: $0, role: .text) }
    }
    let top = layout.noteRow(ofLines: lines.count)
    for (offset, line) in lines.enumerated() {
      canvas.putCentered(
        line.text, in: layout.block.stage, row: layout.block.point(0, top + offset).y, line.role)
    }
  }
}

/// The layout of a set-up, whose rows have labels; positions are relative to the block.
private struct FormLayout {
  let block: Layout
  private let rows: Int
  private let labelWidth: Int

  init(_ layout: Layout, labels: [String]) {
    block = layout.page
    rows = labels.count
    labelWidth = labels.reduce(0) { max($0, $1.columns) }
  }

  /// Whether the rows leave no room for the usual distances.
  private var isTall: Bool { rows > Form.mostRows }

  /// Long labels begin further left; the values stay in their column.
  var left: Int { block.isCompact ? 1 : 44 - valueX }
  /// The column of the values, from the left end of a row.
  var valueX: Int { block.isCompact ? 17 : max(20, labelWidth + 4) }
  var width: Int { block.isCompact ? 38 : 32 + valueX }

  /// The first row of the form: the more rows, the higher.
  var top: Int {
    if block.isCompact { return rows > 4 ? 2 : 3 }
    return isTall ? 9 : rows > 3 ? 11 : 12
  }
  var spacing: Int { block.isCompact || rows > 3 ? 1 : 2 }
  /// The row below the last one of the form.
  var bottom: Int { top + rows * spacing }

  var noteWidth: Int { block.isCompact ? 38 : 60 }
  /// The row below the last one of the note in the compact layout, where the note grows upwards.
  var noteEnd: Int { isTall ? 13 : 12 }
  /// How many lines of a note fit in the compact layout, below a blank row.
  var noteRoom: Int { noteEnd - bottom - 1 }
  func noteRow(ofLines lines: Int) -> Int { block.isCompact ? max(bottom, noteEnd - lines) : 18 }

  var buttonRow: Int { block.isCompact ? noteEnd + 1 : 21 }
}

/// The commands of a screen of rows, some of which open a screen for an entry.
package enum FormCommand<Entry: Sendable, Pick: Sendable>: Sendable {
  case move, change(Int), edit, submit, menu
  /// The text typed as an entry.
  case entered(String, Entry)
  /// What was selected in a list.
  case picked(Pick)
}

/// A screen with rows that can be changed: the set-ups, whose button Enter presses from any row, and the settings.
package protocol FormScreen: Screen where Command == FormCommand<Entry, Pick> {
  associatedtype Row: Equatable, Sendable
  /// What can be typed on a screen of its own; `Never` when there is no such screen.
  associatedtype Entry: Sendable = Never
  /// What can be selected in a list; `Never` when there is none.
  associatedtype Pick: Sendable = Never

  var form: Form { get set }

  /// The rows displayed at this moment.
  func rows(_ context: Context) -> [Row]

  /// Changes the value of a row by a number of steps.
  func change(_ row: Row, by step: Int, _ context: inout Context)

  /// Makes the screen that Space or a click on the value opens for a row; `nil` when they select the next value instead.
  func editor(of row: Row, _ context: Context) -> (() -> any AskedScreen<Command>)?

  /// Receives an entry.
  mutating func enter(_ text: String, as entry: Entry, _ context: inout Context) -> Transition

  /// Receives what was selected in a list.
  mutating func pick(_ pick: Pick, _ context: inout Context)

  /// Performs the action of Enter.
  mutating func submit(_ context: inout Context) -> Transition
}

extension FormScreen {
  package var manners: Manners { .pagerKeys }

  package func editor(of row: Row, _ context: Context) -> (() -> any AskedScreen<Command>)? { nil }

  package mutating func enter(_ text: String, as entry: Entry, _ context: inout Context) -> Transition {
    .stay
  }

  package mutating func pick(_ pick: Pick, _ context: inout Context) {}

  /// The selected row.
  package func chosenRow(_ context: Context) -> Row {
    let rows = rows(context)
    return rows[min(form.chosen, rows.count - 1)]
  }

  package func bindings(_ context: Context) -> [KeyBinding<FormCommand<Entry, Pick>>] {
    let text = context.text
    let hasEditor = editor(of: chosenRow(context), context) != nil
    return [
      KeyBinding([.enter], "Enter", text("start"), help: text("start"), .submit),
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
      KeyBinding(
        [.character(" ")], text("Space"), hasEditor ? text("open") : "",
        help: text("open the chosen row, or its next value"), .edit),
      KeyBinding([.right], "← →", text("change"), help: text("the next value"), .change(1)),
      KeyBinding([.left], "←", "", help: text("the value before"), .change(-1)),
      KeyBinding([.escape], "Esc", text("menu"), help: text("back to the menu"), .menu),
    ]
  }

  package mutating func perform(_ command: FormCommand<Entry, Pick>, _ context: inout Context) -> Transition {
    let row = chosenRow(context)
    switch command {
    case .move: return .stay
    case .menu:
      if manners.contains(.trying) { context.discardChoices() }
      return .pop
    case .entered(let text, let entry):
      let transition = enter(text, as: entry, &context)
      context.saveChoices()
      return transition
    case .picked(let picked):
      pick(picked, &context)
      return .stay
    case .submit: return submit(&context)
    case .edit:
      if let editor = editor(of: row, context) { return .ask(editor()) }
      change(row, by: 1, &context)
    case .change(let step): change(row, by: step, &context)
    }
    form.fit(rows(context).count)
    return .stay
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.move(key, count: rows(context).count) else { return .stay }
    switch key {
    case .select: return perform(.edit, &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }
}
