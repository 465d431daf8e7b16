/// Reviews a match and finds every move that gave away a won position. Of more than two players a position is won when
/// all the others together cannot keep its player from winning the round.
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
    /// Of more than two players: this letter would have gone on, where the one that was added ended the round; the word
    /// is one that it could have led to.
    case goingOn(Character, word: String?)
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
  /// A remark for every letter, challenge and answer of each round, in order.
  public func remarks(on match: Ghost) -> [[Remark]] {
    var review = Review(judge: judge, answerJudge: match.answerJudge, seats: match.players.count)
    return match.rounds.indices.map { number in
      review.sit(down: match.standing(beforeRound: number).count)
      return review.remarks(on: match.rounds[number], opened: match.openedLetters(beforeRound: number))
    }
  }

  /// Goes through rounds and remembers what it has solved.
  fileprivate struct Review {
    let judge: GhostJudge
    /// What counts as an answer to a challenge.
    let answerJudge: GhostJudge
    /// How many players the round has.
    private(set) var seats: Int
    /// The lines of each fragment that was solved, for so many players.
    private var known: [String: [GhostSolver.Line]] = [:]

    init(judge: GhostJudge, answerJudge: GhostJudge, seats: Int) {
      self.judge = judge
      self.answerJudge = answerJudge
      self.seats = seats
    }

    /// Goes on with so many players.
    mutating func sit(down seats: Int) {
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
  /// - Parameter opened: the letters that could not open the round.
  mutating func remarks(on round: Ghost.Round, opened: [Character]) -> [GhostCoach.Remark] {
    var remarks: [GhostCoach.Remark] = []
    var fragment = ""
    func add(_ player: Int, _ move: Ghost.Move, _ better: GhostCoach.Better?) {
      remarks.append(
        GhostCoach.Remark(player: player, fragment: fragment, move: move, better: better))
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
    guard answerJudge.isPossible(fragment) else { return fragment.isEmpty ? nil : .challenge }
    let better = bestWinning(after: fragment, opened)
    if winning(after: fragment).contains(where: { $0.letter == letter }) { return nil }
    return better ?? goingOn(than: letter, after: fragment, opened)
  }

  /// The winning letter whose word, the one that it forces, is the most common.
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

  /// The letter that lasts longest, of more than two players, where another one ended the round.
  private mutating func goingOn(
    than letter: Character, after fragment: String, _ opened: [Character]
  ) -> GhostCoach.Better? {
    guard seats > 2, judge.isWord(fragment + [letter]) || !judge.isPossible(fragment + [letter]) else {
      return nil
    }
    let lines = lines(after: fragment).filter {
      $0.verdict != .ends && (!fragment.isEmpty || !opened.contains($0.letter))
    }
    return GhostSolver.best(of: lines).map { .goingOn($0.letter, word: $0.isFit ? $0.word : nil) }
  }
}
