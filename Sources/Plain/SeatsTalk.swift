import Commentary
import Engines
import Play
import Tables
import Texts

/// A table before its game begins. The player in the first seat gives seats to computers and starts the game.
struct SeatsTalk: Talk {
  private enum Command: Sendable {
    case begin, seat(Int, GhostLevel?), leave
  }

  private var state: TableState
  private(set) var isAwaiting = false
  private var messages: TableMessages

  private init(_ state: TableState) {
    self.state = state
    messages = TableMessages(state)
  }

  static func opening(_ state: TableState, _ context: Context) -> Reply {
    let talk = SeatsTalk(state)
    return .list(talk.state(context), then: .open(talk))
  }

  var tableUses: Set<TableUse> { [.seat] }

  // MARK: What is said

  private func seats(_ text: Texts) -> String { text.seats(of: state) }

  func state(_ context: Context) -> [String] {
    let text = context.text
    let game = text.labelled(text("Table"), text.name(state.header)) + "."
    let isFree = state.seats.contains { $0.kind == .empty }
    let next =
      !state.isOpener
      ? text("\(state.opener) says when it begins.")
      : isFree
        ? text("The table is laid. Who joins?") + " " + text("On the other terminal:  wordyard table") + "."
        : ""
    return [game + " " + seats(text), next].filter { !$0.isEmpty }
  }

  func help(_ context: Context) -> [String] {
    [
      context.text.seatRules(of: state.header.game),
      context.text.choicesHelp,
    ]
  }

  private func choices(_ text: Texts) -> Choices<Command> {
    var options: [(name: String, value: Command)] = []
    if state.canBegin { options.append((text("start"), .begin)) }
    if state.canSeatComputers {
      if let free = state.seats.firstIndex(where: { $0.kind == .empty }) {
        options += GhostLevel.allCases.map { (text("add \(text.name($0))"), .seat(free, $0)) }
      }
      for level in GhostLevel.allCases {
        guard let seat = state.seats.lastIndex(where: { $0.kind == .computer(level) }) else { continue }
        options.append((text("without \(text.name(level))"), .seat(seat, nil)))
      }
    }
    let leave = state.isOpener ? text("clear the table") : text("leave the table")
    return Choices(options + [(leave, .leave)])
  }

  func prompt(_ context: Context) -> String { choices(context.text).prompt(context.text) }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    switch choices(context.text).chosen(line) {
    case .begin: context.services.tables?.play(.begin)
    case .seat(let seat, let level): context.services.tables?.play(.chair(seat, level))
    case .leave: return .then(.close)
    case nil: return nil
    }
    isAwaiting = true
    return .then(.stay)
  }

  // MARK: News

  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? {
    let text = context.text
    isAwaiting = false
    if case .left(let reason) = news { return .say(text.gone(reason), then: .menu) }
    var said = [messages.spoken(on: news, &context)].compactMap(\.self)
    guard let now = context.services.tables?.state() else { return said.isEmpty ? nil : .list(said) }
    let before = state
    state = now
    if now.match != nil {
      return now.header.game.kind.flatMap { AllLines.game($0).atTable(&context) }?.replacing
    }
    said += now.changes(since: before).map(text.said)
    let isOtherOpener = before.isOpener != now.isOpener
    if before.seats.map(\.kind) != now.seats.map(\.kind) || isOtherOpener { said.append(seats(text)) }
    return said.isEmpty ? nil : Reply(answer: Answer(fitting: said), next: .stay)
  }
}

extension TableMessages {
  /// What is said of an event; `nil` where the game says it, or nothing is to be said.
  mutating func spoken(on news: TableNews, _ context: inout Context) -> String? {
    remark(on: news, &context)?.sentence().sentence
  }
}

extension Texts {
  /// Who sits at a table, and how many seats are free.
  func seats(of state: TableState) -> String {
    let names = state.seats.indices.compactMap { seat -> String? in
      if state.seats[seat].kind == .empty { return nil }
      return seat == state.own ? self("you") : occupant(state.seats[seat])
    }
    let free = state.seats.count - names.count
    let seats = self("At the table: \(and(names)).")
    return free == 0
      ? seats : seats + " " + self("\(free) seat is free.", plural: "\(free) seats are free.", free)
  }
}
