/// The source of the phrase of a game of Hangman. Together with the accepted moves it rebuilds the game.
public enum HangmanDeal: Equatable, Sendable {
  /// The phrase a category's deck dealt: its index in the file.
  case phrase(category: String, index: Int)
  /// The word that the seed picks from the dictionary.
  case word(Difficulty, seed: UInt64)

  /// How well known the dictionary's word is.
  public enum Difficulty: Int, CaseIterable, Equatable, Sendable {
    case easy, medium, hard

    /// The rarest tier of its words.
    public var tier: Lexicon.Tier {
      switch self {
      case .easy: .common
      case .medium: .familiar
      case .hard: .standard
      }
    }
  }

  /// The lengths of the words that the dictionary gives.
  public static let wordLengths = 5...12

  /// The lengths of the words from a player's own list, for which no difficulty is chosen.
  public static let ownWordLengths = 2...40

  /// The phrase to guess; `nil` when the category or the word no longer exists.
  /// - Parameter isOwnList: whether the lexicon is the player's own, of which every tier is used.
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
      return lexicon.word(
        letters: isOwnList ? Self.ownWordLengths : Self.wordLengths,
        upTo: isOwnList ? .rare : difficulty.tier, using: &generator)
    }
  }
}
