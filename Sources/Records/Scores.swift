/// An entry of a high score list.
public struct Standing: Equatable, Sendable {
  public var player: String
  /// Points, the length of a streak, or the number of games won, depending on the mode's ranking.
  public var score: Int
  /// The date of the last game that counts towards the entry.
  public var day: Day
  /// Whether the player viewing the list earned it with their last game in this mode.
  public var isLatest: Bool
  /// The id of the last game that counts towards it; `nil` when it cannot be replayed.
  public var game: Int64?

  public init(player: String, score: Int, day: Day, isLatest: Bool = false, game: Int64? = nil) {
    self.player = player
    self.score = score
    self.day = day
    self.isLatest = isLatest
    self.game = game
  }

  /// The maximum number of entries of a high score list.
  public static let places = 100
}

/// A player's totals in one mode.
public struct Tally: Equatable, Sendable {
  public var mode: Mode
  public var played: Int
  public var won: Int
  /// The length of the current winning streak.
  public var streak: Int
  /// The longest streak.
  public var longestStreak: Int
  /// The highest score of one game.
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

  /// The highest score of one game; `nil` until a game has scored.
  public var best: Int? { mostPoints > 0 ? mostPoints : nil }
}
