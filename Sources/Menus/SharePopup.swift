import Kit
import TextUI

/// The copied result of the day, displayed so that it can be selected if the terminal does not support the clipboard.
struct SharePopup: Screen {
  enum Command: Sendable {
    case copy, close
  }

  let lines: [String]

  var manners: Manners { .popup }

  func name(_ strings: Strings) -> String { strings.daily.shareTitle }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding([.enter, .escape, .character(" ")], "Enter", context.strings.close, help: "", .close),
      KeyBinding(
        .letter("c"), "c", context.strings.daily.share,
        help: context.strings.daily.helpShare, .copy),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .copy:
      context.copy(lines.joined(separator: "\n"))
      return .stay
    case .close: return .pop
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let isCompact = canvas.layout.isCompact
    // On a narrow terminal the blanks between the columns are removed.
    let shown =
      isCompact
      ? lines.flatMap { $0.split(separator: " ").joined(separator: " ").wrapped(to: 36) } : lines
    // Compact, the text begins below the frame, so that all three puzzles fit between header and bottom line.
    let top = isCompact ? 1 : 2
    let size = Size(width: isCompact ? 40 : 56, height: top + shown.count + 5)
    let area = canvas.bounds.centered(size)
    // The rows of the list are wider than the popup.
    canvas.fill(
      Rect(x: 0, y: area.minY, width: canvas.size.width, height: area.height), " ", .text)
    canvas.box(area, title: strings.daily.shareTitle)
    let left = area.minX + (isCompact ? 2 : 4)
    canvas.put(shown, at: Point(x: left, y: area.minY + top), .stage)
    canvas.putCentered(strings.copied, in: area, row: area.maxY - 4, .dim)
    let label = "‹ \(strings.close.capitalizedFirst) ›"
    canvas.button(
      label, at: Point(x: area.centeredX(of: label.columns), y: area.maxY - 2), .chosen, sends: .enter)
  }
}
