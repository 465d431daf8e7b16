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
    /// With more than two players: the letter that was added ended the round, and this one would have continued it; `word`
    /// is one that it could have led to.
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
    var review = Review(judge: judge, answerJudge: match.answerJudge, seats: match.players.count)
    return match.rounds.indices.map { number in
      review.set(players: match.standing(beforeRound: number).count)
      return review.remarks(
        on: match.rounds[number], opened: match.openedLetters(beforeRound: number),
        dealt: number == 0 ? match.rules.dealtLetters : 0)
    }
  }

  /// Reviews rounds and caches the fragments that it has solved.
  fileprivate struct Review {
    let judge: GhostJudge
    /// What is accepted as an answer to a challenge.
    let answerJudge: GhostJudge
    /// The number of players in the round.
    private(set) var seats: Int
    /// The solved lines of each fragment, for the current number of seats.
    private var known: [String: [GhostSolver.Line]] = [:]

    init(judge: GhostJudge, answerJudge: GhostJudge, seats: Int) {
      self.judge = judge
      self.answerJudge = answerJudge
      self.seats = seats
    }

    /// Continues with this number of players; drops the cache when it changes.
    mutating func set(players seats: Int) {
      if seats != self.seats { known = [:] }
      self.seats = seats
    }

    mutating func lines(after fragment: String) -> [GhostSolver.Line] {
      if let lines = known[fragment] { return lines }
      let lines = GhostSolver(judge).lines(from: fragment, seats: seats)
      known[fragment] = lines
      return lines
    }
  }
}

extension GhostCoach.Review {
  /// - Parameters:
  ///   - opened: the letters that could not open the round.
  ///   - dealt: the number of letters with which it began.
  mutating func remarks(on round: Ghost.Round, opened: [Character], dealt: Int) -> [GhostCoach.Remark] {
    var remarks: [GhostCoach.Remark] = []
    var fragment = ""
    func add(_ player: Int, _ move: Ghost.Move, _ better: GhostCoach.Better?, isDealt: Bool = false) {
      remarks.append(
        GhostCoach.Remark(player: player, fragment: fragment, move: move, better: better, isDealt: isDealt))
    }
    for (index, turn) in round.turns.enumerated() {
      let isDealt = index < dealt
      add(
        turn.player, .add(turn.letter),
        isDealt ? nil : better(than: turn.letter, after: fragment, opened), isDealt: isDealt)
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
    guard answerJudge.hasAnswer(to: fragment) else { return fragment.isEmpty ? nil : .challenge }
    let better = bestWinning(after: fragment, opened)
    if winning(after: fragment).contains(where: { $0.letter == letter }) { return nil }
    return better ?? continuation(than: letter, after: fragment, opened)
  }

  /// The winning letter that forces the most common word.
  private mutating func bestWinning(after fragment: String, _ opened: [Character]) -> GhostCoach.Better? {
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
    lines(after: fragment).filter { $0.verdict == .wins }
  }

  /// With more than two players, the letter that continues the round for longest when the letter played ended it.
  private mutating func continuation(
    than letter: Character, after fragment: String, _ opened: [Character]
  ) -> GhostCoach.Better? {
    guard seats > 2, judge.isWord(fragment + [letter]) || !judge.isPossible(fragment + [letter]) else {
      return nil
    }
    let lines = lines(after: fragment).filter {
      $0.verdict != .ends && (!fragment.isEmpty || !opened.contains($0.letter))
    }
    return GhostSolver.best(of: lines).map { .continuation($0.letter, word: $0.isFit ? $0.word : nil) }
  }
}
