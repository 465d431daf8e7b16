/// Deals the phrases of a category, or racks, like cards: each once, in an order given by the seed, before any is repeated.
public struct Deck: Equatable, Sendable {
  /// Determines the order.
  public private(set) var seed: UInt64
  /// The number dealt in this order.
  public private(set) var dealt: Int

  public init(seed: UInt64, dealt: Int = 0) {
    self.seed = seed
    self.dealt = dealt
  }

  /// The index of the next one among `count`. When all have been dealt, a new order begins with another one than that dealt
  /// last.
  public mutating func deal(of count: Int) -> Int {
    precondition(count > 0)
    if dealt >= count {
      let last = Self.order(seed, count).last
      repeat {
        var generator = SplitMix64(seed: seed)
        seed = generator.next()
      } while count > 1 && Self.order(seed, count).first == last
      dealt = 0
    }
    dealt += 1
    return Self.order(seed, count)[dealt - 1]
  }

  private static func order(_ seed: UInt64, _ count: Int) -> [Int] {
    var generator = SplitMix64(seed: seed)
    return generator.permutation(of: count)
  }
}
