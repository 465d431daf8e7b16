extension Ghost {
  /// The points of a player in one round; nothing while it is being played.
  public func score(of player: Int, inRound index: Int) -> Int {
    var before = self
    before.rounds.removeSubrange(index...)
    var after = self
    after.rounds.removeSubrange((index + 1)...)
    return after.score(of: player) - before.score(of: player)
  }

  /// The number of rounds that a player has won, by having been in them without losing them.
  public func roundsWon(by player: Int) -> Int {
    rounds.count { $0.loser != nil && $0.loser != player }
  }
}
