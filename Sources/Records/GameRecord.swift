/// A finished game as listed among a player's games.
public struct FinishedGame: Equatable, Sendable {
  /// The unique id of its result.
  public let id: Int64
  public let result: GameResult

  public init(id: Int64, result: GameResult) {
    self.id = id
    self.result = result
  }
}

/// A finished game with everything needed to rebuild it for a replay.
public struct GameRecord: Equatable, Sendable {
  public let result: GameResult
  /// The game after its last move.
  public let game: SavedGame

  public init(result: GameResult, game: SavedGame) {
    self.result = result
    self.game = game
  }

  /// The number of a player's most recent games whose records are retained; those on a high score list always are.
  public static let limit = 200
}
