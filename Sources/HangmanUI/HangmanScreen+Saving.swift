import Engines
import Kit
import Play
import Records
import Texts

extension HangmanScreen {
  func saved(_ context: Context) -> SavedGame? {
    guard table == nil else { return savedTable }
    var play = play
    play.round?.filled = solving?.filled
    return play.saved
  }

  /// Whether nothing was done yet in a game that is dealt anew at any time, so that nobody would wait for it.
  var isUntouched: Bool { solving == nil && play.round?.isUntouched ?? false }

  /// The screen of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    if saved.session.mode == .duelTable { return restoredTable(saved, &context) }
    if HangmanSetUp.restoreSecret(saved, &context) { return .push(secret(context)) }
    guard let play = HangmanPlay.restored(saved, &context) else { return nil }
    if let post = play.round?.post, !post.isMyTurn { return .push(PopupScreen.post(post, &context)) }
    var screen = HangmanScreen(play, &context)
    if let said = play.round?.post?.lastAnswer(context.text) { screen.message = StatusMessage(said) }
    if play.round?.post == nil {
      let isBegun = play.round?.visit == nil || !play.game.moves.isEmpty
      screen.message =
        isBegun ? StatusMessage(context.text("Welcome back. All is as you left it.")) : .letterPrompt(context)
    }
    return .push(screen)
  }

  /// The first screen of a game with the chosen set-up; a popup when the word list has no suitable word.
  static func dealt(_ context: inout Context) -> any Layer<Never> {
    switch context.hangman.host {
    case .phraseBook, .dictionary, .devil:
      HangmanRound.dealt(&context).map { HangmanScreen(.game($0), &context).opened }
        ?? noWord(context.text).opened
    case .duel: secret(context).opened
    case .mindReader: MindReaderScreen.begin(&context)
    }
  }

  /// The entry screen where one player of a duel types the secret, who then hands the keyboard over.
  static func secret(_ context: Context) -> EntryScreen<Never> {
    let text = context.text
    let duel = context.hangman.duel
    return EntryScreen(
      [text("Hangman"), text.host(.duel)], standing: duel.score(context), prompt: duel.secretPrompt(context),
      isSecret: true, game: duel.saved(context), rules: .secret(context), context
    ) { secret, context in
      let screen = HangmanScreen(.game(HangmanSetUp.beginRound(on: secret, &context)), &context)
      return .navigate(.push(screen, then: .ask(handOverPopup(context))))
    }
  }

  static func noWord(_ text: Texts) -> PopupScreen<Never> { .message(text("Hangman"), text.noWord, text) }
}
