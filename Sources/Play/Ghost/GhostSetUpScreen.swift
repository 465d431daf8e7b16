import Engines
import TextUI

/// Before a match of Ghost: against whom, and what counts.
struct GhostSetUpScreen: FormScreen {
  /// The rows of the form; which there are depends on the opponent.
  enum Row: Equatable {
    case opponent, level, player(Int), judge, bluff
  }

  var form = Form(chosen: .max)

  func name(_ strings: Strings) -> String { strings.ghost.name }

  init(_ context: Context) {
    form = Form(chosen: rows(context).count)
  }

  func goOn(_ context: inout Context) -> Transition { .push(GhostScreen.begun(&context)) }

  func opens(_ row: Row, _ context: Context) -> (any Screen)? {
    if case .player(let index) = row { nameScreen(index, context) } else { nil }
  }

  func rows(_ context: Context) -> [Row] {
    switch context.ghost.opponent {
    case .computer: [.opponent, .level, .judge, .bluff]
    case .friend: [.opponent, .player(0), .player(1), .judge, .bluff]
    }
  }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .opponent: context.ghost.opponent = context.ghost.opponent.stepped(by: step)
    case .level: context.ghost.level = context.ghost.level.stepped(by: step)
    case .judge: context.ghost.judge = GhostSetUp.judges.following(context.ghost.judge, by: step)
    case .bluff: context.ghost.isBluff.toggle()
    case .player: break
    }
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
      rows(context).map { formRow($0, context) }, button: strings.startButton, on: &canvas,
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
