/// How well a computer player plays Ghost.
public enum GhostLevel: Int, CaseIterable, Equatable, Sendable {
  case easy = 1
  case medium, hard

  /// What a round won against it is multiplied by.
  public var factor: Int { rawValue }

  /// How many letters it looks ahead, its own next one being the first.
  public var sight: Int {
    switch self {
    case .easy: 1
    case .medium: 3
    case .hard: .max
    }
  }

  /// The words it knows of the judge's. A player's own list may have none so common; then it knows the most
  /// common ones there are.
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

  /// How often it challenges a fragment that it knows no word for, in a hundred; else it bluffs itself. Hard
  /// knows when the fragment is dead.
  var doubt: Int {
    switch self {
    case .easy: 50
    case .medium: 75
    case .hard: 100
    }
  }
}
