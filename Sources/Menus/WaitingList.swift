import Engines
import Kit
import Records
import TextUI

/// The saved games, the most recently played first, each with a preview. A digit opens the game on its line.
///
/// Above the title screen it lists all of them, and the entry of a code as the last line. Above a game's set-up it lists
/// that game's, and a new game as the last line.
struct WaitingList: Screen {
  /// A line of the list.
  enum Row: Sendable {
    case game(Int64)
    case code, newGame
  }

  enum Command: Sendable {
    case move, pick, open(Row), help, cancel
    /// Plays the game of a code.
    case code(String)
  }

  private let waiting: [WaitingGame]
  private let isOverTitle: Bool
  private let rows: [Row]
  private var menu: Menu

  init(_ waiting: [WaitingGame], isOverTitle: Bool) {
    self.waiting = waiting
    self.isOverTitle = isOverTitle
    rows = waiting.map { .game($0.session.id) } + [isOverTitle ? .code : .newGame]
    menu = Menu(count: rows.count)
  }

  var manners: Manners { [.popup, .pagerKeys] }

  func name(_ strings: Strings) -> String { strings.saved.title }

  func rules(_ context: Context) -> String { context.strings.waiting.rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    var bindings = [
      KeyBinding([.enter, .right], "Enter", strings.open, help: strings.helpOpenChosen, Command.pick),
      KeyBinding([], "1–9", "", help: strings.waiting.helpNumber, .move),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
    ]
    for (digit, row) in zip(Self.digits, rows) {
      bindings.append(KeyBinding([.character(digit)], "", "", help: "", .open(row)))
    }
    bindings += [
      KeyBinding(.help, "?", strings.help, help: "", .help),
      KeyBinding([.escape, .left], "Esc", strings.back, help: strings.helpCloseList, .cancel),
    ]
    return bindings
  }

  private static let digits = Array("1234567890")

  /// The digit that opens a line, in front of its text; blanks on lines after the tenth.
  private static func number(_ index: Int) -> String {
    (digits.indices.contains(index) ? String(digits[index]) : " ") + "  "
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .cancel: return .pop
    case .help: return .push(help(context))
    case .code(let text): return .pop(then: context.open(code: text))
    case .pick: return open(rows[menu.chosen], &context)
    case .open(let row): return open(row, &context)
    }
  }

  private func open(_ row: Row, _ context: inout Context) -> Transition {
    switch row {
    case .game(let game): context.resume(game, isOverTitle: isOverTitle, closing: true)
    case .code: .push(context.codeEntry { Command.code($0) })
    case .newGame: .pop
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key) else { return .stay }
    guard case .choose = key else { return .stay }
    return perform(.pick, &context)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let room = min(60, canvas.size.width - 10)
    var entries = context.games.lines(of: waiting, language: context.settings.words, room: room, strings)
      .enumerated().map {
        index, line in
        Menu.Entry(title: Self.number(index) + line)
      }
    let last = isOverTitle ? strings.code.row : strings.waiting.newGame
    entries.append(Menu.Entry(title: Self.number(entries.count) + last))
    ChoiceList.draw(
      isOverTitle ? strings.saved.waitingTitle : strings.waiting.title, entries, menu, on: &canvas,
      context)
  }

  /// A narrower popup above it would leave scraps of its lines, and of those beneath it.
  func drawCovered(on canvas: inout Canvas, _ context: Context) { canvas.clearStage() }
}
