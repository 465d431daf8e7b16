/// What the player has chosen once and for all games.
public struct Settings: Equatable, Sendable {
  /// The code of the language of words and interface.
  public var language = "en"
  /// The id of the set of pictures in Hangman.
  public var pictures = "classic"

  public init() {}
}
