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
    case letter(Ghost.Letter, word: String?)
    /// With more than two players: the move ended the round, and this letter would have continued it; `word` is one that it
    /// could have led to.
    case continuation(Ghost.Letter, word: String?)
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
    /// A remark for every letter, challenge and answer of each round, in order.
    public fileprivate(set) var remarks: [[Remark]] = []
    /// `nil` for a dealt letter.
    public fileprivate(set) var verdicts: [[Verdict?]] = []
    /// The letters that could have been added at a move: those that win first, then those that lose, then those that
    /// complete a word. None for a dealt letter.
    public fileprivate(set) var choices: [[[GhostSolver.Line]]] = []
  }

  /// The fragments of a match that have been solved, by the number of players.
  public struct Solved: Equatable, Sendable {
    fileprivate var lines: [Int: [String: [GhostSolver.Line]]] = [:]

    public init() {}
  }

  /// Reviews all moves of a match. Each fragment is solved once.
  public func review(of match: Ghost) -> Review {
    var solved = Solved()
    return review(of: match, knowing: &solved)
  }

  /// The same with what is known of the match already, and more of it afterwards.
  public func review(of match: Ghost, knowing solved: inout Solved) -> Review {
    var reviewer = GhostReview(match, judge, solved)
    defer { solved = reviewer.solved }
    var review = Review()
    for round in match.rounds.indices {
      let remarks = reviewer.remarks(onRound: round)
      review.remarks.append(remarks)
      review.verdicts.append(remarks.map { reviewer.verdict(on: $0, inRound: round) })
      review.choices.append(remarks.map { reviewer.choices(insteadOf: $0, inRound: round) })
    }
    return review
  }
}

/// Compares the moves of a match with theory, and caches the fragments that it has solved.
///
/// While words of the judge's list are possible, they decide who wins. With bluff a round can go on after them, as long as
/// answers to a challenge are possible; there these decide, and whoever leaves none loses.
struct GhostReview {
  private let match: Ghost
  private let judge: GhostJudge
  /// The number of players in the round.
  private var seats: Int
  fileprivate private(set) var solved: GhostCoach.Solved

  init(_ match: Ghost, _ judge: GhostJudge, _ solved: GhostCoach.Solved) {
    self.match = match
    self.solved = solved
    self.judge = judge
    seats = match.players.count
  }

  private var answerJudge: GhostJudge { match.answerJudge }

  /// A line for every letter after which the round can go on, or that completes a word, in order.
  private mutating func lines(after fragment: String) -> [GhostSolver.Line] {
    if let lines = solved.lines[seats]?[fragment] { return lines }
    let isForAnswers = match.rules.bluff && !judge.isPossible(fragment)
    let solver = GhostSolver(isForAnswers ? answerJudge.answers(to: fragment) : judge)
    let lines = solver.lines(from: fragment, seats: seats)
    solved.lines[seats, default: [:]][fragment] = lines
    return lines
  }

  private mutating func winning(after fragment: String) -> [GhostSolver.Line] {
    lines(after: fragment).filter { $0.verdict == .wins }
  }

  /// Whether no word of the judge's list is possible after the letter any more, but an answer to a challenge is.
  private func hasOnlyAnswers(_ fragment: String) -> Bool {
    match.rules.bluff && !judge.isPossible(fragment) && answerJudge.hasAnswer(to: fragment)
  }

  /// Whether a letter wins the round in theory.
  private mutating func wins(_ letter: Ghost.Letter, after fragment: String) -> Bool {
    if let line = lines(after: fragment).first(where: { $0.added == letter }) {
      return line.verdict == .wins
    }
    let next = letter.added(to: fragment)
    guard hasOnlyAnswers(next) else { return false }
    let solver = GhostSolver(answerJudge.answers(to: next))
    return solver.lines(from: fragment, seats: seats).first?.verdict == .wins
  }

  /// Whether a letter that no word of the judge's list goes on with has an answer to a challenge, and the player did not lose
  /// the round with all answers gone.
  private func stands(
    _ letter: Ghost.Letter, after fragment: String, by player: Int, in round: Ghost.Round
  ) -> Bool {
    hasOnlyAnswers(letter.added(to: fragment))
      && (round.loser != player || answerJudge.hasAnswer(to: round.fragment))
  }
}

extension GhostReview {
  /// The review of each move of a round. Rounds are reviewed in order.
  mutating func remarks(onRound number: Int) -> [GhostCoach.Remark] {
    begin(round: number)
    let round = match.rounds[number]
    let opened = match.openedLetters(beforeRound: number)
    let dealt = match.rules.dealtLetters
    var remarks: [GhostCoach.Remark] = []
    var fragment = ""
    func add(_ player: Int, _ move: Ghost.Move, _ better: GhostCoach.Better?, isDealt: Bool = false) {
      remarks.append(
        GhostCoach.Remark(player: player, fragment: fragment, move: move, better: better, isDealt: isDealt))
    }
    for (index, turn) in round.turns.enumerated() {
      let isDealt = index < dealt
      add(
        turn.player, Ghost.Move(turn.added),
        isDealt ? nil : better(than: turn, after: fragment, in: round, opened),
        isDealt: isDealt)
      fragment = turn.added.added(to: fragment)
    }
    guard let challenger = round.challenger, let challenged = round.turns.last?.player else { return remarks }
    add(challenger, .challenge, betterThanChallenge(of: fragment))
    switch round.ending {
    case .answered(let word): add(challenged, .answer(word), nil)
    case .caught(let named, _):
      add(challenged, .answer(named), answerJudge.knownWord(from: fragment).map(GhostCoach.Better.answer))
    default: break
    }
    return remarks
  }

