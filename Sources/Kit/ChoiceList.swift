import TextUI

/// A popup list for selecting one entry, whose index is returned to the screen beneath as one of its commands.
package struct ChoiceList: Screen {
  package enum Command: Sendable {
    case move, pick, help, cancel
  }

  package let title: String
  package let entries: [Menu.Entry]
  /// Converts the selected index into a command of the screen beneath; `nil` when the list is read-only.
  package let answer: (@Sendable (Int) -> any Sendable)?
  private var menu: Menu

  package init(
    _ title: String, _ entries: [Menu.Entry], chosen: Int,
    answer: (@Sendable (Int) -> any Sendable)? = nil
  ) {
    self.title = title
    self.entries = entries
    self.answer = answer
    menu = Menu(count: entries.count, chosen: chosen)
  }

  package var manners: Manners { .popup }

  package func name(_ strings: Strings) -> String { title }

  package func rules(_ context: Context) -> String { context.strings.listRules }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        [.enter, .right, .character(" ")], "Enter", context.strings.open,
        help: context.strings.helpOpenChosen, .pick),
      KeyBinding(
        [], "↑ ↓", context.strings.choose, help: context.strings.helpMove, click: .down, .move),
      KeyBinding([], "A–Z", "", help: context.strings.helpLetter, .move),
      KeyBinding(.help, "?", context.strings.help, help: "", .help),
      KeyBinding(
        [.escape, .left], "Esc", context.strings.back, help: context.strings.helpCloseList, .cancel),
    ]
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: .stay
    case .help: .push(help(context))
    case .pick: .pop(then: answer.map { .perform($0(menu.chosen)) } ?? .stay)
    case .cancel: .pop
    }
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if case .character(let character) = key { return jump(to: character) }
    guard menu.move(key) else { return .stay }
    guard case .choose = key else { return .stay }
    return perform(.pick, &context)
  }

  /// Selects the next entry that begins with a character.
  private mutating func jump(to character: Character) -> Transition {
    let letter = character.lowercased()
    let found = entries.indices.filter { entries[$0].title.first?.lowercased() == letter }
    if let next = found.first(where: { $0 > menu.chosen }) ?? found.first { _ = menu.move(.choose(next)) }
    return .stay
  }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    Self.draw(title, entries, menu, on: &canvas, context)
  }

  /// Draws a centred list, with the key that closes it in the last row.
  package static func draw(
    _ title: String, _ entries: [Menu.Entry], _ menu: Menu,
    on canvas: inout Canvas, _ context: Context
  ) {
    let widest = entries.map { $0.title.columns + ($0.note.isEmpty ? 0 : $0.note.columns + 4) }.max() ?? 0
    let close = "Esc \(context.strings.back)"
    let width = max(widest + 3, title.columns + 4, close.columns)
    let size = Size(
      width: min(canvas.size.width, width + 4),
      height: min(canvas.size.height - 1 - Layout.headerRows, entries.count + 4))
    let area = canvas.popupArea(size)
    let inner = area.inset(columns: 2, rows: 1)
    let list = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 2)
    canvas.clearSentence(cutBy: area)
    // The rows beneath may be wider, with blanks between their columns.
    canvas.fill(Rect(x: 0, y: area.minY, width: canvas.size.width, height: area.height))
    canvas.box(area, title: title)
    menu.draw(entries, on: &canvas, in: list)
    let x = area.maxX - 2 - close.columns
    canvas.button(close, at: Point(x: x, y: area.maxY - 2), .dim, sends: .escape)
  }
}
