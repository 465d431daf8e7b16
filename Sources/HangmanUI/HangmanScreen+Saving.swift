import Engines
import Kit
import Play
import Records
import Texts

extension HangmanScreen {
  func saved(_ context: Context) -> SavedGame? {
    table != nil ? savedTable : round?.saved(filled: solving?.filled, context)
  }

  /// Whether nothing was done yet in a game that is dealt anew at any time, so that nobody would wait for it.
  var isUntouched: Bool { solving == nil && round?.isUntouched ?? false }

  /// Saves the result; for a duel, that of both players.
  mutating func finish(isWon: Bool, misses: Int, _ context: inout Context) {
    play.finish(isWon: isWon, misses: misses, &context)
    if let round { figures = HangmanFigures(round.session, category: round.category, &context) }
  }

  /// The screen of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    if saved.session.mode == .challengePost {
      guard let posted = context.postBox.match(saved) else { return nil }
      guard posted.isMyTurn else { return .push(PopupScreen.post(posted, &context)) }
      return .push(HangmanScreen(HangmanRound(posted, &context), &context))
    }
    if saved.session.mode == .duelTable { return restoredTable(saved, &context) }
    switch HangmanRound.restored(saved, &context) {
    case nil: return nil
    case .secret: return .push(secret(context))
    case .round(let round, let filled):
      var screen = HangmanScreen(round, &context)
      screen.message = StatusMessage(context.text("Welcome back. All is as you left it."))
      screen.solving = filled.flatMap { Solving(round.game.board, filled: $0) }
      return .push(screen)
    }
  }

  /// The first screen of a game with the chosen set-up; a popup when the word list has no suitable word.
  static func dealt(_ context: inout Context) -> any Layer<Never> {
    switch context.hangman.host {
    case .phraseBook, .dictionary, .devil:
      HangmanRound.dealt(&context).map { HangmanScreen($0, &context).opened } ?? noWord(context.text).opened
    case .duel: secret(context).opened
    case .mindReader: MindReaderScreen.begin(&context)
    }
  }

  /// The entry screen where one player of a duel types the secret, who then hands the keyboard over.
  static func secret(_ context: Context) -> EntryScreen<Never> {
    let text = context.text
    let duel = context.hangman.duel
    return EntryScreen(
      [text("Hangman"), text.host(.duel)], standing: context.duelScore, prompt: context.secretPrompt,
      isSecret: true, game: context.savedRound(duel), rules: .secret(context), context
    ) { secret, context in
      let screen = HangmanScreen(context.duelRound(secret), &context)
      return .navigate(.push(screen, then: .ask(handOverPopup(context))))
    }
  }

  static func noWord(_ text: Texts) -> PopupScreen<Never> { .message(text("Hangman"), text.noWord, text) }
}
