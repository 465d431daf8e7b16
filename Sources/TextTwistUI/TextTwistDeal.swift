import Engines
import Kit

/// The source of a game's racks.
enum TextTwistDeal: Sendable {
  /// The racks of a dictionary; the daily puzzle uses only the first one.
  case dealer(TextTwistDealer, isSingle: Bool = false)
  case classic([Rack])

  /// The rack of that number, counted from 1; `nil` when there is none.
  func rack(number: Int) -> Rack? {
    switch self {
    case .dealer(let dealer, _): dealer.rack(number: number)
    case .classic(let racks): racks.indices.contains(number - 1) ? racks[number - 1] : nil
    }
  }

  /// The number of racks; `nil` when it is unlimited.
  var rackCount: Int? {
    switch self {
    case .dealer(_, let isSingle): isSingle ? 1 : nil
    case .classic(let racks): racks.count
    }
  }

  /// The dealer, if the game has more than one rack from a dictionary.
  var dealer: TextTwistDealer? { if case .dealer(let dealer, false) = self { dealer } else { nil } }

  /// The seed of the dictionary's racks.
  var seed: UInt64? { if case .dealer(let dealer, _) = self { dealer.seed } else { nil } }
}

extension Context {
  /// The source of the racks for a game with the chosen set-up; those of a dictionary continue after the last game.
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
