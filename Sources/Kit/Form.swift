import Engines
import Play
import TextUI
import Texts

/// Rows of a label and a value that ←/→ change; one row is selected.
package struct Form: Equatable, Sendable {
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
    _ label: String, _ value: String, _ index: Int, on canvas: inout Canvas, at point: Point, valueX: Int,
    width: Int, valueWidth: Int
  ) {
    let isChosen = index == chosen
    let line = Rect(x: point.x, y: point.y, width: width, height: 1)
    canvas.target(line, sends: .choose(index))
    if isChosen {
      canvas.focus(on: .row, at: point)
      canvas.set("▸", at: point, .title)
    }
    canvas.put(label, at: Point(x: point.x + 2, y: point.y), isChosen ? .stage : .dim)
    let x = point.x + valueX
    let room = min(valueWidth, line.maxX - x - 4)
    canvas.put(value.clipped(to: room), at: Point(x: x + 2, y: point.y), isChosen ? .stage : .text)
    canvas.target(Rect(x: x, y: point.y, width: room + 4, height: 1), sends: .select(index))
    canvas.button("◂", at: Point(x: x, y: point.y), .shortcut, sends: .adjust(index, by: -1))
    canvas.button("▸", at: Point(x: x + 3 + room, y: point.y), .shortcut, sends: .adjust(index, by: 1))
  }

  /// The columns between the arrows of some rows: as many as most values need, or more where one of these is longer.
  package static func valueWidth(_ values: some Sequence<String>) -> Int {
    values.reduce(14) { max($0, $1.columns) }
  }

  /// Draws a set-up: its rows, two lines of explanation under them, and the button that starts the game, which Enter
  /// presses from any row.
  package func draw(_ rows: [SetUpRow], on canvas: inout Canvas, _ text: Texts) {
    let isCompact = canvas.layout.page.isCompact
    let lines = rows.map { row in
      (isCompact ? row.shortLabel : row.label, row.value.isEmpty ? text("Space types it") : row.value)
    }
    let layout = FormLayout(canvas.layout, labels: lines.map(\.0))
    let block = layout.block
    let valueWidth = Self.valueWidth(lines.map(\.1))
    for (index, (label, value)) in lines.enumerated() {
      let place = block.point(layout.left, layout.top + index * layout.spacing)
      draw(
        label, value, index, on: &canvas, at: place, valueX: layout.valueX, width: layout.width,
        valueWidth: valueWidth)
    }
    let row = rows[min(chosen, rows.count - 1)]
    drawNote([row.note, row.howTo(text)].compactMap(\.self).joined(separator: "\n"), on: &canvas, layout)
    canvas.pushButtons(
      [(text("Start"), .enter)], in: block.stage, row: block.point(0, layout.buttonRow).y)
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
      // What a key does stands in the help, too.
      let first = note.paragraphs.first?.balanced(to: layout.noteWidth) ?? []
      if lines.count > layout.noteRoom, first.count <= layout.noteRoom {
        lines = first.map { (text: $0, role: .text) }
      }
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
    return rows > Form.mostRows + 2 ? 8 : isTall ? 9 : rows > 3 ? 11 : 12
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

/// The commands of a screen of rows, some of which open a screen for an entry or a list.
package enum FormCommand: Sendable {
  case move, change(Int), edit, submit, menu
  /// The text typed for the row of this name.
  case entered(String, String)
  /// The index of the value that was selected in a list, for the row of this name.
  case picked(Int, String)
}

/// A screen with rows that can be changed: the set-ups, whose button Enter presses from any row, and the settings.
package protocol FormScreen: Screen where Command == FormCommand {
  var form: Form { get set }

  /// The rows displayed at this moment.
  func rows(_ context: Context) -> [SetUpRow]

  /// Performs the action of Enter.
  mutating func submit(_ context: inout Context) -> Transition
}

extension SetUpRow {
  /// Whether Space opens something, instead of going to the next value.
  fileprivate var opens: Bool { options?.detail != nil || isTyped }

  /// What Space does with it; `nil` when it goes to the next value.
  fileprivate func howTo(_ text: Texts) -> String? {
    guard opens else { return nil }
    guard isTyped, let entry else { return text("Space opens the list.") }
    return entry.kind == .name ? text("Space lets you type another name.") : nil
  }

  /// The screen on which its value is typed or selected.
  fileprivate func editor(_ context: Context) -> any AskedScreen<FormCommand> {
    if isTyped, let entry {
      return EntryScreen(
        entry.path, prompt: entry.prompt, text: entry.text, rules: entry.rules, context
      ) { text, _ in .perform(FormCommand.entered(text, name)) }
    }
    let options = options!
    let details = (0..<options.count).map { options.detail?($0) ?? "" }
    let entries = details.enumerated().map { index, detail in
      Menu.Entry(title: options.title(index), note: detail.aligned(to: details[0].columns))
    }
    return ListScreen(label, entries, chosen: options.chosen) { FormCommand.picked($0, name) }
  }
}

extension FormScreen {
  package var manners: Manners { .pagerKeys }

  /// The selected row.
  package func chosenRow(_ context: Context) -> SetUpRow {
    let rows = rows(context)
    return rows[min(form.chosen, rows.count - 1)]
  }

  package func bindings(_ context: Context) -> [KeyBinding<FormCommand>] {
    let text = context.text
    return [
      KeyBinding([.enter], "Enter", text("start"), help: text("start"), .submit),
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
      KeyBinding(
        [.character(" ")], text("Space"), chosenRow(context).opens ? text("open") : "",
        help: text("open the chosen row, or its next value"), .edit),
      KeyBinding([.right], "← →", text("change"), help: text("the next value"), .change(1)),
      KeyBinding([.left], "←", "", help: text("the value before"), .change(-1)),
      KeyBinding([.escape], "Esc", text("menu"), help: text("back to the menu"), .menu),
    ]
  }

  package mutating func perform(_ command: FormCommand, _ context: inout Context) -> Transition {
    let row = chosenRow(context)
    switch command {
    case .move: return .stay
    case .menu:
      if manners.contains(.trying) { context.choices.discard() }
      return .pop
    case .entered(let text, let name):
      rows(context).first { $0.name == name }?.entry?.enter(text, &context)
      context.choices.save()
    case .picked(let index, let name):
      rows(context).first { $0.name == name }?.options?.choose(index, &context)
    case .submit: return submit(&context)
    case .edit where row.opens: return .ask(row.editor(context))
    case .edit: row.options?.change(by: 1, &context)
    case .change(let step): row.options?.change(by: step, &context)
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

/// The set-up of a game, under its picture.
package struct SetUpScreen<Choices: SetUp>: FormScreen {
  package var form = Form()
  private let title: @Sendable (Texts) -> String
  private let subtitle: @Sendable (Context) -> String
  private let rules: @Sendable (Context) -> String
  private let picture: @Sendable (inout Canvas, Context) -> Void
  private let start: @Sendable (inout Context) -> Transition

  /// - Parameters:
  ///   - title: the name of the screen; in the header the subtitle stands behind it.
  ///   - rules: what help says of the game.
  ///   - picture: draws what stands above the rows where there is room.
  ///   - start: begins the game with the choices, which are prepared.
  package init(
    _ choices: Choices.Type, title: @escaping @Sendable (Texts) -> String,
    subtitle: @escaping @Sendable (Context) -> String = { $0.text("New game") },
    rules: @escaping @Sendable (Context) -> String,
    picture: @escaping @Sendable (inout Canvas, Context) -> Void = { _, _ in },
    start: @escaping @Sendable (inout Context) -> Transition
  ) {
    (self.title, self.subtitle, self.rules) = (title, subtitle, rules)
    (self.picture, self.start) = (picture, start)
  }

  package var manners: Manners { [.pagerKeys, .trying] }

  package func name(_ text: Texts) -> String { title(text) }

  package func rules(_ context: Context) -> String { rules(context) }

  package func rows(_ context: Context) -> [SetUpRow] { Choices.rows(context) }

  package mutating func submit(_ context: inout Context) -> Transition {
    if let problem = Choices.problem(context) {
      return .ask(Popup.message(name(context.text), problem, context.text))
    }
    Choices.prepare(&context)
    return start(&context)
  }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    canvas.header([name(context.text), subtitle(context)], right: context.profile.language.name)
    if !canvas.layout.page.isCompact { picture(&canvas, context) }
    form.draw(rows(context), on: &canvas, context.text)
  }
}
