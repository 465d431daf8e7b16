import Engines
import Kit
import TextUI

// The popups that ask something during a round.
extension GhostScreen {
  /// The button that stops the match; at a table, where the match goes on, it is called as its key is in play.
  func stopButton(_ strings: Strings) -> Popup.Button {
    let label = table == nil ? strings.ghostMatch.stopButton : strings.table.leave.capitalizedFirst
    return Popup.Button(label, isCancel: true, then: .perform(Command.stop))
  }

  /// Asks for confirmation before the match is left or counted as lost.
  func stopPopup(_ strings: Strings) -> ResultPopup {
    let own = strings.ghostMatch
    let resume: Transition = match.status == .roundOver ? .perform(Command.showState) : .stay
    return .leaving(
      session, title: own.stopTitle, line: session.code.isEmpty ? own.stopText : own.stopCodeText,
      resume: resume,
      other: .init(strings.giveUpButton, then: .perform(Command.giveUp)), strings)
  }

  /// Explains the cost of a hint before the first one.
  func hintPopup(_ strings: Strings) -> ResultPopup {
    let own = strings.ghostMatch
    return ResultPopup(
      own.hintTitle, [.init(own.hintText)],
      [
        .init(own.hintButton, then: .perform(Command.showHint)),
        .init(strings.keepPlaying, isCancel: true, then: .stay),
      ], look: .neutral, opensByItself: false
    )
  }

  /// Asks the challenged player for a word.
  func challengedPopup(_ player: Int, _ strings: Strings) -> ResultPopup {
    let own = strings.ghostMatch
    let challenger = match.rounds[match.rounds.count - 1].challenger ?? match.opponent(of: player)
    let names = (match.name(of: challenger, strings), match.name(of: player, strings))
    let fragment = match.fragment.capitals
    var popup = ResultPopup(
      own.challenges(names.0, names.1), [.init(own.doubted(names.0, fragment))],
      [
        .init(own.nameWordButton, then: .perform(Command.name)),
        .init(own.admitButton, then: .perform(Command.admit)),
      ], look: .neutral,
      extras: [.init(key: "=", label: strings.ghost.admit, command: Command.admit)],
      opensByItself: table != nil || match.players[challenger].level != nil
    )
    let none = own.noWord(nil)
    let tail = fragment.tail(ResultPopup.compactRoom - own.noneBegins(none, "").columns - 1)
    popup.compactTitle = own.challenges(names.0, names.1, room: ResultPopup.compactRoom - 2)
    popup.compactLines = [
      .init(own.noneBegins(none, tail) + "?"),
      .init(own.doubtedShort(names.1.clipped(to: ResultPopup.compactRoom - own.doubtedShort("").columns))),
    ]
    return popup
  }
}
