import Engines
import Play
import Records
import TextUI
import Texts

/// What all games share of the daily puzzles.
package enum Daily {
  /// Leaves the game for the puzzles of its day and copies the results.
  package static var share: Transition { .pop(then: .open(.dailyResult)) }

  /// The buttons at the end of a puzzle: the first one leads to the next puzzle, by its name, or after the last one to the
  /// results.
  package static func buttons(after session: GameSession, _ context: Context) -> [Popup.Button] {
    let text = context.text
    let puzzles = Popup.Button(text("Puzzles"), then: .pop)
    let menu = Popup.Button(text("Menu"), isCancel: true, then: .home)
    // After midnight the next puzzles are those of another day.
    guard session.day == context.services.today() else { return [puzzles, menu] }
    let finished = context.profile.daily?.finished ?? []
    guard let next = Mode.daily.first(where: { $0 != session.mode && !finished.contains($0) }) else {
      return [Popup.Button(text("Copy the result"), then: share), puzzles, menu]
    }
    let name = context.services.games.game(next.game).name(text)
    var button = Popup.Button(name, then: .pop(then: .open(.nextPuzzle)))
    button.isName = true
    return [button, puzzles, menu]
  }
}
