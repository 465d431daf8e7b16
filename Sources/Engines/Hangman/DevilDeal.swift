/// The words that the devil chooses from: their length, how common they are, and what share of them.
public struct DevilDeal: Equatable, Sendable {
  public let difficulty: HangmanDeal.Difficulty
  /// The letters of a word.
  public let length: Int
  /// The rarest tier of the words.
  public let tier: Lexicon.Tier
  /// The share of those words, in per cent.
  public let share: Int

  public init(_ difficulty: HangmanDeal.Difficulty, length: Int, upTo tier: Lexicon.Tier, share: Int) {
    self.difficulty = difficulty
    self.length = length
    self.tier = tier
    self.share = share
  }

  /// Used when a language states no deals, and for a player's own list.
  public static let usual = [
    DevilDeal(.easy, length: 6, upTo: .familiar, share: 25),
    DevilDeal(.medium, length: 6, upTo: .familiar, share: 60),
    DevilDeal(.hard, length: 6, upTo: .standard, share: 30),
  ]

  /// The words that a seed deals; `nil` when the list has none.
  ///
  /// The seed first chooses among the language's deals of this difficulty. When no word has the length, the most frequent
  /// length is dealt; when the part is empty, all words are.
  /// - Parameter isOwnList: whether the lexicon is the player's own, whose tiers are all used.
  public static func candidates(
    _ difficulty: HangmanDeal.Difficulty, seed: UInt64, language: Language, lexicon: Lexicon,
    isOwnList: Bool = false
  ) -> Candidates? {
    let own = isOwnList ? [] : language.devilDeals.filter { $0.difficulty == difficulty }
    let deals = own.isEmpty ? usual.filter { $0.difficulty == difficulty } : own
    // The part is drawn by a generator seeded with `seed` itself, so the choice among deals needs a different seed.
    var generator = SplitMix64(seed: ~seed)
    let deal = deals[generator.below(deals.count)]
    let tier = isOwnList ? .rare : deal.tier
    let part = Candidates.Part(seed: seed, share: deal.share)
    func words(_ length: Int, _ part: Candidates.Part?) -> Candidates? {
      let words = Candidates(
        lexicon, alphabet: language.alphabet, length: length, upTo: tier, onlyFit: true, part: part)
      return words.count > 0 ? words : nil
    }
    if let dealt = words(deal.length, part) ?? words(deal.length, nil) { return dealt }
    guard let length = lexicon.mostCommonLength(in: HangmanDeal.ownWordLengths, upTo: tier) else {
      return nil
    }
    return words(length, part) ?? words(length, nil)
  }
}

extension Lexicon {
  /// The most frequent length of fit words up to a tier, the shortest of those; `nil` when there is no such word.
  fileprivate func mostCommonLength(in lengths: ClosedRange<Int>, upTo tier: Tier) -> Int? {
    var counts = Array(repeating: 0, count: lengths.upperBound + 1)
    forEachWord(in: 0..<bytes.count) { word, entry in
      let length = Self.letterCount(word)
      if entry.isFit(upTo: tier), lengths.contains(length) { counts[length] += 1 }
    }
    return lengths.filter { counts[$0] > 0 }.max { (counts[$0], $1) < (counts[$1], $0) }
  }
}

extension DevilDeal {
  /// Parses the value of a `devil` line of a `language.conf`: difficulty, letters, rarest tier, per cent, e.g. `easy 6 2
  /// 25`.
  init?(configuration: String) {
    guard let (name, values) = configuration[...].halves(at: " "),
      let (letters, others) = values[...].halves(at: " "),
      let (rarest, percentage) = others[...].halves(at: " "),
      let difficulty = HangmanDeal.Difficulty(configuration: name),
      let length = Int(letters), HangmanDeal.ownWordLengths.contains(length),
      let tier = UInt8(rarest).flatMap(Lexicon.Tier.init(rawValue:)), tier <= .rare,
      let share = Int(percentage), (1...100).contains(share)
    else { return nil }
    self.init(difficulty, length: length, upTo: tier, share: share)
  }
}

extension HangmanDeal.Difficulty {
  /// Parses the name in a `language.conf`. Written out because comparing with `"\(self)"` uses reflection, which costs half
  /// a millisecond at every start.
  fileprivate init?(configuration name: String) {
    switch name {
    case "easy": self = .easy
    case "medium": self = .medium
    case "hard": self = .hard
    default: return nil
    }
  }
}
