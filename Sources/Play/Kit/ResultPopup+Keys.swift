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

  /// A key that the third row names: how it is written, what it does, what a click on it sends.
  struct Hint: Sendable {
    var cap: String
    var text: String
    var key: Key

    var width: Int { cap.columns + 1 + text.columns }
  }

  /// The keys that the third row names: those of the extras that have words for it, in their order.
  var hints: [Hint] {
    extras.filter { !$0.hint.isEmpty }.map {
      Hint(cap: String($0.key), text: $0.hint, key: .character($0.key))
    }
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
