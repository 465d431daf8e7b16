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
  init(_ session: GameSession, _ seat: HangmanTableSeat, _ context: inout Context) {
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
    guard table.standing(text, naming: "") == nil else {
      return .about(table.name(of: table.other)) { table.standing(text, naming: $0) ?? "" }
    }
    if table.isRoundOver { return StatusMessage("") }
    return table.mustHide ? StatusMessage(text("Enter: hide a word or a phrase.")) : .letterPrompt(context)
  }

  // MARK: The player's actions

  /// Sends a question to the setter's program once it has answered the previous one.
  mutating func ask(_ input: HangmanPlay.Input, _ context: inout Context) -> Transition {
    let alphabet = game.alphabet
    guard table?.ask(input, alphabet, &context) == true else { return .stay }
    message = StatusMessage("")
    return .stay
  }

  /// Sets a phrase for the other player.
  mutating func hide(_ phrase: String, _ context: inout Context) -> Transition {
    guard let table, let session, table.gone == nil, table.mustHide else { return showState(context) }
    self.table?.hide(phrase, session, &context)
    return .stay
  }

  mutating func callOff(_ context: inout Context) -> Transition {
    guard let table, table.mayCallOff else { return .stay }
    if !table.canCallOff {
      message = .refusal(
        context.text("\(table.name(of: table.other)) has been away for less than two minutes."), &context)
    } else {
      context.services.tables?.play(.callOff)
    }
    return .stay
  }

  func leaveTable(_ context: inout Context) -> Transition {
    if let table, let session { table.leave(session, &context) }
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
    // The popup covers the row of messages.
    case .hostLeft, .lineDown, .lineUp: if table?.isRoundOver == true { return .ask(endPopup(context)) }
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
    guard let table, let said = table.answered(context.text) else { return }
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
      if table?.isRoundOver == true { return .ask(endPopup(context)) }
      return table?.hasWaited == false ? showAbsence(context) : .stay
    }
    // A player who returns finds the others present or away: neither is news.
    if before.knowsPresence {
      let text = context.text
      message = .about(table.name(of: table.other)) { table.saidOfPresence(text, naming: $0) }
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
    message = .about(table.name(of: table.other)) { table.saidOfSilence(text, naming: $0) }
  }

  private func showAbsence(_ context: Context) -> Transition {
    isWaiting ? .ask(otherLeftPopup(context.text)) : .stay
  }

  // The popups of a duel at a table, in place of the keyboard, and the field for its phrase.

  func tableLeavePopup(_ text: Texts) -> Popup {
    .leavingTable(text.leavingDuel, leave: .perform(Command.leaveTable), text)
  }

  private func otherLeftPopup(_ text: Texts) -> Popup {
    let time = table?.awayTime ?? .zero
    var lines = [PopupLine(text.gameIsKept(people: 2))]
    var callOff: Popup.Button?
    if table?.mayCallOff == true {
      lines.append(.init(text.callingOff(canCallOff: table?.canCallOff == true), .dim))
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
      prompt: table?.hidingPrompt(text) ?? "", isSecret: true,
      rules: .hidden(context), context
    ) { phrase, _ in .perform(Command.hidden(phrase)) }
  }
}

extension HangmanScreen {
  /// The screen of a saved duel, which is resumed at its table.
  static func restoredTable(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    guard let seat = HangmanTableSeat.restored(saved, &context) else { return nil }
    var screen = HangmanScreen(saved.session, seat, &context)
    screen.recordRounds(&context)
    screen.message = StatusMessage(context.text("Welcome back. All is as you left it."))
    return .push(screen, then: .perform(.showState))
  }

  var savedTable: SavedGame? { session.flatMap { table?.record(of: $0) } }

  /// Saves the results of the rounds that have ended.
  private mutating func recordRounds(_ context: inout Context) {
    guard let session else { return }
    let last = table?.recordRounds(session, &context)
    play.round?.finished = last
    figures = HangmanFigures(session, category: nil, &context)
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
      message = .about(name) { text.isTurn(of: .named($0)) }
      message.role = .warning
      context.alert()
    default: break
    }
    return .stay
  }
}
