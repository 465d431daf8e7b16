import Engines
import TextUI

extension MindReaderScreen {
  /// What follows when nothing is left to ask; whichever way the player goes on from there, the game is over.
  func outcome(_ context: Context) -> Transition {
    let own = context.strings.hangman
    switch game.turn {
    case .asks: return .stay
    case .givesUp: return .push(endPopup(own.readerLostTitle, [.init(own.readerLost)], context))
    case .knows(let word) where secret != nil || game.wordsLeft == 0:
      let isRight = secret.map { String($0) == word } ?? true
      let shown = Popup.Line(String(secret ?? Array(word)).uppercased(), .stage)
      let line = Popup.Line(isRight ? own.readerWon(game.misses) : own.notInList)
      return .push(endPopup(isRight ? own.readerWonTitle : own.readerLostTitle, [shown, line], context))
    case .knows(let word):
      return .push(
        Popup(
          own.isIt, [.init(word.uppercased(), .stage)],
          [.init(own.yes, then: .perform(Command.confirm)), .init(own.no, then: .perform(Command.deny))],
          cancels: 1))
    case .isContradicted: return .push(contradictionPopup(own.contradicted, context))
    }
  }

  private func endPopup(_ title: String, _ lines: [Popup.Line], _ context: Context) -> Popup {
    let strings = context.strings
    return Popup(
      title, lines,
      [
        .init(strings.newGame, then: .perform(Command.newGame)),
        .init(strings.changeGame, then: .perform(Command.change)),
        .init(strings.menuButton, then: .perform(Command.menu)),
      ], cancels: 2)
  }

  func foundPopup(_ context: Context) -> Popup {
    let own = context.strings.hangman
    return endPopup(own.readerWonTitle, [.init(own.readerWon(game.misses))], context)
  }

  /// No word fits: says which mark to take back.
  func contradictionPopup(_ line: String, _ context: Context) -> Popup {
    let strings = context.strings
    let own = strings.hangman
    guard secret == nil, let answer = game.doubtful else {
      return endPopup(own.readerLostTitle, [.init(own.notInList)], context)
    }
    return Popup(
      own.contradictedTitle, [.init(line), .init(described(answer, own), .stage)],
      [
        .init(own.takeBackButton, then: .perform(Command.takeBackDoubtful)),
        .init(strings.newGame, then: .perform(Command.newGame)),
        .init(strings.menuButton, then: .perform(Command.menu)),
      ], cancels: 0)
  }
}
