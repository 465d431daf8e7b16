import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// A match at a table: a move is sent to the host and applied when it comes back, as are the moves of others.
extension GhostScreen {
  /// The screen of a match at a table.
  /// - Returns: `nil` when the table's game has not begun or is another one, or this player does not take part.
  init?(_ session: GameSession, _ state: TableState, _ context: inout Context) {
    guard case .ghost(let ghost)? = state.match?.game, var seat = GhostTableSeat(state) else { return nil }
    seat.read(state, ghost)
    seat.saved = context.services.tables?.saved()
    var names = [String?](repeating: nil, count: ghost.players.count)
    names[seat.me] = session.player
    self.init(ghost, session, names: names, &context)
    table = seat
    game.me = seat.me
    message = Self.standing(game, context.text)
  }

  /// What happened last in the round: the letter that was added, or who begins.
  static func standing(_ game: GhostMatch, _ text: Texts) -> StatusMessage {
    let match = game.match
    let round = match.lastRound
    guard !round.turns.isEmpty, !match.fragment.isEmpty else {
      return StatusMessage(text.begins(match, you: game.you))
    }
    return added(in: game, text)
  }

  /// The player whose view is shown: at a table or by post the player of this program; `nil` with several people at one keyboard.
  var me: Int? { game.me }

  /// The absent player whose turn or answer the match is waiting for.
  var awaited: Int? {
    guard let table, let player = match.player, table.away.contains(player) else { return nil }
    return player
  }

