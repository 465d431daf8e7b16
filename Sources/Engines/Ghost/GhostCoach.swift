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
    var known: [String: GhostSolver.Line?] = [:]
    return match.rounds.map { round in
      remarks(on: round, isForTwo: match.players.count == 2) { fragment in
        if let line = known[fragment] { return line }
        let best = GhostSolver(judge).best(from: fragment)
        let line = best?.verdict == .wins ? best : nil
        known[fragment] = .some(line)
        return line
      }
    }
  }

  private func remarks(
    on round: Ghost.Round, isForTwo: Bool, winningLine: (String) -> GhostSolver.Line?
  ) -> [Remark] {
    var remarks: [Remark] = []
    var fragment = ""
    func add(_ player: Int, _ move: Ghost.Move, _ better: @autoclosure () -> Better?) {
      remarks.append(
        Remark(player: player, fragment: fragment, move: move, better: isForTwo ? better() : nil))
    }
    for turn in round.turns {
      add(turn.player, .add(turn.letter), better(than: turn.letter, after: fragment, winningLine))
      fragment.append(turn.letter)
    }
    guard let challenger = round.challenger, let challenged = round.turns.last?.player else { return remarks }
    add(challenger, .challenge, winningLine(fragment).map(Better.init))
    switch round.ending {
    case .answered(let word): add(challenged, .answer(word), nil)
    case .caught(let named, _):
      add(challenged, .answer(named), judge.knownWord(from: fragment).map(Better.answer))
    default: break
    }
    return remarks
  }

  private func better(
    than letter: Character, after fragment: String, _ winningLine: (String) -> GhostSolver.Line?
  ) -> Better? {
    guard judge.isPossible(fragment) else { return fragment.isEmpty ? nil : .challenge }
    guard let winning = winningLine(fragment), !wins(letter, after: fragment) else { return nil }
    return Better(winning)
  }

  private func wins(_ letter: Character, after fragment: String) -> Bool {
    let next = fragment + [letter]
    guard judge.isPossible(next), !judge.isWord(next) else { return false }
    return GhostSolver(judge).best(from: next)?.verdict != .wins
  }
}

extension GhostCoach.Better {
  fileprivate init(_ line: GhostSolver.Line) {
    self = .letter(line.letter, word: line.isFit ? line.word : nil)
  }
}
