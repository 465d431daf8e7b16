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
    case .medium: 3
    case .hard: .max
    }
  }

  /// The part of the judge's words that it knows. Where a player's own list has no words that common, it
  /// knows those of the most common tier that has any.
  public func knowledge(of judge: GhostJudge) -> GhostJudge {
    let limit: Lexicon.Tier =
      switch self {
      case .easy: .common
      case .medium: .familiar
      case .hard: .rare
      }
    for tier in Lexicon.Tier.allCases where tier >= limit && tier < judge.tier {
      let known = GhostJudge(judge.lexicon, upTo: tier, shortest: judge.shortest)
      if known.isPossible("") { return known }
    }
    return judge
  }

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
