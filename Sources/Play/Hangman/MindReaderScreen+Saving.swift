import Engines
import Records

extension MindReaderScreen {
  func saved(_ context: Context) -> SavedGame? {
    var fields = SavedGame.Fields()
    fields.add("glimpse", String(game.pattern.map { $0?.capital ?? "_" }))
    fields.add("length", "\(game.length)")
    if let secret { fields.add("secret", String(secret)) }
    fields.add("answer", game.answers)
    fields.add(RulesVersion.current)
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  /// The screens of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    guard let answers = saved.fields.values("answer", as: MindReader.Answer.self),
      let length = saved.fields["length"].flatMap({ Int($0) }), HangmanSetUp.lengths.contains(length)
    else { return nil }
    let words = context.readersWords(length: length)
    guard words.count > 0 else { return nil }
    context.hangman.host = .mindReader
    let screen = MindReaderScreen(
      MindReader(words, answers: answers), secret: saved.fields["secret"].map(Array.init), saved.session,
      context)
    return .chain(.push(screen), then: screen.outcome(context))
  }
}
