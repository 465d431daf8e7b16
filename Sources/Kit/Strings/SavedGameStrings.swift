import Records

/// The texts about saved games and about records that cannot be saved.
package struct SavedGameStrings: Translated {
  package var title: String
  package var welcomeBack: String
  package var claimed: String
  package var broken: String
  /// A game from before a change of the rules.
  package var outdated: String
  package var noWords: @Sendable (_ file: String) -> String
  package var discard: String
  package var unranked: String
  /// The same in at most 36 columns.
  package var unrankedShort: String
  package var waitingTitle: String
  package var points: @Sendable (Int) -> String
  /// Before a game is left, and before a day's puzzle is.
  package var leaveTitle: String
  package var leaveLine: String
  package var leaveDailyTitle: String
  package var leaveDailyLine: String
  /// The source of a game that is a day's puzzle.
  package var daily: @Sendable (_ day: String) -> String
  package var puzzles: String
  package var copyResult: String
  package var copyResultShort: String
  package var noticeTitle: String
  /// The damaged file's new name.
  package var damaged: @Sendable (_ file: String) -> String
  /// The path at which a new database has been created.
  package var moved: @Sendable (_ file: String) -> String
  package var newer: @Sendable (_ file: String) -> String
  package var unreadable: @Sendable (_ file: String, _ reason: String) -> String
  package var notSaved: @Sendable (_ reason: String) -> String
  package var playOn: String
}

extension Strings {
  package var saved: SavedGameStrings { _read { yield SavedGameStrings[language] } }

  /// What a header calls the puzzle of a day: `daily of 21 November`.
  package func puzzle(of day: Day) -> String { saved.daily(calendar.shortDate(day)) }
}
