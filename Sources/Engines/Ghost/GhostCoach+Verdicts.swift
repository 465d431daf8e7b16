extension GhostCoach {
  /// How a move changed the theoretical result of the round for its player.
  public enum Verdict: Equatable, Sendable {
    /// The round was won in theory and still is.
    case good
    /// The round was won in theory and no longer is.
    case mistake
    /// The round was already lost in theory.
    case lost
    /// The result also depended on the others: with more than two players, or after a letter that only an answer to a
    /// challenge, but no word of the judge's list, went on with.
    case open
  }

  /// The verdict on each remark of a match; `nil` for a dealt letter.
  public func verdicts(on match: Ghost, _ remarks: [[Remark]]) -> [[Verdict?]] {
    var review = GhostReview(match, judge)
    return remarks.enumerated().map { number, remarks in
      remarks.map { review.verdict(on: $0, inRound: number) }
    }
  }

  /// The letters that can be added to a fragment in a match: those that win first, then those that lose, then those that
  /// complete a word.
  /// - Parameter seats: the number of players in the round.
  public func choices(after fragment: String, on match: Ghost, seats: Int = 2) -> [GhostSolver.Line] {
    var review = GhostReview(match, judge, seats: seats)
    let lines = review.lines(after: fragment)
    return [GhostSolver.Verdict.wins, .open, .loses, .ends].flatMap { verdict in
      lines.filter { $0.verdict == verdict }
    }
  }
}
