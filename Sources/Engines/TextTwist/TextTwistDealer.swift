/// Deals the racks of a game from a dictionary: the same seed deals the same racks on every machine.
///
/// Each rack comes from a common, fit six-letter word; words of the same letters are one source, so every rack that meets
/// the bounds is equally likely. A seed is an order of all sources and a position in it: its low 16 bits are the position
/// where the game begins, the others select the order. A player's next game continues in the same order where the last one
/// stopped (`seed(after:)`), so that no rack is repeated before all others have been dealt.
///
/// No rack shares five letters with one of the three before it, from game to game, unless the dictionary has too few others.
public struct TextTwistDealer: Sendable {
  public let seed: UInt64
  public let level: TextTwist.Level
  private let lexicon: Lexicon
  private let index: RackIndex
  /// The sources in the order that the seed gives, as indices into the index.
  private let order: [Int]

  /// - Parameter isSpaced: whether the racks of the order are kept apart from their neighbours, as they are since
  ///   the fourth version of the rules, except in the daily puzzles.
  public init(lexicon: Lexicon, level: TextTwist.Level = .standard, isSpaced: Bool = true, seed: UInt64) {
    self.lexicon = lexicon
    self.level = level
    self.seed = seed
    index = RackIndex(lexicon, level)
    var generator = SplitMix64(seed: seed >> Self.placeBits)
    let shuffled = generator.permutation(of: index.sources.count)
    order = isSpaced ? index.spaced(shuffled, level.hiddenCounts) : shuffled
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
    let place = dealt[position.wrapped(in: dealt.count)]
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

/// The words that racks are dealt from, and the number of hidden words for each set of letters, from one scan of the
/// dictionary.
///
/// A set of letters is identified by the sum of a 64-bit number per letter: anagrams have equal sums, and other sets have
/// different ones except for hash collisions.
private struct RackIndex: Sendable {
  /// For each set of six letters the first of its common, fit words, in dictionary order.
  let sources: [String]
  /// The number of hidden words by the sum of their letters.
  private let hidden: [UInt64: Int]

  init(_ lexicon: Lexicon, _ level: TextTwist.Level) {
    var sources: [String] = []
    var known: Set<UInt64> = []
    var hidden: [UInt64: Int] = [:]
    let numbers = Self.asciiNumbers
    let tiers = level.tiers(in: lexicon)
    let rarest = max(tiers.hidden, tiers.bingo)
    for (word, entry) in lexicon.scan() where entry.isFit(upTo: rarest) {
      let length = lexicon.letterCount(word)
      guard Rack.wordLengths.contains(length) else { continue }
      let sum =
        length == word.count
        ? lexicon.bytes[word].reduce(0) { $0 &+ numbers[Int($1)] }
        : lexicon.text(word).reduce(0) { $0 &+ Self.number($1) }
      if entry.tier <= tiers.hidden { hidden[sum, default: 0] += 1 }
      if length == Rack.size, entry.tier <= tiers.bingo, known.insert(sum).inserted {
        sources.append(lexicon.text(word))
      }
    }
    self.sources = sources
    self.hidden = hidden
  }

  /// The number of hidden words that can be made from the letters of a source.
  func hiddenCount(_ source: Int) -> Int {
    let numbers = sources[source].map(Self.number).sorted()
    var count = 0
    for chosen in 1..<(1 << numbers.count) where chosen.nonzeroBitCount >= Rack.wordLengths.lowerBound {
      var sum: UInt64 = 0
      var isCounted = true
      for place in numbers.indices where chosen >> place & 1 == 1 {
        // Of equal letters the first ones are chosen, so that no selection of letters is counted twice.
        if place > 0, numbers[place] == numbers[place - 1], chosen >> (place - 1) & 1 == 0 {
          isCounted = false
        }
        sum &+= numbers[place]
      }
      if isCounted { count += hidden[sum] ?? 0 }
    }
    return count
  }

  /// An order with its racks exchanged among themselves so that none shares five letters with one of the three
  /// before or after it, where such an exchange exists nearby; the last ones are followed by the first. The
  /// sources that are no racks stay in their places, so that a place is followed by as many racks in either order.
  func spaced(_ order: [Int], _ hiddenCounts: ClosedRange<Int>) -> [Int] {
    let places = order.indices.filter { hiddenCounts.contains(hiddenCount(order[$0])) }
    var racks = places.map { (source: order[$0], letters: sources[order[$0]].map(Self.number).sorted()) }
    let count = racks.count
    func isApart(_ place: Int) -> Bool {
      (1...Self.distance).allSatisfy { distance in
        [place - distance, place + distance].allSatisfy {
          let other = $0.wrapped(in: count)
          return other == place || racks[place].letters.common(racks[other].letters) < Self.tooMany
        }
      }
    }
    for place in racks.indices where !isApart(place) {
      for step in 1..<max(1, min(count, Self.farthest)) {
        let other = (place + step).wrapped(in: count)
        racks.swapAt(place, other)
        if isApart(place), isApart(other) { break }
        racks.swapAt(place, other)
      }
    }
    var spaced = order
    for (place, rack) in zip(places, racks) { spaced[place] = rack.source }
    return spaced
  }

  /// A rack must not share `tooMany` letters with one at this distance or nearer.
  private static let distance = 3
  private static let tooMany = 5
  /// An exchange is looked for up to this distance.
  private static let farthest = 200

  private static func number(_ letter: Character) -> UInt64 {
    var generator = SplitMix64(seed: UInt64(stable: String(letter)))
    return generator.next()
  }

  private static let asciiNumbers = (0..<128).map { number(Character(UnicodeScalar($0))) }
}

extension [UInt64] {
  /// The number of elements that two sorted lists have in common, each as often as it is in both.
  fileprivate func common(_ other: [UInt64]) -> Int {
    var (one, two, count) = (0, 0, 0)
    while one < self.count, two < other.count {
      if self[one] == other[two] {
        (one, two, count) = (one + 1, two + 1, count + 1)
      } else if self[one] < other[two] {
        one += 1
      } else {
        two += 1
      }
    }
    return count
  }
}
