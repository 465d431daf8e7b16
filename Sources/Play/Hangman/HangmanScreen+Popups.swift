import Engines
import TextUI

extension HangmanScreen {
  func startOverPopup(_ strings: Strings) -> Popup {
    Popup(
      strings.startOverButton, [.init(strings.hangman.startOverQuestion)],
      [
        .init(strings.keepPlaying, then: .stay),
        .init(strings.startOverButton, then: .perform(Command.startOver)),
      ], cancels: 0)
  }

  func leavePopup(_ strings: Strings) -> Popup {
    .leave(
      strings.hangman.leaveTitle, strings.hangman.leaveQuestion, other: .change(session, strings), strings)
  }

  /// The whole phrase is typed on a screen of its own and tried in this game.
  func solutionScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings
    let pattern = String(game.board.map { $0.isRevealed ? $0.grapheme.capital : "·" })
    return EntryScreen(
      [strings.hangman.name, source], prompt: strings.hangman.solvePrompt, known: pattern,
      rules: .name(longest: PhraseCategory.longest, strings.entry), context
    ) { Command.solve($0) }
  }

  func endPopup(_ context: Context) -> Popup {
    let strings = context.strings
    let own = strings.hangman
    let isWon = game.status == .won
    let isDuel = session.mode == .duel
    return .end(
      isWon ? own.wonTitle(game.misses) : own.lostTitle,
      [
        .init(isWon ? own.wonLine : own.lostLine, .dim),
        .init(String(game.phrase.map(\.capital)), .stage),
        .init(isDuel ? context.duelScore : own.score(game.misses, streak)),
      ], of: session,
      again: isDuel
        ? .init(own.nextRound, then: .perform(Command.nextRound))
        : .init(strings.newGame, then: .perform(Command.newGame)), strings)
  }

  /// What the devil had left after each of the player's moves.
  static func table(of devil: DevilHangman, _ strings: HangmanStrings) -> ChoiceList {
    let digits = String(devil.steps.map(\.wordsLeft).max() ?? 0).count
    let entries = devil.steps.map { step in
      let move =
        switch step.move {
        case .guess(let letter): String(letter.capital)
        case .hint(let letter): "! \(letter.capital)"
        case .solve(let text): text.uppercased()
        }
      return Menu.Entry(
        title: move,
        note: String(step.wordsLeft).aligned(to: digits).dropLast(String(step.wordsLeft).count)
          + strings.tableRow(step.wordsLeft, step.word.uppercased()))
    }
    return ChoiceList(strings.tableTitle, entries, chosen: entries.count - 1)
  }
}
