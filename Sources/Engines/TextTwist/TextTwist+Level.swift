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

    /// Whether finding half of the hidden words opens the next rack, as a six-letter word does at every level.
    public var opensAtHalf: Bool { self == .relaxed }
  }
}

extension TextTwist {
  /// The time for the current rack in a timed game: two minutes for a classic rack, in a race and under the first version
  /// of the rules, else 60 seconds plus 5 for each hidden word.
  public var timeLimit: Duration {
    if race != nil { return TextTwistRace.timeLimit }
    return round.rack.isClassic || version < .second
      ? .seconds(120) : .seconds(60 + 5 * round.rack.hidden.count)
  }

  /// Whether the next rack has been earned: a six-letter word was found on the current one or, where the level allows it,
  /// half of the hidden words.
  public var hasOpenedNextRack: Bool {
    round.hasBingo
      || level.opensAtHalf && 2 * (round.rack.hidden.count - round.missed.count) >= round.rack.hidden.count
  }
}
