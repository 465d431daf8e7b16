/// Reviews a match for two and finds every move that gave away a won position.
public struct GhostCoach: Equatable, Sendable {
  /// The coach's review of one move.
  public struct Remark: Equatable, Sendable {
    public let player: Int
    /// The letters before the move.
    public let fragment: String
    public let move: Ghost.Move
    /// The move that would have kept the won position; `nil` when the move gave nothing away.
    public let better: Better?
  }

  public enum Better: Equatable, Sendable {
    /// This letter, which forces the opponent to complete this word; `nil` when that word is not fit.
    case letter(Character, word: String?)
    /// The fragment was dead.
    case challenge
    /// The fragment was alive: this word was the answer.
    case answer(String)
  }

  public let judge: GhostJudge

  public init(_ judge: GhostJudge) {
    self.judge = judge
  }
}

extension GhostCoach {
  /// A remark for every letter, challenge and answer of each round, in order. With more than two players no
  /// position is won, and no remark has a better move.
  public func remarks(on match: Ghost) -> [[Remark]] {
    var review = Review(judge: judge, answerJudge: match.answerJudge, isForTwo: match.players.count == 2)
    return match.rounds.indices.map { number in
      review.remarks(on: match.rounds[number], opened: match.openedLetters(beforeRound: number))
    }
  }

  /// Goes through rounds and remembers what it has solved.
  fileprivate struct Review {
    let judge: GhostJudge
    /// What counts as an answer to a challenge.
    let answerJudge: GhostJudge
    let isForTwo: Bool
    /// The winning lines of each fragment that was solved.
    var known: [String: [GhostSolver.Line]] = [:]
  }
}

extension GhostCoach.Review {
  /// - Parameter opened: the letters that could not open the round.
  mutating func remarks(on round: Ghost.Round, opened: [Character]) -> [GhostCoach.Remark] {
    var remarks: [GhostCoach.Remark] = []
    var fragment = ""
    func add(_ player: Int, _ move: Ghost.Move, _ better: GhostCoach.Better?) {
      remarks.append(
        GhostCoach.Remark(player: player, fragment: fragment, move: move, better: isForTwo ? better : nil))
    }
    for turn in round.turns {
      add(turn.player, .add(turn.letter), better(than: turn.letter, after: fragment, opened))
      fragment.append(turn.letter)
    }
    guard let challenger = round.challenger, let challenged = round.turns.last?.player else { return remarks }
    add(challenger, .challenge, bestWinning(after: fragment, opened))
    switch round.ending {
    case .answered(let word): add(challenged, .answer(word), nil)
    case .caught(let named, _):
      add(challenged, .answer(named), answerJudge.knownWord(from: fragment).map(GhostCoach.Better.answer))
    default: break
    }
    return remarks
  }

  private mutating func better(
    than letter: Character, after fragment: String, _ opened: [Character]
  ) -> GhostCoach.Better? {
    guard isForTwo else { return nil }
    guard answerJudge.isPossible(fragment) else { return fragment.isEmpty ? nil : .challenge }
    let better = bestWinning(after: fragment, opened)
    return winning(after: fragment).contains { $0.letter == letter } ? nil : better
  }

  /// The winning letter whose word, the one that it forces, is the most common.
  private mutating func bestWinning(after fragment: String, _ opened: [Character]) -> GhostCoach.Better? {
    guard isForTwo else { return nil }
    func rank(_ line: GhostSolver.Line) -> [Int] {
      guard let name = line.name, let tier = judge.lexicon.tier(of: name) else { return [.max] }
      return [Int(tier.rawValue), name.count]
    }
    let lines = winning(after: fragment).filter { !fragment.isEmpty || !opened.contains($0.letter) }
    return lines.min { rank($0).lexicographicallyPrecedes(rank($1)) }.map {
      .letter($0.letter, word: $0.name)
    }
  }

  private mutating func winning(after fragment: String) -> [GhostSolver.Line] {
    if let lines = known[fragment] { return lines }
    let lines = GhostSolver(judge).lines(from: fragment).filter { $0.verdict == .wins }
    known[fragment] = lines
    return lines
  }
}
