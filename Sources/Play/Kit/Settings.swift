/// What the player has chosen once and for all games.
public struct Settings: Equatable, Sendable {
  /// What a player hears when a key is refused or a guess is wrong.
  public enum Sound: String, CaseIterable, Sendable {
    case off, bell, flash
  }

  /// The code of the interface's language.
  public var language = "en"
  /// The code of the words' language.
  public var words = "en"
  /// The name of a theme.
  public var theme = "night"
  /// The id of the set of pictures in Hangman.
  public var pictures = "classic"
  /// In Hangman a letter counts only at Enter.
  public var isCareful = false
  /// Whether a losing picture and the like may move.
  public var isAnimated = true
  public var sound = Sound.off
  public var usesMouse = true

  public init() {}
}
