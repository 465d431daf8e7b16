extension GhostCoach {
  /// How a move changed the theoretical result of the round for its player.
  public enum Verdict: Equatable, Sendable {
    /// The round was won in theory and still is.
    case good
    /// The round was won in theory and no longer is.
    case mistake
    /// The round was already lost in theory.
    case lost
    /// With more than two players: the result also depended on the others.
    case open
  }

  /// The verdict on each remark of a match; `nil` for a dealt letter.
  public func verdicts(on match: Ghost, _ remarks: [[Remark]]) -> [[Verdict?]] {
    remarks.enumerated().map { round, remarks in
      let seats = match.standing(beforeRound: round).count
      return remarks.map { remark in
        if remark.isDealt { return nil }
        if remark.better != nil { return .mistake }
        guard case .add(let letter) = remark.move else {
          return match.rounds[round].loser == remark.player ? .lost : .good
        }
        let possible = GhostSolver(judge).lines(from: remark.fragment, seats: seats)
        if possible.contains(where: { $0.letter == letter && $0.verdict == .wins }) { return .good }
        return seats == 2 || possible.allSatisfy { $0.verdict == .ends } ? .lost : .open
      }
    }
  }

  /// The letters that can be added to a fragment: those that win first, then those that lose, then those that complete a
  /// word.
  /// - Parameter seats: the number of players in the round.
  public func choices(after fragment: String, seats: Int = 2) -> [GhostSolver.Line] {
    let lines = GhostSolver(judge).lines(from: fragment, seats: seats)
    return [GhostSolver.Verdict.wins, .open, .loses, .ends].flatMap { verdict in
      lines.filter { $0.verdict == verdict }
    }
  }
}
