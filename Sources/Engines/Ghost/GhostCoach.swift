/// Reviews a match and finds every move that gave away a won position. With more than two players, a position is won when
/// the player wins the round even if all the others play together.
public struct GhostCoach: Equatable, Sendable {
  /// The coach's review of one move.
  public struct Remark: Equatable, Sendable {
    public let player: Int
    /// The letters before the move.
    public let fragment: String
    public let move: Ghost.Move
    /// A move that would have preserved the won position; `nil` when the move gave nothing away.
    public let better: Better?
    /// Whether the letter was dealt, so that nobody chose it.
    public let isDealt: Bool
  }

  public enum Better: Equatable, Sendable {
    /// This letter, which forces the opponent to complete this word; `nil` when that word is unfit.
    case letter(Character, word: String?)
    /// With more than two players: the move ended the round, and this letter would have continued it; `word` is one that it
    /// could have led to.
    case continuation(Character, word: String?)
    /// The fragment was dead: challenging it would have won.
    case challenge
    /// The fragment could still become this word, which was the right answer.
    case answer(String)
  }

  public let judge: GhostJudge

  public init(_ judge: GhostJudge) {
    self.judge = judge
  }
}

extension GhostCoach {
  /// A remark for every letter, challenge and answer of each round, in order.
  public func remarks(on match: Ghost) -> [[Remark]] {
    var review = GhostReview(match, judge)
    return match.rounds.indices.map { review.remarks(onRound: $0) }
  }
}
