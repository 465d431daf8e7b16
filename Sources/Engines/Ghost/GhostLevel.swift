/// The playing strength of a computer player of Ghost. The raw value is saved, sent to tables, and never changes.
public enum GhostLevel: Int, CaseIterable, Equatable, Sendable {
  case easy = 1
  case medium = 2
  case hard = 3

  /// The factor that the score of a round won against it is multiplied by.
  public var factor: Int { rawValue }

  /// The search depth in letters, counting its own next one.
  public var lookahead: Int {
    switch self {
    case .easy: 1
    case .medium: 2
    case .hard: .max
    }
  }

  /// The words that it knows. For Easy, 60 per cent of the words of its tier, selected by the seed. When a player's own
  /// list has no words that common, the most common tier that has any is used.
  public func knowledge(of judge: GhostJudge, seed: UInt64 = 0) -> GhostJudge {
    let limit: Lexicon.Tier =
      switch self {
      case .easy: .common
      case .medium: .familiar
      case .hard: .rare
      }
    let sample = self == .easy ? GhostJudge.Sample(seed: seed, share: Self.shareKnownToEasy) : nil
    for tier in Lexicon.Tier.allCases where tier >= limit && tier <= judge.tier {
      for sample in [sample, nil] {
        let known = GhostJudge(judge.lexicon, upTo: tier, shortest: judge.shortest, sample: sample)
        if known.isPossible("") { return known }
      }
    }
    return judge
  }

  private static let shareKnownToEasy = 60

  /// The probability, in per cent, of overlooking that a letter completes a word.
  var oversightPercentage: Int { self == .easy ? 20 : 0 }

  /// The probability, in per cent, of challenging a fragment for which it knows no word; otherwise it bluffs. Hard, which
  /// knows every word, challenges whenever there is no answer instead.
  var doubt: Int {
    switch self {
    case .easy: 50
    case .medium: 75
    case .hard: 100
    }
  }
}
