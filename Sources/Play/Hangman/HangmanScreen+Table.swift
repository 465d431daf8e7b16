import Engines
import Records
import TextUI

/// A duel at a table: what is guessed goes to the setter's program, and what that answers comes to both.
extension HangmanScreen {
  /// The screen of a duel at a table, over which the setter's field opens at once.
  init?(_ match: TableMatch, _ session: GameSession, _ state: TableState, _ context: inout Context) {
    guard var seat = HangmanTableSeat(match, state), seat.take(state) else { return nil }
    seat.read(state)
    seat.saved = context.tables?.saved()
    let path = context.strings.table.path(1, seat.name(of: seat.other))
    self.init(session, game: DuelBoard(seat.duel), source: path, &context)
    table = seat
    message = standingMessage(context.strings)
  }

  /// The duel that is played: at a table or at this keyboard.
  func duel(_ context: Context) -> Duel { table?.standing ?? context.hangman.duel }

  /// Whether the player guesses on the keyboard. At a table the setter only looks on.
  var hasHand: Bool { table?.isGuessing ?? true }

  /// Whether nothing can be done before the other one is back.
  var isWaiting: Bool { table?.isStuck ?? false }

  /// What is said while nothing else is.
  private func standingMessage(_ strings: Strings) -> Message {
    guard let table else { return Message(strings.letterPrompt) }
    let own = strings.hangmanTable
    switch table.duel.status {
    case .choosing: return Message(table.isSetter ? own.choose : own.isChoosing(table.name(of: table.other)))
    case .guessing, .answering, .revealing:
      return Message(table.isSetter ? own.guesses(table.name(of: table.other)) : strings.letterPrompt)
    case .roundOver: return Message("")
    }
  }

