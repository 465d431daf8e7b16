import Engines
import TextUI

/// Before a game of Text Twist: with or without a clock, or on the classic racks.
struct TextTwistSetUpScreen: FormScreen {
  enum Row: Sendable {
    case mode
  }

  var form = Form()

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  func rows(_ context: Context) -> [Row] { [.mode] }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    context.textTwist.mode = context.textTwistModes.following(context.textTwistMode, by: step)
  }

  mutating func goOn(_ context: inout Context) -> Transition { .push(TextTwistScreen.dealt(&context)) }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    canvas.header([strings.textTwist.name, strings.newGame], right: context.language.name)
    let layout = canvas.layout.page
    if !layout.isCompact {
      let x = layout.stage.centeredX(of: TilesView.width(Rack.size, pitch: 6))
      let tiles: [TilesView.Tile] = "twis".map { .letter($0) } + [.hole, .letter("t")]
      TilesView(tiles: tiles, pitch: 6).draw(on: &canvas, at: Point(x: x, y: layout.point(0, 6).y))
    }
    let mode = context.textTwistMode
    form.draw(
      [.init(label: strings.textTwist.modeLabel, value: strings.textTwist.mode(mode))],
      note: strings.textTwist.modeNote(mode), button: strings.startButton, on: &canvas)
  }
}
