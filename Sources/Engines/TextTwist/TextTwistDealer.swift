/// Deals the racks of a game from a dictionary: the same seed deals the same racks on every machine.
///
/// A rack is made from a well known, fit six-letter word. Every rack that meets the bounds is equally likely,
/// however many such words it has, and none is repeated in a game of realistic length.
public struct TextTwistDealer: Sendable {
  /// How many hidden words a dealt rack has.
  public static let hiddenCounts = 10...60
  /// At least one six-letter word of a dealt rack is of this tier or a better known one.
  public static let rarestSource = Lexicon.Tier.familiar

  public let seed: UInt64
  private let lexicon: Lexicon
  /// The words that racks come from, in the order that the seed gives.
  private let sources: [String]

  public init(lexicon: Lexicon, seed: UInt64) {
    self.lexicon = lexicon
    self.seed = seed
    var found: [String] = []
    lexicon.forEachWord(in: 0..<lexicon.bytes.count) { word, entry in
      if entry.isFit(upTo: Self.rarestSource), Lexicon.letterCount(word) == Rack.size {
        found.append(String(decoding: word, as: UTF8.self))
      }
    }
    var generator = SplitMix64(seed: seed)
    sources = generator.permutation(of: found.count).map { found[$0] }
  }

  /// The rack of that number, counted from 1, of the game with this seed; `nil` when the dictionary has none
  /// that meets the bounds, or none among the 500 words that are tried.
  public func rack(number: Int) -> Rack? {
    let first = (number - 1) * Self.triesPerRack
    for attempt in 0..<min(sources.count, Self.triesInAll) {
      let source = sources[(first + attempt) % sources.count]
      if let rack = rack(from: source, number: number) { return rack }
    }
    return nil
  }

  /// How many words are reserved for each number: more than ever fail the bounds in a row.
  private static let triesPerRack = 16
  private static let triesInAll = 500

  private func rack(from source: String, number: Int) -> Rack? {
    let rack = Rack(letters: Array(source), lexicon: lexicon)
    let known = rack.hidden.first { word in
      word.count == Rack.size && lexicon.tier(of: word).map { $0 <= Self.rarestSource } ?? false
    }
    guard known == source, Self.hiddenCounts.contains(rack.hidden.count) else { return nil }
    var generator = SplitMix64(seed: seed &+ UInt64(number))
    var tiles = Tiles(rack.letters)
    _ = tiles.twist(using: &generator, avoiding: rack.isSpelledOut)
    return rack.shown(as: tiles.letters)
  }
}
