import Engines
import Kit
import Records

/// A saved duel at a table: its log, and the phrase that the player has set, which nobody else knows.
extension HangmanScreen {
  var savedTable: SavedGame? {
    guard let session, let table, let saved = table.saved else { return nil }
    var fields = SavedGame.Fields()
    fields.add("glimpse", Self.glimpse(of: game))
    fields.add(saved, with: [table.name(of: table.other)])
    if let secret = saved.secret {
      fields.add("secret", secret.phrase)
      fields.add("salt", secret.salt)
    }
    // The number of rounds whose result has been saved.
    fields.add("recorded", "\(table.recorded)")
    fields.add(RulesVersion.current)
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  /// The screen of a saved duel, which is resumed at its table's current host, or here.
  static func restoredTable(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    guard let recorded = saved.fields[number: "recorded"],
      var rebuilt = context.rebuiltTable(saved.fields, .duel)
    else { return nil }
    if let phrase = saved.fields["secret"], let salt = saved.fields["salt"] {
      rebuilt.table.secret = TableDuel.Secret(phrase: phrase, salt: salt)
    }
    let state = context.resume(rebuilt)
    guard var screen = HangmanScreen(saved.session, state, &context) else { return nil }
    if screen.table?.saved == nil { screen.table?.saved = rebuilt.table }
    screen.skipRecorded(recorded, &context)
    screen.recordRounds(&context)
    screen.message = Message(context.strings.saved.welcomeBack)
    return .chain(.push(screen), then: .perform(Command.showState))
  }

  // MARK: Results

  /// Saves the player's result of each round that has ended since; the other program saves the other player's. The game of
  /// a round has an id of its own, so that the duel itself stays saved.
  mutating func recordRounds(_ context: inout Context) {
    guard let session, let table else { return }
    for index in table.duel.finished.indices.dropFirst(table.recorded) {
      record(index, session, table, &context)
    }
    self.table?.recorded = table.duel.finished.count
    // After a restart the result of the last round has been saved already; its replay is still offered.
    if finished == nil, table.isRoundOver {
      finished = gameRecord(table.duel.finished.count - 1, session, table, context)?.record
    }
    figures = HangmanFigures(session, category: nil, &context)
  }

  private mutating func record(
    _ index: Int, _ session: GameSession, _ table: HangmanTableSeat, _ context: inout Context
  ) {
    guard let (result, finished) = gameRecord(index, session, table, context) else { return }
    let round = table.duel.finished[index]
    self.finished = finished
    if let phrase = round.phrase { context.rememberToday(.phrase(phrase), isWon: result.isWon) }
    context.records.finish(result, game: Self.id(ofRound: index, session), record: finished?.game)
  }

  /// A round's result for this player, and the round in its saved form if it can be replayed; `nil` when nobody won it.
  private func gameRecord(
    _ index: Int, _ duel: GameSession, _ table: HangmanTableSeat, _ context: Context
  ) -> (result: GameResult, record: GameRecord?)? {
    let round = table.duel.finished[index]
    guard let winner = round.winner else { return nil }
    let session = GameSession(
      id: Self.id(ofRound: index, duel), player: duel.player, mode: duel.mode, language: duel.language)
    let result = context.result(of: session, isWon: winner == table.me)
    let record = round.phrase.flatMap { phrase -> SavedGame? in
      guard round.ending != .untrue else { return nil }
      var fields = SavedGame.Fields()
      fields.add("glimpse", phrase)
      fields.add("phrase", phrase)
      fields.add("move", DuelBoard.moves(round.answers))
      fields.add(Duel(names: table.standing.names, scores: round.scores, setter: round.setter))
      fields.add(RulesVersion.current)
      return SavedGame(session: session, progress: 0, fields: fields)
    }
    return (result, record.map { GameRecord(result: result, game: $0) })
  }

  private static func id(ofRound index: Int, _ session: GameSession) -> Int64 {
    (session.id &+ Int64(index) &+ 1) & .max
  }

  /// Skips rounds whose result has been saved, including those whose saving could not be recorded in the duel any more.
  mutating func skipRecorded(_ recorded: Int, _ context: inout Context) {
    guard let session else { return }
    let count = table?.duel.finished.count ?? 0
    table?.recorded = min(max(0, recorded), count)
    guard let first = table?.recorded, first < count else { return }
    let last = context.records.finishedGames(of: session.player).prefix(5)
    let ids = Set(last.compactMap { context.records.record(of: $0.id)?.game.session.id })
    while let next = table?.recorded, next < count, ids.contains(Self.id(ofRound: next, session)) {
      table?.recorded += 1
    }
  }
}
