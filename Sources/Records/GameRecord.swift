/// A finished game as a list of games names it.
public struct FinishedGame: Equatable, Sendable {
  /// Tells its result from every other one.
  public let id: Int64
  public let result: GameResult

  public init(id: Int64, result: GameResult) {
    self.id = id
    self.result = result
  }
}

/// A finished game with all that it is rebuilt from, to be seen again step by step.
public struct GameRecord: Equatable, Sendable {
  public let result: GameResult
  /// The game after its last move.
  public let game: SavedGame

  public init(result: GameResult, game: SavedGame) {
    self.result = result
    self.game = game
  }

  /// How many of a player's last games keep their record; those that a high score list counts always do.
  public static let limit = 200
}
