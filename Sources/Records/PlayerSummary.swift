/// An entry in the list of players.
public struct PlayerSummary: Equatable, Sendable {
  public var name: String
  /// The number of finished games.
  public var games: Int
  /// The day of the last game; `nil` without any.
  public var lastDay: Day?

  public init(name: String, games: Int = 0, lastDay: Day? = nil) {
    self.name = name
    self.games = games
    self.lastDay = lastDay
  }
}
