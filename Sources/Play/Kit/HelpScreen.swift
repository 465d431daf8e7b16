import TextUI

/// The keys of a screen, generated from its bindings; selecting a row performs its command.
struct HelpScreen: Screen {
  struct Row: Sendable {
    let cap: String
    let help: String
    /// The command of the screen beneath; `nil` when the row describes several keys.
    let command: (any Sendable)?

    init?<Command>(_ binding: KeyBinding<Command>) {
      guard binding.isEnabled, !binding.help.isEmpty else { return nil }
      cap = binding.cap
      help = binding.help
      command = binding.keys.isEmpty ? nil : binding.command
    }
  }

  enum Command: Sendable {
    case move, pick, close
  }

  let title: String
  let rules: String
  let rows: [Row]
  private var menu: Menu

  init(title: String, rules: String = "", rows: [Row]) {
    self.title = title
    self.rules = rules
    self.rows = rows
    menu = Menu(count: rows.count)
  }

  var isPopup: Bool { true }

  func name(_ strings: Strings) -> String { title }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding([.enter], "Enter", context.strings.open, help: "", .pick),
      KeyBinding([], "↑ ↓", context.strings.choose, help: "", click: .down, .move),
      KeyBinding(
        [.escape, .character("?"), .function(1), .control("g"), .character("q")], "Esc",
        context.strings.close, help: "",
        .close),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    if command == .move { return .stay }
    guard command == .pick, let picked = rows[menu.chosen].command else { return .pop }
    return .pop(then: .perform(picked))
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key), case .choose = key else { return .stay }
    return perform(.pick, &context)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let keys = rows.map { context.cap($0.cap) }
    let caps = keys.map(\.columns).max() ?? 0
    let entries = zip(keys, rows).map { Menu.Entry(title: $0.padded(to: caps + 2) + $1.help) }
    let heading = "\(strings.keys) · \(title)"
    let close = "Esc \(strings.close)"
    let widest = max(entries.map(\.title.columns).max() ?? 0, heading.columns, close.columns)
    let room = canvas.size.width - 4
    let rules = rules.wrapped(to: min(room, max(widest + 3, 58)))
    let width = min(room, max(widest + 3, rules.map(\.columns).max() ?? 0))
    let top = rules.isEmpty ? 0 : rules.count + 1
    // The bottom line stays free.
    let size = Size(width: width + 4, height: min(canvas.size.height - 1, rows.count + top + 4))
    let area = canvas.bounds.centered(size)
    canvas.box(area, title: heading)
    canvas.put(rules, at: Point(x: area.minX + 2, y: area.minY + 1), .text)
    let list = Rect(
      x: area.minX + 2, y: area.minY + 1 + top, width: area.width - 4, height: area.height - 4 - top)
    menu.draw(entries, on: &canvas, in: list)
    for row in 0..<list.height where list.minY + row < area.maxY {
      let index = menu.visible(in: list.height).lowerBound + row
      guard rows.indices.contains(index), index != menu.chosen else { continue }
      canvas.put(keys[index], at: Point(x: list.minX + 2, y: list.minY + row), .shortcut)
    }
    let x = area.maxX - 2 - close.columns
    canvas.button(close, at: Point(x: x, y: area.maxY - 2), .dim, sends: .escape)
  }
}
