/// The games that a place on a list counts, one of which is seen.
struct ReplaySeries: Sendable {
  /// Those that can be seen again, the first one first. Only the first ones of all can lack.
  let games: [Int64]
  /// How many games there are.
  let count: Int
  private(set) var index: Int

  /// At the last game.
  init(_ games: [Int64], of count: Int) {
    self.games = games
    self.count = max(count, games.count)
    index = games.count - 1
  }

  /// Which game of all is seen.
  var number: Int { count - games.count + index + 1 }

  var hasOthers: Bool { games.count > 1 }

  var game: Int64 { games[index] }

  /// At the game so many on; the ends join.
  func following(by step: Int) -> ReplaySeries {
    var series = self
    series.index = (index + step).wrapped(in: games.count)
    return series
  }
}
