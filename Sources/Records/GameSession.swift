/// Which game this is among those that are saved, and whose.
public struct GameSession: Equatable, Sendable {
  /// Tells it from every other game; random, except that of a daily puzzle.
  public let id: Int64
  public let player: String
  public let mode: Mode
  /// The code of the words' language.
  public let language: String
  /// The path of the player's own word list; empty for the language's words.
  public let words: String
  /// The day a daily puzzle is for.
  public let day: Day?
  /// The code by which the game was dealt, which counts on no list; empty for any other game.
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
