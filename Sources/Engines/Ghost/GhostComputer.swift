/// The playing strength of a computer player of Ghost. The raw value is saved, sent to tables, and never changes.
public enum GhostLevel: Int, CaseIterable, Equatable, Sendable {
  case easy = 1
  case medium = 2
  case sharp = 4
  case hard = 3

  /// The factor that the score of a round won against it is multiplied by.
  public var factor: Int {
    switch self {
    case .easy: 1
    case .medium, .sharp: 2
    case .hard: 3
    }
  }

  /// The search depth in letters, counting its own next one.
  public var lookahead: Int {
    switch self {
    case .easy: 1
    case .medium: 2
    case .sharp: 4
    case .hard: .max
    }
  }

  /// The words that it knows. For Easy, 60 per cent of the words of its tier, selected by the seed. When a player's own
  /// list has no words that common, the most common tier that has any is used.
  public func knowledge(of judge: GhostJudge, seed: UInt64 = 0) -> GhostJudge {
    let limit: Lexicon.Tier =
      switch self {
      case .easy: .common
      case .medium, .sharp: .familiar
      case .hard: .rare
      }
    let sample = self == .easy ? GhostJudge.Sample(seed: seed, share: Self.shareKnownToEasy) : nil
    for tier in Lexicon.Tier.allCases where tier >= limit && tier <= judge.tier {
      for sample in [sample, nil] {
        let known = judge.upTo(tier, sample: sample)
        if known.isPossible("") { return known }
      }
    }
    return judge
  }

  private static let shareKnownToEasy = 60

  /// The probability, in per cent, of completing a word because it overlooks that a letter does: in Superghost, where there are two
  /// ends to look at, twice as large.
  func oversightPercentage(with judge: GhostJudge) -> Int {
    self == .easy ? judge.fragments == nil ? 20 : 40 : 0
  }

  /// The probability, in per cent, of challenging a fragment for which it knows no word; otherwise it bluffs. Hard, which
  /// knows every word, challenges whenever there is no answer instead.
  var doubt: Int {
    switch self {
    case .easy: 50
    case .medium: 75
    case .sharp, .hard: 100
    }
  }
}

/// A computer player of Ghost. Its moves depend only on its level, the words and the public state of the match. It plans
/// with the words of its level; bluffs and answers use all that are accepted as answers.
public struct GhostComputer: Equatable, Sendable {
  public let level: GhostLevel
  public let alphabet: Alphabet
  /// What counts as a word.
  public let judge: GhostJudge
  /// The words that this player knows.
  public let knowledge: GhostJudge
  /// What is accepted as an answer to a challenge.
  public let answerJudge: GhostJudge

  /// - Parameters:
  ///   - answerJudge: what is accepted as an answer to a challenge; `nil` for the words of the judge.
  ///   - seed: selects the words that Easy knows.
  public init(
    level: GhostLevel, judge: GhostJudge, answerJudge: GhostJudge? = nil, alphabet: Alphabet, seed: UInt64 = 0
  ) {
    self.level = level
    self.alphabet = alphabet
    self.judge = judge
    self.answerJudge = answerJudge ?? judge
    knowledge = level.knowledge(of: judge, seed: seed)
  }
}

extension GhostComputer {
  /// Adds a letter to the fragment, or challenges it where that is allowed.
  ///
  /// - It chooses at random among the letters that win within its lookahead, else among those that do not lose within it, else,
  ///   as Hard in a lost position, among those of the longest lines. Where a letter completes a word, Easy plays it one time in
  ///   five, in Superghost two, because it overlooks that. An opening is drawn the more often the more words that it knows can end
  ///   the round.
  /// - When every letter it knows of completes a word, it completes one; when it knows none, it plays the letter with which
  ///   the most common word of the judge's list goes on. In the bluff variant it does neither: it plays a letter that an
  ///   answer to a challenge goes on with and that completes no word (Hard always, the others nine times in ten),
  ///   else it bluffs.
  /// - When it knows no word in the bluff variant, it may challenge instead: Easy one time in two, Medium three in four, Sharp
  ///   always, Hard whenever there is no answer.
  /// - Among letters of equal value it prefers those with which a fit word can end the round. A letter after which only
  ///   unfit words can end it is played only where all are such; an unfit word is never completed, unless nothing else can
  ///   be added.
  /// - Parameters:
  ///   - opened: the letters that cannot open the round.
  ///   - dealt: the number of letters at the fragment's beginning that nobody can be challenged for.
  ///   - seats: the number of players still in the match.
  public func move(
    on fragment: String, bluff: Bool, opened: [Character] = [], dealt: Int = 0, seats: Int = 2,
    using generator: inout some RandomNumberGenerator
  ) -> Ghost.Move {
    if bluff, fragment.count >= Ghost.longestFragment { return .challenge }
    let closed = fragment.isEmpty ? opened : []
    let known = GhostSolver(knowledge).lines(from: fragment, lookahead: level.lookahead, seats: seats)
      .filter { !closed.contains($0.letter) }
    if known.isEmpty, bluff, fragment.count > dealt, doubts(fragment, using: &generator) { return .challenge }
    let lines = known.filter { judge.canEndFit($0.added.added(to: fragment)) }
    let (ends, going) = (lines.filter { $0.verdict == .ends }, lines.filter { $0.verdict != .ends })
    if !ends.isEmpty, generator.below(100) < level.oversightPercentage(with: judge) {
      return Ghost.Move(ends[generator.below(ends.count)].added)
    }
    if !going.isEmpty { return Ghost.Move(draw(from: going, isOpening: fragment.isEmpty, using: &generator)) }
    let closedLetters = closed.map { Ghost.Letter($0) }
    if bluff { return Ghost.Move(bluffLetter(after: fragment, avoiding: closedLetters, using: &generator)) }
    if !ends.isEmpty { return Ghost.Move(ends[generator.below(ends.count)].added) }
    if let letter = likeliestLetter(after: fragment, avoiding: closed) { return Ghost.Move(letter) }
    let unfit = known.filter { $0.verdict != .ends }
    if !unfit.isEmpty { return Ghost.Move(draw(from: unfit, isOpening: fragment.isEmpty, using: &generator)) }
    return Ghost.Move(
      letter(after: fragment, avoiding: known.map(\.added) + closedLetters, judge: judge, using: &generator)
        ?? known.first?.added ?? anyLetter(avoiding: closedLetters))
  }

