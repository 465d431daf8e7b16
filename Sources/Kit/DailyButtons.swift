import Engines
import Play
import Records
import TextUI
import Texts

/// What all games share of the daily puzzles.
package enum Daily {
  /// The buttons at the end of a puzzle: the first one leads to the next puzzle, by its name, or after the last one to the
  /// results.
  package static func buttons<Command>(
    after session: GameSession, _ context: Context
  ) -> [PopupScreen<Command>.Button] {
    typealias Button = PopupScreen<Command>.Button
    let text = context.text
    let puzzles = Button(text("Puzzles"), then: .pop)
    let menu = Button(text("Menu"), isCancel: true, then: .home)
    // After midnight the next puzzles are those of another day.
    guard let day = session.day, day == context.services.today() else { return [puzzles, menu] }
    let finished = context.profile.daily?.finished ?? []
    guard let next = Mode.daily.first(where: { $0 != session.mode && !finished.contains($0) }) else {
      return [
        Button(text("Copy the result"), then: .pop(then: .open(.dailyResult(day)))), puzzles, menu,
      ]
    }
    let name = context.services.games.game(next.game).name(text)
    var button = Button(name, then: .pop(then: .open(.nextPuzzle(day))))
    button.isName = true
    return [button, puzzles, menu]
  }
}
