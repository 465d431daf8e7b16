import Engines
import TextUI

extension TwistScreen {
  func bingoPopup(_ word: String, _ strings: Strings) -> Popup {
    Popup(
      strings.twist.bingoTitle, [.init(word.capitals, .stage), .init(strings.twist.bingoLine)],
      goingOn(strings), cancels: 1)
  }

  func completePopup(_ strings: Strings) -> Popup {
    Popup(
      strings.twist.completeTitle, [.init(strings.twist.completeLine(game.round.score))], goingOn(strings),
      cancels: 1)
  }

  private func goingOn(_ strings: Strings) -> [Popup.Button] {
    [
      .init(strings.twist.nextButton, then: .press(.character("="))),
      .init(strings.twist.keepHunting, then: .stay),
    ]
  }

  func leavePopup(_ strings: Strings) -> Popup {
    var ended = game
    _ = ended.endGame()
    return Popup(
      strings.twist.leaveTitle, [.init(strings.twist.leaveQuestion)],
      [
        .init(strings.keepPlaying, then: .stay),
        .init(
          strings.twist.giveUpButton,
          then: .decide { [ended, session, deal] in Self.reveal(ended, session, from: deal, &$0) }),
        .init(strings.menuButton, then: .home),
      ], cancels: 0)
  }
}