  /// Sends a move that the rules allow to the table; any other move is refused immediately.
  mutating func ask(_ move: Ghost.Move, _ context: inout Context) -> Transition {
    switch game.problem(with: move, context.text) {
    case nil: context.services.tables?.play(.ghost(move))
    case []: break
    case let sentences?: message = .refusal(sentences, &context)
    }
    return .stay
  }

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    guard table != nil else { return .stay }
    if table?.isLeaving == true { return AnotherTable.answer(news, &context) }
    defer { if let saved = context.services.tables?.saved() { table?.saved = saved } }
    let text = table?.messages.message(on: news, &context)
    if let text { message = text }
    switch news {
    case .hostLeft: table?.report = text
    case .moved(let number, let entry):
      readTable(&context)
      return moved(number, entry, &context)
    case .seated, .rebuilt:
      if let text { table?.report = text }
      return refresh(isReported: text != nil, &context)
    case .seats: return seatsChanged(&context)
    case .refused(.turn):
      message = .refusal(context.text.isTurn(of: mover(context.text)), &context)
    case .left(let reason): return .ask(Popup.noSeat(reason, context.text))
    default: break
    }
    return .stay
  }

  /// Reads who is away from the table.
  private mutating func readTable(_ context: inout Context) {
    let match = match
    table?.read(context.services.tables?.state(), match)
  }

  /// Adopts the table's state after a change of host.
  /// - Parameter isReported: whether the message is about that change, and not to be replaced by what happened in the round.
  private mutating func refresh(isReported: Bool, _ context: inout Context) -> Transition {
    guard let state = context.services.tables?.state(), case .ghost(let ghost)? = state.match?.game else {
      return .stay
    }
    let wereAway = table?.away
    table?.read(state, ghost)
    table?.moves = state.moves
    let isOther = ghost != match
    match = ghost
    if isOther, !isReported { message = Self.standing(game, context.text) }
    guard isOther, match.player == nil else {
      return table?.away == wereAway ? askToWait(context) : showAbsence(context)
    }
    return isOver ? end(&context) : showState(context)
  }

  private mutating func moved(_ number: Int, _ entry: TableLog.Entry, _ context: inout Context) -> Transition
  {
    let text = context.text
    let name = match.player.map { match.name(of: $0, text) } ?? ""
    let known = table?.moves ?? 0
    if number < known { return .stay }
    let mover = match.player
    guard number == known, let move = Ghost.Move(entry.move),
      table?.seating.apply(entry, to: &match) == true
    else { return refresh(isReported: false, &context) }
    table?.moves = number + 1
    table?.isLongThoughtReported = false
    table?.report = nil
    switch move {
    case .add, .challenge, .answer:
      if match.rounds[match.rounds.count - 1].ending != nil { return end(&context) }
      if case .add = move { message = Self.added(in: game, text) } else { message = StatusMessage("") }
    case .askForHelp:
      if mover == me { showPossibleLetters(context) }
      return .stay
    case .beginRound:
      keyboard.hideCursor()
      message = Self.standing(game, text)
    case .replace(let level):
      readTable(&context)
      // A returning player is shown what happened last instead of a message about the return.
      if level != nil {
        message = StatusMessage(text("A computer plays for \(name) now."))
      } else {
        message = mover == me ? Self.standing(game, text) : StatusMessage(text("\(name) is back. Go on."))
      }
    }
    let shown = beginTurn(&context)
    if case .stay = shown, awaited != nil { return .ask(leftPopup(context)) }
    return shown
  }

  private mutating func seatsChanged(_ context: inout Context) -> Transition {
    let before = table?.away ?? []
    readTable(&context)
    let text = context.text
    let now = table?.away ?? []
    // Of several who reconnect to another host at once, each is noted.
    let returned = before.subtracting(now).filter { table?.returns($0) == true }
    if let player = now.subtracting(before).min() {
      message = StatusMessage(text("\(match.name(of: player, text)) left the table").sentence)
      table?.report = nil
      context.alert()
    } else if let player = returned.min() {
      message = StatusMessage(text("\(match.name(of: player, text)) is back. Go on."))
      table?.report = message
    }
    // The news have closed an open question, which is asked again with the same report.
    return now == before ? askToWait(context) : showAbsence(context)
  }

  /// Shows who has left: the popup at the end of a round states it, and in a round it is asked whether to wait.
  private func showAbsence(_ context: Context) -> Transition {
    match.status == .roundOver ? .ask(endPopup(context, opensByItself: true)) : askToWait(context)
  }

  /// Asks whether to wait for the awaited player, once it is known that they have left; such a question closes with any
  /// change of the seats.
  private func askToWait(_ context: Context) -> Transition {
    guard let awaited, table?.isMoving(awaited) == false else { return .stay }
    return .ask(leftPopup(context, news: table?.report))
  }

  /// Moves to another table for another match.
  mutating func playAgain(_ context: inout Context) -> Transition {
    let isLeaving = AnotherTable.ask(GhostGame(), &context)
    table?.isLeaving = isLeaving
    if isLeaving { return .stay }
    context.services.tables?.leave()
    return .home
  }

  /// Displays once that somebody is taking long, after the player's own letter where both fit.
  mutating func reportLongThought(_ context: inout Context) -> Transition {
    table?.isLongThoughtReported = true
    guard let player = match.player, let table, player != table.me else { return .stay }
    let text = context.text
    let thinking = text("\(match.name(of: player, text)) has been thinking for a minute.")
    let mine = match.rounds.last?.turns.last.flatMap { $0.player == table.me ? match.fragment.last : nil }
    let added = context.layout.isCompact ? nil : mine.map { text("You added \($0.capital).") + " " }
    message = StatusMessage((added ?? "") + thinking)
    return .stay
  }

  // MARK: Questions at a table: whether to wait for an absent player, and whether to leave.

  /// The last entries in the table of keys: a table adds winking, and leaving it does not end the match.
  func lastBindings(_ text: Texts) -> [KeyBinding<Command>] {
    guard table != nil else {
      return [
        session.isWhatIf
          ? KeyBinding([.escape], "Esc", text("back"), help: text("back"), .stop)
          : KeyBinding([.escape], "Esc", text("stop", context: "Ghost"), help: text("stop this match"), .stop)
      ]
    }
    return [
      .wink(.wink, text),
      KeyBinding([.escape], "Esc", text("leave"), help: text("leave the table"), .stop),
    ]
  }

  /// Requests a computer in place of the awaited player; the host refuses this during the first minute.
  mutating func takeOver(_ context: inout Context) -> Transition {
    guard let awaited, let seat = table?.seating.seats[awaited] else { return .stay }
    context.services.tables?.play(.chair(seat, .medium))
    return .stay
  }

  /// Asks whether to wait for the awaited player. After a minute a computer can be requested, and after an hour the popup
  /// says that waiting is probably futile; it reopens by itself at those times.
  /// - Parameter news: a message that replaces the second line, because the popup covers the row of messages.
  func leftPopup(_ context: Context, news: StatusMessage? = nil) -> Popup {
    let text = context.text
    let name = awaited.map { match.name(of: $0, text) } ?? ""
    let time = awaited.flatMap { table?.awayTime[$0] } ?? .zero
    let canTakeOver = time >= GhostTableSeat.longTime
    let people = match.players.indices.count { match.players[$0].level == nil || match.replaced.contains($0) }
    let lines = [
      PopupLine(
        people > 2
          ? text("The game is kept: it goes on when all sit down again.")
          : text("The game is kept: it goes on when you both sit down again.")),
      news.map { .init($0.text) }
        ?? .init(text("Nobody loses a letter for it.")),
    ]
    let computer = Popup.Button(text("Take the computer in"), then: .perform(Command.takeOver))
    return .left(
      name, for: time,
      lines + (canTakeOver ? [] : [.init(text("After a minute a computer can play on."), .dim)]), wait: .stay,
      other: canTakeOver ? computer : nil, leave: .perform(Command.leaveTable),
      next: GhostTableSeat.rest(after: time), again: .perform(Command.showState), text)
  }

  /// States who has left the table, in a popup that covers the row of messages.
  func sayWhoLeft(in popup: inout Popup, _ text: Texts) {
    guard let player = table?.lastToLeave else { return }
    let name = match.name(of: player, text)
    popup.remark = text("\(name) left the table").sentence
  }

  func leavePopup(_ text: Texts) -> Popup {
    .leavingTable(
      text("The game waits under Continue. The others can go on with a computer."),
      resume: match.player == nil ? .perform(Command.showState) : .stay,
      leave: .perform(Command.leaveTable), text)
  }
}

