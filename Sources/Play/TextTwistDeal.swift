import Engines
import Records
import Texts

/// The source of a game's racks.
package enum TextTwistDeal: Sendable {
  /// The racks of a dictionary; the daily puzzle uses only the first one.
  case dealer(TextTwistDealer, isSingle: Bool = false)
  case classic([Rack])
  /// The racks that a saved game tells it was played on, where its seed now deals others, then those of a dictionary.
  case kept([Rack], then: TextTwistDealer, isSingle: Bool)

  /// The rack of that number, counted from 1; `nil` when there is none.
  package func rack(number: Int) -> Rack? {
    switch self {
    case .dealer(let dealer, _): dealer.rack(number: number)
    case .classic(let racks): racks.indices.contains(number - 1) ? racks[number - 1] : nil
    case .kept(let racks, let dealer, _):
      racks.indices.contains(number - 1) ? racks[number - 1] : dealer.rack(number: number)
    }
  }

  /// The number of racks; `nil` when it is unlimited.
  package var rackCount: Int? {
    switch self {
    case .dealer(_, let isSingle), .kept(_, _, let isSingle): isSingle ? 1 : nil
    case .classic(let racks): racks.count
    }
  }

  /// The dealer, if the game has more than one rack from a dictionary.
  package var dealer: TextTwistDealer? { if case .dealer(let dealer, false) = self { dealer } else { nil } }

  /// The seed of the dictionary's racks.
  package var seed: UInt64? {
    switch self {
    case .dealer(let dealer, _), .kept(_, let dealer, _): dealer.seed
    case .classic: nil
    }
  }
}

extension DailyPuzzles {
  /// The seed of Text Twist's rack, at the standard level.
  package var rackSeed: UInt64 {
    TextTwistDealer(lexicon: lexicon, spacing: .none, seed: seed(.dailyTextTwist))
      .seed(ofPosition: day.number)
  }
}
