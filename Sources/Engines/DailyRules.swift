/// How the puzzles of a day are chosen: the seed of each kind of puzzle fixes an order of the candidates, and the day is an
/// index into that order, modulo the number of candidates.
public enum DailyRules {
  /// The allowed lengths of Hangman's word, in letters.
  public static let wordLengths = 6...10
  /// The number of letters that Ghost's puzzle starts with.
  public static let openingLength = 3
  /// The minimum number of words of tiers 1 to 2 that begin with Ghost's opening.
  public static let fewestWords = 15

  /// Hangman's word in its spelling: a headword of tiers 1 to 2 and of `wordLengths`; `nil` when the list has none.
  public static func word(in lexicon: Lexicon, order: UInt64, place: Int) -> String? {
    let words = lexicon.headwords.words(letters: wordLengths, upTo: .familiar)
    return element(place, of: words.count, order: order).map { lexicon.spelling(of: words[$0]) }
  }

  /// A word that was chosen for a day, as it was chosen if the list spells it so; `nil` when it is no headword of tiers 1 to 2 and
  /// of `wordLengths`.
  public static func word(_ chosen: String, in lexicon: Lexicon, _ alphabet: Alphabet) -> String? {
    guard let word = alphabet.word(chosen), wordLengths.contains(word.count),
      let entry = lexicon.headwords.entry(of: word), entry.isFit(upTo: .familiar)
    else { return nil }
    return lexicon.spellings(of: word).contains(chosen) ? chosen : lexicon.spelling(of: word)
  }

  /// Ghost's position, a single round against Hard: three letters are on the board, and the player to move has at least one
  /// letter that wins against any defence and at least one that does not. `nil` when the list has no such position.
  public static func ghost(
    player: String, computer: String, order: UInt64, place: Int, alphabet: Alphabet, lexicon: Lexicon
  ) -> Ghost? {
    let openings = openings(in: lexicon)
    guard let chosen = element(place, of: openings.count, order: order) else { return nil }
    var rules = Ghost.Rules(starter: openingLength % 2)
    rules.dealtLetters = openingLength
    var match = Ghost(
      players: [Ghost.Player(player), Ghost.Player(computer, level: .hard)], rules: rules,
      seed: ghostSeed(order: order, place: place),
      alphabet: alphabet, lexicon: lexicon)
    return match.replay(openings[chosen].map { Ghost.Move.add($0) }) ? match : nil
  }

  /// The seed of the match in which Ghost's puzzle is played, whatever the list.
  public static func ghostSeed(order: UInt64, place: Int) -> UInt64 {
    order &+ UInt64(bitPattern: Int64(place))
  }

  /// Every opening of Ghost's puzzle, in list order: three letters that are not an unfit word, with which at least 15 words
  /// of tiers 1 to 2 begin, and from which the next player can both win and lose.
  public static func openings(in lexicon: Lexicon) -> [String] {
    let judge = GhostJudge(lexicon, upTo: .familiar)
    return lexicon.prefixes(ofLetters: openingLength, in: judge, fewestWords: fewestWords).filter { opening in
      if let entry = lexicon.entry(of: opening), !entry.isFit { return false }
      let verdicts = GhostSolver(judge).lines(from: opening).map(\.verdict)
      return verdicts.contains(.wins) && verdicts.contains(.loses)
    }
  }

  /// The index of the element at a place of the order, modulo `count`.
  private static func element(_ place: Int, of count: Int, order: UInt64) -> Int? {
    guard count > 0 else { return nil }
    var generator = SplitMix64(seed: order)
    return generator.permutation(of: count)[place.wrapped(in: count)]
  }
}

extension Lexicon {
  /// The prefixes of the given length with which at least `fewestWords` words that count begin, in order.
  fileprivate func prefixes(ofLetters letters: Int, in judge: GhostJudge, fewestWords: Int) -> [String] {
    var prefixes: [(text: String, words: Int)] = []
    for (word, entry) in scan() where judge.counts(word, entry.tier) {
      let prefix = String(text(word).prefix(letters))
      if prefixes.last?.text != prefix { prefixes.append((prefix, 0)) }
      prefixes[prefixes.count - 1].words += 1
    }
    return prefixes.filter { $0.words >= fewestWords }.map(\.text)
  }
}
