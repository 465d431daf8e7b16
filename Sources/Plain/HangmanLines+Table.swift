import Commentary
import Engines
import Play
import Records
import Tables
import Texts

/// A duel at a table: guesses are sent to the setter's program, and its answers to both players.
extension HangmanTalk {
  /// Opens a duel: says with whom it is, and how it stands.
  static func opening(
    at seat: HangmanTableSeat, _ session: GameSession, _ context: inout Context
  ) -> Reply {
    var talk = HangmanTalk(play: .game(HangmanRound(session, game: seat.board, &context)))
    talk.table = seat
    talk.recordRounds(&context)
    let text = context.text
    let title = "\(text("Hangman")), \(text("table with \(seat.name(of: seat.other))"))".sentence
    return .list([title] + talk.state(context), then: .open(talk))
  }

  var tableUses: Set<TableUse> { table == nil ? [] : [.seat] }

  /// Whether the next line is the phrase that the other one is to guess.
  var isSecret: Bool { table?.mustHide == true && !isAwaiting }

  /// Whether nothing but what the other one does can go on.
  var isWaiting: Bool {
    guard let table else { return false }
    return isAwaiting || table.isBlocked || !table.isRoundOver && !table.isGuessing && !table.mustHide
  }

  // MARK: What is said

  func promptAtTable(_ text: Texts) -> String? {
    guard let table else { return nil }
    if isSecret { return table.hidingPrompt(text) + " " + text("Secret?") }
    guard isWaiting else { return nil }
    return calling(text)?.prompt(text) ?? text.waitPrompt
  }

  /// How the round stands, and what it waits for.
  func standing(_ table: HangmanTableSeat, _ text: Texts) -> [String] {
    let isChosen = table.duel.status != .choosing
    let waits = table.isBlocked ? absent(text) : table.standing(text, naming: table.name(of: table.other))
    return (isChosen ? [board(text).whole, missed(text)] : []) + [waits].compactMap(\.self)
  }

  /// That the round waits for the other one, who is away, and what can be done.
  private func absent(_ text: Texts) -> String? {
    guard let table, table.isBlocked else { return nil }
    let name = table.name(of: table.other)
    if table.awayTime >= TableAbsence.hopelessTime { return text("\(name) will not be back soon").sentence }
    return [
      text.leftTable(name), text.gameIsKept(people: 2),
      table.mayCallOff ? text.callingOff(canCallOff: table.canCallOff) : nil,
    ].compactMap(\.self).joined(separator: " ")
  }

  private enum Absence: Sendable { case wait, callOff, leave }

  /// What can be done about a setter who has been away for long; `nil` before.
  private func calling(_ text: Texts) -> Choices<Absence>? {
    guard let table, table.canCallOff, !isAwaiting else { return nil }
    let wait = text.inLine(text("Wait for \(table.name(of: table.other))"))
    return Choices(
      [(wait, .wait), (text.inLine(text("Call the round off")), .callOff), (text("menu"), .leave)],
      standard: 0)
  }

  // MARK: What is typed

  /// Answers what is typed at a table alone.
  mutating func takeAtTable(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if isSecret { return line.text.count > 1 ? hide(line.text, &context) : nil }
    switch line.word {
    case .wink: return .say(context.services.tables?.wink(text))
    case .menu: return leave(&context)
    default: break
    }
    guard isWaiting, let table else { return nil }
    switch calling(text)?.chosen(line) {
    case .wait: return .list(state(context))
    case .callOff:
      isAwaiting = true
      context.services.tables?.play(.callOff)
      return .then(.stay)
    case .leave: return leave(&context)
    case nil: break
    }
    if line.word != nil || line.text.isEmpty { return told(line.word, context) }
    return .say(text.isTurn(of: .named(table.name(of: table.other))))
  }

  /// Sets a phrase for the other player.
  private mutating func hide(_ phrase: String, _ context: inout Context) -> Reply {
    guard let session = play.round?.session else { return .then(.stay) }
    if let refusal = EntryRules.hidden(context).refusal(of: phrase, context.text) { return .say(refusal) }
    isAwaiting = true
    table?.hide(phrase, session, &context)
    return .then(.stay)
  }

