import Engines
import Records
import Texts

/// The set-up of a game of Text Twist.
package struct TextTwistSetUp: Equatable, SetUp {
  package var mode = TextTwist.Mode.timed
  /// Decides which words are hidden; has no effect on the classic racks.
  package var level = TextTwist.Level.standard

  /// The id of the vocabulary that the racks are dealt from; `nil` for the dictionary.
  package var vocabulary: String?

  package init() {}

  /// What is saved of the set-up, and its row in the settings.
  package static let choices = [
    Choice(
      "twist.mode", { $0.textTwist.mode }, { $1.textTwist.mode = $0 },
      setting: .toggle(
        .playing, { $0("Twist: timer") }, { $0.textTwist.mode.hasClock },
        { $1.textTwist.mode = !$0 ? .untimed : $1.textTwist.mode.hasClock ? $1.textTwist.mode : .timed },
        note: { $0("With a clock, or all the time you want.") })),
    Choice("twist.level", { $0.textTwist.level }, { $1.textTwist.level = $0 }),
    Choice("twist.vocabulary", { $0.textTwist.vocabulary }, { $1.textTwist.vocabulary = $0 }),
  ]

  /// The mode under which the records store a game.
  package static func recorded(_ mode: TextTwist.Mode, _ level: TextTwist.Level) -> Mode {
    switch (mode, level) {
    case (.timed, .relaxed): .textTwistTimedRelaxed
    case (.timed, .standard): .textTwistTimedStandard
    case (.timed, .expert): .textTwistTimed
    case (.untimed, .relaxed): .textTwistUntimedRelaxed
    case (.untimed, .standard): .textTwistUntimedStandard
    case (.untimed, .expert): .textTwistUntimed
    case (.classic, _): .textTwistClassic
    case (.seven, .expert): .textTwistSevenExpert
    case (.seven, _): .textTwistSeven
    case (.fours, _): .textTwistFours
    case (.lightning, _): .textTwistLightning
    }
  }

  /// The way a game of a recorded mode is played; the daily one has a clock.
  package static func mode(of recorded: Mode) -> TextTwist.Mode {
    TextTwist.Mode.allCases.first { mode in
      TextTwist.Level.allCases.contains { Self.recorded(mode, $0) == recorded }
    } ?? .timed
  }

  /// The level of a recorded mode; standard for the daily and classic ones.
  package static func level(of recorded: Mode) -> TextTwist.Level {
    let mode = mode(of: recorded)
    guard mode != .classic else { return .standard }
    return mode.levels.first { Self.recorded(mode, $0) == recorded } ?? .standard
  }
}

extension TextTwistSetUp {
  /// The available modes in this language: the classic one requires classic racks.
  private static func modes(_ context: Context) -> [TextTwist.Mode] {
    let hasRacks = !context.services.library.racks(context.profile.language).isEmpty
    return TextTwist.Mode.allCases.filter { $0 != .classic || hasRacks }
  }

  /// The chosen mode, or the first one when the language does not have it.
  package func chosenMode(_ context: Context) -> TextTwist.Mode {
    let modes = Self.modes(context)
    return modes.contains(mode) ? mode : modes[0]
  }

  /// The chosen level, or the standard one where the mode does not have that.
  package func chosenLevel(_ context: Context) -> TextTwist.Level {
    chosenMode(context).levels.contains(level) ? level : .standard
  }

  package static func rows(_ context: Context) -> [SetUpRow] {
    let (text, vocabularies) = (context.text, context.vocabularies.withRacks)
    let chosen = context.textTwist.chosenMode(context)
    let mode = SetUpRow(
      "mode", text("Mode"), modes(context), chosen, text.mode, note: text.modeNote
    ) { $1.textTwist.mode = $0 }
    if chosen == .classic || chosen.levels.count == 1 { return [mode] }
    let level = SetUpRow(
      "level", text("Level"), chosen.levels, context.textTwist.chosenLevel(context), text.level,
      note: { text.levelNote($0, letters: chosen.rackSize) }
    ) { $1.textTwist.level = $0 }
    if vocabularies.isEmpty || chosen.rackSize != Rack.size { return [mode, level] }
    let words = SetUpRow(
      "words", text("Racks from"), [nil] + vocabularies.map { Optional($0.id) },
      context.vocabularies.forRacks?.id,
      { id in vocabularies.first { $0.id == id }?.title ?? text("Dictionary") },
      note: { _ in
        text("A word of six letters of your vocabulary is in each rack. On no high score list.")
      }
    ) { $1.textTwist.vocabulary = $0 }
    return [mode, level, words]
  }
}

extension TextTwist.Mode: SavedValue {}

extension TextTwist.Level: SavedValue {}

extension Context {
  /// The set-up for Text Twist.
  package var textTwist: TextTwistSetUp {
    get { self[TextTwistSetUp.self] }
    set { self[TextTwistSetUp.self] = newValue }
  }
}
