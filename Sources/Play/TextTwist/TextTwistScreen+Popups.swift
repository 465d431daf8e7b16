import Engines
import TextUI

extension TextTwistScreen {
  func bingoPopup(_ word: String, _ strings: Strings) -> Popup {
    Popup(
      strings.textTwist.bingoTitle, [.init(word.capitals, .stage), .init(strings.textTwist.bingoLine)],
      goingOn(strings), cancels: 1)
  }

  func completePopup(_ strings: Strings) -> Popup {
    Popup(
      strings.textTwist.completeTitle, [.init(strings.textTwist.completeLine(game.round.score))], goingOn(strings),
      cancels: 1)
  }

  private func goingOn(_ strings: Strings) -> [Popup.Button] {
    [
      .init(strings.textTwist.nextButton, then: .perform(Command.next)),
      .init(strings.textTwist.keepHunting, then: .stay),
    ]
  }

  func leavePopup(_ strings: Strings) -> Popup {
    .leave(
      strings.textTwist.leaveTitle, strings.textTwist.leaveQuestion,
      other: .init(strings.textTwist.giveUpButton, then: .perform(Command.giveUp)), strings)
  }
}
