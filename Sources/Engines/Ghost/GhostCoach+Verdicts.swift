extension GhostCoach {
  /// What a move did to the round, for a player who plays on perfectly.
  public enum Verdict: Equatable, Sendable {
    /// The round was won and stayed so.
    case kept
    /// The round was won and is so no longer.
    case threwAway
    /// The round was lost already.
    case lost
  }

  /// The verdict on each remark of a match for two; more than two players get none, because no round is won then.
  public func verdicts(on match: Ghost, _ remarks: [[Remark]]) -> [[Verdict?]] {
    var lines: [String: [GhostSolver.Line]] = [:]
    return remarks.enumerated().map { round, remarks in
      remarks.map { remark in
        guard match.players.count == 2 else { return nil }
        if remark.better != nil { return .threwAway }
        guard case .add(let letter) = remark.move else {
          return match.rounds[round].loser == remark.player ? .lost : .kept
        }
        let possible = lines[remark.fragment] ?? GhostSolver(judge).lines(from: remark.fragment)
        lines[remark.fragment] = possible
        return possible.contains { $0.letter == letter && $0.verdict == .wins } ? .kept : .lost
      }
    }
  }

  /// What can be added to a fragment: the letters that win, then those that lose, then those that complete a word.
  public func choices(after fragment: String) -> [GhostSolver.Line] {
    let lines = GhostSolver(judge).lines(from: fragment)
    return [GhostSolver.Verdict.wins, .open, .loses, .ends].flatMap { verdict in
      lines.filter { $0.verdict == verdict }
    }
  }
}
