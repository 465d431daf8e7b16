import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The set-up of a match of Ghost: the opponents and the rules.
struct GhostSetUpScreen: FormScreen {
  typealias Command = FormCommand<Int, Never>

  /// The rows of the form; the opponent decides which are shown.
  enum Row: Equatable, Sendable {
    case opponent, level, player(Int), seat(Int), allowedTier, opening, bluff
  }

  /// The seat whose player is named on a screen of its own.
  typealias Entry = Int

  var form = Form()
  var manners: Manners { [.pagerKeys, .trying] }

  func name(_ text: Texts) -> String { text("Ghost") }

  func rules(_ context: Context) -> String {
    context.text.ghostRules(isBluff: context.ghost.isBluff)
  }

  mutating func submit(_ context: inout Context) -> Transition {
    let text = context.text
    guard context.ghost.isPlayable else {
      return .ask(
        Popup.message(
          text("Ghost"), text.fewSeats, text))
    }
    context.ghost.forgetNames(of: context.ghostName(0))
    return .push(GhostScreen.begun(&context))
  }

  func editor(of row: Row, _ context: Context) -> (() -> any AskedScreen<Command>)? {
    switch row {
    case .seat(let seat) where context.ghost.seats.kinds[seat] == .person:
      {
        let text = context.text
        let persons = context.ghost.seats.kinds.indices.filter { context.ghost.seats.kinds[$0] == .person }
        let others = persons.filter { $0 != seat }.compactMap(context.ghostName)
        return EntryScreen(
          [text("Ghost"), text.opponent(.seats)], prompt: text("Who has seat \(seat + 1)?"),
          text: context.ghost.names[seat] ?? "",
          rules: .name(longest: PlayerName.longest, others: others, text), context
        ) { Command.entered($0, seat) }
      }
    case .player(let index):
      {
        let text = context.text
        return EntryScreen.playerName(
          index, [text("Ghost"), text.opponent(.friend)], name: context.ghost.names[index],
          other: context.ghostName(1 - index), context
        ) { Command.entered($0, index) }
      }
    default: nil
    }
  }

  /// Names the player of a seat.
  mutating func enter(_ text: String, as seat: Int, _ context: inout Context) -> Transition {
    if context.ghost.names[seat] != text { context.ghost.matchesWon = GhostSetUp.noMatchesWon }
    context.ghost.names[seat] = text
    return .stay
  }

  func rows(_ context: Context) -> [Row] {
    switch context.ghost.opponent {
    case .computer: [.opponent, .level, .allowedTier, .opening, .bluff]
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
    case .opening: context.ghost.isOpeningDealt.toggle()
    case .player: break
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("Ghost"), text("New game")], right: context.profile.language.name)
    let layout = canvas.layout.page
    if !layout.isCompact {
      FragmentView(letters: Array(Ghost.word), isOpen: true).draw(
        on: &canvas, in: layout.rect(0, rows(context).count > Form.mostRows ? 3 : 4, 80, 5),
        FragmentView.Tiles.forms(upTo: 7, room: 78)
      ) { $0 % 2 == 0 ? .tile : .otherTile }
    }
    let rows = rows(context)
    form.draw(
      of: rows.count, { formRow(rows[$0], context) }, note: note(context), button: context.text("Start"),
      on: &canvas)
  }

  /// Two sentences about the selected row.
  private func note(_ context: Context) -> String {
    let text = context.text
    let setUp = context.ghost
    return switch chosenRow(context) {
    case .opponent: text.opponentNote(setUp.opponent)
    case .level: text.levelNote(setUp.level)
    case .player: text("Space changes the name. Matches won are counted under it.")
    case .seat(let seat): text.seatNote(setUp.seats.kinds[seat])
    case .allowedTier: text.allowedTierNote(setUp.allowedTier)
    case .bluff:
      text.bluffNote(setUp.isBluff)
    case .opening: text.openingNote(isDealt: setUp.isOpeningDealt)
    }
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let text = context.text
    let setUp = context.ghost
    return switch row {
    case .opponent:
      Form.Row(label: text("Against"), value: text.opponent(setUp.opponent))
    case .level: Form.Row(label: text("Level"), value: text.level(setUp.level))
    case .player(let index):
      Form.Row(
        label: index == 0 ? text("First player") : text("Second player"),
        value: context.ghostPlayers[index].name)
    case .seat(let seat): seatRow(seat, context)
    case .allowedTier:
      Form.Row(label: text("Words"), value: text.allowedTier(setUp.allowedTier))
    case .bluff: Form.Row(label: text("Bluff"), value: text.onOff(setUp.isBluff))
    case .opening:
      Form.Row(
        label: text("First letter"), value: text.opening(isDealt: setUp.isOpeningDealt))
    }
  }

  /// The row of a seat: its kind and, for a person, the name.
  private func seatRow(_ seat: Int, _ context: Context) -> Form.Row {
    let text = context.text
    let kind = context.ghost.seats.kinds[seat]
    let name = kind == .person ? "  " + context.ghostPlayer(seat, level: nil).name : ""
    return Form.Row(
      label: text("Seat \(seat + 1)"),
      value: text.seatKind(kind) + name)
  }
}
