/// Everything the program says, in one language. A property that a language lacks does not compile.
public struct Strings: Sendable {
  var titleName: String
  var tagline: String
  var language: String
  var help: String
  var keys: String
  var menu: String
  var menuButton: String
  var back: String
  var close: String
  var quit: String
  var choose: String
  var change: String
  var open: String
  var start: String
  var startButton: String
  var newGame: String
  var changeGame: String
  var startOver: String
  var startOverButton: String
  var keepPlaying: String

  /// The space bar's name.
  var space: String
  var helpWalk: String
  var helpOpen: String
  var helpNext: String
  var helpPrevious: String
  var helpStart: String
  var helpMenu: String
  var helpQuit: String

  /// The terminal is smaller than so many columns and rows.
  var tooSmall: @Sendable (Int, Int) -> String

  /// The entries of the title's menu, in its order, each with a word on what is behind it.
  var entries: [Menu.Entry]

  /// The codes of the languages that the program speaks itself.
  static let languages = ["en", "nl"]

  /// What the program says in a language by its code; `nil` in one that it does not speak.
  static func spoken(_ code: String) -> Strings? {
    switch code {
    case "en": .english
    case "nl": .dutch
    default: nil
    }
  }

  // What a part of the program says is made when that part first speaks, not at the start.
  var isDutch = false
  var introduction: IntroductionStrings { isDutch ? .dutch : .english }
  var records: RecordsStrings { isDutch ? .dutch : .english }
  var kept: KeptStrings { isDutch ? .dutch : .english }
  var daily: DailyStrings { isDutch ? .dutch : .english }
  var entry: EntryStrings { isDutch ? .dutch : .english }
  var settings: SettingsStrings { isDutch ? .dutch : .english }
  var hangman: HangmanStrings { isDutch ? .dutch : .english }
  var twist: TwistStrings { isDutch ? .dutch : .english }
  var ghost: GhostStrings { isDutch ? .dutch : .english }
}
