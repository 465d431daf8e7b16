import TextUI

/// What all games share of the daily puzzles.
package enum Daily {
  /// Leaves the game for the puzzles of its day and copies the results.
  package static var share: Transition { .pop(then: .open(.dailyResult)) }

  /// The buttons at the end of a puzzle.
  package static func buttons(_ strings: Strings) -> [Popup.Button] {
    [
      Popup.Button(strings.saved.puzzles, then: .pop),
      Popup.Button(
        strings.saved.copyResult, short: strings.saved.copyResultShort, then: share),
      Popup.Button(strings.menuButton, isCancel: true, then: .home),
    ]
  }
}
