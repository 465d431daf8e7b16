import Engines
import TextUI

/// Before a match of Ghost: against whom, and what counts.
struct GhostSetUpScreen: FormScreen {
  /// The rows of the form; which there are depends on the opponent.
  enum Row: Equatable, Sendable {
    case opponent, level, player(Int), allowedTier, bluff
  }

  var form = Form()

  func name(_ strings: Strings) -> String { strings.ghost.name }

  mutating func goOn(_ context: inout Context) -> Transition { .push(GhostScreen.begun(&context)) }

  func editor(of row: Row, _ context: Context) -> (any Screen)? {
    guard case .player(let index) = row else { return nil }
    let strings = context.strings.ghost
    return EntryScreen.playerName(
      index, [strings.name, strings.opponent(.friend)], name: context.ghost.names[index], context
    ) { Command.entered($0, row) }
  }

  mutating func finishEditing(_ row: Row, _ answer: FormAnswer, _ context: inout Context) -> Transition {
    guard case (.player(let index), .text(let name)) = (row, answer) else { return .stay }
    if context.ghost.names[index] != name { context.ghost.matchesWon = [0, 0] }
    context.ghost.names[index] = name
    return .stay
  }

  func rows(_ context: Context) -> [Row] {
    switch context.ghost.opponent {
    case .computer: [.opponent, .level, .allowedTier, .bluff]
    case .friend: [.opponent, .player(0), .player(1), .allowedTier, .bluff]
    }
  }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .opponent: context.ghost.opponent = context.ghost.opponent.following(by: step)
    case .level: context.ghost.level = context.ghost.level.following(by: step)
    case .allowedTier: context.ghost.allowedTier = context.ghost.allowedTier.following(by: step)
    case .bluff: context.ghost.isBluff.toggle()
    case .player: break
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    canvas.header([strings.ghost.name, strings.newGame], right: context.language.name)
    let layout = canvas.layout.page
    if !layout.isCompact {
      FragmentView(Array(Ghost.word), isOpen: true).draw(
        on: &canvas, in: layout.rect(0, 4, 80, 5), [FragmentView.Cells(width: 7, height: 5, most: 12)]
      ) { _ in .stage }
    }
    form.draw(
      rows(context).map { formRow($0, context) }, note: note(context), button: strings.startButton,
      on: &canvas)
  }

  /// Two sentences on the chosen row.
  private func note(_ context: Context) -> String {
    let strings = context.strings.ghost
    let setUp = context.ghost
    let rows = rows(context)
    return switch rows[min(form.chosen, rows.count - 1)] {
    case .opponent: strings.opponentNote(setUp.opponent)
    case .level: strings.levelNote(setUp.level)
    case .player: strings.nameNote
    case .allowedTier: strings.allowedTierNote(setUp.allowedTier)
    case .bluff: strings.bluffNote(setUp.isBluff)
    }
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let strings = context.strings
    let own = strings.ghost
    let setUp = context.ghost
    return switch row {
    case .opponent: Form.Row(label: own.opponentLabel, value: own.opponent(setUp.opponent))
    case .level: Form.Row(label: strings.level, value: own.level(setUp.level))
    case .player(let index):
      Form.Row(
        label: index == 0 ? strings.firstPlayer : strings.secondPlayer,
        value: context.ghostPlayers[index].name)
    case .allowedTier: Form.Row(label: own.allowedTierLabel, value: own.allowedTier(setUp.allowedTier))
    case .bluff: Form.Row(label: own.bluff, value: strings.onOff(setUp.isBluff))
    }
  }
}
