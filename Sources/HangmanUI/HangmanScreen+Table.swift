import Engines
import Kit
import Records
import TextUI

/// A duel at a table: guesses are sent to the setter's program, and its answers to both players.
extension HangmanScreen {
  /// The screen of a duel at a table, over which the setter's entry screen opens immediately.
  /// - Returns: `nil` when the table's game has not begun or is another one, or this player does not take part.
  init?(_ session: GameSession, _ state: TableState, _ context: inout Context) {
    guard var seat = HangmanTableSeat(state) else { return nil }
    seat.read(state)
    seat.saved = context.tables?.saved()
    let path = context.strings.table.path(1, seat.name(of: seat.other))
    self.init(session, game: seat.board, source: path, &context)
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
  private func standingMessage(_ context: Context) -> Message {
    guard let table else { return .letterPrompt(context) }
    let own = context.strings.hangmanTable
    switch table.duel.status {
    case .choosing:
      return table.isSetter ? Message(own.choose) : .about(table.name(of: table.other), own.isChoosing)
    case .guessing, .answering, .revealing:
      if table.isSetter { return .about(table.name(of: table.other), own.guesses) }
      guard table.duel.answers.isEmpty else { return .letterPrompt(context) }
      return .about(table.name(of: table.other), own.hasHidden)
    case .roundOver: return Message("")
    }
  }

  // MARK: The player's actions

  /// Sends a question to the setter's program once it has answered the previous one.
  mutating func ask(_ question: TableDuel.Question, _ context: inout Context) -> Transition {
    guard table?.ask(question) == true else { return .stay }
    message = Message("")
    context.tables?.play(.ask(question))
    return .stay
  }

  /// Sets a phrase for the other player. It is saved before it is announced, because nobody else knows it after a crash.
  mutating func hide(_ phrase: String, _ context: inout Context) -> Transition {
    guard let table, table.gone == nil, table.isSetter, table.duel.status == .choosing else {
      return showState(context)
    }
    var generator = SystemRandomNumberGenerator()
    let secret = TableDuel.Secret(phrase, using: &generator)
    self.table?.saved?.secret = secret
    if let saved = savedTable { context.records.save(saved) }
    context.tables?.play(.set(secret))
    return .stay
  }

  mutating func callOff(_ context: inout Context) -> Transition {
    guard let table, table.mayCallOff else { return .stay }
    if table.awayTime < HangmanTableSeat.callOffTime {
      message = .refusal(context.strings.hangmanTable.tooSoon(table.name(of: table.other)), &context)
    } else {
      context.tables?.play(.callOff)
    }
    return .stay
  }

  /// Leaves the table: a round in progress can be continued later; after the end of a round the duel is over.
  func leaveTable(_ context: inout Context) -> Transition {
    context.leaveTable()
    if let table, table.isRoundOver, let session { context.records.discard(session.id) }
    return .home
  }

  // MARK: Events at the table

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    guard table != nil else { return .stay }
    if let saved = context.tables?.saved() { table?.saved = saved }
    if let text = table?.messages.message(on: news, &context) { message = text }
    switch news {
    case .moved(let number, let entry):
      table?.read(context.tables?.state())
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
      end = nil
      finished = nil
      message = standingMessage(context)
      if table.isSetter { return .push(hidingScreen(context)) }
      // Screens that are open above this one belong to the previous round.
      return isWaiting ? showAbsence(context) : .replace(self)
    case .guessing where before.duel.status == .choosing:
      keyboard.hideCursor()
      message = standingMessage(context)
      if !table.isSetter { context.alert() }
    case .guessing, .revealing:
      answered(&context)
      if let next = self.table?.nextQuestion() { context.tables?.play(.ask(next)) }
    case .answering, .roundOver: break
    }
    return showAbsence(context)
  }

