import Engines

extension HangmanScreen {
  func saved(_ context: Context) -> SavedGame? {
    guard game.status == .playing else { return nil }
    var fields = SavedGame.Fields()
    fields.add("sight", String(game.board.map { $0.isRevealed ? $0.grapheme.capital : "_" }))
    if let devil = game as? DevilHangman {
      fields.add("length", "\(devil.candidates.length)")
      fields.add("move", devil.moves)
    } else if let hangman = game as? Hangman {
      fields.add("phrase", hangman.phrase)
      if let category { fields.add("category", category) }
      fields.add("move", hangman.moves)
    }
    if session.mode == .duel {
      let duel = context.hangman.duel
      for player in [0, 1] {
        fields.add("score", "\(duel.scores[player])")
        fields.add("name", duel.names[player] ?? "")
      }
      fields.add("setter", "\(duel.setter)")
    }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  /// The screen of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    guard let moves = saved.fields.values("move", as: Hangman.Move.self) else { return nil }
    let mode = saved.session.mode
    if !mode.isDaily { context.hangman.restore(mode) }
    if mode == .duel {
      guard let duel = Duel(saved.fields) else { return nil }
      context.hangman.duel = duel
    }
    guard let game = game(saved, moves, context) else { return nil }
    var screen = HangmanScreen(saved.session, game: game, category: saved.fields["category"], &context)
    screen.message = Message(context.strings.saved.welcomeBack)
    return .push(screen)
  }

  private static func game(_ saved: SavedGame, _ moves: [Hangman.Move], _ context: Context) -> (
    any GuessingGame
  )? {
    if let phrase = saved.fields["phrase"] {
      return Hangman(phrase: phrase, alphabet: context.language.alphabet, replaying: moves)
    }
    guard let length = saved.fields["length"].flatMap({ Int($0) }),
      HangmanDeal.ownWordLengths.contains(length)
    else {
      return nil
    }
    let words = context.devilsWords(length: length, context.hangman.difficulty)
    return words.count > 0 ? DevilHangman(words, replaying: moves) : nil
  }
}

extension Duel {
  /// A duel as it was saved.
  fileprivate init?(_ fields: SavedGame.Fields) {
    guard let scores = fields.values("score", as: Int.self), scores.count == 2,
      let setter = fields["setter"].flatMap({ Int($0) }), (0...1).contains(setter)
    else { return nil }
    let names = fields.all("name")
    guard names.count == 2 else { return nil }
    self.init(names: names.map { $0.isEmpty ? nil : $0 }, scores: scores, setter: setter)
  }
}
