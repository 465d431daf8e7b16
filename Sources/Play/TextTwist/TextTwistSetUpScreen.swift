import Engines
import TextUI

/// Before a game of Text Twist: with or without a clock, or on the classic racks.
struct TextTwistSetUpScreen: FormScreen {
  enum Row: Sendable {
    case mode
  }

  var form = Form(chosen: 1)

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  func rows(_ context: Context) -> [Row] { [.mode] }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    context.textTwist.mode = context.textTwistModes.following(context.textTwistMode, by: step)
  }

  mutating func goOn(_ context: inout Context) -> Transition { .push(TextTwistScreen.dealt(&context)) }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    canvas.header([strings.textTwist.name, strings.newGame], right: context.language.name)
    let stage = canvas.layout.stage
    let isLow = canvas.layout.isLow
    var y = stage.minY + (isLow ? 1 : 3)
    let x = stage.centeredX(of: TilesView.width(Rack.size, pitch: 5))
    let tiles: [TilesView.Tile] = "twis".map { .letter($0) } + [.hole, .letter("t")]
    TilesView(tiles: tiles, pitch: 5).draw(on: &canvas, at: Point(x: x, y: y))
    y += isLow ? 4 : 5
    let mode = context.textTwistMode
    let note = strings.textTwist.modeNote(mode).wrapped(to: min(60, stage.width - 2))
    canvas.putCentered(note, in: stage, row: y, .dim)
    y += isLow ? 3 : 4
    form.draw(
      [.init(label: strings.textTwist.modeLabel, value: strings.textTwist.mode(mode))], button: strings.startButton,
      on: &canvas, in: Rect(x: stage.minX, y: y, width: stage.width, height: stage.maxY - y))
  }
}
