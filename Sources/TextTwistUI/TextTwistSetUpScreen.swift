import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The set-up of a game of Text Twist: with or without a clock, or on the classic racks.
struct TextTwistSetUpScreen: FormScreen {
  typealias Command = FormCommand<Never, Never>

  enum Row: Sendable {
    case mode, level, words
  }

  var form = Form()
  var manners: Manners { [.pagerKeys, .trying] }

  func name(_ text: Texts) -> String { text("Text Twist") }

  func rules(_ context: Context) -> String {
    let text = context.text
    return [
      text("Type the words that the six letters make, from three letters up."),
      text("A word of all six opens the next rack; at relaxed and standard two thirds of the words do, too."),
      text("Four words in five are worth half as much again, all of them double."),
    ].joined(separator: " ")
  }

  func rows(_ context: Context) -> [Row] {
    let dealt: [Row] = context.vocabulariesWithRacks.isEmpty ? [.level] : [.level, .words]
    return context.textTwistMode == .classic ? [.mode] : [.mode] + dealt
  }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .mode: context.textTwist.mode = context.textTwistModes.following(context.textTwistMode, by: step)
    case .level: context.textTwist.level = context.textTwist.level.following(by: step)
    case .words:
      let ids = [nil] + context.vocabulariesWithRacks.map { Optional($0.id) }
      context.textTwist.vocabulary = ids.following(context.rackVocabulary?.id, by: step)
    }
  }

  mutating func submit(_ context: inout Context) -> Transition { .push(TextTwistScreen.dealt(&context)) }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("Text Twist"), text("New game")], right: context.profile.language.name)
    let layout = canvas.layout.page
    if !layout.isCompact {
      let x = layout.stage.centeredX(of: TilesView.width(Rack.size, pitch: 6))
      let tiles: [TilesView.Tile] = "twis".map { .letter($0) } + [.hole, .letter("t")]
      TilesView(tiles: tiles, pitch: 6).draw(on: &canvas, at: Point(x: x, y: layout.point(0, 6).y))
    }
    let rows = rows(context)
    form.draw(
      of: rows.count, { formRow(rows[$0], context) }, note: note(chosenRow(context), context),
      button: text("Start"), on: &canvas)
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let text = context.text
    return switch row {
    case .mode:
      Form.Row(label: text("Mode"), value: text.mode(context.textTwistMode))
    case .level: Form.Row(label: text("Level"), value: text.level(context.textTwist.level))
    case .words:
      Form.Row(label: text("Racks from"), value: context.rackVocabulary?.title ?? text("Dictionary"))
    }
  }

  /// Explains the selected row.
  private func note(_ row: Row, _ context: Context) -> String {
    return switch row {
    case .mode: context.text.modeNote(context.textTwistMode)
    case .level: context.text.levelNote(context.textTwist.level)
    case .words:
      context.text("A word of six letters of your vocabulary is in each rack. On no high score list.")
    }
  }
}
