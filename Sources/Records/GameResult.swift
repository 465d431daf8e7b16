import Engines

/// The result of a game.
public struct GameResult: Equatable, Sendable {
  public var player: String
  public var mode: Mode
  /// The code of the language of the words.
  public var language: String
  /// The local date on which it ended; for a daily puzzle, the date of the puzzle.
  public var day: Day
  public var isWon: Bool
  /// The points; 0 in modes that are ranked by games won.
  public var points: Int
  /// The number of wrong guesses in Hangman.
  public var misses: Int
  /// Whether it counts for the high score list; games with the player's own words do not.
  public var isRanked: Bool
  /// Data specific to the game.
  public var details: Details

  public init(
    player: String, mode: Mode, language: String, day: Day, isWon: Bool, points: Int = 0, misses: Int = 0,
    isRanked: Bool = true, details: Details = Details()
  ) {
    self.player = player
    self.mode = mode
    self.language = language
    self.day = day
    self.isWon = isWon
    self.points = points
    self.misses = misses
    self.isRanked = isRanked
    self.details = details
  }
}
