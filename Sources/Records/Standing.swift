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
