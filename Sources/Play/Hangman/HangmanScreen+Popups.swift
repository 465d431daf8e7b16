import Engines
import Records
import TextUI

extension HangmanScreen {
  func startOverPopup(_ strings: Strings) -> Popup {
    Popup(
      strings.startOverButton, [.init(strings.hangman.startOverQuestion)],
      [
        .init(strings.keepPlaying, then: .stay),
        .init(
          strings.startOverButton,
          then: .decide { [id = session.id] context in
            context.records.discard(id)
            return .replace(Self.dealt(&context))
          }),
      ], cancels: 0)
  }

  func leavePopup(_ strings: Strings) -> Popup {
    Popup(
      strings.hangman.leaveTitle, [.init(strings.hangman.leaveQuestion)],
      [
        .init(strings.keepPlaying, then: .stay),
        .init(session.day == nil ? strings.changeGame : strings.daily.back, then: .pop),
        .init(strings.menuButton, then: .home),
      ], cancels: 0)
  }

  /// The whole phrase is typed on a screen of its own and said in this game.
  func solveScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings
    let pattern = String(game.board.map { $0.isRevealed ? $0.grapheme.capital : "·" })
    return EntryScreen(
      [strings.hangman.name, source], prompt: strings.hangman.solvePrompt, known: pattern,
      rules: .name(longest: PhraseCategory.longest, strings.entry), context
    ) { text, context in
      var screen = self
      let next = screen.solve(text, &context)
      return .chain(.replace(screen), then: next)
    }
  }

  func endTransition(_ context: Context) -> Transition {
    let end = Transition.push(endPopup(context))
    guard let devil = game as? DevilHangman else { return end }
    return .chain(end, then: .push(Self.table(of: devil, context.strings.hangman)))
  }

  private func endPopup(_ context: Context) -> Popup {
    let strings = context.strings
    let isWon = game.status == .won
    var lines = [
      Popup.Line(isWon ? strings.hangman.wonLine : strings.hangman.lostLine, .dim),
      Popup.Line(String(game.phrase.map(\.capital)), .stage),
    ]
    if session.mode == .duel {
      lines.append(.init(context.duelScore))
    } else {
      lines.append(.init(strings.hangman.score(game.misses, streak)))
    }
    if !session.words.isEmpty { lines.append(.init(strings.kept.unranked, .dim)) }
    return Popup(
      isWon ? strings.hangman.wonTitle(game.misses) : strings.hangman.lostTitle, lines,
      session.day == nil
        ? [again(strings), .init(strings.changeGame, then: .pop), .init(strings.menuButton, then: .home)]
        : Popup.Button.afterDaily(session, strings), cancels: session.day == nil ? 2 : 0)
  }

  private func again(_ strings: Strings) -> Popup.Button {
    guard session.mode == .duel else {
      return .init(strings.newGame, then: .decide { .replace(Self.dealt(&$0)) })
    }
    return .init(
      strings.hangman.nextRound,
      then: .decide { context in
        context.hangman.duel.swap()
        return .replace(Self.dealt(&context))
      })
  }

  /// What the devil had left after each of the player's moves.
  private static func table(of devil: DevilHangman, _ strings: HangmanStrings) -> ChoiceList {
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
        note: String(repeating: " ", count: digits - String(step.wordsLeft).count)
          + strings.tableRow(step.wordsLeft, step.word.uppercased()))
    }
    return ChoiceList(strings.tableTitle, entries, chosen: entries.count - 1) { _, _ in .stay }
  }
}
