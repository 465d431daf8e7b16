/// When the changes since the last save must be saved.
public enum Saving: Sendable {
  /// Before they are shown, so that nothing that a player has seen is lost when the program is killed.
  case beforeFrame
  /// Immediately after they have been shown, so that the player does not wait for it: the arrangement of tiles,
  /// a setting.
  case afterFrame
  /// With the next change: the time on a clock.
  case later
}

/// What the saved form of a game depends on while its screen stays on top. While it is equal, the game is not put into its
/// saved form to see whether it has changed, which is a tenth of the instructions for moving the cursor in Hangman.
public struct SavingState: Equatable, Sendable {
  /// The number of moves in the game, none of which can be taken back.
  let moves: Int
  /// What the player has entered for the next move; `nil` while nothing is being entered.
  var entry: String?
}
