import Engines
import Records
import Tables

extension HangmanTableSeat {
  /// The duel in progress at the player's table, whose words are used.
  /// - Returns: `nil` when the table's game has not begun or is another one, or this player does not take part.
  package static func atTable(
    _ context: inout Context
  ) -> (session: GameSession, seat: HangmanTableSeat)? {
    guard let state = context.services.tables?.state(), var seat = HangmanTableSeat(state) else { return nil }
    let session = GameSession(.duelTable, atTableIn: state.header.language, &context)
    guard context.useWords(of: session) else { return nil }
    seat.read(state)
    seat.saved = context.services.tables?.saved()
    return (session, seat)
  }

  // MARK: The saved form: the table's log, and the phrase that the player has set, which nobody else knows.

  /// The saved form of the duel; `nil` as long as there is nothing to save.
  package func record(of session: GameSession) -> SavedGame? {
    guard let saved else { return nil }
    var fields = SavedGame.Fields()
    fields.add("glimpse", HangmanRound.glimpse(of: board))
    fields.add(saved, with: [name(of: other)])
    if let secret = saved.secret {
      fields.add("secret", secret.phrase)
      fields.add("salt", secret.salt)
    }
    // The number of rounds whose result has been saved.
    fields.add("recorded", "\(recorded)")
    fields.add(RulesVersion.current)
    return SavedGame(session: session, progress: board.misses, fields: fields)
  }

  /// A saved duel, which is resumed at its table; `nil` when it cannot be rebuilt.
  package static func restored(_ saved: SavedGame, _ context: inout Context) -> HangmanTableSeat? {
    guard let recorded = saved.fields[number: "recorded"],
      var rebuilt = RebuiltTable(saved.fields, .duel, &context)
    else { return nil }
    if let phrase = saved.fields["secret"], let salt = saved.fields["salt"] {
      rebuilt.table.secret = TableDuel.Secret(phrase: phrase, salt: salt)
    }
    let state = rebuilt.resume(&context)
    guard var seat = HangmanTableSeat(state) else { return nil }
    seat.read(state)
    seat.saved = context.services.tables?.saved() ?? rebuilt.table
    seat.skipRecorded(recorded, saved.session, &context)
    return seat
  }

  /// Sets a phrase for the other player. It is saved before it is announced, because nobody else knows it after a crash.
  package mutating func hide(_ phrase: String, _ session: GameSession, _ context: inout Context) {
    var generator = SystemRandomNumberGenerator()
    let secret = TableDuel.Secret(phrase, using: &generator)
    saved?.secret = secret
    if let record = record(of: session) { context.services.records.save(record) }
    context.services.tables?.play(.set(secret))
  }

  /// Sends a question to the setter's program once it has answered the one before.
  /// - Returns: whether it was sent.
  package mutating func ask(
    _ input: HangmanPlay.Input, _ alphabet: Alphabet, _ context: inout Context
  ) -> Bool {
    let question: TableDuel.Question? =
      switch input {
      case .letter(let typed): alphabet.letter(typed).map { .letter($0) }
      case .solution(let text): .phrase(text)
      case .hint: .hint
      case .giveUp, .article, .dontKnow: nil
      }
    guard let question, ask(question) else { return false }
    context.services.tables?.play(.ask(question))
    return true
  }

  /// Leaves the table: a round in progress can be continued later; after the end of a round the duel is over.
  package func leave(_ session: GameSession, _ context: inout Context) {
    context.services.tables?.leave()
    if isRoundOver { context.services.records.discard(session.id) }
  }

  // MARK: Results

  /// Saves the player's result of each round that has ended since; the other program saves the other player's. The game of
  /// a round has an id of its own, so that the duel itself stays saved.
  /// - Returns: the round that has just ended, for its replay; `nil` when none has, or it cannot be replayed.
  package mutating func recordRounds(_ session: GameSession, _ context: inout Context) -> GameRecord? {
    for index in duel.finished.indices.dropFirst(recorded) {
      guard let (result, record) = gameRecord(index, session, context) else { continue }
      context.services.records.finish(result, game: Self.id(ofRound: index, session), record: record?.game)
    }
    recorded = duel.finished.count
    return isRoundOver ? gameRecord(recorded - 1, session, context)?.record : nil
  }

  /// A round's result for this player, and the round in its saved form if it can be replayed; `nil` when nobody won it.
  private func gameRecord(
    _ index: Int, _ game: GameSession, _ context: Context
  ) -> (result: GameResult, record: GameRecord?)? {
    let round = duel.finished[index]
    guard let winner = round.winner else { return nil }
    let session = GameSession(
      id: Self.id(ofRound: index, game), player: game.player, mode: game.mode, language: game.language)
    let result = GameResult(of: session, isWon: winner == me, context)
    let record = round.phrase.flatMap { phrase -> SavedGame? in
      guard round.ending != .untrue else { return nil }
      var fields = SavedGame.Fields()
      fields.add("glimpse", phrase)
      fields.add("phrase", phrase)
      fields.add("move", DuelBoard.moves(round.answers))
      fields.add(Duel(names: standing.names, scores: round.scores, setter: round.setter))
      fields.add(RulesVersion.current)
      return SavedGame(session: session, progress: 0, fields: fields)
    }
    return (result, record.map { GameRecord(result: result, game: $0) })
  }

  private static func id(ofRound index: Int, _ session: GameSession) -> Int64 {
    (session.id &+ Int64(index) &+ 1) & .max
  }

  /// Skips rounds whose result has been saved, including those whose saving could not be recorded in the duel any more.
  private mutating func skipRecorded(_ count: Int, _ session: GameSession, _ context: inout Context) {
    let rounds = duel.finished.count
    recorded = min(max(0, count), rounds)
    guard recorded < rounds else { return }
    let last = context.services.records.finishedGames(of: session.player).prefix(5)
    let ids = Set(last.compactMap { context.services.records.record(of: $0.id)?.game.session.id })
    while recorded < rounds, ids.contains(Self.id(ofRound: recorded, session)) { recorded += 1 }
  }
}
