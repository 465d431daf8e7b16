import Engines
import TextUI

/// A small box with a title, a few lines and at most three buttons, the first of which is selected.
package struct Popup: Screen {
  package struct Button: Sendable {
    package var label: String
    package var then: Transition
    /// The short form for the compact layout of a result.
    package var short: String?
    /// A letter that presses it, for questions that are answered by yes or no.
    package var letter: Character?
    /// Whether Esc presses it. If no button is marked so, Esc presses the first one.
    package var isCancel: Bool

    /// - Parameter then: the transition after the popup has closed, such as a command of the screen beneath.
    package init(
      _ label: String, short: String? = nil, letter: Character? = nil, isCancel: Bool = false,
      then: Transition
    ) {
      self.label = label
      self.short = short
      self.letter = letter
      self.isCancel = isCancel
      self.then = then
    }

    /// The label in the bottom line.
    package func brief(_ strings: Strings) -> String { strings.uncapitalized(short ?? label) }
  }

  package struct Line: Sendable {
    package var text: String
    package var role: Role
    /// The short form for the compact layout; `nil` when it is the same.
    package var short: String?
    /// The parts of the text; empty when it is one sentence or several.
    package private(set) var parts: [String] = []

    package init(_ text: String, _ role: Role = .text, short: String? = nil) {
      self.text = text
      self.role = role
      self.short = short
    }

    /// A line of parts, each of which gets a line of its own where they do not fit on one.
    package init(parts: [String], _ role: Role = .text, short: String? = nil) {
      self.init(parts.joined(separator: "   ·   "), role, short: short)
      self.parts = parts
    }
  }

  package enum Command: Sendable {
    case move(Int), press, cancel
  }

  package var title: String
  package var lines: [Line]
  package var buttons: [Button]
  private var chosen = 0

  package init(_ title: String, _ lines: [Line], _ buttons: [Button]) {
    self.title = title
    self.lines = lines
    self.buttons = buttons
  }

  package var manners: Manners { .popup }

  package func name(_ strings: Strings) -> String { title }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let other = chosen == buttons.cancel ? "" : strings.uncapitalized(buttons[buttons.cancel].label)
    return [
      KeyBinding(
        [.right, .tab, .down], "→", buttons.count > 1 ? strings.choose : "", help: "", .move(1)),
      KeyBinding([.left, .backTab, .up], "←", "", help: "", .move(-1)),
      KeyBinding([.enter], "Enter", strings.uncapitalized(buttons[chosen].label), help: "", .press),
      KeyBinding([.escape], "Esc", other, help: "", .cancel),
    ]
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move(let step):
      chosen = (chosen + step).wrapped(in: buttons.count)
      return .stay
    case .press: return .pop(then: buttons[chosen].then)
    case .cancel: return .pop(then: buttons[buttons.cancel].then)
    }
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    buttons.pressed(by: key).map { .pop(then: $0.then) } ?? .stay
  }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    let isCompact = canvas.layout.isCompact
    let gap = isCompact ? 0 : 3
    let rowWidth = buttons.reduce(0) { $0 + $1.label.columns + 4 } + gap * (buttons.count - 1)
    let room = isCompact ? 36 : 52
    let text = lines.flatMap { line in
      line.text.columns <= room ? [line] : Self.lines(of: line, room).map { Line($0, line.role) }
    }
    let size = Size(width: isCompact ? 40 : 56, height: max(7, text.count + 5))
    let area = canvas.bounds.centered(size)
    canvas.popupBox(area, title: title)
    for (row, line) in text.enumerated() {
      canvas.putCentered(
        line.text, in: area.inset(columns: 1), row: area.minY + 2 + row, line.role)
    }
    var x = area.centeredX(of: rowWidth)
    for (index, button) in buttons.enumerated() {
      let label = index == chosen ? "‹ \(button.label) ›" : "  \(button.label)  "
      let place = Point(x: x, y: area.maxY - 2)
      x += canvas.button(label, at: place, index == chosen ? .chosen : .text, sends: .choose(index)) + gap
    }
  }

  /// The lines of a text that is too long for one: its parts, or sentences.
  private static func lines(of line: Line, _ room: Int) -> [String] {
    let fits = !line.parts.isEmpty && line.parts.allSatisfy { $0.columns <= room }
    return fits ? line.parts : line.text.sentences(to: room)
  }
}

extension [Popup.Button] {
  /// The index of the button that Esc presses.
  package var cancel: Int { firstIndex(where: \.isCancel) ?? 0 }

  /// The button that a click or its letter presses.
  package func pressed(by key: Key) -> Popup.Button? {
    switch key {
    case .choose(let index): indices.contains(index) ? self[index] : nil
    case .character(let letter): first { $0.letter != nil && $0.letter == letter.lowercased().first }
    default: nil
    }
  }
}
