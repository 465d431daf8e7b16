import Engines
import Kit
import TextUI

/// The set-up of a game of Text Twist: with or without a clock, or on the classic racks.
struct TextTwistSetUpScreen: FormScreen {
  enum Row: Sendable {
    case mode, level
  }

  var form = Form()
  var manners: Manners { [.pagerKeys, .trying] }

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  func rules(_ context: Context) -> String { context.strings.textTwist.rules }

  func rows(_ context: Context) -> [Row] { context.textTwistMode == .classic ? [.mode] : [.mode, .level] }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .mode: context.textTwist.mode = context.textTwistModes.following(context.textTwistMode, by: step)
    case .level: context.textTwist.level = context.textTwist.level.following(by: step)
    }
  }

  mutating func submit(_ context: inout Context) -> Transition { .push(TextTwistScreen.dealt(&context)) }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    canvas.header([strings.textTwist.name, strings.newGame], right: context.language.name)
    let layout = canvas.layout.page
    if !layout.isCompact {
      let x = layout.stage.centeredX(of: TilesView.width(Rack.size, pitch: 6))
      let tiles: [TilesView.Tile] = "twis".map { .letter($0) } + [.hole, .letter("t")]
      TilesView(tiles: tiles, pitch: 6).draw(on: &canvas, at: Point(x: x, y: layout.point(0, 6).y))
    }
    let rows = rows(context)
    form.draw(
      of: rows.count, { formRow(rows[$0], context) }, note: note(chosenRow(context), context),
      button: context.strings.startButton, on: &canvas)
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let strings = context.strings
    return switch row {
    case .mode:
      Form.Row(label: strings.textTwist.modeLabel, value: strings.textTwist.mode(context.textTwistMode))
    case .level: Form.Row(label: strings.level, value: strings.textTwist.level(context.textTwist.level))
    }
  }

  /// Explains the selected row.
  private func note(_ row: Row, _ context: Context) -> String {
    return switch row {
    case .mode: context.strings.textTwist.modeNote(context.textTwistMode)
    case .level: context.strings.textTwist.levelNote(context.textTwist.level)
    }
  }
}
