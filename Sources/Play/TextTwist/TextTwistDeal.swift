import Engines

/// Where the racks of a game come from.
enum TextTwistDeal: Sendable {
  /// A dictionary's; the daily puzzle has only the first one.
  case dealer(TextTwistDealer, isSingle: Bool = false)
  case classic([Rack])

  /// The rack of that number, counted from 1; `nil` when there is none.
  func rack(number: Int) -> Rack? {
    switch self {
    case .dealer(let dealer, _): dealer.rack(number: number)
    case .classic(let racks): racks.indices.contains(number - 1) ? racks[number - 1] : nil
    }
  }

  /// `nil` when they never run out.
  var rackCount: Int? {
    switch self {
    case .dealer(_, let isSingle): isSingle ? 1 : nil
    case .classic(let racks): racks.count
    }
  }

  /// The dealer of more than one of a dictionary's racks.
  var dealer: TextTwistDealer? { if case .dealer(let dealer, false) = self { dealer } else { nil } }

  /// The seed of the dictionary's racks.
  var seed: UInt64? { if case .dealer(let dealer, _) = self { dealer.seed } else { nil } }
}

extension Context {
  /// Where the racks of a game as it was set up come from; a dictionary's go on from the last game.
  mutating func dealTextTwist() -> TextTwistDeal {
    textTwistMode == .classic ? .classic(library.racks(language)) : .dealer(nextRacks(textTwist.level))
  }

  /// The racks that a seed deals, or the classic ones.
  func textTwistDeal(
    seed: UInt64?, level: TextTwist.Level = .standard, isSingle: Bool = false
  ) -> TextTwistDeal {
    guard let seed else { return .classic(library.racks(language)) }
    return .dealer(TextTwistDealer(lexicon: lexicon, level: level, seed: seed), isSingle: isSingle)
  }
}
