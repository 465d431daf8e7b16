import Kit

/// The games behind one row of a high score list, and which of them is being replayed.
struct ReplaySeries: Sendable {
  /// The replayable games, the oldest first. Only the oldest games of the row can be missing.
  let games: [Int64]
  /// The number of games in the row, including missing ones.
  let count: Int
  private(set) var index: Int

  /// Begins at the last game.
  init(_ games: [Int64], of count: Int) {
    self.games = games
    self.count = max(count, games.count)
    index = games.count - 1
  }

  /// The number of the replayed game in the row, from 1.
  var number: Int { count - games.count + index + 1 }

  var hasOthers: Bool { games.count > 1 }

  var game: Int64 { games[index] }

  /// The series moved by a number of games, cyclically.
  func following(by step: Int) -> ReplaySeries {
    var series = self
    series.index = (index + step).wrapped(in: games.count)
    return series
  }
}
