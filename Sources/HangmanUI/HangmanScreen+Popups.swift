import Engines
import Kit
import Records
import TextUI

extension HangmanScreen {
  /// Performs a command of the popups at the end of a game.
  mutating func performAtEnd(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .newGame:
      if let practice { return Self.next(after: practice, &context) }
      return .opening(Self.dealt(&context), replaces: true)
    case .nextRound:
      if table != nil {
        context.tables?.play(.nextRound)
        return .stay
      }
      context.hangman.duel.swap()
      return .opening(Self.dealt(&context), replaces: true)
    case .endDuel:
      if let next = context.hangman.duel.next { context.records.discard(next.id) }
      context.hangman.duel.reset()
      return .pop
    case .showTable:
      guard let candidates = game.candidateHistory else { return .stay }
      return .push(
        DevilTable(candidates, missed: game.missedLetters, context, closes: Command.showEnd))
    case .replay: return finished.map { .open(.replay($0)) } ?? .stay
    case .explain: return .push(context.meanings(of: game.shownWords(context), spelledAs: game.phrase))
    case .showEnd: return .push(endPopup(context, opensByItself: false))
    default: return .stay
    }
  }

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
    let startOver = Popup.Button(strings.startOverButton, then: .perform(Command.startOver))
    return .leaving(session, other: session.code.isEmpty ? startOver : nil, strings)
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
