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
      var generator = SplitMix64(seed: seed)
      let word =
        isOwnList
        ? lexicon.word(letters: Self.ownWordLengths, upTo: .rare, using: &generator)
        : Self.headword(difficulty, lexicon, using: &generator)
      return word.map(lexicon.spelling)
    }
  }

  /// A random headword. Of a hard one the tier is drawn first, among those that have words, so that none of them is rarer than
  /// another; a list that states no headwords is drawn from as a whole.
  private static func headword(
    _ difficulty: Difficulty, _ lexicon: Lexicon, using generator: inout SplitMix64
  ) -> String? {
    let headwords = lexicon.headwords
    guard lexicon.hasHeadwords, difficulty == .hard else {
      // A list without tiers has none of the common ones.
      return headwords.word(letters: wordLengths, upTo: difficulty.tier, using: &generator)
        ?? headwords.word(letters: wordLengths, upTo: .rare, using: &generator)
    }
    let tiers = headwords.tiers(letters: wordLengths, upTo: difficulty.tier)
    guard !tiers.isEmpty else { return nil }
    let tier = tiers[generator.below(tiers.count)]
    return headwords.word(letters: wordLengths, from: tier, upTo: tier, using: &generator)
  }
}