  private func anyLetter(avoiding closed: [Ghost.Letter]) -> Ghost.Letter {
    alphabet.letters.map { Ghost.Letter($0) }.first { !closed.contains($0) }
      ?? Ghost.Letter(alphabet.letters[0])
  }

  /// Answers with the best known fit word for the fragment, or admits the bluff.
  public func answer(to fragment: String) -> Ghost.Move {
    .answer(answerJudge.knownWord(from: fragment))
  }

  /// Whether it challenges a fragment for which it knows no word.
  private func doubts(_ fragment: String, using generator: inout some RandomNumberGenerator) -> Bool {
    level == .hard ? !answerJudge.hasAnswer(to: fragment) : generator.below(100) < level.doubt
  }

  /// Chooses a letter that wins, else one that does not lose as far as it sees, else one of the longest lines.
  private func draw(
    from lines: [GhostSolver.Line], isOpening: Bool, using generator: inout some RandomNumberGenerator
  ) -> Ghost.Letter {
    var drawn = lines.filter { $0.verdict == .wins }
    if drawn.isEmpty { drawn = lines.filter { $0.verdict == .open } }
    if drawn.isEmpty {
      let longest = lines.enumerated().sorted {
        ($1.element.word.count, $1.element.following, $0.offset)
          < ($0.element.word.count, $0.element.following, $1.offset)
      }.map(\.element)
      drawn = Array(longest.prefix(isOpening ? Self.openingsDrawn : Self.linesDrawn))
    }
    // A line that can only end in unfit words leads the other player into one.
    let fit = drawn.filter { $0.name != nil }
    if !fit.isEmpty { drawn = fit }
    if level != .hard, let best = drawn.map(\.tier).min() { drawn = drawn.filter { $0.tier == best } }
    let opening = isOpening ? drawn.map { ($0.added, $0.endings) }.drawn(using: &generator) : nil
    return opening ?? drawn[generator.below(drawn.count)].added
  }

  /// The number of longest lines among which it chooses in a position that it sees to be lost.
  private static let openingsDrawn = 6
  private static let linesDrawn = 2
  /// The probability, in per cent, that all but Hard rather play an honest letter than bluff.
  private static let honestPercentage = 90

  /// The letter with which the most common word of the judge's list goes on, the shortest of those; `nil` when no fit word can
  /// end the round.
  /// - Parameter closed: the letters that cannot open the round.
  private func likeliestLetter(after fragment: String, avoiding closed: [Character]) -> Ghost.Letter? {
    GhostSolver(judge).lines(from: fragment, lookahead: 1)
      .filter { !closed.contains($0.letter) && judge.canEndFit($0.added.added(to: fragment)) }
      .min { ($0.tier, $0.word.count) < ($1.tier, $1.word.count) }?.added
  }

  /// The letter to play in the bluff variant when it knows no letter that completes no word.
  /// - Parameter closed: the letters that cannot open the round.
  private func bluffLetter(
    after fragment: String, avoiding closed: [Ghost.Letter],
    using generator: inout some RandomNumberGenerator
  ) -> Ghost.Letter {
    let living = answerJudge.followers(of: fragment).filter { !closed.contains($0.letter) }
    let isHonest = level == .hard || generator.below(100) < Self.honestPercentage
    let honest = living.filter {
      let next = $0.letter.added(to: fragment)
      return !isUnfit(next) && !answerJudge.isWord(next)
    }
    if isHonest, let letter = honest.drawn(using: &generator) { return letter }
    let avoided = living.map(\.letter) + closed
    return letter(after: fragment, avoiding: avoided, judge: answerJudge, using: &generator)
      ?? living.first?.letter ?? anyLetter(avoiding: closed)
  }

