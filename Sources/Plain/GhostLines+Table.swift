import Commentary
import Engines
import Play
import Tables
import Texts

/// A match at a table: a move is sent to the host and made when it comes back, as are the moves of others.
extension GhostTalk {
  struct AtTable: Sendable {
    var seat: GhostTableSeat
    /// Whether a move has been sent that has not come back.
    var isAwaiting = false
    /// For how long the player whose turn it is has been thinking.
    var thought = Duration.zero
  }

  var tableUses: Set<TableUse> { table == nil ? [] : [.seat] }
  var isAwaiting: Bool { table.map { $0.isAwaiting || $0.seat.isLeaving } ?? false }

  /// Whether nothing but the others' moves can go on.
  var isWaitingAtTable: Bool { table != nil && (game.isOthersTurn || isAwaiting) }

  private var awaited: Int? { table?.seat.awaited(in: match) }

  // MARK: What is typed

  /// Answers what is typed at a table alone.
  mutating func takeAtTable(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    switch line.word {
    case .wink: return .say(context.services.tables?.wink(text))
    case .menu where game.saved != nil: return .say(text.leavingGhost, then: .menu)
    case .log, .score: return nil
    default: break
    }
    guard isWaitingAtTable else { return nil }
    if let choice = absence(text)?.chosen(line) {
      switch choice {
      case .wait: return .list(state(context))
      case .takeOver: return takeOver(&context)
      case .leave: return .say(text.leavingGhost, then: .menu)
      }
    }
    guard line.word == nil, !line.text.isEmpty, let player = match.player else { return nil }
    return .say(text.isTurn(of: match.person(player, you: nil, text)))
  }

  /// Sends a move that the rules allow to the table; any other one is refused at once.
  mutating func send(_ move: Ghost.Move, _ context: inout Context) -> Reply {
    let text = context.text
    if let problem = game.problem(with: move, text) {
      return Reply(answer: Answer(problem + [text("Nothing lost.")]), next: .stay)
    }
    table?.isAwaiting = true
    context.services.tables?.play(.ghost(move))
    return .then(.stay)
  }

  /// Moves to another table for another match.
  mutating func playAgain(_ context: inout Context) -> Reply {
    let isLeaving = AnotherTable.ask(.ghost, &context)
    table?.seat.isLeaving = isLeaving
    return .then(isLeaving ? .stay : .menu)
  }

  // MARK: Who is away

  enum Absence: Sendable { case wait, takeOver, leave }

  /// What can be done about the absent player for whom the match waits, once there is more than to wait.
  func absence(_ text: Texts) -> Choices<Absence>? {
    guard let awaited, let table, !table.isAwaiting,
      table.seat.awayTime[awaited] ?? .zero >= GhostTableSeat.longTime
    else { return nil }
    let wait = text.inLine(text("Wait for \(name(awaited, text))"))
    return Choices(
      [(wait, .wait), (text.inLine(text("Take the computer in")), .takeOver), (text("menu"), .leave)],
      standard: 0)
  }

  /// That the match waits for an absent player, and what can be done; empty where it does not.
  func absent(_ text: Texts) -> [String] {
    guard let awaited, let seat = table?.seat, !seat.isMoving(awaited) else { return [] }
    let time = seat.awayTime[awaited] ?? .zero
    if time >= TableAbsence.hopelessTime {
      return [text("\(name(awaited, text)) will not be back soon").sentence]
    }
    return [
      [
        text.leftTable(name(awaited, text)), text.gameIsKept(people: match.peopleCount),
        time >= GhostTableSeat.longTime ? nil : text("After a minute a computer can play on."),
      ].compactMap(\.self).joined(separator: " ")
    ]
  }

  private mutating func takeOver(_ context: inout Context) -> Reply {
    guard let awaited, let seat = table?.seat.seating.seats[awaited] else { return .then(.stay) }
    table?.isAwaiting = true
    context.services.tables?.play(.chair(seat, .medium))
    return .then(.stay)
  }

  mutating func wait(_ time: Duration, _ context: inout Context) -> Reply? {
    let (awaited, text) = (awaited, context.text)
    if table?.seat.wait(time, for: awaited) == true { return .list(absent(text)) }
    guard awaited == nil, game.isOthersTurn, let player = match.player, var table else { return nil }
    table.thought += time
    let isLong = table.thought >= TableMessages.longThought && !table.seat.isLongThoughtReported
    if isLong { table.seat.isLongThoughtReported = true }
    self.table = table
    return isLong ? .say(text.thinksLong(name(player, text))) : nil
  }

