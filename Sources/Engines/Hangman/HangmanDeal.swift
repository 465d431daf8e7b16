/// Where the phrase of a game of Hangman comes from. Together with the accepted moves it rebuilds the game.
public enum HangmanDeal: Equatable, Sendable {
  /// A phrase dealt by a category's deck: its index in the file.
  case phrase(category: String, index: Int)
  /// The word that the seed selects from the dictionary.
  case word(Difficulty, seed: UInt64)

  /// How common the words are, in display order. The raw value is saved and never changes.
  public enum Difficulty: Int, CaseIterable, Equatable, Sendable {
    /// A level of the devil only.
    case gentle = 3
    case easy = 0
    case medium = 1
    case hard = 2

    /// The levels of the dictionary.
    public static let ofDictionary = [easy, medium, hard]

    /// The rarest tier of its words.
    public var tier: Lexicon.Tier {
      switch self {
      case .gentle, .easy: .common
      case .medium: .familiar
      case .hard: .standard
      }
    }
  }

  /// The allowed lengths of dictionary words, in letters.
  public static let wordLengths = 5...12

  /// The allowed lengths of words from a player's own list, for which no difficulty is chosen.
  public static let ownWordLengths = 2...40

  /// The phrase to guess, a word of the dictionary in its spelling; `nil` when the category or the word no longer exists.
  /// - Parameter isOwnList: whether the lexicon is the player's own, whose tiers are all used.
  public func phrase(
    categories: [PhraseCategory], lexicon: Lexicon, isOwnList: Bool = false
  ) -> String? {
    switch self {
    case .phrase(let id, let index):
      guard let category = categories.first(where: { $0.id == id }),
        category.phrases.indices.contains(index)
      else { return nil }
      return category.phrases[index]
    case .word(let difficulty, let seed):
      let pool = HangmanPool(difficulty, lexicon, isOwnList: isOwnList)
      return pool.draw(seed: seed).map { pool.phrase(at: $0) }
    }
  }
}

/// The words that a dictionary deals to Hangman, of which a seed draws one.
public struct HangmanPool: Sendable {
  /// The headwords, or a player's own list as a whole.
  private let list: Lexicon
  /// Tells the spelling of a headword whose own line states none.
  private let lexicon: Lexicon
  /// The words among which a seed draws, by tier; of hard ones the tier is drawn first, so that none of them is rarer than
  /// another.
  private let words: [[Range<Int>]]
  private let isByTier: Bool

  /// - Parameter isOwnList: whether the lexicon is the player's own, whose tiers are all used.
  public init(_ difficulty: HangmanDeal.Difficulty, _ lexicon: Lexicon, isOwnList: Bool = false) {
    let list = isOwnList ? lexicon : lexicon.headwords
    (self.list, self.lexicon) = (list, lexicon)
    let lengths = isOwnList ? HangmanDeal.ownWordLengths : HangmanDeal.wordLengths
    let tier = isOwnList ? .rare : difficulty.tier
    isByTier = !isOwnList && lexicon.hasHeadwords && difficulty == .hard
    if isByTier {
      words = list.tiers(letters: lengths, upTo: tier).map {
        list.places(letters: lengths, from: $0, upTo: $0)
      }
    } else {
      let meant = list.places(letters: lengths, upTo: tier)
      // A list without tiers has none of the common ones.
      words = [meant.isEmpty ? list.places(letters: lengths, upTo: .rare) : meant].filter { !$0.isEmpty }
    }
  }

  /// The number of words that can be drawn.
  public var count: Int { words.reduce(0) { $0 + $1.count } }

  /// A draw: which word, and which of its spellings.
  public struct Draw: Equatable, Sendable {
    /// The index of the word, below `count`.
    public let word: Int
    fileprivate let place: Range<Int>
    fileprivate var generator: SplitMix64
  }

  /// The draw of a seed; `nil` when there is no word.
  public func draw(seed: UInt64) -> Draw? {
    guard !words.isEmpty else { return nil }
    var generator = SplitMix64(seed: seed)
    let tier = isByTier ? generator.below(words.count) : 0
    let index = generator.below(words[tier].count)
    let before = words[..<tier].reduce(0) { $0 + $1.count }
    return Draw(word: before + index, place: words[tier][index], generator: generator)
  }

  /// The phrase of a draw: the word in one of its spellings.
  public func phrase(at draw: Draw) -> String {
    let word = list.text(draw.place)
    let spellings = list.spellings(of: word)
    var generator = draw.generator
    guard spellings != [word] else { return lexicon.spelling(of: word) }
    return spellings.count == 1 ? spellings[0] : spellings[generator.below(spellings.count)]
  }
}

extension HangmanPool {
  /// The seed of the next word of a deck, such that none is repeated before all have come: of the seeds that the deck gives one after
  /// the other, the first whose word none before it has drawn. The deck's place is the number of seeds used. `nil` when there
  /// is no word.
  ///
  /// The seeds can stand in a code. When all words have come, a new order begins with another one than that dealt last.
  public func deal(from deck: inout Deck) -> UInt64? {
    guard count > 0 else { return nil }
    var (dealt, last) = words(of: deck)
    if dealt.count == count {
      dealt = []
      repeat {
        var generator = SplitMix64(seed: deck.seed)
        deck = Deck(seed: generator.next())
      } while count > 1 && draw(seed: Self.seed(deck))?.word == last
    }
    while let draw = draw(seed: Self.seed(deck)) {
      let seed = Self.seed(deck)
      deck = Deck(seed: deck.seed, dealt: deck.dealt + 1)
      if !dealt.contains(draw.word) { return seed }
    }
    return nil
  }

  /// The words that a deck has dealt, and the last one of them.
  private func words(of deck: Deck) -> (dealt: Set<Int>, last: Int?) {
    var dealt: Set<Int> = []
    var last: Int?
    for place in 0..<deck.dealt {
      guard dealt.count < count, let word = draw(seed: Self.seed(Deck(seed: deck.seed, dealt: place)))?.word
      else { break }
      if dealt.insert(word).inserted { last = word }
    }
    return (dealt, last)
  }

  /// The seed at the place of a deck.
  private static func seed(_ deck: Deck) -> UInt64 {
    var generator = SplitMix64(seed: deck.seed &+ UInt64(deck.dealt) &* 0x9E37_79B9_7F4A_7C15)
    return GameCode.seed(ofDeal: generator.next() & (1 << UInt64(GameCode.dealBits) - 1))
  }
}
