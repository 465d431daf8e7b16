import Engines
import TextUI

/// Before a match of Ghost: against whom, and what counts.
struct GhostSetUpScreen: Screen {
  enum Command: Sendable {
    case walk, change(Int), take, menu
  }

  /// The rows of the form; which there are depends on the opponent.
  private enum Row: Equatable {
    case opponent, level, player(Int), judge, bluff
  }

  private var form = Form(chosen: .max)

  func name(_ strings: Strings) -> String { strings.ghost.name }

  init(_ context: Context) {
    form = Form(chosen: Self.rows(context).count)
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    return [
      KeyBinding([.enter, .character(" ")], "Enter", strings.start, help: strings.helpStart, .take),
      KeyBinding([.right], "→", strings.change, help: strings.helpNext, .change(1)),
      KeyBinding([.left], "←", "", help: strings.helpPrevious, .change(-1)),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpWalk, .walk),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    let rows = Self.rows(context)
    switch command {
    case .walk: return .stay
    case .menu: return .pop
    case .change(let step):
      if form.chosen < rows.count { change(rows[form.chosen], by: step, &context) }
      return .stay
    case .take:
      guard form.chosen < rows.count else { return .push(GhostScreen.begun(&context)) }
      if case .player(let index) = rows[form.chosen] { return .push(nameScreen(index, context)) }
      change(rows[form.chosen], by: 1, &context)
      return .stay
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.walk(key, count: Self.rows(context).count) else { return .stay }
    switch key {
    case .choose: return perform(.take, &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }

  private static func rows(_ context: Context) -> [Row] {
    switch context.ghost.opponent {
    case .computer: [.opponent, .level, .judge, .bluff]
    case .friend: [.opponent, .player(0), .player(1), .judge, .bluff]
    }
  }

  private mutating func change(_ row: Row, by step: Int, _ context: inout Context) {
    let before = Self.rows(context).count
    switch row {
    case .opponent: context.ghost.opponent = context.ghost.opponent.stepped(by: step)
    case .level: context.ghost.level = context.ghost.level.stepped(by: step)
    case .judge: context.ghost.judge = GhostSetUp.judges.following(context.ghost.judge, by: step)
    case .bluff: context.ghost.isBluff.toggle()
    case .player: break
    }
    form.fit(before, Self.rows(context).count)
  }

  private func nameScreen(_ index: Int, _ context: Context) -> EntryScreen {
    let strings = context.strings
    return EntryScreen(
      [strings.ghost.name, strings.ghost.opponents[GhostSetUp.Opponent.friend.rawValue]],
      prompt: index == 0 ? strings.hangman.firstPlayer : strings.hangman.secondPlayer,
      text: context.ghost.names[index] ?? "", rules: .name(longest: 20, strings.entry), context
    ) { name, context in
      if context.ghost.names[index] != name { context.ghost.matchesWon = [0, 0] }
      context.ghost.names[index] = name
      return .stay
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    canvas.header([strings.ghost.name, strings.newGame], right: context.language.name)
    let stage = canvas.bands.stage
    let isTall = stage.height >= 18
    var top = stage.minY + (isTall ? 1 : 0)
    FragmentView(Array(Ghost.word), isOpen: true).draw(on: &canvas, in: stage, row: top) { _ in .stage }
    top += 4
    for (row, line) in note(context).wrapped(to: min(62, stage.width - 2)).enumerated() {
      canvas.putCentered(line, in: stage, row: top + row, .dim)
    }
    let formTop = top + 3
    form.draw(
      Self.rows(context).map { formRow($0, context) }, button: strings.startButton, on: &canvas,
      in: Rect(x: stage.minX, y: formTop, width: stage.width, height: stage.maxY - formTop))
  }

  private func note(_ context: Context) -> String {
    let strings = context.strings.ghost
    return context.ghost.opponent == .friend
      ? strings.twoPlayersNote : strings.levelNotes[context.ghost.level.rawValue - 1]
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let strings = context.strings.ghost
    let setUp = context.ghost
    return switch row {
    case .opponent: Form.Row(label: strings.opponent, value: strings.opponents[setUp.opponent.rawValue])
    case .level: Form.Row(label: strings.level, value: strings.levels[setUp.level.rawValue - 1])
    case .player(let index):
      Form.Row(
        label: index == 0 ? context.strings.hangman.firstPlayer : context.strings.hangman.secondPlayer,
        value: context.ghostPlayers[index].name)
    case .judge:
      Form.Row(
        label: strings.judge, value: strings.judges[GhostSetUp.judges.firstIndex(of: setUp.judge) ?? 1])
    case .bluff: Form.Row(label: strings.bluff, value: setUp.isBluff ? strings.on : strings.off)
    }
  }
}
