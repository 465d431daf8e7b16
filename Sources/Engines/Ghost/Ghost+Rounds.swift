extension Ghost {
  /// The points of a player in one round; 0 while it is being played.
  public func score(of player: Int, inRound index: Int) -> Int {
    var before = self
    before.rounds.removeSubrange(index...)
    var after = self
    after.rounds.removeSubrange((index + 1)...)
    return after.score(of: player) - before.score(of: player)
  }

  /// The players who were still in the match when a round began.
  public func standing(beforeRound index: Int) -> [Int] {
    players.indices.filter { player in rounds.prefix(index).count { $0.loser == player } < Self.word.count }
  }

  /// The player who would add the last letter of `word` in a round if `player` adds the letter at index `letters`.
  public func completer(of word: String, after letters: Int, by player: Int, inRound index: Int) -> Int {
    let standing = standing(beforeRound: index)
    guard let place = standing.firstIndex(of: player) else { return player }
    return standing[(place + max(0, word.count - letters - 1)) % standing.count]
  }

  /// The number of rounds won by a player who is still in the match: those that another one lost.
  public func roundsWon(by player: Int) -> Int {
    rounds.count { $0.loser != nil && $0.loser != player }
  }
}
