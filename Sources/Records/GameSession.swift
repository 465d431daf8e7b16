/// The identity of a game: its id, its player, and what it is played with.
public struct GameSession: Equatable, Sendable {
  /// Unique among all games; random, except for a daily puzzle.
  public let id: Int64
  public let player: String
  public let mode: Mode
  /// The code of the language of the words.
  public let language: String
  /// The path of the player's own word list; empty when the language's words are used.
  public let words: String
  /// The day of a daily puzzle.
  public let day: Day?
  /// The code that the game was dealt by, which excludes it from all lists; empty for other games.
  public let code: String

  public init(
    id: Int64, player: String, mode: Mode, language: String, words: String = "", day: Day? = nil,
    code: String = ""
  ) {
    self.id = id
    self.player = player
    self.mode = mode
    self.language = language
    self.words = words
    self.day = day
    self.code = code
  }
}