  func watchingBindings(_ strings: Strings) -> [KeyBinding<Command>] {
    let own = strings.hangmanTable
    let mustHide = table.map { $0.isSetter && $0.duel.status == .choosing } ?? false
    return [
      KeyBinding([.enter], "Enter", own.hide, help: own.helpHide, isEnabled: mustHide, .hide),
      .wink(.wink, strings),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave),
    ]
  }

  // MARK: What the player does

  /// Asks the setter's program, as soon as it has answered what was asked before.
  mutating func ask(_ question: TableDuel.Question, _ context: inout Context) -> Transition {
    guard table?.ask(question) == true else { return .stay }
    message = Message("")
    context.tables?.play(.ask(question))
    return .stay
  }

  /// Hides a phrase for the other one. It is saved before anybody hears of it: after a crash nobody else knows it.
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

  /// Leaves the table: a round that goes on waits under Continue, after the end of one the duel is over.
  func leaveTable(_ context: inout Context) -> Transition {
    context.leaveTable()
    if let table, table.isRoundOver { context.records.discard(session.id) }
    return .home
  }

  // MARK: What happens at the table

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    guard table != nil else { return .stay }
    if let saved = context.tables?.saved() { table?.saved = saved }
    if let said = table?.talk.message(on: news, &context) { message = said }
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
    game = DuelBoard(table.duel)
    if table.isRoundOver { return roundEnded(&context) }
    switch table.duel.status {
    case .choosing:
      end = nil
      finished = nil
      message = standingMessage(context.strings)
      if table.isSetter { return .push(hidingScreen(context)) }
      // Whatever lies over this screen belongs to the last round.
      return isWaiting ? showStuck(context) : .replace(self)
    case .guessing where before.duel.status == .choosing:
      keyboard.hideCursor()
      if table.isSetter { message = standingMessage(context.strings) } else { hasHidden(&context) }
    case .guessing, .revealing:
      answered(&context)
      if let next = self.table?.nextQuestion() { context.tables?.play(.ask(next)) }
    case .answering, .roundOver: break
    }
    return showStuck(context)
  }

  private mutating func hasHidden(_ context: inout Context) {
    guard let table else { return }
    message = Message(context.strings.hangmanTable.hasHidden(table.name(of: table.other)))
    context.alert()
  }

  /// Says what the setter's program has answered.
  private mutating func answered(_ context: inout Context) {
    guard let table, let answer = table.duel.answers.last?.answer else { return }
    let strings = context.strings.hangman
    switch answer {
    case .places(let letter, let places) where places.isEmpty: message = Message(strings.miss(letter.capital))
    case .places(let letter, let places):
      message = Message(strings.hit(letter.capital, places.count))
      move(.found([letter]), context)
    case .hint(let letter, _):
      message = Message(strings.hinted(letter.capital))
      move(.found([letter]), context)
    case .isPhrase(false): message = Message(strings.notIt)
    case .isPhrase(true): break
    }
    guard answer.isMiss, movement == nil else { return }
    move(.blink, context)
    if !table.isSetter { context.alert() }
  }

  private mutating func roundEnded(_ context: inout Context) -> Transition {
    guard let round = table?.duel.finished.last else { return .stay }
    table?.forgetQuestions()
    solving = nil
    pending = nil
    keyboard.hideCursor()
    message = standingMessage(context.strings)
    recordRounds(&context)
    let words = (Self.words(game.board).last ?? 0) + 1
    switch round.ending {
    case .guessed, .untrue: move(.win(words: words, pictures), context)
    case .hanged: move(.loss(pictures), context)
    case .calledOff: break
    }
    if table?.isSetter == true { context.alert() }
    return .push(tableEndPopup(context, opensByItself: true))
  }

  /// Takes up the duel as the table has it now, after a change of the host.
  private mutating func refresh(_ context: inout Context) -> Transition {
    guard let state = context.tables?.state(), table?.take(state) == true, let table else { return .stay }
    self.table?.read(state)
    game = DuelBoard(table.duel)
    solving = nil
    pending = nil
    message = standingMessage(context.strings)
    return table.isRoundOver ? roundEnded(&context) : showState(context)
  }

  private mutating func seatsChanged(_ context: inout Context) -> Transition {
    guard let before = table else { return .stay }
    table?.read(context.tables?.state())
    guard let table, table.isAlone != before.isAlone else {
      // The question that lay over this screen closes with the news.
      return table?.hasWaited == false ? showStuck(context) : .stay
    }
    let name = table.name(of: table.other)
    let own = context.strings.table
    message = Message(table.isAlone ? own.leftTable(name) + "." : own.isBack(name))
    context.alert()
    return showStuck(context)
  }

  // MARK: What belongs to the state of the round

  /// Opens what belongs to the state: the field for the phrase, the result, or what is said while somebody is away.
  func showState(_ context: Context) -> Transition {
    guard let table else { return .stay }
    if let reason = table.gone { return .push(Popup.noSeat(reason, context.strings)) }
    if table.isRoundOver { return .push(tableEndPopup(context, opensByItself: false)) }
    if table.isSetter, table.duel.status == .choosing { return .push(hidingScreen(context)) }
    return showStuck(context)
  }

  /// Says once that the other one thinks for long, or that nothing comes from their terminal.
  mutating func tellQuiet(_ time: Duration, _ strings: Strings) {
    guard let what = table?.noteQuiet(time), let table else { return }
    let name = table.name(of: table.other)
    switch what {
    case .thinks: message = Message(strings.table.thinking(name))
    case .isSilent: message = Message(strings.table.isSilent(name))
    }
  }

  private func showStuck(_ context: Context) -> Transition {
    isWaiting ? .push(otherLeftPopup(context.strings)) : .stay
  }

  private func hidingScreen(_ context: Context) -> EntryScreen {
    let strings = context.strings
    return EntryScreen(
      [strings.hangman.name, source], standing: context.score(of: duel(context)),
      prompt: strings.hangmanTable.prompt(table.map { $0.name(of: $0.other) } ?? ""), isSecret: true,
      rules: .hidden(context), context
    ) { Command.hidden($0) }
  }
}

extension EntryScreen.Rules {
  /// What can be guessed at another terminal: a secret as at one keyboard, short enough to be sent.
  fileprivate static func hidden(_ context: Context) -> EntryScreen.Rules {
    var rules = secret(context)
    let (alphabet, strings) = (context.language.alphabet, context.strings)
    rules.lacks = { [lacks = rules.lacks] phrase in
      lacks(phrase)
        ?? (TableDuel.isPlayable(phrase, alphabet: alphabet) ? nil : strings.entry.tooLong(TableDuel.longest))
    }
    return rules
  }
}
