import Engines
import Records

/// What the player chose before a game of Text Twist.
struct TextTwistSetUp: Equatable, Memory {
  var mode = TextTwist.Mode.timed

  /// What is saved of it, and its row in the settings.
  static let choices = [
    Choice(
      "twist.mode", { $0.textTwist.mode }, { $1.textTwist.mode = $0 },
      setting: .toggle(
        .playing, { $0.textTwist.timer }, { $0.textTwist.mode == .timed },
        { $1.textTwist.mode = $0 ? .timed : .untimed }, note: { $0.textTwistSettings.timer }))
  ]

  /// The mode that the records know a game by.
  static func recorded(_ mode: TextTwist.Mode) -> Mode {
    switch mode {
    case .timed: .twistTimed
    case .untimed: .twistUntimed
    case .classic: .twistClassic
    }
  }

  /// How a game of a recorded mode is played; the daily one has a clock.
  static func mode(of recorded: Mode) -> TextTwist.Mode {
    TextTwist.Mode.allCases.first { Self.recorded($0) == recorded } ?? .timed
  }
}

extension TextTwist.Mode: SavedValue {}

extension Context {
  /// What the player chose for Text Twist.
  var textTwist: TextTwistSetUp {
    get { self[TextTwistSetUp.self] }
    set { self[TextTwistSetUp.self] = newValue }
  }

  /// The modes there are in this language: the classic one only where there are classic racks.
  var textTwistModes: [TextTwist.Mode] {
    TextTwist.Mode.allCases.filter { $0 != .classic || !library.racks(language).isEmpty }
  }

  /// The chosen mode, or the first where the language has no such mode.
  var textTwistMode: TextTwist.Mode {
    textTwistModes.contains(textTwist.mode) ? textTwist.mode : textTwistModes[0]
  }
}
