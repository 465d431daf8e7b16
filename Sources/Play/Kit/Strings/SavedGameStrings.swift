import Records

/// The texts about saved games and about records that cannot be saved.
struct SavedGameStrings: Translated {
  var title: String
  var welcomeBack: String
  var claimed: String
  var broken: String
  /// A game from before a change of the rules.
  var outdated: String
  var noWords: @Sendable (_ file: String) -> String
  var discard: String
  var unranked: String
  /// The same in at most 36 columns.
  var unrankedShort: String
  var waitingTitle: String
  var points: @Sendable (Int) -> String
  /// Before a game is left, and before a day's puzzle is.
  var leaveTitle: String
  var leaveLine: String
  var leaveDailyTitle: String
  var leaveDailyLine: String
  /// The source of a game that is a day's puzzle.
  var daily: @Sendable (_ day: String) -> String
  var puzzles: String
  var copyResult: String
  var copyResultShort: String
  var noticeTitle: String
  /// The damaged file's new name.
  var damaged: @Sendable (_ file: String) -> String
  /// The path at which a new database has been created.
  var moved: @Sendable (_ file: String) -> String
  var newer: @Sendable (_ file: String) -> String
  var unreadable: @Sendable (_ file: String, _ reason: String) -> String
  var notSaved: @Sendable (_ reason: String) -> String
  var playOn: String
}

extension Strings {
  var saved: SavedGameStrings { _read { yield SavedGameStrings[language] } }

  /// What a header calls the puzzle of a day: `daily of 21 November`.
  func puzzle(of day: Day) -> String { saved.daily(calendar.shortDate(day)) }
}
