import TextUI
import Texts

/// What all games share of the daily puzzles.
package enum Daily {
  /// Leaves the game for the puzzles of its day and copies the results.
  package static var share: Transition { .pop(then: .open(.dailyResult)) }

  /// The buttons at the end of a puzzle.
  package static func buttons(_ text: Texts) -> [Popup.Button] {
    [
      Popup.Button(text("Puzzles"), then: .pop),
      Popup.Button(
        text("Copy the result"), then: share),
      Popup.Button(text("Menu"), isCancel: true, then: .home),
    ]
  }
}
