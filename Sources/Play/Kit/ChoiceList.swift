import TextUI

/// A popup list from which one entry is taken.
struct ChoiceList: Screen {
  enum Command: Sendable {
    case walk, take, cancel
  }

  let title: String
  let entries: [Menu.Entry]
  /// What happens, once the list has closed, with the entry that was taken.
  let take: @Sendable (Int, inout Context) -> Transition
  private var menu: Menu

  init(
    _ title: String, _ entries: [Menu.Entry], chosen: Int,
    take: @escaping @Sendable (Int, inout Context) -> Transition
  ) {
    self.title = title
    self.entries = entries
    self.take = take
    menu = Menu(count: entries.count, chosen: chosen)
  }

  var isPopup: Bool { true }

  func name(_ strings: Strings) -> String { title }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding([.enter, .right], "Enter", context.strings.open, help: "", .take),
      KeyBinding([], "↑ ↓", context.strings.choose, help: "", click: .down, .walk),
      KeyBinding([.escape, .left], "Esc", context.strings.back, help: "", .cancel),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .walk: .stay
    case .take: .pop(then: take(menu.chosen, &context))
    case .cancel: .pop
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.walk(key), case .choose = key else { return .stay }
    return perform(.take, &context)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let widest = entries.map { $0.title.columns + ($0.note.isEmpty ? 0 : $0.note.columns + 4) }.max() ?? 0
    let close = "Esc \(context.strings.back)"
    let width = max(widest + 3, title.columns + 4, close.columns)
    let size = Size(
      width: min(canvas.size.width, width + 4), height: min(canvas.size.height - 2, entries.count + 4))
    let area = canvas.bounds.centered(size)
    canvas.box(area, title: title)
    let inner = area.inset(columns: 2, rows: 1)
    menu.draw(
      entries, on: &canvas,
      in: Rect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - 2))
    let x = area.maxX - 2 - close.columns
    canvas.button(close, at: Point(x: x, y: area.maxY - 2), .dim, sends: .escape)
  }
}
