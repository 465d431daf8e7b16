/// How the puzzles of a day are picked by a seed.
public enum DailyRules {
  /// The lengths of Hangman's word.
  public static let wordLengths = 6...10

  /// Hangman's word: a familiar one, not too short; `nil` when the list has none.
  public static func word(in lexicon: Lexicon, seed: UInt64) -> String? {
    var generator = SplitMix64(seed: seed)
    return lexicon.word(letters: wordLengths, upTo: .familiar, using: &generator)
  }

  /// Ghost's position, a single round: two letters have been played, and the player has a letter that wins against
  /// any defence, but also one that does not. `nil` when the list has no such position.
  public static func ghost(
    player: String, computer: String, seed: UInt64, alphabet: Alphabet, lexicon: Lexicon
  ) -> Ghost? {
    var match = Ghost(
      players: [Ghost.Player(player), Ghost.Player(computer, level: .hard)], seed: seed, alphabet: alphabet,
      lexicon: lexicon)
    guard let opening = opening(of: alphabet, judge: match.judge, seed: seed) else { return nil }
    return match.replay(opening.map { Ghost.Move.add($0) }) ? match : nil
  }

  private static func opening(of alphabet: Alphabet, judge: GhostJudge, seed: UInt64) -> [Character]? {
    let letters = alphabet.letters
    var generator = SplitMix64(seed: seed)
    for place in generator.permutation(of: letters.count * letters.count) {
      let opening = [letters[place / letters.count], letters[place % letters.count]]
      let verdicts = GhostSolver(judge).lines(from: String(opening)).map(\.verdict)
      if verdicts.contains(.wins), verdicts.contains(.loses) { return opening }
    }
    return nil
  }
}
