extension TextTwist {
  /// Decides which words are hidden, and what opens the next rack.
  public enum Level: String, CaseIterable, Equatable, Sendable {
    case relaxed, standard, expert

    /// The rarest tier of a hidden word.
    public var hiddenTier: Lexicon.Tier {
      switch self {
      case .relaxed: .common
      case .standard: .familiar
      case .expert: .standard
      }
    }

    /// The allowed number of hidden words of a dealt rack.
    public var hiddenCounts: ClosedRange<Int> {
      switch self {
      case .relaxed: 8...24
      case .standard: 12...40
      case .expert: 15...45
      }
    }

    /// A dealt rack has a fit six-letter word of this tier or a more common one.
    public var bingoTier: Lexicon.Tier { self == .relaxed ? .common : .familiar }

    /// The rarest tiers of a hidden word and of a rack's six-letter word in a word list: in a player's own list without
    /// words as common as the level's, the most common tier that has any.
    func tiers(in lexicon: Lexicon) -> (hidden: Lexicon.Tier, bingo: Lexicon.Tier) {
      let most = lexicon.mostCommonTier
      return (max(hiddenTier, most), max(bingoTier, most))
    }
  }
}
