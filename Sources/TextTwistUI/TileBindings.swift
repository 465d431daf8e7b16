import Kit
import TextUI

/// The keys for the tiles and the words, which are the same in a race.
struct TileBindings<Command: Sendable> {
  /// The keys that take, shuffle and enter tiles.
  var main: [KeyBinding<Command>]
  /// The keys that only help describes.
  var others: [KeyBinding<Command>]
  /// Esc while there is an entry.
  var clear: KeyBinding<Command>
}

extension TextTwistScreen {
  /// The keys for the tiles of this rack.
  /// - Parameters:
  ///   - isOn: whether the keys are in effect.
  ///   - command: converts a command of this screen.
  func tileBindings<Other: Sendable>(
    isOn: Bool = true, _ context: Context, command: (Command) -> Other
  ) -> TileBindings<Other> {
    let strings = context.strings
    let isShort = context.layout.isCompact
    let scrolls = hasHiddenLines(context)
    func row(
      _ keys: [Key], _ cap: String, _ label: String = "", help: String, isOn: Bool = isOn, click: Key? = nil,
      importance: KeyImportance = .ordinary, _ own: Command
    ) -> KeyBinding<Other> {
      KeyBinding(
        keys, cap, label, help: help, isEnabled: isOn, click: click, importance: importance, command(own))
    }
    return TileBindings(
      main: [
        row(
          [], "A–Z", strings.textTwist.take, help: strings.textTwist.helpTake,
          click: game.tiles.isBankEmpty ? nil : .select(0), .take),
        row(
          [.character(" ")], strings.space, strings.twistLabel(isShort: isShort),
          help: strings.textTwist.helpTwist,
          importance: .main, .twist),
        row([.enter], "Enter", strings.textTwist.submit, help: strings.textTwist.helpSubmit, .submit),
        row([.tab], "Tab", strings.textTwist.last, help: strings.textTwist.helpLast, .last),
      ],
      others: [
        row([.backspace], "⌫", help: strings.textTwist.helpPutBack, .putBack),
        row([.down], "↓", help: strings.textTwist.helpScrollDown, isOn: isOn && scrolls, .scroll(1)),
        row([.up], "↑", help: strings.textTwist.helpScrollUp, isOn: isOn && scrolls, .scroll(-1)),
        row([.delete], "Del", help: strings.textTwist.helpClear, .clear),
      ],
      clear: row(
        [.escape], "Esc", strings.clearLabel(isShort: isShort), help: strings.textTwist.helpClear,
        isOn: isOn && !game.tiles.entry.isEmpty, .clear))
  }
}
