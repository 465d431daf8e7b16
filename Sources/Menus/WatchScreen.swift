import Engines
import Kit
import Play
import Tables
import TextUI
import Texts

/// A table that is watched without a seat: what all who play there see of it. It makes no moves.
struct WatchScreen: Screen {
  enum Command: Sendable {
    case leave
  }

  private(set) var state: TableState
  private var messages: TableMessages
  private var message = StatusMessage("")
  /// The remaining time of a race.
  private var timeLeft: Duration?

  init(_ state: TableState) {
    self.state = state
    messages = TableMessages(state)
  }

  func name(_ text: Texts) -> String { text("Table") }

  func rules(_ context: Context) -> String { context.text.watchRules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [KeyBinding([.escape], "Esc", text("leave"), help: text("stop watching"), .leave)]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    context.services.tables?.leave()
    return .pop
  }

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    if case .left(let reason) = news {
      return .replace(PopupScreen.message(context.text("Table"), context.text.gone(reason), context.text))
    }
    if case .timeLeft(let time) = news { timeLeft = time }
    if let said = messages.message(on: news, &context) {
      message = said
    } else if case .moved = news {
      message = StatusMessage("")
    }
    if let now = context.services.tables?.state() { state = now }
    if state.match?.isOver == true { timeLeft = nil }
    return .stay
  }

  /// The time until the clock of a race shows another second.
  var patience: Duration? {
    timeLeft.flatMap { $0 > .zero ? max(.milliseconds(1), $0 - .seconds($0.secondsBegun - 1)) : nil }
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    timeLeft = timeLeft.map { max(.zero, $0 - time) }
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    var own = context
    own.profile.language = context.services.library.language(state.header.language) ?? own.profile.language
    own.capitals.during { draw(on: &canvas, inItsLanguage: own) }
  }

  private func draw(on canvas: inout Canvas, inItsLanguage context: Context) {
    let text = context.text
    let game = context.services.games.game(at: state.header.game)
    let clock = timeLeft.map { "\($0.secondsBegun / 60):\(($0.secondsBegun % 60).digits(2))" }
    canvas.header(
      [text("Table"), text.name(state.header), text("watching")],
      right: [clock ?? "", state.watchers > 1 ? text.watchers(state.watchers) : ""])
    if let match = state.match {
      game?.atTables?.drawWatched(match, state, on: &canvas, context)
    } else {
      drawSeats(on: &canvas, text)
    }
    let layout = canvas.layout
    let row = layout.rect(
      0, [.race, .vocabulary].contains(state.header.game) ? layout.pick(7, 7, 18) : layout.pick(14, 14, 23),
      layout.mainWidth, 1)
    canvas.put(message: [message.fitted(to: row.width - 2)], in: row, row: row.minY, message.role)
  }

  /// Draws who sits at a table whose game has not begun.
  private func drawSeats(on canvas: inout Canvas, _ text: Texts) {
    let stage = canvas.layout.page.stage
    let first = canvas.layout.page.point(0, canvas.layout.isCompact ? 4 : 6).y
    canvas.putCentered(text("The game has not begun."), in: stage, row: first, .title)
    for (index, seat) in state.seats.enumerated() {
      let name = seat.kind == .person ? seat.name : seat.kind == .empty ? text("empty") : text("computer")
      canvas.putCentered(name, in: stage, row: first + 2 + index, seat.kind == .person ? .text : .dim)
    }
  }
}