  /// Sends a question to the setter's program once it has answered the one before.
  mutating func ask(table input: HangmanPlay.Input, _ context: inout Context) -> Reply {
    let alphabet = game.alphabet
    guard table?.ask(input, alphabet, &context) == true else { return .then(.stay) }
    isAwaiting = true
    return .then(.stay)
  }

  /// Leaves the table: a round in progress can be continued later; after the end of a round the duel is over.
  func leave(_ context: inout Context) -> Reply {
    guard let table, let session = play.round?.session else { return .then(.menu) }
    table.leave(session, &context)
    return .say(table.isRoundOver ? nil : context.text.leavingDuel, then: .menu)
  }

  // MARK: Time

  mutating func wait(_ time: Duration, _ context: inout Context) -> Reply? {
    let text = context.text
    if table?.wait(time) == true { return absent(text).map { .list([$0]) } }
    guard table?.advanceSilence(time) == true, let table else { return nil }
    return .say(table.saidOfSilence(text, naming: table.name(of: table.other)))
  }

  var patience: Duration? { table?.patience }

  // MARK: News

  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? {
    guard table != nil else { return nil }
    if let saved = context.services.tables?.saved() { table?.saved = saved }
    let said = table?.messages.spoken(on: news, &context)
    switch news {
    case .moved(let number, let entry):
      table?.read(context.services.tables?.state())
      return moved(number, entry, &context)
    case .rebuilt: return refresh(&context)
    case .seats, .seated: return seatsChanged(said, &context)
    case .refused(let reason):
      if reason != .rate { table?.forgetQuestions() }
      isAwaiting = false
    case .left(let reason): return .say(context.text.gone(reason), then: .menu)
    default: break
    }
    return said.map { .say($0) }
  }

  private mutating func moved(_ number: Int, _ entry: TableLog.Entry, _ context: inout Context) -> Reply? {
    guard let before = table, number >= before.moves else { return nil }
    guard table?.apply(number, entry) == true, let table else { return refresh(&context) }
    let text = context.text
    if table.isRoundOver { return roundEnded(&context) }
    switch table.duel.status {
    case .choosing:
      play.round?.finished = nil
      isAwaiting = false
      // What is open above belongs to the round before.
      return .list(standing(table, text), then: .replace(self))
    case .guessing where before.duel.status == .choosing:
      isAwaiting = false
      let other = table.standing(text, naming: table.name(of: table.other))
      return Reply(
        answer: Answer(fitting: [text.shape(of: game).capitalizedFirst, other].compactMap(\.self)),
        next: .stay)
    case .guessing, .revealing:
      let next = self.table?.nextQuestion()
      if let next { context.services.tables?.play(.ask(next)) }
      isAwaiting = next != nil || table.duel.status == .revealing
      let board = board(text)
      guard let said = table.answered(text) else { return nil }
      return Reply(answer: Answer(fitting: [board.found ?? said] + board.change), next: .stay)
    case .answering, .roundOver: return nil
    }
  }

  private mutating func roundEnded(_ context: inout Context) -> Reply {
    table?.forgetQuestions()
    (asked, isAwaiting) = (nil, false)
    recordRounds(&context)
    return Reply(answer: result(context), next: .stay)
  }

  /// Saves the results of the rounds that have ended.
  private mutating func recordRounds(_ context: inout Context) {
    guard let session = play.round?.session else { return }
    let last = table?.recordRounds(session, &context)
    play.round?.finished = last
  }

  /// Adopts the table's state after a change of host.
  private mutating func refresh(_ context: inout Context) -> Reply? {
    guard let state = context.services.tables?.state(), table?.adopt(state) == true else { return nil }
    table?.read(state)
    (asked, isAwaiting) = (nil, false)
    return table?.isRoundOver == true ? roundEnded(&context) : .list(self.state(context))
  }

  private mutating func seatsChanged(_ said: String?, _ context: inout Context) -> Reply? {
    guard let before = table else { return nil }
    let text = context.text
    table?.read(context.services.tables?.state())
    // A player who returns finds the others present or away: neither is news.
    guard let table, table.isOtherAway != before.isOtherAway, before.knowsPresence else {
      return said.map { .say($0) }
    }
    return .list(
      [said, absent(text) ?? table.saidOfPresence(text, naming: table.name(of: table.other))].compactMap(
        \.self))
  }
}
