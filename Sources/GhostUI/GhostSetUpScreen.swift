import Engines
import Kit
import TextUI

/// The set-up of a match of Ghost: the opponents and the rules.
struct GhostSetUpScreen: FormScreen {
  /// The rows of the form; the opponent decides which are shown.
  enum Row: Equatable, Sendable {
    case opponent, level, player(Int), seat(Int), allowedTier, bluff
  }

  /// What is typed: the name of the player at a seat.
  enum Entry: Sendable {
    case playerName(Int)
  }

  var form = Form()
  var manners: Manners { [.pagerKeys, .trying] }

  func name(_ strings: Strings) -> String { strings.ghost.name }

  func rules(_ context: Context) -> String { context.strings.ghost.rules(isBluff: context.ghost.isBluff) }

  mutating func submit(_ context: inout Context) -> Transition {
    let strings = context.strings
    guard context.ghost.opponent != .seats || context.ghost.seats.isPlayable else {
      return .push(Popup.message(strings.ghost.name, strings.ghostSeats.tooFew, strings))
    }
    context.ghost.forgetNames(of: context.ghostName(0))
    return .push(GhostScreen.begun(&context))
  }

  func editor(of row: Row, _ context: Context) -> (() -> any Screen)? {
    switch row {
    case .seat(let seat) where context.ghost.seats.kinds[seat] == .person:
      {
        let strings = context.strings.ghost
        let persons = context.ghost.seats.kinds.indices.filter { context.ghost.seats.kinds[$0] == .person }
        let others = persons.filter { $0 != seat }.compactMap(context.ghostName)
        return EntryScreen(
          [strings.name, strings.opponent(.seats)], prompt: context.strings.ghostSeats.nameOf(seat + 1),
          text: context.ghost.names[seat] ?? "",
          rules: .name(longest: PlayerName.longest, others: others, context.strings.entry), context
        ) { Command.entered($0, .playerName(seat)) }
      }
    case .player(let index):
      {
        let strings = context.strings.ghost
        return EntryScreen.playerName(
          index, [strings.name, strings.opponent(.friend)], name: context.ghost.names[index],
          other: context.ghostName(1 - index), context
        ) { Command.entered($0, .playerName(index)) }
      }
    default: nil
    }
  }

  mutating func enter(_ text: String, as entry: Entry, _ context: inout Context) -> Transition {
    switch entry {
    case .playerName(let index):
      if context.ghost.names[index] != text { context.ghost.matchesWon = GhostSetUp.noMatchesWon }
      context.ghost.names[index] = text
      return .stay
    }
  }

  func rows(_ context: Context) -> [Row] {
    switch context.ghost.opponent {
    case .computer: [.opponent, .level, .allowedTier, .bluff]
    case .friend: [.opponent, .player(0), .player(1), .allowedTier, .bluff]
    case .seats: [.opponent] + context.ghost.seats.kinds.indices.map { .seat($0) } + [.allowedTier, .bluff]
    }
  }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .opponent:
      context.ghost.opponent = context.ghost.opponent.following(by: step)
      context.ghost.matchesWon = GhostSetUp.noMatchesWon
    case .seat(let seat):
      context.ghost.seats.kinds[seat] = context.ghost.seats.kinds[seat].following(by: step)
      context.ghost.matchesWon = GhostSetUp.noMatchesWon
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
        on: &canvas, in: layout.rect(0, rows(context).count > Form.mostRows ? 3 : 4, 80, 5),
        [FragmentView.Cells(width: 7, height: 5, most: 12)]
      ) { _ in .stage }
    }
    let rows = rows(context)
    form.draw(
      of: rows.count, { formRow(rows[$0], context) }, note: note(context), button: button(context),
      on: &canvas)
  }

  func submitLabel(_ context: Context) -> String { context.strings.uncapitalized(button(context)) }

  private func button(_ context: Context) -> String {
    context.ghost.opponent == .seats ? context.strings.ghostSeats.begin : context.strings.startButton
  }

  /// Two sentences about the selected row.
  private func note(_ context: Context) -> String {
    let strings = context.strings
    let setUp = context.ghost
    return switch chosenRow(context) {
    case .opponent: strings.ghost.opponentNote(setUp.opponent)
    case .level: strings.ghost.levelNote(setUp.level)
    case .player: strings.ghost.nameNote
    case .seat(let seat): strings.ghostSeats.note(setUp.seats.kinds[seat])
    case .allowedTier: strings.ghost.allowedTierNote(setUp.allowedTier)
    case .bluff: strings.ghost.bluffNote(setUp.isBluff)
    }
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let strings = context.strings
    let setUp = context.ghost
    return switch row {
    case .opponent:
      Form.Row(label: strings.ghost.opponentLabel, value: strings.ghost.opponent(setUp.opponent))
    case .level: Form.Row(label: strings.level, value: strings.ghost.level(setUp.level))
    case .player(let index):
      Form.Row(
        label: index == 0 ? strings.firstPlayer : strings.secondPlayer,
        value: context.ghostPlayers[index].name)
    case .seat(let seat): seatRow(seat, context)
    case .allowedTier:
      Form.Row(label: strings.ghost.allowedTierLabel, value: strings.ghost.allowedTier(setUp.allowedTier))
    case .bluff: Form.Row(label: strings.ghost.bluff, value: strings.onOff(setUp.isBluff))
    }
  }

  /// The row of a seat: its kind and, for a person, the name.
  private func seatRow(_ seat: Int, _ context: Context) -> Form.Row {
    let strings = context.strings
    let kind = context.ghost.seats.kinds[seat]
    let name = kind == .person ? "  " + context.ghostPlayer(seat, level: nil).name : ""
    return Form.Row(
      label: strings.ghostSeats.seat(seat + 1),
      value: strings.ghostSeats.kind(kind, strings.ghost.level) + name)
  }
}
