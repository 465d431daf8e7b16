import TextUI

extension ResultPopup {
  /// A key besides the buttons, such as `d` for the meaning: what it does and how the bottom line calls it.
  struct Extra: Sendable {
    var key: Character
    /// What the bottom line says; empty keeps it out of there.
    var label: String
    /// What the third row of the popup says behind the key; empty keeps it out of there.
    var hint = ""
    /// The command of the screen beneath; the popup closes only when `closes`.
    var command: any Sendable
    var closes = true
  }

  /// What ↑, ↓ and the wheel scroll beneath it, instead of choosing a button.
  struct Scrolling: Sendable {
    var label: String
    /// Whether there is more than a layout shows.
    var isNeeded: @Sendable (Layout) -> Bool
    /// The command of the screen beneath that scrolls so many lines on.
    var command: @Sendable (Int) -> any Sendable

    /// The lines that a page moves.
    static let page = 5
  }

  /// The words beneath it, which ↓ leaves the buttons for, or a click on one of them: the arrows then go through them.
  struct Picking: Sendable {
    enum Step: Sendable {
      case enter, up, down, left, right, first, last
      /// To the word of this number.
      case word(Int)
      /// Back to the buttons.
      case leave
    }

    /// What the bottom line says, in full and where there is little room.
    var label: String
    var short: String
    /// What the third row calls the arrows.
    var arrows: String
    /// The command of the screen beneath that takes a step.
    var command: @Sendable (Step) -> any Sendable
  }

  /// A key that the third row names: how it is written, what it does, what a click on it sends.
  struct Hint: Sendable {
    var cap: String
    var text: String
    var key: Key

    var width: Int { cap.columns + 1 + text.columns }
  }

  /// The keys that the third row names: the arrows, then those of the extras that have words for it, in their order.
  var hints: [Hint] {
    let arrows = picking.map { [Hint(cap: $0.arrows, text: $0.label, key: .down)] } ?? []
    return arrows
      + extras.filter { !$0.hint.isEmpty }.map {
        Hint(cap: String($0.key), text: $0.hint, key: .character($0.key))
      }
  }

  /// Whether ↑ and ↓ do something else than choosing a button.
  var hasOwnArrows: Bool { scrolling != nil || picking != nil }

  /// The keys besides the buttons.
  var extraBindings: [KeyBinding<Command>] {
    extras.enumerated().map { index, extra in
      KeyBinding(
        [.character(extra.key), .character(extra.key.capital)], String(extra.key), extra.label, help: "",
        .extra(index))
    }
  }

  /// The keys while the arrows go through the words; Enter is the first of the extras.
  func pickingBindings(_ strings: Strings) -> [KeyBinding<Command>] {
    let steps: [(keys: [Key], step: Picking.Step)] = [
      ([.down], .down), ([.up], .up), ([.right], .right), ([.left], .left), ([.home], .first),
      ([.end], .last),
    ]
    var bindings = steps.enumerated().map { index, step in
      KeyBinding(
        step.keys, "↑↓←→", index == 0 ? strings.meaning.wordKey : "", help: "", Command.pick(step.step))
    }
    bindings += extraBindings
    if !extras.isEmpty {
      bindings.append(KeyBinding([.enter, .character(" ")], "Enter", "", help: "", .extra(0)))
    }
    bindings.append(
      KeyBinding([.escape, .tab, .backTab], "Esc", strings.back, help: "", .leaveWords))
    return bindings
  }

  /// Draws the keys in the middle of a row, each clickable; the last ones go where not all fit.
  func draw(_ hints: [Hint], on canvas: inout Canvas, in area: Rect, row: Int) {
    let gap = 3
    var hints = hints
    func width() -> Int { hints.reduce(-gap) { $0 + $1.width + gap } }
    while width() > area.width, !hints.isEmpty { hints.removeLast() }
    guard !hints.isEmpty else { return }
    var x = area.centeredX(of: width())
    for hint in hints {
      let used = canvas.put(hint.cap, at: Point(x: x, y: row), .shortcut)
      canvas.put(hint.text, at: Point(x: x + used + 1, y: row), .dim)
      canvas.target(Rect(x: x, y: row, width: hint.width, height: 1), sends: hint.key)
      x += hint.width + gap
    }
  }
}

extension ResultPopup.Extra {
  /// `y`, which opens the replay over the popup.
  static func replay(_ command: any Sendable, _ strings: Strings) -> ResultPopup.Extra {
    ResultPopup.Extra(
      key: "y", label: strings.replay.replay, hint: strings.replay.replay, command: command, closes: false)
  }
}