  /// Whether the letters spell an unfit word, or only unfit ones begin with them: the program must not lead there.
  private func isUnfit(_ letters: String) -> Bool {
    let lexicon = knowledge.lexicon
    if let entry = lexicon.entry(of: letters) { return !entry.isFit }
    if let fragments = judge.fragments {
      return fragments.hasMore(than: letters) && fragments.word(beyond: letters, judge) == nil
    }
    let range = lexicon.range(of: letters)
    return !range.isEmpty && !lexicon.scan(range).contains { $0.entry.isFit }
  }

  /// A plausible letter; instead of one after which no word counts, a letter that a word too rare to count goes on with, so
  /// that the fragment still looks like the beginning of a word. Whether a word is possible does not change by that.
  private func letter(
    after fragment: String, avoiding: [Ghost.Letter], judge: GhostJudge,
    using generator: inout some RandomNumberGenerator
  ) -> Ghost.Letter? {
    let plausible = plausibleLetter(after: fragment, avoiding: avoiding, using: &generator)
    guard let plausible, !judge.isPossible(plausible.added(to: fragment)), judge.fragments == nil else {
      return plausible
    }
    let all = GhostJudge(judge.lexicon, upTo: .rare, shortest: judge.shortest)
    let rare = all.followers(of: fragment).filter {
      let next = $0.letter.added(to: fragment)
      return !avoiding.contains($0.letter) && !isUnfit(next) && !judge.isPossible(next)
    }
    return rare.drawn(using: &generator) ?? plausible
  }

  /// A letter drawn with the frequency with which it follows the fragment's last letters at the beginning of words; `nil`
  /// when every letter must be avoided or spells an unfit word.
  private func plausibleLetter(
    after fragment: String, avoiding: [Ghost.Letter], using generator: inout some RandomNumberGenerator
  ) -> Ghost.Letter? {
    let vocabulary = knowledge.upTo(knowledge.tier)
    for length in [3, 2, 1, 0] where length < fragment.count {
      // In Superghost a letter follows the last ones, or goes before the first ones.
      let behind = vocabulary.followers(of: String(fragment.suffix(length))).filter {
        $0.letter.side == .behind
      }
      let front = vocabulary.followers(of: String(fragment.prefix(length))).filter {
        $0.letter.side == .front
      }
      let followers = (behind + front)
        .filter { !avoiding.contains($0.letter) && !isUnfit($0.letter.added(to: fragment)) }
      if let letter = followers.drawn(using: &generator) { return letter }
    }
    let others = alphabet.letters.map { Ghost.Letter($0) }
      .filter { !avoiding.contains($0) && !isUnfit($0.added(to: fragment)) }
    return others.isEmpty ? nil : others[generator.below(others.count)]
  }
}

/// A letter that follows a prefix, and the number of words in which it does.
private typealias Follower = (letter: Ghost.Letter, words: Int)

extension [Follower] {
  /// A letter drawn with the frequency with which it follows; `nil` when there is none.
  fileprivate func drawn(using generator: inout some RandomNumberGenerator) -> Ghost.Letter? {
    let total = reduce(0) { $0 + $1.words }
    guard total > 0 else { return nil }
    var drawn = generator.below(total)
    for follower in self {
      drawn -= follower.words
      if drawn < 0 { return follower.letter }
    }
    return nil
  }
}

extension GhostJudge {
  /// The letters that follow a prefix in words that count, in order, each with the number of those words; in Superghost all that
  /// go on at either end, as often as one another.
  fileprivate func followers(of prefix: String) -> [Follower] {
    if let fragments { return fragments.followers(of: prefix, self).map { ($0, 1) } }
    var followers: [Follower] = []
    let length = prefix.utf8.count
    for (word, entry) in words(from: prefix) {
      guard word.count > length, counts(word, entry.tier) else { continue }
      var end = word.lowerBound + length + 1
      while end < word.upperBound, counted.bytes[end] & 0xC0 == 0x80 { end += 1 }
      let letter = Ghost.Letter(Character(counted.text(word.lowerBound + length..<end)))
      if followers.last?.letter == letter {
        followers[followers.count - 1].words += 1
      } else {
        followers.append((letter, 1))
      }
    }
    return followers
  }
}

extension Ghost {
  /// The next move when it is a computer's turn, always the same for the same match; `nil` when it is a person's turn or
  /// nobody's.
  public var computerMove: Move? {
    guard let player, let level = players[player].level else { return nil }
    let computer = GhostComputer(
      level: level, judge: judge, answerJudge: answerJudge, alphabet: alphabet, seed: seed)
    if case .answer = status { return computer.answer(to: fragment) }
    var source = SplitMix64(seed: seed)
    var generator = SplitMix64(seed: source.next() &+ UInt64(moves.count))
    return computer.move(
      on: fragment, bluff: rules.bluff, opened: openedLetters, dealt: rules.dealtLetters,
      seats: players.indices.count(where: isLeft), using: &generator)
  }
}
