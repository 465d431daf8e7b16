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
