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
  /// The screen of the match in progress at the player's table.
  /// - Returns: `nil` when the table's game has not begun or is another one, or this player does not take part.
  static func atTable(_ context: inout Context) -> GhostScreen? {
    guard let (match, seat) = GhostMatch.atTable(&context) else { return nil }
    var screen = GhostScreen(match, message: standing(match, context.text), &context)
    screen.table = seat
    return screen
  }

  /// What happened last in the round: the letter that was added, or who begins.
  static func standing(_ game: GhostMatch, _ text: Texts) -> StatusMessage {
    let match = game.match
    guard !match.lastRound.turns.isEmpty, !match.fragment.isEmpty else {
      return StatusMessage(text.begins(match, you: game.you))
    }
    if match.rules.isSuper, match.lastRound.turns.count <= match.rules.dealtLetters {
      return opening(game, text)
    }
    return added(in: game, text)
  }

  /// The player whose view is shown: at a table or by post the player of this program; `nil` with several people at one keyboard.
  var me: Int? { game.me }

  /// The absent player whose turn or answer the match is waiting for.
  var awaited: Int? {
    table?.awaited(in: match)
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
    case .hostLeft, .lineDown, .lineUp:
      table?.report = text?.text
      // The popup covers the row of messages.
      return match.status == .roundOver ? showAbsence(context) : .stay
    case .moved(let number, let entry):
      readTable(&context)
      return moved(number, entry, &context)
    case .seated, .rebuilt:
      if let text { table?.report = text.text }
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
    let wereAway = table?.away
    guard let state = context.services.tables?.state(), let ghost = table?.adopt(state) else { return .stay }
    let isOther = ghost != match
    match = ghost
    if isOther, !isReported { message = Self.standing(game, context.text) }
    guard isOther, match.player == nil else {
      return table?.away == wereAway && match.status != .roundOver ? askToWait(context) : showAbsence(context)
    }
    return isOver ? end(&context) : showState(context)
  }

  private mutating func moved(_ number: Int, _ entry: TableLog.Entry, _ context: inout Context) -> Transition
  {
    let text = context.text
    let name = match.player.map { match.name(of: $0, text) } ?? ""
    if number < table?.moves ?? 0 { return .stay }
    let mover = match.player
    var after = match
    guard let move = table?.apply(number, entry, to: &after) else {
      return refresh(isReported: false, &context)
    }
    match = after
    table?.report = nil
    switch move {
    case .add, .prepend, .challenge, .answer:
      if match.rounds[match.rounds.count - 1].ending != nil { return end(&context) }
      if move.letter != nil { message = Self.added(in: game, text) } else { message = StatusMessage("") }
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
        message = StatusMessage(text.computerPlays(for: name))
      } else {
        message = mover == me ? Self.standing(game, text) : StatusMessage(text.isBack(name))
      }
    }
    let shown = beginTurn(&context)
    if case .stay = shown, awaited != nil { return .ask(leftPopup(context)) }
    return shown
  }

  private mutating func seatsChanged(_ context: inout Context) -> Transition {
    let (before, match) = (table?.away ?? [], match)
    let change = table?.change(context.services.tables?.state(), match)
    let now = table?.away ?? []
    if let change {
      message = StatusMessage(match.said(change, context.text))
      table?.report = change.isBack ? message.text : nil
      if !change.isBack { context.alert() }
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
    let isLeaving = AnotherTable.ask(.ghost, &context)
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
    let thinking = text.thinksLong(match.name(of: player, text))
    let mine = match.rounds.last?.turns.last.flatMap { $0.player == table.me ? $0.letter : nil }
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
  func leftPopup(_ context: Context, news: String? = nil) -> Popup {
    let text = context.text
    let name = awaited.map { match.name(of: $0, text) } ?? ""
    let time = awaited.flatMap { table?.awayTime[$0] } ?? .zero
    let canTakeOver = time >= GhostTableSeat.longTime
    let lines = [
      PopupLine(text.gameIsKept(people: match.peopleCount)),
      .init(news ?? text("Nobody loses a letter for it.")),
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
    let left = table?.lastToLeave.map { text.leftTable(match.name(of: $0, text)) }
    popup.remark = table?.messages.trouble ?? left ?? ""
  }

  func leavePopup(_ text: Texts) -> Popup {
    .leavingTable(
      text.leavingGhost,
      resume: match.player == nil ? .perform(Command.showState) : .stay,
      leave: .perform(Command.leaveTable), text)
  }
}
