/// The limits of a player's name.
public enum PlayerName {
  /// The maximum number of graphemes.
  public static let longest = 20
}
