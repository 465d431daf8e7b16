/// Deals the racks of a game from a dictionary: the same seed deals the same racks on every machine.
///
/// Each rack comes from a common, fit six-letter word; words of the same letters are one source, so every rack that meets
/// the bounds is equally likely. A seed is an order of all sources and a position in it: its low 16 bits are the position
/// where the game begins, the others select the order. A player's next game continues in the same order where the last one
/// stopped (`seed(after:)`), so that no rack is repeated before all others have been dealt.
public struct TextTwistDealer: Sendable {
  public let seed: UInt64
  public let level: TextTwist.Level
  private let lexicon: Lexicon
  private let index: RackIndex
  /// The sources in the order that the seed gives, as indices into the index.
  private let order: [Int]

  public init(lexicon: Lexicon, level: TextTwist.Level = .standard, seed: UInt64) {
    self.lexicon = lexicon
    self.level = level
    self.seed = seed
    index = RackIndex(lexicon, level)
    var generator = SplitMix64(seed: seed >> Self.placeBits)
    order = generator.permutation(of: index.sources.count)
  }

  /// The seed for an order and a position in it.
  public static func seed(order: UInt64, place: Int) -> UInt64 {
    order << placeBits | UInt64(place) & (1 << placeBits - 1)
  }

  /// The order and the position that a seed stands for.
  public static func parts(of seed: UInt64) -> (order: UInt64, place: Int) {
    (seed >> placeBits, Int(seed & (1 << placeBits - 1)))
  }

  private static let placeBits: UInt64 = 16

  /// The rack with that number, counted from 1, of the game with this seed; `nil` when no rack of the dictionary meets the
  /// bounds.
  public func rack(number: Int) -> Rack? {
    guard let place = place(ofRack: number) else { return nil }
    let rack = Rack(letters: Array(index.sources[order[place]]), lexicon: lexicon, level: level)
    var generator = SplitMix64(seed: seed &+ UInt64(number))
    var tiles = Tiles(rack.letters)
    _ = tiles.twist(using: &generator, avoiding: rack.isSpelledOut)
    return rack.shown(as: tiles.letters)
  }

  /// The seed of the game that follows one of `racks` racks.
  public func seed(after racks: Int) -> UInt64 {
    guard let last = place(ofRack: racks) else { return seed }
    let next = (last + 1) % order.count
    return Self.seed(order: seed >> Self.placeBits, place: next < 1 << Self.placeBits ? next : 0)
  }

  /// The seed of a game whose first rack is at `position` among all that meet the bounds, in this order, modulo their
  /// number.
  public func seed(ofPosition position: Int) -> UInt64 {
    let dealt = order.indices.filter { meetsBounds(order[$0]) }
    guard !dealt.isEmpty else { return seed }
    let place = dealt[((position % dealt.count) + dealt.count) % dealt.count]
    return Self.seed(order: seed >> Self.placeBits, place: place)
  }

  /// The number of racks that meet the bounds.
  public var rackCount: Int { index.sources.indices.count(where: meetsBounds) }

  private func meetsBounds(_ source: Int) -> Bool {
    level.hiddenCounts.contains(index.hiddenCount(source))
  }

  private func place(ofRack number: Int) -> Int? {
    var place = Self.parts(of: seed).place
    var left = number
    var failed = 0
    while failed < order.count {
      place %= order.count
      if meetsBounds(order[place]) {
        left -= 1
        failed = 0
        if left <= 0 { return place }
      } else {
        failed += 1
      }
      place += 1
    }
    return nil
  }
}
