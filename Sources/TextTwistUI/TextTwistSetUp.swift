import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The set-up of a game of Text Twist.
struct TextTwistSetUp: Equatable, GameState {
  var mode = TextTwist.Mode.timed
  /// Decides which words are hidden; has no effect on the classic racks.
  var level = TextTwist.Level.standard

  /// What is saved of the set-up, and its row in the settings.
  static let choices = [
    Choice(
      "twist.mode", { $0.textTwist.mode }, { $1.textTwist.mode = $0 },
      setting: .toggle(
        .playing, { $0("Twist: timer") }, { $0.textTwist.mode == .timed },
        { $1.textTwist.mode = $0 ? .timed : .untimed },
        note: { $0("With a clock, or all the time you want.") })),
    Choice("twist.level", { $0.textTwist.level }, { $1.textTwist.level = $0 }),
  ]

  /// The mode under which the records store a game.
  static func recorded(_ mode: TextTwist.Mode, _ level: TextTwist.Level) -> Mode {
    switch (mode, level) {
    case (.timed, .relaxed): .textTwistTimedRelaxed
    case (.timed, .standard): .textTwistTimedStandard
    case (.timed, .expert): .textTwistTimed
    case (.untimed, .relaxed): .textTwistUntimedRelaxed
    case (.untimed, .standard): .textTwistUntimedStandard
    case (.untimed, .expert): .textTwistUntimed
    case (.classic, _): .textTwistClassic
    }
  }

  /// The way a game of a recorded mode is played; the daily one has a clock.
  static func mode(of recorded: Mode) -> TextTwist.Mode {
    TextTwist.Mode.allCases.first { mode in
      TextTwist.Level.allCases.contains { Self.recorded(mode, $0) == recorded }
    } ?? .timed
  }

  /// The level of a recorded mode; standard for the daily and classic ones.
  static func level(of recorded: Mode) -> TextTwist.Level {
    let mode = mode(of: recorded)
    guard mode != .classic else { return .standard }
    return TextTwist.Level.allCases.first { Self.recorded(mode, $0) == recorded } ?? .standard
  }
}

extension TextTwist.Mode: SavedValue {}

extension TextTwist.Level: SavedValue {}

extension Context {
  /// The set-up for Text Twist.
  var textTwist: TextTwistSetUp {
    get { self[TextTwistSetUp.self] }
    set { self[TextTwistSetUp.self] = newValue }
  }

  /// The available modes in this language: the classic one requires classic racks.
  var textTwistModes: [TextTwist.Mode] {
    TextTwist.Mode.allCases.filter { $0 != .classic || !services.library.racks(profile.language).isEmpty }
  }

  /// The chosen mode, or the first one when the language does not have it.
  var textTwistMode: TextTwist.Mode {
    textTwistModes.contains(textTwist.mode) ? textTwist.mode : textTwistModes[0]
  }
}

/// The set-up of a game of Text Twist: with or without a clock, or on the classic racks.
struct TextTwistSetUpScreen: FormScreen {
  enum Row: Sendable {
    case mode, level
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

  func rows(_ context: Context) -> [Row] { context.textTwistMode == .classic ? [.mode] : [.mode, .level] }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .mode: context.textTwist.mode = context.textTwistModes.following(context.textTwistMode, by: step)
    case .level: context.textTwist.level = context.textTwist.level.following(by: step)
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
    }
  }

  /// Explains the selected row.
  private func note(_ row: Row, _ context: Context) -> String {
    return switch row {
    case .mode: context.text.modeNote(context.textTwistMode)
    case .level: context.text.levelNote(context.textTwist.level)
    }
  }
}
