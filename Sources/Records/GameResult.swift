/// How a game ended.
public struct GameResult: Equatable, Sendable {
  public var player: String
  public var mode: Mode
  /// The code of the words' language.
  public var language: String
  /// The local date of its end; of a daily puzzle, the date it was for.
  public var day: Day
  public var isWon: Bool
  /// The points; 0 where games won are what counts.
  public var points: Int
  /// The wrong guesses of a game of Hangman.
  public var misses: Int
  /// Whether it counts for the high score list: games with the player's own words do not.
  public var isRanked: Bool
  /// What only some games have to say.
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

  /// The numbers of wrong guesses that a game of Hangman can end with: 0…7.
  public static let missCounts = 8
}
