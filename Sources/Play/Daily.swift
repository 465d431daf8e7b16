import Records
import TextUI

/// What every game may say of the day's puzzles and do with them; the screens are Yard's.
enum Daily {
  /// Leaves the game for the puzzles of its day and shares the results.
  static var share: Transition { .pop(then: .perform(DailyScreen.Command.share)) }

  /// The ways on from the end of a puzzle.
  static func buttons(_ strings: Strings) -> [Popup.Button] {
    [
      Popup.Button(strings.saved.puzzles, then: .pop), Popup.Button(strings.saved.copyResult, then: share),
      Popup.Button(strings.menuButton, then: .home),
    ]
  }

  /// The days in a row, up to this one, on which the player finished all puzzles.
  static func streak(upTo day: Day, _ context: inout Context) -> Int { DailySheet(day, &context).streak }

  /// A streak in words.
  static func text(ofStreak days: Int, _ strings: Strings) -> String { strings.daily.streak(days) }
}
