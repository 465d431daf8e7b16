/// A player in the list of those who play.
public struct PlayerSummary: Equatable, Sendable {
  public var name: String
  /// How many games they have finished.
  public var games: Int
  /// The day of the last one; `nil` before the first.
  public var lastDay: Day?

  public init(name: String, games: Int = 0, lastDay: Day? = nil) {
    self.name = name
    self.games = games
    self.lastDay = lastDay
  }
}
