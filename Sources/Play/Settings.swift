/// What the player has chosen once and for all games.
public struct Settings: Equatable, Sendable {
  /// The code of the language of words and interface.
  public var language = "en"
  /// The name of a theme.
  public var theme = "night"
  /// The id of the set of pictures in Hangman.
  public var pictures = "classic"
  /// In Hangman a letter counts only at Enter.
  public var isCareful = false
  /// Whether a losing picture and the like may move.
  public var isAnimated = true

  public init() {}
}
