import TextUI

/// The keys of a screen, made from the same table as what they do; a row that is taken does it.
struct HelpScreen: Screen {
  struct Row: Sendable {
    let cap: String
    let help: String
    let key: Key?

    init?<Command>(_ binding: KeyBinding<Command>) {
      guard binding.isEnabled, !binding.help.isEmpty else { return nil }
      cap = binding.cap
      help = binding.help
      key = binding.keys.first
    }
  }

  enum Command: Sendable {
    case walk, take, close
  }

  let title: String
  let rows: [Row]
  private var menu: Menu

  init(title: String, rows: [Row]) {
    self.title = title
    self.rows = rows
    menu = Menu(count: rows.count)
  }

  var isPopup: Bool { true }

  func name(_ strings: Strings) -> String { title }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding([.enter], "Enter", context.strings.open, help: "", .take),
      KeyBinding([], "↑ ↓", context.strings.choose, help: "", click: .down, .walk),
      KeyBinding(
        [.escape, .character("?"), .function(1), .character("q")], "Esc", context.strings.close, help: "",
        .close),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    if command == .walk { return .stay }
    guard command == .take, let key = rows[menu.chosen].key else { return .pop }
    return .pop(then: .press(key))
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.walk(key), case .choose = key else { return .stay }
    return perform(.take, &context)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let caps = rows.map(\.cap.columns).max() ?? 0
    let entries = rows.map { row in
      Menu.Entry(title: row.cap + String(repeating: " ", count: caps - row.cap.columns + 2) + row.help)
    }
    let heading = "\(strings.keys) · \(title)"
    let close = "Esc \(strings.close)"
    let width = max(entries.map(\.title.columns).max() ?? 0, heading.columns, close.columns) + 3
    let size = Size(
      width: min(canvas.size.width, width + 4), height: min(canvas.size.height, rows.count + 4))
    let area = canvas.bounds.centered(size)
    canvas.box(area, title: heading)
    let list = Rect(x: area.minX + 2, y: area.minY + 1, width: area.width - 4, height: area.height - 4)
    menu.draw(entries, on: &canvas, in: list)
    for row in 0..<list.height where list.minY + row < area.maxY {
      let index = menu.visible(in: list.height).lowerBound + row
      guard rows.indices.contains(index), index != menu.chosen else { continue }
      canvas.put(rows[index].cap, at: Point(x: list.minX + 2, y: list.minY + row), .shortcut)
    }
    let x = area.maxX - 2 - close.columns
    canvas.button(close, at: Point(x: x, y: area.maxY - 2), .dim, sends: .escape)
  }
}
