import Engines
import TextUI

/// Before a game of Text Twist: with or without a clock, or on the classic racks.
struct TwistSetUpScreen: Screen {
  enum Command: Sendable {
    case walk, change(Int), take, menu
  }

  private var form = Form(chosen: 1)

  func name(_ strings: Strings) -> String { strings.twist.name }

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
    switch command {
    case .walk: break
    case .menu: return .pop
    case .change(let step): context.stepTwistMode(by: step)
    case .take:
      if form.chosen == 1 { return .push(TwistScreen.dealt(&context)) }
      context.stepTwistMode(by: 1)
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.walk(key, count: 1) else { return .stay }
    switch key {
    case .choose: return perform(.take, &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }

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
