/// What the devil may choose its words from: their length, how well known they are, and how many of them.
public struct DevilDeal: Equatable, Sendable {
  public let difficulty: HangmanDeal.Difficulty
  /// The letters of a word.
  public let length: Int
  /// The rarest tier.
  public let tier: Lexicon.Tier
  /// In per cent of those words.
  public let share: Int

  public init(_ difficulty: HangmanDeal.Difficulty, length: Int, upTo tier: Lexicon.Tier, share: Int) {
    self.difficulty = difficulty
    self.length = length
    self.tier = tier
    self.share = share
  }

  /// Where a language states none of its own, and for a player's own list.
  public static let usual = [
    DevilDeal(.easy, length: 6, upTo: .familiar, share: 25),
    DevilDeal(.medium, length: 6, upTo: .familiar, share: 60),
    DevilDeal(.hard, length: 6, upTo: .standard, share: 30),
  ]

  /// The words that a seed deals to the devil; `nil` when the list has none.
  ///
  /// The seed first chooses among the language's deals of this difficulty. Where no word has the length, the length
  /// that most words have is dealt; where the part is empty, all words are.
  /// - Parameter isOwnList: whether the lexicon is the player's own, of which every tier is used.
  public static func candidates(
    _ difficulty: HangmanDeal.Difficulty, seed: UInt64, language: Language, lexicon: Lexicon,
    isOwnList: Bool = false
  ) -> Candidates? {
    let own = isOwnList ? [] : language.devilDeals.filter { $0.difficulty == difficulty }
    let deals = own.isEmpty ? usual.filter { $0.difficulty == difficulty } : own
    // The generator of the seed itself draws the part, so the choice among deals needs another one.
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
  /// The length that most fit words up to a tier have, the shortest of those; `nil` when there is no such word.
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
  /// Reads the value of a `devil` line of a `language.conf`: difficulty, letters, rarest tier, per cent, as in
  /// `easy 6 2 25`.
  init?(configuration: String) {
    let parts = configuration.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    guard parts.count == 4,
      let difficulty = HangmanDeal.Difficulty(configuration: parts[0]),
      let length = Int(parts[1]), HangmanDeal.ownWordLengths.contains(length),
      let tier = UInt8(parts[2]).flatMap(Lexicon.Tier.init(rawValue:)), tier <= .rare,
      let share = Int(parts[3]), (1...100).contains(share)
    else { return nil }
    self.init(difficulty, length: length, upTo: tier, share: share)
  }
}

extension HangmanDeal.Difficulty {
  /// Reads its name in a `language.conf`. Written out, since comparing with `"\(self)"` reflects on the type, which
  /// takes half a millisecond of every start.
  fileprivate init?(configuration name: String) {
    switch name {
    case "easy": self = .easy
    case "medium": self = .medium
    case "hard": self = .hard
    default: return nil
    }
  }
}
