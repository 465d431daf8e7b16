import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// A duel at a table: guesses are sent to the setter's program, and its answers to both players.
extension HangmanScreen {
  /// The screen of a duel at a table, over which the setter's entry screen opens immediately.
  /// - Returns: `nil` when the table's game has not begun or is another one, or this player does not take part.
  init?(_ session: GameSession, _ state: TableState, _ context: inout Context) {
    guard var seat = HangmanTableSeat(state) else { return nil }
    seat.read(state)
    seat.saved = context.services.tables?.saved()
    let path = context.text("table with \(seat.name(of: seat.other))")
    self.init(.game(HangmanRound(session, game: seat.board, &context)), source: path, &context)
    table = seat
    message = standingMessage(context)
  }

  /// The duel being played, at a table or at this keyboard.
  func duel(_ context: Context) -> Duel { table?.standing ?? context.hangman.duel }

  /// Whether the player guesses with the keyboard. At a table the setter only watches.
  var hasControls: Bool { table?.isGuessing ?? true }

  /// Whether the round cannot continue until the other player returns.
  var isWaiting: Bool { table?.isBlocked ?? false }

  /// The message displayed when there is no other.
  private func standingMessage(_ context: Context) -> StatusMessage {
    guard let table else { return .letterPrompt(context) }
    let text = context.text
    switch table.duel.status {
    case .choosing:
      return table.isSetter
        ? StatusMessage(text("Enter: hide a word or a phrase."))
        : .about(table.name(of: table.other), { text("\($0) is choosing what to hide.") })
    case .guessing, .answering, .revealing:
      if table.isSetter { return .about(table.name(of: table.other), { text("\($0) guesses").sentence }) }
      guard table.duel.answers.isEmpty else { return .letterPrompt(context) }
      return .about(table.name(of: table.other), { text("\($0) has hidden it. Guess a letter.") })
    case .roundOver: return StatusMessage("")
    }
  }

  // MARK: The player's actions

  /// Sends a question to the setter's program once it has answered the previous one.
  mutating func ask(_ input: HangmanPlay.Input, _ context: inout Context) -> Transition {
    let question: TableDuel.Question? =
      switch input {
      case .letter(let typed): game.alphabet.letter(typed).map { .letter($0) }
      case .solution(let text): .phrase(text)
      case .hint: .hint
      case .giveUp: nil
      }
    guard let question, table?.ask(question) == true else { return .stay }
    message = StatusMessage("")
    context.services.tables?.play(.ask(question))
    return .stay
  }

  /// Sets a phrase for the other player. It is saved before it is announced, because nobody else knows it after a crash.
  mutating func hide(_ phrase: String, _ context: inout Context) -> Transition {
    guard let table, table.gone == nil, table.mustHide else {
      return showState(context)
    }
    var generator = SystemRandomNumberGenerator()
    let secret = TableDuel.Secret(phrase, using: &generator)
    self.table?.saved?.secret = secret
    if let saved = savedTable { context.services.records.save(saved) }
    context.services.tables?.play(.set(secret))
    return .stay
  }

  mutating func callOff(_ context: inout Context) -> Transition {
    guard let table, table.mayCallOff else { return .stay }
    if table.awayTime < HangmanTableSeat.callOffTime {
      message = .refusal(
        context.text("\(table.name(of: table.other)) has been away for less than two minutes."), &context)
    } else {
      context.services.tables?.play(.callOff)
    }
    return .stay
  }

  /// Leaves the table: a round in progress can be continued later; after the end of a round the duel is over.
  func leaveTable(_ context: inout Context) -> Transition {
    context.services.tables?.leave()
    if let table, table.isRoundOver, let session { context.services.records.discard(session.id) }
    return .home
  }

