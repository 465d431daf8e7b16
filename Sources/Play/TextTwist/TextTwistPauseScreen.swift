import Engines
import TextUI

/// The clock stands and nothing of the rack is seen.
struct TextTwistPauseScreen: Screen {
  enum Command: Sendable {
    case goOn
  }

  let game: TextTwist
  let session: GameSession

  func name(_ strings: Strings) -> String { strings.textTwist.paused }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings.textTwist
    return [
      KeyBinding(
        [.enter, .character("+"), .function(6), .character(" ")], "Enter", strings.goOn,
        help: strings.helpGoOn,
        .goOn),
      KeyBinding([.escape], "Esc", context.strings.back, help: strings.helpGoOn, .goOn),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition { .pop }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.textTwist
    canvas.textTwistHeader(game, session, context)
    let stage = canvas.layout.stage
    let top = stage.minY + (stage.height - 9) / 2
    let x = stage.centeredX(of: TilesView.width(Rack.size, pitch: 5))
    TilesView(tiles: Array(repeating: .back, count: Rack.size), pitch: 5)
      .draw(on: &canvas, at: Point(x: x, y: top))
    canvas.putCentered(strings.paused, in: stage, row: top + 4, .title)
    let clock = strings.clockStands(game.timeLeft?.onTheClock ?? "")
    canvas.putCentered(clock, in: stage, row: top + 5, .text)
    canvas.putCentered(strings.bankStands, in: stage, row: top + 6, .dim)
    let label = "‹ \(strings.goOnButton) ›"
    canvas.button(
      label, at: Point(x: stage.centeredX(of: label.columns), y: top + 8), .chosen, sends: .enter)
  }
}
