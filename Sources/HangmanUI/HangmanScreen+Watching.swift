import Kit
import TextUI

/// A duel at a table while the other player is to act.
extension HangmanScreen {
  func watchingBindings(_ strings: Strings) -> [KeyBinding<Command>] {
    let own = strings.hangmanTable
    let mustHide = table.map { $0.isSetter && $0.duel.status == .choosing } ?? false
    return [
      KeyBinding([.enter], "Enter", own.hide, help: own.helpHide, isEnabled: mustHide, .hide),
      .wink(.wink, strings),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave),
    ]
  }

  /// Tells a player who types out of turn whose turn it is; the input is discarded. When the round waits for something else,
  /// its popup opens.
  mutating func watch(_ key: Key, _ context: inout Context) -> Transition {
    guard let table, table.gone == nil, !isWaiting, let player = table.playerToAct, player != table.me else {
      return showState(context)
    }
    switch key {
    case .character, .enter, .tab, .function, .backspace, .delete:
      let (name, own) = (table.name(of: player), context.strings.hangmanTable)
      message = .refusal(own.notYourTurn(name), short: own.notYourTurn(name.clipped(to: 8)), &context)
    default: break
    }
    return .stay
  }
}
