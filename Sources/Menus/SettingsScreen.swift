import Commentary
import Engines
import Kit
import Play
import TextUI
import Texts

/// The settings; each change takes effect immediately.
struct SettingsScreen: FormScreen {
  typealias Command = FormCommand

  var form = Form()

  var manners: Manners { [.pagerKeys, .savesAfterFrame] }

  func name(_ text: Texts) -> String { text("Settings") }

  func rules(_ context: Context) -> String {
    context.text("Each change takes effect at once, for you only, and is saved.")
  }

  func rows(_ context: Context) -> [SetUpRow] { context.choices.settings.map(\.row) }

  mutating func submit(_ context: inout Context) -> Transition { .pop }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.right, .enter, .character(" ")], "← →", text("change"), help: text("the next value"), .change(1)),
      KeyBinding([.left], "←", "", help: text("the value before"), .change(-1)),
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
      KeyBinding(
        [.escape], "Esc", text("done"), help: text("back to the menu"), .menu),
    ]
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.move(key, count: context.choices.settings.count) else { return .stay }
    switch key {
    case .select: return perform(.change(1), &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("Settings")], right: text.name(context.profile.person))
    drawForm(on: &canvas, context)
    let layout = canvas.layout.page
    guard !layout.isCompact else { return }
    let place = layout.rect(52, Self.rows(of: canvas).lowerBound, 28, 20)
    for game in context.services.games.all { game.drawPreview(on: &canvas, in: place, context) }
  }

  private func drawForm(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let layout = canvas.layout.page
    let rows = Self.rows(of: canvas)
    let area =
      layout.isCompact
      ? layout.rect(0, rows.lowerBound, 40, rows.count) : layout.rect(8, rows.lowerBound, 41, rows.count)
    let settings = context.choices.settings
    let lines = Self.lines(settings.map(\.group), in: area.height, isGrouped: !layout.isCompact)
    // While it scrolls, its last column is for the arrows; outside the compact layout that one is free.
    let scrolls = lines.count > area.height
    let width = scrolls ? area.width - 1 : 40
    let menu = Menu(count: lines.count, chosen: lines.firstIndex(of: .setting(form.chosen)) ?? 0)
    let valueWidth = Form.valueWidth(settings.map(\.row.value))
    for (row, index) in menu.visible(in: area.height).enumerated() {
      let place = Point(x: area.minX, y: area.minY + row)
      switch lines[index] {
      case .blank: break
      case .heading(let group): draw(group, at: place, on: &canvas, text)
      case .setting(let index):
        let row = settings[index].row
        form.draw(
          row.label, row.value, index, on: &canvas, at: place, valueX: layout.isCompact ? 19 : 17,
          width: width, valueWidth: valueWidth)
      }
    }
    menu.drawArrows(on: &canvas, in: area)
    drawNote(on: &canvas, layout, context)
  }

  /// The rows of the page on which the settings stand; on a large terminal all of them have room.
  private static func rows(of canvas: Canvas) -> Range<Int> {
    switch canvas.layout.kind {
    case .compact: 2..<13
    case .home: 3..<21
    case .large: 0..<24
    }
  }

  /// A line of the page.
  private enum Line: Equatable {
    case blank
    case heading(Setting.Group)
    /// The index of a setting.
    case setting(Int)
  }

  /// The lines of the page, with a blank one above the headings if all of them fit.
  private static func lines(_ groups: [Setting.Group], in rows: Int, isGrouped: Bool) -> [Line] {
    var lines: [Line] = []
    for (index, group) in groups.enumerated() {
      if isGrouped, index == 0 || groups[index - 1] != group { lines += [.blank, .heading(group)] }
      lines.append(.setting(index))
    }
    lines = Array(lines.drop { $0 == .blank })
    return lines.count > rows ? lines.filter { $0 != .blank } : lines
  }

  private func draw(_ group: Setting.Group, at place: Point, on canvas: inout Canvas, _ text: Texts) {
    let used = canvas.put(text.group(group) + " ", at: place, .title)
    canvas.rule(at: Point(x: place.x + used, y: place.y), width: 36 - used)
  }

  /// Draws the explanation of the selected row, or the problems with the files.
  private func drawNote(on canvas: inout Canvas, _ layout: Layout, _ context: Context) {
    let text = context.text
    let below = Self.rows(of: canvas).upperBound + (canvas.layout.isLarge ? 1 : 0)
    let area = layout.isCompact ? layout.rect(1, 14, 38, 1) : layout.rect(8, below, 43, 1)
    guard let problem = context.services.library.problems().first else {
      let note = chosenRow(context).note
      // The compact layout has a free row above.
      let lines = note.balanced(to: area.width).prefix(layout.isCompact ? 2 : 1)
      for (offset, line) in lines.enumerated() {
        canvas.put(line, at: Point(x: area.minX, y: area.minY + 1 - lines.count + offset), .dim)
      }
      return
    }
    let line = text.problem(problem)
    let wide = layout.isCompact ? area : layout.rect(2, 22, 76, 1)
    canvas.put(line.clipped(to: wide.width), at: wide.origin, .warning)
  }
}
