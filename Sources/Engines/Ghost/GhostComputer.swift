/// A computer player of Ghost. It decides by the words of its level and by the public state of the match
/// only.
public struct GhostComputer: Equatable, Sendable {
  public let level: GhostLevel
  public let alphabet: Alphabet
  /// The words that it knows.
  public let knowledge: GhostJudge

  public init(level: GhostLevel, judge: GhostJudge, alphabet: Alphabet) {
    self.level = level
    self.alphabet = alphabet
    knowledge = level.knowledge(of: judge)
  }
}

extension GhostComputer {
  /// Adds a letter to the fragment, or challenges it where that is allowed.
  ///
  /// - It plays a letter that wins within its lookahead; else one that does not lose yet; else one that
  ///   loses. Among equals it prefers the best known words and picks one of those at random. Hard, in a lost
  ///   position, follows best play.
  /// - Where every letter that it knows completes a word, it plays a plausible other one: a bluff, or a
  ///   gamble on a word that it does not know. Hard gambles only in the bluff variant.
  /// - Where it knows no word for the fragment, it challenges (Easy one time in two, Medium three in four,
  ///   Hard always), or plays a plausible letter.
  public func move(
    on fragment: String, bluff: Bool, using generator: inout some RandomNumberGenerator
  ) -> Ghost.Move {
    if bluff, fragment.count >= Ghost.longestFragment { return .challenge }
    let lines = GhostSolver(knowledge).lines(from: fragment, lookahead: level.lookahead)
    if lines.isEmpty, bluff, !fragment.isEmpty, generator.below(100) < level.doubt { return .challenge }
    if lines.allSatisfy({ $0.verdict == .ends }), bluff || level != .hard,
      let letter = plausibleLetter(after: fragment, avoiding: lines.map(\.letter), using: &generator)
    {
      return .add(letter)
    }
    guard let best = GhostSolver.best(of: lines) else { return .add(alphabet.letters[0]) }
    if level == .hard, best.verdict != .wins { return .add(best.letter) }
    let equals = lines.filter {
      $0.verdict == best.verdict && $0.tier == best.tier && $0.isFit == best.isFit
    }
    return .add(equals[generator.below(equals.count)].letter)
  }

  /// Answers with the best known fit word for the fragment, or admits the bluff.
  public func answer(to fragment: String) -> Ghost.Move {
    .answer(knowledge.knownWord(from: fragment))
  }

  /// Whether the letters are a word that it must not spell.
  private func isUnfit(_ letters: String) -> Bool {
    knowledge.lexicon.entry(of: letters).map { !$0.isFit } ?? false
  }

  /// A letter drawn by how often it follows the fragment's last letters at the beginning of words; `nil` when
  /// every letter is to be avoided, or spells a word that is not fit.
  private func plausibleLetter(
    after fragment: String, avoiding: [Character], using generator: inout some RandomNumberGenerator
  ) -> Character? {
    for length in [3, 2, 1, 0] where length < fragment.count {
      let followers = knowledge.lexicon.followers(of: String(fragment.suffix(length)), upTo: knowledge.tier)
        .filter { !avoiding.contains($0.letter) && !isUnfit(fragment + [$0.letter]) }
      let total = followers.reduce(0) { $0 + $1.words }
      guard total > 0 else { continue }
      var drawn = generator.below(total)
      for follower in followers {
        drawn -= follower.words
        if drawn < 0 { return follower.letter }
      }
    }
    let others = alphabet.letters.filter { !avoiding.contains($0) && !isUnfit(fragment + [$0]) }
    return others.isEmpty ? nil : others[generator.below(others.count)]
  }
}

extension Lexicon {
  /// The letters that follow a prefix in words up to a tier, in order, each with the number of those words.
  fileprivate func followers(of prefix: String, upTo tier: Tier) -> [(letter: Character, words: Int)] {
    var followers: [(letter: Character, words: Int)] = []
    let length = prefix.utf8.count
    var lines = Lines(self, in: range(of: prefix))
    while let (word, entry) = lines.line() {
      guard entry.tier <= tier, word.count > length else { continue }
      var end = word.lowerBound + length + 1
      while end < word.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let letter = Character(String(decoding: bytes[word.lowerBound + length..<end], as: UTF8.self))
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
  /// The next move when it is a computer's turn, the same for the same match; `nil` when it is a person's
  /// turn or nobody's.
  public var computerMove: Move? {
    guard let player, let level = players[player].level else { return nil }
    let computer = GhostComputer(level: level, judge: judge, alphabet: alphabet)
    if case .answer = status { return computer.answer(to: fragment) }
    var source = SplitMix64(seed: seed)
    var generator = SplitMix64(seed: source.next() &+ UInt64(moves.count))
    return computer.move(on: fragment, bluff: rules.bluff, using: &generator)
  }
}
