import Engines
import Records
import TextUI

extension HangmanScreen {
  private func question(_ title: String, _ line: String, _ buttons: [Popup.Button]) -> ResultPopup {
    ResultPopup(title, [.init(line)], buttons, look: .neutral, opensByItself: false)
  }

  func startOverPopup(_ strings: Strings) -> ResultPopup {
    let own = strings.hangmanEnd
    return question(
      own.startOverTitle, own.startOverLine,
      [
        .init(strings.keepPlaying, then: .stay),
        .init(strings.startOverButton, then: .perform(Command.startOver)),
      ])
  }

  func leavePopup(_ session: GameSession, _ strings: Strings) -> ResultPopup {
    .leaving(
      session, other: .init(strings.startOverButton, then: .perform(Command.startOver)), strings)
  }

  func hintPopup(_ strings: Strings) -> ResultPopup {
    let own = strings.hangmanEnd
    return question(
      own.hintTitle, own.hintLine(Hangman.missesAllowed - game.misses),
      [
        .init(own.showIt, then: .perform(Command.showHint)),
        .init(strings.keepPlaying, isCancel: true, then: .stay),
      ])
  }

  /// Asks the player who entered the secret to hand over the keyboard.
  static func handOverPopup(_ context: Context) -> ResultPopup {
    let strings = context.strings
    let name = context.duelist(context.hangman.duel.guesser)
    return ResultPopup(
      strings.hangmanEnd.handOverTitle, [.init(strings.hangman.handOver(name))],
      [.init(strings.startButton, then: .stay)], look: .neutral, opensByItself: true)
  }
}
