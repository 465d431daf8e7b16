/// A place on a high score list.
public struct Standing: Equatable, Sendable {
  public var player: String
  /// Points, games won in a row, or games won, as the mode's ranking says.
  public var score: Int
  /// The date of the last game that counts towards it.
  public var day: Day
  /// Whether the player whom the list is shown to earned it with their last game in this mode.
  public var isLatest: Bool
  /// The last game that counts towards it; `nil` when it has no record.
  public var game: Int64?

  public init(player: String, score: Int, day: Day, isLatest: Bool = false, game: Int64? = nil) {
    self.player = player
    self.score = score
    self.day = day
    self.isLatest = isLatest
    self.game = game
  }

  /// The most places that a high score list has.
  public static let places = 100
}
