import TextUI

extension ResultPopup {
  /// A key besides the buttons, such as `d` for the meaning.
  package struct Extra: Sendable {
    /// Different from that of the popup's other extras.
    package var key: Character
    /// The label in the bottom line; empty to leave it out.
    package var label: String
    /// The label in the third row of the popup; empty to leave it out.
    package var hint = ""
    /// The command of the screen beneath; the popup closes only if `closes`.
    package var command: any Sendable
    package var closes = true
    /// The key of lower importance is the first that a narrow bottom line leaves out.
    package var importance = KeyImportance.ordinary

    package init(
      key: Character, label: String, hint: String = "", command: any Sendable, closes: Bool = true,
      importance: KeyImportance = KeyImportance.ordinary
    ) {
      self.key = key
      self.label = label
      self.hint = hint
      self.command = command
      self.closes = closes
      self.importance = importance
    }

    /// The key that explains words.
    package static let meaningKey: Character = "d"
  }

  /// Content beneath the popup that ↑, ↓ and the wheel scroll instead of selecting a button.
  package struct Scrolling: Sendable {
    package var label: String
    /// Whether there is more content than a layout shows.
    package var isNeeded: @Sendable (Layout) -> Bool
    /// The command of the screen beneath that scrolls by a number of lines.
    package var command: @Sendable (Int) -> any Sendable

    package init(
      label: String, isNeeded: @escaping @Sendable (Layout) -> Bool,
      command: @escaping @Sendable (Int) -> any Sendable
    ) {
      self.label = label
      self.isNeeded = isNeeded
      self.command = command
    }

    /// The number of lines that a page scrolls.
    package static let page = 5
  }

  /// Words beneath the popup that ↓ or a click moves the selection to; the arrow keys then move among them.
  package struct Picking: Sendable {
    package enum Step: Sendable {
      case enter, up, down, left, right, first, last
      /// To the word with this index.
      case word(Int)
      /// Back to the buttons.
      case leave
    }

    /// The label in the bottom line, in long and short form.
    package var label: String
    package var short: String
    /// The label of the arrow keys in the third row.
    package var arrows: String
    /// The command of the screen beneath that performs a step.
    package var command: @Sendable (Step) -> any Sendable

    package init(
      label: String, short: String, arrows: String, command: @escaping @Sendable (Step) -> any Sendable
    ) {
      self.label = label
      self.short = short
      self.arrows = arrows
      self.command = command
    }
  }

  /// A key described in the third row: its name, its effect, and the key that a click on it sends.
  package struct Hint: Sendable {
    package var cap: String
    package var text: String
    package var key: Key

    package init(cap: String, text: String, key: Key) {
      self.cap = cap
      self.text = text
      self.key = key
    }

    package var width: Int { cap.columns + 1 + text.columns }
  }

  /// The keys described in the third row: the arrows, then the extras that have a hint, in order.
  package var hints: [Hint] {
    let arrows = picking.map { [Hint(cap: $0.arrows, text: $0.label, key: .down)] } ?? []
    return arrows
      + extras.filter { !$0.hint.isEmpty }.map {
        Hint(cap: String($0.key), text: $0.hint, key: .character($0.key))
      }
  }

  /// Whether ↑ and ↓ do anything other than selecting a button.
  package var hasOwnArrows: Bool { scrolling != nil || picking != nil }

  /// The keys besides the buttons.
  package var extraBindings: [KeyBinding<Command>] {
    extras.map { extra in
      KeyBinding(
        .letter(extra.key), String(extra.key), extra.label, help: "", importance: extra.importance,
        .extra(key: extra.key))
    }
  }

  /// The bindings while the arrow keys move among the words; Enter explains the selected one.
  package func pickingBindings(_ strings: Strings) -> [KeyBinding<Command>] {
    let steps: [(keys: [Key], step: Picking.Step)] = [
      ([.down], .down), ([.up], .up), ([.right], .right), ([.left], .left), ([.home], .first),
      ([.end], .last),
    ]
    var bindings = steps.enumerated().map { index, step in
      KeyBinding(
        step.keys, "↑↓←→", index == 0 ? strings.meaning.wordKey : "", help: "", Command.pick(step.step))
    }
    bindings += extraBindings
    if extras.contains(where: { $0.key == Extra.meaningKey }) {
      bindings.append(
        KeyBinding([.enter, .character(" ")], "Enter", "", help: "", .extra(key: Extra.meaningKey)))
    }
    bindings.append(
      KeyBinding([.escape, .tab, .backTab], "Esc", strings.back, help: "", .leaveWords))
    return bindings
  }

  /// Draws the keys centred in a row, each clickable; if not all fit, the last ones are dropped, after a remark the first.
  package func draw(_ hints: [Hint], after remark: String, on canvas: inout Canvas, in area: Rect, row: Int) {
    let gap = 3
    var hints = hints
    let used = remark.isEmpty ? -gap : remark.columns
    func width() -> Int { hints.reduce(used) { $0 + $1.width + gap } }
    while width() > area.width, !hints.isEmpty {
      if remark.isEmpty { hints.removeLast() } else { hints.removeFirst() }
    }
    guard !hints.isEmpty else { return }
    var x = area.centeredX(of: width())
    if !remark.isEmpty { x += canvas.put(remark, at: Point(x: x, y: row), .dim) + gap }
    for hint in hints {
      let used = canvas.put(hint.cap, at: Point(x: x, y: row), .shortcut)
      canvas.put(hint.text, at: Point(x: x + used + 1, y: row), .dim)
      canvas.target(Rect(x: x, y: row, width: hint.width, height: 1), sends: hint.key)
      x += hint.width + gap
    }
  }
}

extension ResultPopup.Extra {
  /// The key `y`, which opens the replay above the popup.
  package static func replay(_ command: any Sendable, _ strings: Strings) -> ResultPopup.Extra {
    ResultPopup.Extra(
      key: "y", label: strings.replay.replay, hint: strings.replay.replay, command: command, closes: false)
  }
}

extension ResultPopup.Look {
  /// The role of the title.
  package var titleRole: Role {
    switch self {
    case .won: .won
    case .lost: .wrong
    case .right: .right
    case .neutral: .title
    }
  }
}