/// A player's seat at a table of Ghost. Each program replays the same moves.
struct GhostTableSeat: Sendable {
  let seating: TableSeating
  /// The player's index among the players of the match.
  let me: Int
  /// The number of the table's moves that have been applied to the match.
  var moves: Int
  /// The indices of the players who are away.
  var away: Set<Int> = [] { didSet { awayTime = awayTime.filter { away.contains($0.key) } } }
  /// For how long they have been away, as observed by this program.
  private(set) var awayTime: [Int: Duration] = [:]
  /// The messages about events at the table.
  var messages: TableMessages
  /// What was last reported of the host or of a player's return, until the next move or until somebody leaves: a question
  /// that opens again covers the row in which it was displayed.
  var report: StatusMessage?
  /// The state from which the match can be continued.
  var saved: SavedTable?
  /// Whether the player is moving to another table for another match.
  var isLeaving = false
  /// Whether a message has said that somebody is thinking for long.
  var isLongThoughtReported = false

  /// - Returns: `nil` when the game has not begun, or the seat does not take part.
  init?(_ state: TableState) {
    guard let match = state.match, let me = match.seats.firstIndex(of: state.own) else { return nil }
    seating = match.seating
    self.me = me
    moves = state.moves
    messages = TableMessages(state)
  }

  /// Reads who is away; players for whom a computer plays are not.
  mutating func read(_ state: TableState?, _ match: Ghost) {
    guard let state else { return }
    away = Set(
      match.players.indices.filter { player in
        let seat = seating.seats[player]
        return player != me && state.seats.indices.contains(seat) && seating.chairs[seat].isPerson
          && state.seats[seat].presence == .away && match.players[player].level == nil
      })
  }

  /// The player who has left most recently and not returned.
  var lastToLeave: Int? {
    away.filter { !isMoving($0) }.min { (awayTime[$0] ?? .zero, $0) < (awayTime[$1] ?? .zero, $1) }
  }

  /// Whether a player who is present again was really away, rather than reconnecting to another host.
  mutating func returns(_ player: Int) -> Bool { messages.returns(seating.seats[player]) }

  /// Whether a player who seems to be away is only reconnecting to another host.
  func isMoving(_ player: Int) -> Bool { messages.isMoving(seating.seats[player]) }

  /// Advances the time for players who are away.
  /// - Returns: whether to ask again what to do about an absent player.
  mutating func wait(_ time: Duration, for awaited: Int?) -> Bool {
    let before = awaited.flatMap { awayTime[$0] } ?? .zero
    for player in away { awayTime[player, default: .zero] += time }
    guard let awaited, let after = awayTime[awaited], let rest = Self.rest(after: before) else {
      return false
    }
    return after - before >= rest
  }

  /// The time until the next question about a player who has been away for `time`.
  static func rest(after time: Duration) -> Duration? {
    TableAbsence.rest(after: time, first: longTime)
  }

  static let longTime = Duration.seconds(60)
}
