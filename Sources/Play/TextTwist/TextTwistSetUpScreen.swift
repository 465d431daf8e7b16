import Engines
import TextUI

/// Before a game of Text Twist: with or without a clock, or on the classic racks.
struct TwistSetUpScreen: FormScreen {
  enum Row {
    case mode
  }

  var form = Form(chosen: 1)

  func name(_ strings: Strings) -> String { strings.twist.name }

  func rows(_ context: Context) -> [Row] { [.mode] }

  func change(_ row: Row, by step: Int, _ context: inout Context) { context.stepTwistMode(by: step) }

  func goOn(_ context: inout Context) -> Transition { .push(TwistScreen.dealt(&context)) }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    canvas.header([strings.twist.name, strings.newGame], right: context.language.name)
    let stage = canvas.bands.stage
    let isLow = stage.height < 18
    var y = stage.minY + (isLow ? 1 : 3)
    let x = stage.minX + (stage.width - TilesView.width(Rack.size, pitch: 5)) / 2
    let tiles: [TilesView.Tile] = "twis".map { .letter($0) } + [.hole, .letter("t")]
    TilesView(tiles: tiles, pitch: 5).draw(on: &canvas, at: Point(x: x, y: y))
    y += isLow ? 4 : 5
    let mode = TextTwist.Mode.allCases.firstIndex(of: context.twistMode)!
    let note = strings.twist.modeNotes[mode].wrapped(to: min(60, stage.width - 2))
    for (row, line) in note.enumerated() { canvas.putCentered(line, in: stage, row: y + row, .dim) }
    y += isLow ? 3 : 4
    form.draw(
      [.init(label: strings.twist.mode, value: strings.twist.modes[mode])], button: strings.startButton,
      on: &canvas, in: Rect(x: stage.minX, y: y, width: stage.width, height: stage.maxY - y))
  }
}
