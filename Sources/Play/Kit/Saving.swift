/// When the changes to a game since the last save must be saved.
public enum Saving: Sendable {
  /// Before they are shown, so that nothing that a player has seen is lost when the program is killed.
  case beforeFrame
  /// Immediately after they have been shown, so that the player does not wait for it: the arrangement of tiles.
  case afterFrame
  /// With the next change: the time on a clock.
  case later
}
