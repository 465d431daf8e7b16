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

  /// All that the coach says about the moves of a match, by round and by move.
  public struct Review: Equatable, Sendable {
    public fileprivate(set) var remarks: [[Remark]] = []
    /// `nil` for a dealt letter.
    public fileprivate(set) var verdicts: [[Verdict?]] = []
    /// The letters that could have been added at a move: those that win first, then those that lose, then those that
    /// complete a word. None for a dealt letter.
    public fileprivate(set) var choices: [[[GhostSolver.Line]]] = []
  }

  /// Reviews all moves of a match. Each fragment is solved once.
  public func review(of match: Ghost) -> Review {
    var own = GhostReview(match, judge)
    var review = Review()
    for round in match.rounds.indices {
      let remarks = own.remarks(onRound: round)
      review.remarks.append(remarks)
      review.verdicts.append(remarks.map { own.verdict(on: $0, inRound: round) })
      review.choices.append(remarks.map { own.choices(insteadOf: $0, inRound: round) })
    }
    return review
  }
}