  /// Displays the answer of the setter's program.
  private mutating func answered(_ context: inout Context) {
    guard let table, let answer = table.duel.answers.last?.answer else { return }
    let strings = context.strings.hangman
    switch answer {
    case .places(let letter, let places) where places.isEmpty: message = Message(strings.miss(letter.capital))
    case .places(let letter, let places):
      message = Message(strings.hit(letter.capital, places.count))
      move(.found([letter]), context)
    case .hint(let letter, _):
      message = Message(strings.hinted(letter.capital), short: strings.hintedShort(letter.capital))
      move(.found([letter]), context)
    case .isPhrase(false): message = Message(strings.notIt)
    case .isPhrase(true): break
    }
    if case .hint = answer { return }
    guard answer.isMiss else { return }
    move(.blink, context)
    if !table.isSetter { context.alert() }
  }

  private mutating func roundEnded(_ context: inout Context) -> Transition {
    guard let round = table?.duel.finished.last else { return .stay }
    table?.forgetQuestions()
    solving = nil
    pending = nil
    keyboard.hideCursor()
    message = standingMessage(context)
    recordRounds(&context)
    let words = (game.board.wordIndices.last ?? 0) + 1
    switch round.ending {
    case .guessed, .untrue:
      if round.winner == table?.me { move(.win(words: words, pictures), context) }
    case .hanged: move(.loss(pictures), context)
    case .calledOff: break
    }
    if table?.isSetter == true { context.alert() }
    return .push(tableEndPopup(context, opensByItself: true))
  }

  /// Adopts the table's state after a change of host.
  private mutating func refresh(_ context: inout Context) -> Transition {
    guard let state = context.tables?.state(), table?.adopt(state) == true, let table else { return .stay }
    self.table?.read(state)
    solving = nil
    pending = nil
    message = standingMessage(context)
    return table.isRoundOver ? roundEnded(&context) : showState(context)
  }

  private mutating func seatsChanged(_ context: inout Context) -> Transition {
    guard let before = table else { return .stay }
    table?.read(context.tables?.state())
    guard let table, table.isOtherAway != before.isOtherAway else {
      // The question above this screen closes with these news.
      return table?.hasWaited == false ? showAbsence(context) : .stay
    }
    // A player who returns finds the others present or away: neither is news.
    if before.knowsPresence {
      let name = table.name(of: table.other)
      let own = context.strings.table
      message = .about(name) { table.isOtherAway ? own.leftTable($0) + "." : own.isBack($0) }
      context.alert()
    }
    // The popup at the end of a round states who has left.
    return table.isRoundOver ? .push(tableEndPopup(context, opensByItself: true)) : showAbsence(context)
  }

  /// Performs a command of a duel at a table.
  mutating func performAtTable(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .hide, .showState: return showState(context)
    case .hidden(let phrase): return hide(phrase, &context)
    case .callOff: return callOff(&context)
    case .leaveTable: return leaveTable(&context)
    case .wait: table?.hasWaited = true
    case .wink: message = context.wink()
    default: break
    }
    return .stay
  }

  // MARK: Popups for the state of the round

  /// Opens what the state calls for: the entry screen for the phrase, the result, or the popup about an absent player.
  func showState(_ context: Context) -> Transition {
    guard let table else { return .stay }
    if let reason = table.gone { return .push(Popup.noSeat(reason, context.strings)) }
    if table.isRoundOver { return .push(tableEndPopup(context, opensByItself: false)) }
    if table.isSetter, table.duel.status == .choosing { return .push(hidingScreen(context)) }
    return showAbsence(context)
  }

  /// Displays once that the other player is taking long, or that their terminal does not respond.
  mutating func reportSilence(_ time: Duration, _ strings: Strings) {
    guard let what = table?.advanceSilence(time), let table else { return }
    let name = table.name(of: table.other)
    switch what {
    case .thinks: message = .about(name, strings.table.thinking)
    case .isSilent: message = .about(name, strings.table.isSilent)
    }
  }

  private func showAbsence(_ context: Context) -> Transition {
    isWaiting ? .push(otherLeftPopup(context.strings)) : .stay
  }
}
