import Engines
import Kit
import Records

extension HangmanScreen {
  func saved(_ context: Context) -> SavedGame? {
    if table != nil { return savedTable }
    guard let session else { return nil }
    guard game.status == .playing else { return session.mode == .duel ? context.savedNextRound : nil }
    var fields = fields(session, context)
    if let solving { fields.add("filled", solving.filled) }
    if let category, let deck = context.seededDeck(of: category) {
      fields.add("deck", "\(deck.seed) \(deck.dealt)")
    }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  /// The finished game in its saved form, for its replay.
  func record(_ session: GameSession, _ context: Context) -> SavedGame {
    var fields = fields(session, context)
    if game.status == .playing { fields.addGivenUp() }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  private func fields(_ session: GameSession, _ context: Context) -> SavedGame.Fields {
    var fields = SavedGame.Fields()
    fields.add("glimpse", Self.glimpse(of: game))
    var rules = RulesVersion.current
    if let candidates = game.candidateHistory {
      fields.add("length", "\(candidates.length)")
      if let seed = candidates.seed { fields.add("seed", "\(seed)") } else { rules = .first }
    } else {
      fields.add("phrase", game.phrase)
      if let category { fields.add("category", category) }
      if let wordSeed { fields.add("seed", "\(wordSeed)") }
    }
    fields.add("move", game.moves)
    if session.mode == .duel { fields.add(context.hangman.duel) }
    fields.add(rules)
    fields.addCode(of: session)
    return fields
  }

  static func glimpse(of game: any GuessingGame) -> String {
    String(game.board.map { $0.shown?.capital ?? "_" })
  }

  /// The screen of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    let mode = saved.session.mode
    if mode == .duelTable { return restoredTable(saved, &context) }
    guard let moves = saved.fields.values("move", as: Hangman.Move.self) else { return nil }
    if !mode.isDaily { context.hangman.restore(mode) }
    if mode == .duel {
      guard let duel = Duel(saved.fields) else { return nil }
      context.hangman.duel = duel
      if saved.fields["phrase"] == nil {
        context.hangman.duel = Duel(duel, next: saved.session)
        return .push(secret(context))
      }
    }
    guard let games = games(saved, moves, context) else { return nil }
    let game = games[games.count - 1]
    context.restoreSeededDeck(saved.fields)
    let seed = game.candidateHistory == nil ? saved.fields["seed"].flatMap { UInt64($0) } : nil
    var screen = HangmanScreen(
      saved.session, game: game, category: saved.fields["category"], wordSeed: seed, &context)
    screen.message = Message(context.strings.saved.welcomeBack)
    screen.solving = saved.fields["filled"].flatMap { Solving(game.board, filled: $0) }
    return .push(screen)
  }

  /// A saved game before its first move and after each; `nil` when it cannot be rebuilt.
  static func games(
    _ saved: SavedGame, _ moves: [Hangman.Move], _ context: Context
  ) -> [any GuessingGame]? {
    guard var game = begun(saved, context) else { return nil }
    var games = [game]
    for move in moves {
      guard game.replay(move) else { return nil }
      games.append(game)
    }
    // With a changed word list the Devil would have answered differently.
    return game.candidateHistory == nil || glimpse(of: game) == saved.glimpse ? games : nil
  }

  private static func begun(_ saved: SavedGame, _ context: Context) -> (any GuessingGame)? {
    if let phrase = saved.fields["phrase"] {
      return Hangman(phrase: phrase, alphabet: context.language.alphabet)
    }
    guard let length = saved.fields[number: "length"],
      HangmanDeal.ownWordLengths.contains(length)
    else { return nil }
    let difficulty = context.hangman.difficulty
    let seed = saved.fields["seed"].flatMap { UInt64($0) }
    let words =
      seed.map { context.devilsWords(difficulty, seed: $0) }
      ?? context.devilsWords(length: length, difficulty)
    return words.flatMap { $0.count > 0 ? DevilHangman($0, seed: seed) : nil }
  }
}

extension Context {
  /// The round of a duel that follows the one that has just ended, in its saved form.
  var savedNextRound: SavedGame? {
    var duel = hangman.duel
    duel.swap()
    return savedRound(duel)
  }

  /// A round of a duel whose secret has not been entered, in its saved form; `nil` when no round has been played.
  func savedRound(_ duel: Duel) -> SavedGame? {
    guard let next = duel.next else { return nil }
    var fields = SavedGame.Fields()
    let score = scoreLine(of: duel).short ?? duel.numbers
    fields.add("glimpse", score.columns <= WaitingGame.glimpseWidth ? score : duel.numbers)
    fields.add(duel)
    fields.add(RulesVersion.current)
    return SavedGame(session: next, progress: 0, fields: fields)
  }
}

extension SavedGame.Fields {
  /// Adds the names, the score and the setter.
  mutating func add(_ duel: Duel) {
    for player in [0, 1] {
      add("score", "\(duel.scores[player])")
      add("name", duel.names[player] ?? "")
    }
    add("setter", "\(duel.setter)")
  }
}

extension Duel {
  /// Parses a saved duel.
  fileprivate init?(_ fields: SavedGame.Fields) {
    guard let scores = fields.values("score", as: Int.self), scores.count == 2,
      scores.allSatisfy(Duel.plausibleScores.contains), let setter = fields[number: "setter"],
      (0...1).contains(setter)
    else { return nil }
    let names = fields.all("name")
    guard names.count == 2 else { return nil }
    self.init(names: names.map { $0.isEmpty ? nil : $0 }, scores: scores, setter: setter)
  }
}
