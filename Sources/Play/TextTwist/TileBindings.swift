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
    let own = strings.textTwist
    let isShort = context.layout.isCompact
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
          [], "A–Z", own.take, help: own.helpTake,
          click: game.tiles.bank.firstIndex { $0 != nil }.map(Key.choose), .take),
        row(
          [.character(" ")], strings.space, own.twistLabel(isShort: isShort), help: own.helpTwist,
          importance: .main, .twist),
        row([.enter], "Enter", own.submit, help: own.helpSubmit, .submit),
        row([.tab], "Tab", own.last, help: own.helpLast, .last),
      ],
      others: [
        row([.backspace], "⌫", help: own.helpPutBack, .putBack),
        row([.down], "↓", help: own.helpScrollDown, .scroll(1)),
        row([.up], "↑", help: own.helpScrollUp, .scroll(-1)),
        row([.delete], "Del", help: own.helpClear, .clear),
      ],
      clear: row(
        [.escape], "Esc", own.clearLabel(isShort: isShort), help: own.helpClear,
        isOn: isOn && !game.tiles.entry.isEmpty, .clear))
  }
}