  /// The verdict on a move of a round; `nil` for a dealt letter. Rounds are reviewed in order.
  mutating func verdict(on remark: GhostCoach.Remark, inRound number: Int) -> GhostCoach.Verdict? {
    begin(round: number)
    let round = match.rounds[number]
    if remark.isDealt { return nil }
    if remark.better != nil { return .mistake }
    if let letter = remark.move.letter {
      if wins(letter, after: remark.fragment) { return .good }
      if stands(letter, after: remark.fragment, by: remark.player, in: round) { return .open }
      let isEnd = lines(after: remark.fragment).allSatisfy { $0.verdict == .ends }
      return seats == 2 || isEnd ? .lost : .open
    }
    switch remark.move {
    case .challenge: return answerJudge.hasAnswer(to: remark.fragment) ? .lost : .good
    default: return round.loser == remark.player ? .lost : .good
    }
  }

  /// The letters that could have been added at a move of a round, in the order of their verdicts. Rounds are reviewed in
  /// order.
  mutating func choices(insteadOf remark: GhostCoach.Remark, inRound number: Int) -> [GhostSolver.Line] {
    if remark.isDealt { return [] }
    begin(round: number)
    let opened = remark.fragment.isEmpty ? match.openedLetters(beforeRound: number) : []
    let lines = lines(after: remark.fragment).filter { !opened.contains($0.letter) }
    return [GhostSolver.Verdict.wins, .open, .loses, .ends].flatMap { verdict in
      lines.filter { $0.verdict == verdict }
    }
  }

  private mutating func begin(round number: Int) {
    seats = match.playersLeft(beforeRound: number).count
  }

  private mutating func better(
    than turn: Ghost.Round.Turn, after fragment: String, in round: Ghost.Round, _ opened: [Character]
  ) -> GhostCoach.Better? {
    guard answerJudge.hasAnswer(to: fragment) else { return fragment.isEmpty ? nil : .challenge }
    let better = bestWinning(after: fragment, opened)
    if wins(turn.added, after: fragment) { return nil }
    if stands(turn.added, after: fragment, by: turn.player, in: round) { return nil }
    if let better { return better }
    let next = turn.added.added(to: fragment)
    let hasEnded = judge.isWord(next) || !judge.isPossible(next) && !hasOnlyAnswers(next)
    return hasEnded ? continuation(after: fragment, opened) : nil
  }

  /// A letter that would have been better than a challenge that has an answer.
  private mutating func betterThanChallenge(of fragment: String) -> GhostCoach.Better? {
    guard answerJudge.hasAnswer(to: fragment) else { return nil }
    return bestWinning(after: fragment, []) ?? continuation(after: fragment, [])
  }

  /// The winning letter that forces the most common word.
  private mutating func bestWinning(after fragment: String, _ opened: [Character]) -> GhostCoach.Better? {
    func rank(_ line: GhostSolver.Line) -> [Int] {
      guard let name = line.name, let tier = judge.lexicon.tier(of: name) else { return [.max] }
      return [Int(tier.rawValue), name.count]
    }
    let lines = winning(after: fragment).filter { !fragment.isEmpty || !opened.contains($0.letter) }
    return lines.min { rank($0).lexicographicallyPrecedes(rank($1)) }.map {
      .letter($0.added, word: $0.name)
    }
  }

  /// With more than two players, the letter that continues the round for longest, in place of a move that ended it.
  private mutating func continuation(after fragment: String, _ opened: [Character]) -> GhostCoach.Better? {
    guard seats > 2 else { return nil }
    let lines = lines(after: fragment).filter {
      $0.verdict != .ends && (!fragment.isEmpty || !opened.contains($0.letter))
    }
    return GhostSolver.best(of: lines).map { .continuation($0.added, word: $0.isFit ? $0.word : nil) }
  }
}

extension GhostJudge {
  /// A judge of the words with which challenges on a fragment, and on all that it can become, are answered. It does not
  /// count those that a longer one continues: completing them loses nothing.
  fileprivate func answers(to fragment: String) -> GhostJudge {
    var words: [(text: String, entry: Lexicon.Entry)] = []
    for (word, entry) in self.words(from: fragment) where counts(word, entry.tier) {
      let text = counted.text(word)
      if let last = words.last, text.hasPrefix(last.text) { words.removeLast() }
      words.append((text, entry))
    }
    let list = Lexicon(words.map { "\($0.text) \($0.entry.tier.rawValue)\($0.entry.isFit ? "" : "u")" })
    return GhostJudge(list, upTo: tier, shortest: shortest)
  }
}