  // MARK: Events at the table

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    guard table != nil else { return .stay }
    if let saved = context.services.tables?.saved() { table?.saved = saved }
    if let text = table?.messages.message(on: news, &context) { message = text }
    switch news {
    case .moved(let number, let entry):
      table?.read(context.services.tables?.state())
      return moved(number, entry, &context)
    case .rebuilt: return refresh(&context)
    case .seats, .seated: return seatsChanged(&context)
    case .refused(let reason): if reason != .rate { table?.forgetQuestions() }
    case .left(let reason):
      table?.gone = reason
      return showState(context)
    default: break
    }
    return .stay
  }

  private mutating func moved(_ number: Int, _ entry: TableLog.Entry, _ context: inout Context) -> Transition
  {
    guard let before = table, number >= before.moves else { return .stay }
    guard table?.apply(number, entry) == true, let table else { return refresh(&context) }
    if table.isRoundOver { return roundEnded(&context) }
    switch table.duel.status {
    case .choosing:
      play.round?.finished = nil
      message = standingMessage(context)
      if table.isSetter { return .ask(hidingScreen(context)) }
      // Screens that are open above this one belong to the previous round.
      return isWaiting ? showAbsence(context) : .replace(self)
    case .guessing where before.duel.status == .choosing:
      keyboard.hideCursor()
      message = standingMessage(context)
      if !table.isSetter { context.alert() }
    case .guessing, .revealing:
      answered(&context)
      if let next = self.table?.nextQuestion() { context.services.tables?.play(.ask(next)) }
    case .answering, .roundOver: break
    }
    return showAbsence(context)
  }

  /// Displays the answer of the setter's program.
  private mutating func answered(_ context: inout Context) {
    guard let table, let answer = table.duel.answers.last?.answer, let move = game.moves.last else { return }
    let outcome: Hangman.Outcome =
      switch answer {
      case .places(_, let places): places.isEmpty ? .miss : .hit(places.count)
      case .hint: .hit(1)
      case .isPhrase(let isRight): isRight ? .solved : .miss
      }
    guard let said = context.text.outcome(of: move, outcome) else { return }
    message = StatusMessage(said)
    showMove(isAlerting: !table.isSetter, &context)
  }

  private mutating func roundEnded(_ context: inout Context) -> Transition {
    guard let round = table?.duel.finished.last else { return .stay }
    table?.forgetQuestions()
    (solving, pending) = (nil, nil)
    keyboard.hideCursor()
    message = standingMessage(context)
    recordRounds(&context)
    let isWon = round.winner == table?.me
    if isWon || round.ending == .hanged { showEnd(isWon: round.ending != .hanged, context) }
    if table?.isSetter == true { context.alert() }
    return .ask(endPopup(context))
  }

  /// Adopts the table's state after a change of host.
  private mutating func refresh(_ context: inout Context) -> Transition {
    guard let state = context.services.tables?.state(), table?.adopt(state) == true, let table else {
      return .stay
    }
    self.table?.read(state)
    (solving, pending) = (nil, nil)
    message = standingMessage(context)
    return table.isRoundOver ? roundEnded(&context) : showState(context)
  }

  private mutating func seatsChanged(_ context: inout Context) -> Transition {
    guard let before = table else { return .stay }
    table?.read(context.services.tables?.state())
    guard let table, table.isOtherAway != before.isOtherAway else {
      // The question above this screen closes with these news.
      return table?.hasWaited == false ? showAbsence(context) : .stay
    }
    // A player who returns finds the others present or away: neither is news.
    if before.knowsPresence {
      let name = table.name(of: table.other)
      let text = context.text
      message = .about(name) {
        table.isOtherAway ? text("\($0) left the table").sentence : text("\($0) is back. Go on.")
      }
      context.alert()
    }
    // The popup at the end of a round states who has left.
    return table.isRoundOver ? .ask(endPopup(context)) : showAbsence(context)
  }

  // MARK: Popups for the state of the round

  /// Opens what the state calls for: the entry screen for the phrase, the result, or the popup about an absent player.
  func showState(_ context: Context) -> Transition {
    guard let table else { return .stay }
    if let reason = table.gone { return .ask(Popup.noSeat(reason, context.text)) }
    if table.isRoundOver { return .ask(endPopup(context, opensByItself: false)) }
    if table.mustHide { return .ask(hidingScreen(context)) }
    return showAbsence(context)
  }

  /// Displays once that the other player is taking long, or that their terminal does not respond.
  mutating func reportSilence(_ time: Duration, _ text: Texts) {
    guard table?.advanceSilence(time) == true, let table else { return }
    message = .about(table.name(of: table.other)) {
      table.playerToAct == nil
        ? text("\($0)'s terminal does not answer.") : text("\($0) has been thinking for a minute.")
    }
  }

  private func showAbsence(_ context: Context) -> Transition {
    isWaiting ? .ask(otherLeftPopup(context.text)) : .stay
  }

  // The popups of a duel at a table, in place of the keyboard, and the field for its phrase.

  func tableLeavePopup(_ text: Texts) -> Popup {
    .leavingTable(text("It waits for you under Continue."), leave: .perform(Command.leaveTable), text)
  }

  private func otherLeftPopup(_ text: Texts) -> Popup {
    let time = table?.awayTime ?? .zero
    var lines = [
      PopupLine(text("The game is kept: it goes on when you both sit down again."))
    ]
    var callOff: Popup.Button?
    if table?.mayCallOff == true {
      let isEarly = time < HangmanTableSeat.callOffTime
      lines.append(
        .init(
          isEarly
            ? text("After two minutes you can call the round off.")
            : text("You can call the round off: it is yours then."), .dim))
      callOff = .init(text("Call the round off"), then: .perform(Command.callOff))
    }
    return .left(
      table.map { $0.name(of: $0.other) } ?? "", for: time, lines, wait: .perform(Command.wait),
      other: callOff, leave: .perform(Command.leaveTable), next: table?.rest,
      again: .perform(Command.showState), text)
  }

  /// The field for the phrase.
  private func hidingScreen(_ context: Context) -> EntryScreen<Command> {
    let text = context.text
    return EntryScreen(
      [text("Hangman"), source], standing: duel(context).score(context),
      prompt: text(
        """
        Hide a word or a phrase from \(table.map { $0.name(of: $0.other) } ?? ""). It stays \
        in this terminal until the round is over.
        """), isSecret: true,
      rules: .hidden(context), context
    ) { phrase, _ in .perform(Command.hidden(phrase)) }
  }
}