  var patience: Duration? {
    guard let table, !game.isOver else { return nil }
    if let awaited { return GhostTableSeat.rest(after: table.seat.awayTime[awaited] ?? .zero) }
    guard game.isOthersTurn, !table.seat.isLongThoughtReported else { return nil }
    return max(.milliseconds(1), TableMessages.longThought - table.thought)
  }

  // MARK: News

  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? {
    guard let seat = table?.seat else { return nil }
    if seat.isLeaving { return AnotherTable.answer(news, &context) }
    if let saved = context.services.tables?.saved() { table?.seat.saved = saved }
    let said = table?.seat.messages.spoken(on: news, &context)
    switch news {
    case .moved(let number, let entry): return moved(number, entry, &context)
    case .seated, .rebuilt: return refresh(said, &context)
    case .seats: return seatsChanged(&context)
    case .refused(let reason):
      table?.isAwaiting = false
      guard reason == .turn, let player = match.player else { break }
      return .say(context.text.isTurn(of: match.person(player, you: game.you, context.text)))
    case .left(let reason): return .say(context.text.gone(reason), then: .menu)
    default: break
    }
    return said.map { .say($0) }
  }

  private mutating func moved(_ number: Int, _ entry: TableLog.Entry, _ context: inout Context) -> Reply? {
    let text = context.text
    guard let before = table, number >= before.seat.moves else { return nil }
    let mover = match.player
    let moverName = mover.map { name($0, text) } ?? ""
    var after = match
    guard let move = table?.seat.apply(number, entry, to: &after) else { return refresh(nil, &context) }
    game.match = after
    table?.seat.read(context.services.tables?.state(), after)
    asked = nil
    table?.isAwaiting = false
    table?.thought = .zero
    var said: [String] = []
    switch move {
    case .add, .prepend, .challenge, .answer:
      if match.lastRound.ending != nil { return ended(&context) }
      let who = mover.map { match.person($0, you: game.you, text) }
      if let who, mover != seat?.me, game.personToAnswer == nil {
        said = [text.done(move, by: who, in: match)]
      }
    case .askForHelp: return mover == seat?.me ? hint(isAccepted: true, &context) : nil
    // What is open above belongs to the round before.
    case .beginRound:
      return Reply(answer: Answer(fitting: [roundOpening(text)] + absent(text)), next: .replace(self))
    case .replace(nil): said = mover == seat?.me ? [] : [text.isBack(moverName)]
    case .replace: said = [text.computerPlays(for: moverName)]
    }
    return Reply(answer: Answer(fitting: said + standing(text), absent(text)), next: .stay)
  }

  private var seat: GhostTableSeat? { table?.seat }

  /// The round or the match has ended.
  private mutating func ended(_ context: inout Context) -> Reply {
    judge()
    if game.isOver { game.finish(&context, as: table?.seat.record(of: game)) }
    return Reply(answer: result(context), next: .stay)
  }

  /// Adopts the table's state after a change of host.
  private mutating func refresh(_ said: String?, _ context: inout Context) -> Reply? {
    guard let state = context.services.tables?.state(), let now = table?.seat.adopt(state) else { return nil }
    let isOther = now != match
    game.match = now
    table?.isAwaiting = false
    guard isOther else { return said.map { .say($0) } }
    asked = nil
    if match.player == nil { return ended(&context) }
    return Reply(answer: Answer(fitting: [said].compactMap(\.self) + standing(context.text)), next: .stay)
  }

  private mutating func seatsChanged(_ context: inout Context) -> Reply? {
    let (match, text) = (match, context.text)
    guard let change = table?.seat.change(context.services.tables?.state(), match) else { return nil }
    return Reply(
      answer: change.player == awaited
        ? Answer(list: absent(text)) : Answer(fitting: [match.said(change, text)], absent(text)), next: .stay)
  }
}

extension AnotherTable {
  /// What the seats of the new table, or their refusal, call for.
  static func answer(_ news: TableNews, _ context: inout Context) -> Reply? {
    switch news {
    case .seated: context.services.tables?.state().map { SeatsTalk.opening($0, context).replacing }
    case .left(let reason): .say(context.text.gone(reason), then: .menu)
    default: nil
    }
  }
}
