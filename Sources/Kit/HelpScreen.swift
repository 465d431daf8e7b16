import Play
import TextUI
import Texts

/// The keys of a screen, generated from its bindings; selecting a row performs its command. A row that is too long for the
/// terminal is wrapped.
package struct HelpScreen<Answer: Sendable>: AskedScreen {
  package struct Row: Sendable {
    package let cap: String
    package let help: String
    /// The command of the screen beneath; `nil` when the row describes several keys.
    package let command: Answer?

    package init?(_ binding: KeyBinding<Answer>) {
      guard binding.isEnabled, !binding.help.isEmpty else { return nil }
      cap = binding.helpCap
      help = binding.help
      command = binding.keys.isEmpty ? nil : binding.command
    }

    private init(cap: String, help: String) {
      self.cap = cap
      self.help = help
      command = nil
    }

    /// The row of the letters that are keys on every list.
    package static func pagerKeys(_ context: Context) -> Row {
      Row(cap: "j k q", help: context.text("down, up, and back"))
    }
  }

  /// A line of the list: the index of its row, and a part of that row's text; `nil` for a line of the rules.
  private struct Line {
    let row: Int?
    let text: String
    let isFirst: Bool
  }

  package enum Command: Sendable {
    case move, pick, close
  }

  package let title: String
  package let rules: String
  package let rows: [Row]
  private var menu: Menu

  package init(title: String, rules: String = "", rows: [Row]) {
    self.title = title
    self.rules = rules
    self.rows = rows
    menu = Menu(count: rows.count)
  }

  package var manners: Manners { [.popup, .pagerKeys] }

  package func name(_ text: Texts) -> String { title }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding([.enter], "Enter", context.text("open"), help: "", .pick),
      KeyBinding([], "↑ ↓", context.text("choose"), help: "", click: .down, .move),
      KeyBinding([.escape] + .help, "Esc", context.text("close"), help: "", .close),
    ]
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> ScreenTransition<
    Command, Answer
  > {
    if command == .move { return .stay }
    guard command == .pick, let picked = rows[menu.chosen].command else { return .pop }
    return .pop(then: .perform(picked))
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    guard menu.move(key) else { return .stay }
    if case .choose = key { return perform(.pick, &context) }
    return .stay
  }

  /// The contents and where they are drawn.
  private struct Page {
    let heading, close: String
    let rules, keys: [String]
    let lines: [Line]
    /// The columns of a line before its text.
    let indent: Int
    let area, list: Rect
  }

  private func page(on canvas: Canvas, _ context: Context) -> Page {
    let text = context.text
    let keys = rows.map { context.cap($0.cap) }
    // A mark and a blank before the keys, two blanks behind them.
    let indent = 2 + (keys.map(\.columns).max() ?? 0) + 2
    let heading = "\(text("Keys")) · \(title)"
    let close = "Esc \(text("close"))"
    let widest = max(
      indent + (rows.map(\.help.columns).max() ?? 0) + 1, heading.columns + 3, close.columns + 3)
    let room = canvas.size.width - 4
    let rules = rules.paragraphs.flatMap { $0.filled(to: min(room, max(widest, 58))) }
    let isCompact = canvas.layout.isCompact
    let width = isCompact ? room : min(room, max(widest, rules.map(\.columns).max() ?? 0))
    var lines = rows.enumerated().flatMap { row, entry in
      entry.help.wrapped(to: width - indent - 1).enumerated().map {
        Line(row: row, text: $1, isFirst: $0 == 0)
      }
    }
    // The bottom line stays free, and the header where there is room.
    let most = canvas.size.height - (isCompact ? 1 : 1 + Layout.headerRows)
    var top = rules.isEmpty ? 0 : rules.count + 1
    // Where the rules would leave too little room for the keys, they scroll with them.
    let isTight = top > 0 && most - 4 - top < min(Self.fewestKeys, lines.count)
    if isTight {
      lines = (rules + [""]).map { Line(row: nil, text: $0, isFirst: false) } + lines
      top = 0
    }
    let area = canvas.popupArea(Size(width: width + 4, height: min(most, lines.count + top + 4)))
    let list = Rect(
      x: area.minX + 2, y: area.minY + 1 + top, width: area.width - 4, height: area.height - 4 - top)
    return Page(
      heading: heading, close: close, rules: isTight ? [] : rules, keys: keys, lines: lines, indent: indent,
      area: area, list: list)
  }

  /// The least number of lines that the keys have beneath rules that stay.
  private static var fewestKeys: Int { 4 }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    let page = page(on: canvas, context)
    let area = page.area
    canvas.clearStage()
    canvas.box(area, title: page.heading)
    canvas.put(page.rules, at: Point(x: area.minX + 2, y: area.minY + 1), .text)
    drawList(page, on: &canvas)
    let x = area.maxX - 2 - page.close.columns
    canvas.button(page.close, at: Point(x: x, y: area.maxY - 2), .dim, sends: .escape)
  }

  /// Draws as many lines as fit, with the selected row in the middle if possible; arrows at the right edge indicate further
  /// lines. Lines that begin with the rules scroll only as far as shows the selected row and the line after it.
  private func drawList(_ page: Page, on canvas: inout Canvas) {
    let (lines, list) = (page.lines, page.list)
    let chosen = lines.indices.filter { lines[$0].row == menu.chosen }
    let middle = chosen.isEmpty ? 0 : (chosen[0] + chosen[chosen.count - 1]) / 2
    let hasRules = lines.first.map { $0.row == nil } ?? false
    let wanted = hasRules ? (chosen.last ?? 0) + 2 - list.height : middle - list.height / 2
    let first = max(0, min(wanted, lines.count - list.height))
    for (offset, line) in lines[first...].prefix(list.height).enumerated() {
      let place = Rect(x: list.minX, y: list.minY + offset, width: list.width, height: 1)
      guard let row = line.row else {
        canvas.put(line.text, at: place.origin, .text)
        continue
      }
      let isChosen = row == menu.chosen
      canvas.target(place, sends: .choose(row))
      if isChosen { canvas.fill(place, " ", .chosen) }
      if line.isFirst {
        if isChosen {
          canvas.focus(on: .row, at: place.origin)
          canvas.set("▸", at: place.origin, .chosen)
        }
        let role: Role = isChosen ? .chosen : .shortcut
        canvas.put(page.keys[row], at: Point(x: place.minX + 2, y: place.minY), role)
      }
      canvas.put(
        line.text, at: Point(x: place.minX + page.indent, y: place.minY), isChosen ? .chosen : .text)
    }
    // Between the text and the frame.
    let edge = list.maxX
    if first > 0 { canvas.put("↑", at: Point(x: edge, y: list.minY), .dim) }
    if first + list.height < lines.count { canvas.put("↓", at: Point(x: edge, y: list.maxY - 1), .dim) }
  }
}

extension HelpScreen: Screen where Answer == Never {}
