/// How well a computer player plays Ghost.
public enum GhostLevel: Int, CaseIterable, Equatable, Sendable {
  case easy = 1
  case medium, hard

  /// The factor for the score of a round won against it.
  public var factor: Int { rawValue }

  /// How many letters it searches, its own next one being the first.
  public var lookahead: Int {
    switch self {
    case .easy: 1
    case .medium: 2
    case .hard: .max
    }
  }

  /// The part of the judge's words that it knows; of Easy's tier 60 per cent, which the seed chooses. Where a
  /// player's own list has no words that common, it knows those of the most common tier that has any.
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

  /// How often, in per cent, it overlooks that a letter completes a word.
  var oversight: Int { self == .easy ? 20 : 0 }

  /// How often, in per cent, it challenges a fragment for which it knows no word; otherwise it bluffs. Hard
  /// knows every word and so always challenges.
  var doubt: Int {
    switch self {
    case .easy: 50
    case .medium: 75
    case .hard: 100
    }
  }
}