extension EntryRules {
  /// The rules for a phrase at a table: as at one keyboard, but short enough to be sent.
  fileprivate static func hidden(_ context: Context) -> EntryRules {
    var rules = secret(context)
    let (alphabet, text) = (context.profile.language.alphabet, context.text)
    rules.textError = { [textError = rules.textError] phrase in
      textError(phrase)
        ?? (TableDuel.isPlayable(phrase, alphabet: alphabet)
          ? nil : text("No more than \(TableDuel.longest) characters."))
    }
    return rules
  }
}

/// A saved duel at a table: its log, and the phrase that the player has set, which nobody else knows.
extension HangmanScreen {
  var savedTable: SavedGame? {
    guard let session, let table, let saved = table.saved else { return nil }
    var fields = SavedGame.Fields()
    fields.add("glimpse", HangmanRound.glimpse(of: game))
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
  static func restoredTable(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    guard let recorded = saved.fields[number: "recorded"],
      var rebuilt = RebuiltTable(saved.fields, .duel, &context)
    else { return nil }
    if let phrase = saved.fields["secret"], let salt = saved.fields["salt"] {
      rebuilt.table.secret = TableDuel.Secret(phrase: phrase, salt: salt)
    }
    let state = rebuilt.resume(&context)
    guard var screen = HangmanScreen(saved.session, state, &context) else { return nil }
    if screen.table?.saved == nil { screen.table?.saved = rebuilt.table }
    screen.skipRecorded(recorded, &context)
    screen.recordRounds(&context)
    screen.message = StatusMessage(context.text("Welcome back. All is as you left it."))
    return .push(screen, then: .perform(.showState))
  }

  // MARK: Results

  /// Saves the player's result of each round that has ended since; the other program saves the other player's. The game of
  /// a round has an id of its own, so that the duel itself stays saved.
  private mutating func recordRounds(_ context: inout Context) {
    guard let session, let table else { return }
    for index in table.duel.finished.indices.dropFirst(table.recorded) {
      record(index, session, table, &context)
    }
    self.table?.recorded = table.duel.finished.count
    // After a restart the result of the last round has been saved already; its replay is still offered.
    if play.round?.finished == nil, table.isRoundOver {
      let last = gameRecord(table.duel.finished.count - 1, session, table, context)
      play.round?.finished = last?.record
    }
    figures = HangmanFigures(session, category: nil, &context)
  }

  private mutating func record(
    _ index: Int, _ session: GameSession, _ table: HangmanTableSeat, _ context: inout Context
  ) {
    guard let (result, finished) = gameRecord(index, session, table, context) else { return }
    play.round?.finished = finished
    context.services.records.finish(result, game: Self.id(ofRound: index, session), record: finished?.game)
  }

  /// A round's result for this player, and the round in its saved form if it can be replayed; `nil` when nobody won it.
  private func gameRecord(
    _ index: Int, _ duel: GameSession, _ table: HangmanTableSeat, _ context: Context
  ) -> (result: GameResult, record: GameRecord?)? {
    let round = table.duel.finished[index]
    guard let winner = round.winner else { return nil }
    let session = GameSession(
      id: Self.id(ofRound: index, duel), player: duel.player, mode: duel.mode, language: duel.language)
    let result = GameResult(of: session, isWon: winner == table.me, context)
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
  private mutating func skipRecorded(_ recorded: Int, _ context: inout Context) {
    guard let session else { return }
    let count = table?.duel.finished.count ?? 0
    table?.recorded = min(max(0, recorded), count)
    guard let first = table?.recorded, first < count else { return }
    let last = context.services.records.finishedGames(of: session.player).prefix(5)
    let ids = Set(last.compactMap { context.services.records.record(of: $0.id)?.game.session.id })
    while let next = table?.recorded, next < count, ids.contains(Self.id(ofRound: next, session)) {
      table?.recorded += 1
    }
  }

  // MARK: A duel at a table while the other player is to act.

  func watchingBindings(_ text: Texts) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        [.enter], "Enter", text("hide a phrase"), help: text("type what the other one is to guess"),
        isEnabled: table?.mustHide ?? false, .hide),
      .wink(.wink, text),
      KeyBinding([.escape], "Esc", text("menu"), help: text("back to the menu"), .leave),
    ]
  }

  /// Tells a player who types out of turn whose turn it is; the input is discarded. When the round waits for something else,
  /// its popup opens.
  mutating func watch(_ key: Key, _ context: inout Context) -> Transition {
    guard let table, table.gone == nil, !isWaiting, let player = table.playerToAct, player != table.me else {
      return showState(context)
    }
    switch key {
    case .character, .enter, .tab, .function, .backspace, .delete:
      let (name, text) = (table.name(of: player), context.text)
      message = .about(name) { text("It is \($0)'s turn.") }
      message.role = .warning
      context.alert()
    default: break
    }
    return .stay
  }
}
