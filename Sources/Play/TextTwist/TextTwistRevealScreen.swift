import Engines
import TextUI

/// After a rack or a game: all its words, the missed ones marked.
struct TextTwistRevealScreen: Screen {
  enum Command: Sendable {
    case goOn, rack(Int), scroll(Int), newGame
  }

  let deal: TextTwistDeal
  let session: GameSession
  let game: TextTwist
  /// The rack that is shown, of those played.
  private var shown: Int
  private var section = 0
  /// Who was typing when time ran out is not to leave by that: for so long nothing goes on.
  private var settling: Duration

  init(_ game: TextTwist, _ session: GameSession, from deal: TextTwistDeal) {
    self.game = game
    self.session = session
    self.deal = deal
    shown = game.rounds.count - 1
    settling = game.isTimeOut ? .seconds(1) : .zero
  }

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  private var isSettled: Bool { settling <= .zero }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.textTwist
    let isOver = game.status == .over
    return [
      KeyBinding(
        [.enter, .character(" "), .character("="), .function(5)], "Enter", isOver ? own.goOn : own.next,
        help: isOver ? own.helpGoOn : own.helpNext, isEnabled: isSettled, .goOn),
      KeyBinding(
        [.left], "←", shown > 0 ? own.rack(shown) : "", help: own.helpRackBefore, isEnabled: shown > 0,
        .rack(-1)),
      KeyBinding(
        [.right], "→", shown < game.rounds.count - 1 ? own.rack(shown + 2) : "", help: own.helpRackAfter,
        isEnabled: shown < game.rounds.count - 1, .rack(1)),
      KeyBinding([.pageDown, .down], "PgDn", "", help: own.helpScrollDown, .scroll(1)),
      KeyBinding([.pageUp, .up], "PgUp", "", help: own.helpScrollUp, .scroll(-1)),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, isEnabled: isSettled, .goOn),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .rack(let step):
      shown += step
      section = 0
    case .scroll(let step): section = min(max(0, section + step), FoundList.sections - 1)
    case .goOn: return goOn(context)
    case .newGame: return .replace(TextTwistScreen.dealt(&context))
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .wheel(let notches): perform(.scroll(notches.signum()), &context)
    case .home: perform(.scroll(-FoundList.sections), &context)
    case .end: perform(.scroll(FoundList.sections), &context)
    default: .stay
    }
  }

  private func goOn(_ context: Context) -> Transition {
    var next = game
    guard game.status == .rackOver, let rack = deal.rack(number: game.rackNumber + 1), next.nextRack(rack)
    else {
      return .push(endPopup(context.strings))
    }
    return .replace(TextTwistScreen(next, session, from: deal, context))
  }

  func saved(_ context: Context) -> SavedGame? { game.saved(session, from: deal) }

  private func endPopup(_ strings: Strings) -> Popup {
    .end(
      strings.textTwist.endTitle, [.init(strings.textTwist.endLine(game.score, game.rackNumber))],
      of: session, again: .init(strings.newGame, then: .perform(Command.newGame)), strings)
  }

  var patience: Duration? { isSettled ? nil : settling }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    settling -= time
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.textTwist
    let layout = TextTwistLayout(canvas.layout)
    let round = game.rounds[shown]
    canvas.textTwistHeader(game, session, context)
    let bingo = round.rack.hidden.last { $0.count == Rack.size } ?? String(round.rack.letters)
    TilesView(tiles: bingo.map { .letter($0) }, pitch: layout.pitch, size: layout.tile).draw(
      on: &canvas, at: layout.bank)
    let found = strings.foundOf(round.rack.hidden.count - round.missed.count, round.rack.hidden.count)
    let lines: [(String, Role)] = [
      (headline(strings), .title), (found, .text),
      (game.status == .rackOver ? strings.nextIsOpen : "", .dim),
    ]
    for (row, line) in lines.enumerated() {
      if layout.isEntryFlat {
        canvas.putCentered(line.0, in: layout.stage, row: layout.entry.y + row, line.1)
      } else {
        canvas.put(line.0, at: Point(x: layout.entry.x, y: layout.entry.y + row), line.1)
      }
    }
    canvas.textTwistWords(round, in: layout, isRevealed: true, section: section, strings)
  }

  private func headline(_ strings: TextTwistStrings) -> String {
    if game.rounds.count > 1, shown < game.rounds.count - 1 { return strings.rack(shown + 1) }
    return game.isTimeOut ? strings.timeUp : game.round.isComplete ? strings.allFound : strings.givenUp
  }
}
