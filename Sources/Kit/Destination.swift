import Engines
import Records

/// A screen that games open without naming it, because it belongs to none of them. `Context.resolve` makes the transition.
public enum Destination: Sendable {
  /// The replay of a finished game, before its first step; a popup when the game cannot be rebuilt.
  case replay(GameRecord)
  /// The day's result, copied and displayed; only above the screen of the daily puzzles.
  case dailyResult
  /// A table before its game begins, in place of this screen.
  case seats(TableState)
}
