/// How a game ended, as the records keep it.
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
  /// Whether it may come onto a high score list: not with words of the player's own.
  public var isRanked: Bool
  /// What the mode tells of it besides, e.g. the words found and the words there were.
  public var figures: [Int]

  public init(
    player: String, mode: Mode, language: String, day: Day, isWon: Bool, points: Int = 0, misses: Int = 0,
    isRanked: Bool = true, figures: [Int] = []
  ) {
    self.player = player
    self.mode = mode
    self.language = language
    self.day = day
    self.isWon = isWon
    self.points = points
    self.misses = misses
    self.isRanked = isRanked
    self.figures = figures
  }
}

/// A place on a high score list.
public struct Standing: Equatable, Sendable {
  public var player: String
  /// Points, games won in a row, or games won, as the mode's ranking says.
  public var score: Int
  /// The date of the last game that counts for it.
  public var day: Day
  /// Whether the player whom the list is shown to earned it with their last game in this mode.
  public var isLatest: Bool

  public init(player: String, score: Int, day: Day, isLatest: Bool = false) {
    self.player = player
    self.score = score
    self.day = day
    self.isLatest = isLatest
  }

  /// A high score list has no more places.
  public static let places = 100
}

/// What a player has done in one mode.
public struct Tally: Equatable, Sendable {
  public var mode: Mode
  public var played: Int
  public var won: Int
  /// The last games, won in a row.
  public var streak: Int
  /// The longest streak.
  public var longestStreak: Int
  /// The most points of one game.
  public var mostPoints: Int

  public init(
    mode: Mode, played: Int = 0, won: Int = 0, streak: Int = 0, longestStreak: Int = 0, mostPoints: Int = 0
  ) {
    self.mode = mode
    self.played = played
    self.won = won
    self.streak = streak
    self.longestStreak = longestStreak
    self.mostPoints = mostPoints
  }
}
