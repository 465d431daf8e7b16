import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// A table before its game begins. The player in the first seat gives seats to computers and starts the game.
struct TableSeatsScreen: Screen {
  enum Command: Sendable {
    case move, begin, wait, computer(Int), meanwhile, clear
  }

  private(set) var state: TableState
  private var menu: Menu
  private var message = StatusMessage("")
  private var messages: TableMessages
  /// Whether a game that the player plays alone is open above.
  private var isPlaying = false

  init(_ state: TableState) {
    self.state = state
    messages = TableMessages(state)
    menu = Menu(count: state.seats.count, chosen: state.seats.firstIndex { $0.kind == .empty } ?? 0)
  }

  func name(_ text: Texts) -> String { text("Table") }

  func rules(_ context: Context) -> String { context.text.seatRules(of: state.header.game) }

  var manners: Manners { .home }

  private func game(_ context: Context) -> (any Game)? { context.services.games.game(at: state.header.game) }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    let (hasComputers, canBegin) = (state.canSeatComputers, state.canBegin)
    return [
      KeyBinding(
        [.enter], "Enter", text("start"), help: text("begin the game"), isEnabled: canBegin,
        importance: .main, .begin),
      KeyBinding([.enter], "Enter", text("wait"), help: "", isEnabled: !canBegin, .wait),
      KeyBinding(
        [], "↑ ↓", "", help: text("move through the entries"), isEnabled: hasComputers, click: .down, .move),
      KeyBinding(
        [.right, .character(" ")], "← →", text("computer"),
        help: text("a computer for the chosen seat, or none"), isEnabled: hasComputers,
        .computer(1)),
      KeyBinding([.left], "←", "", help: text("the level before"), isEnabled: hasComputers, .computer(-1)),
      KeyBinding(
        .letter("p"), "p", text("play meanwhile"), help: text("play a game of your own until somebody comes"),
        .meanwhile),
      KeyBinding(
        [.escape], "Esc", state.isOpener ? text("clear the table", context: "key") : text("leave"),
        help: state.isOpener ? text("clear the table") : text("leave the table"), .clear),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: break
    case .clear:
      context.services.tables?.leave()
      return .pop
    case .begin: context.services.tables?.play(.begin)
    case .wait:
      guard state.isOpener else { return .stay }
      message = StatusMessage(context.text("You will be told when somebody comes."))
    case .meanwhile:
      guard let game = game(context) else { return .stay }
      isPlaying = true
      return .push(game.setUp(nil, &context))
    case .computer(let step):
      let seat = state.seats[menu.chosen]
      if seat.kind == .person { return .stay }
      context.services.tables?.play(.chair(menu.chosen, seat.level(following: step)))
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard state.canSeatComputers, menu.move(key) else { return .stay }
    if case .choose = key { return perform(.computer(1), &context) }
    return .stay
  }

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    let text = context.text
    if case .left(let reason) = news { return .replace(PopupScreen.noSeat(reason, text)) }
    if let text = messages.message(on: news, &context) { message = text }
    guard let now = context.services.tables?.state() else { return .stay }
    let before = state
    state = now
    if now.match != nil {
      guard let game = game(context)?.atTables else { return .stay }
      return game.tableScreen(&context).map { .replace($0) } ?? .stay
    }
    if now.seats[menu.chosen].kind == .person, let free = now.seats.firstIndex(where: { $0.kind == .empty }) {
      menu = Menu(count: now.seats.count, chosen: free)
    }
    var hasCompany = false
    for change in now.changes(since: before) {
      message = StatusMessage(text.said(change))
      guard case .satDown = change else { continue }
      context.alert()
      hasCompany = true
    }
    guard hasCompany, isPlaying else { return .stay }
    // The game above can be continued later.
    returnFromGame(&context)
    return .replace(self)
  }

  mutating func uncovered(_ context: inout Context) -> Transition {
    returnFromGame(&context)
    if let now = context.services.tables?.state() { state = now }
    return .stay
  }

  private mutating func returnFromGame(_ context: inout Context) {
    isPlaying = false
    context.returnToTitle()
  }

  // MARK: Drawing

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header(
      [text("Table"), text.name(state.header)],
      right: text.name(context.profile.person))
    let layout = canvas.layout.page
    let isCompact = layout.isCompact
    let stage = layout.stage
    func row(_ home: Int, _ compact: Int) -> Int { layout.point(0, isCompact ? compact : home).y }
    // Fewer seats than the most are centred in the same rows.
    let first = row(4, 5) + (TableGame.mostSeats - state.seats.count) / 2
    for index in state.seats.indices { drawSeat(index, on: &canvas, layout, first + index, context) }
    if state.seats.contains(where: { $0.kind == .empty }) {
      canvas.putCentered(text("The table is laid. Who joins?"), in: stage, row: row(10, 2), .title)
    }
    if state.isOpener, state.seats.contains(where: { $0.kind == .empty }) {
      canvas.putCentered(text("On the other terminal:  wordyard table"), in: stage, row: row(12, 3), .text)
      if !isCompact {
        canvas.putCentered(
          text("or Table in the menu. It is open to all who share this folder."), in: stage, row: row(13, 3),
          .dim)
      }
    }
    if state.isOpener || !message.text.isEmpty {
      canvas.put(message: [message.text], in: stage, row: row(15, 11), message.role)
    } else {
      let line = text("\(state.opener) says when it begins.")
      canvas.put(message: [line], in: stage, row: row(15, 11), .text)
    }
    drawButtons(on: &canvas, in: stage, row: row(17, 12), context)
    if !isCompact {
      canvas.putCentered(
        text("A game you begin meanwhile waits under Continue when somebody comes."), in: stage,
        row: row(20, 14), .dim)
    }
  }

  /// Draws the buttons, the first one chosen. Playing alone until somebody comes is in a row of its own.
  private func drawButtons(on canvas: inout Canvas, in stage: Rect, row: Int, _ context: Context) {
    typealias Button = (label: String, key: Key)
    let text = context.text
    let alone: Button = (text("Play alone while you wait"), .character("p"))
    let leave: Button = (state.isOpener ? text("Clear the table") : text("Leave the table"), .escape)
    let main: Button = (state.canBegin ? text("Start") : text("Wait", context: "button"), .enter)
    let rows = [[main, leave], [alone]]
    let spacing = canvas.layout.isCompact ? 1 : 2
    for (index, buttons) in rows.enumerated() {
      canvas.pushButtons(buttons, in: stage, row: row + index * spacing, isChosen: index == 0)
    }
  }

  private func drawSeat(
    _ index: Int, on canvas: inout Canvas, _ layout: Layout, _ row: Int, _ context: Context
  ) {
    let text = context.text
    let width = layout.isCompact ? 34 : 40
    let line = Rect(x: layout.stage.centeredX(of: width), y: row, width: width, height: 1)
    let seat = state.seats[index]
    let hasComputers = state.canSeatComputers
    let isChosen = hasComputers && index == menu.chosen
    canvas.listRow(line, isChosen: isChosen, sends: hasComputers ? .choose(index) : nil, fills: false)
    canvas.put("\(index + 1)", at: Point(x: line.minX + 2, y: row), .dim)
    let own = index == state.own && seat.kind == .person ? "  (\(text("you")))" : ""
    let name = text.occupant(seat) + own
    let role: Role = seat.kind == .empty ? .dim : .text
    canvas.put(name.clipped(to: width - 6), at: Point(x: line.minX + 5, y: row), isChosen ? .stage : role)
  }
}
