import Synchronization

/// Deals the racks of a game from a dictionary: the same seed deals the same racks on every machine.
///
/// Each rack comes from a common, fit word of as many letters as a rack has; words of the same letters are one
/// source, so every rack that meets the bounds is equally likely. A seed is an order of all sources and a position in
/// it: its low 16 bits are the position where the game begins, the others select the order. A player's next game
/// continues in the same order where the last one stopped (`seed(after:)`), so that no rack is repeated before all
/// others have been dealt.
///
/// No rack shares all letters but one with one of the three before it, from game to game, unless the dictionary has
/// too few others, and of those that come soon each is chosen so that few of its hidden words were in the ten before
/// it.
public struct TextTwistDealer: Sendable {
  /// How the racks of an order are kept apart from their neighbours.
  public enum Spacing: Sendable {
    /// As they come: under the first three versions of the rules, and in the daily puzzles.
    case none
    /// By their letters, under the fourth.
    case letters
    /// By their hidden words besides, since the fifth.
    case words

    /// That of a version of the rules.
    public init(_ version: RulesVersion) {
      self = version < .fourth ? .none : version < .fifth ? .letters : .words
    }
  }

  public let seed: UInt64
  public let level: TextTwist.Level
  /// The mode, which decides how many letters a rack has and how short its words are.
  public let mode: TextTwist.Mode
  private let lexicon: Lexicon
  private let index: RackIndex
  /// The sources in the order that the seed gives, as indices into the index.
  private let order: [Int]
  /// The places of the racks in the order when these are kept apart by their hidden words, else empty.
  private let varied: [Int]

  public init(
    lexicon: Lexicon, level: TextTwist.Level = .standard, mode: TextTwist.Mode = .timed,
    spacing: Spacing = .words, seed: UInt64
  ) {
    self.lexicon = lexicon
    self.level = level
    self.mode = mode
    self.seed = seed
    index = RackIndex(lexicon, level, mode)
    var generator = SplitMix64(seed: seed >> Self.placeBits)
    let shuffled = generator.permutation(of: index.sources.count)
    let spaced = spacing == .none ? nil : index.spaced(shuffled, mode.hiddenCounts(level))
    order = spaced?.order ?? shuffled
    varied = spacing == .words ? spaced?.racks ?? [] : []
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
    let rack = rack(of: Array(index.sources[source(at: place)]))
    var generator = SplitMix64(seed: seed &+ UInt64(number))
    var tiles = Tiles(rack.letters)
    _ = tiles.twist(using: &generator, avoiding: rack.isSpelledOut)
    return rack.shown(as: tiles.letters)
  }

  /// The rack of some letters.
  public func rack(of letters: [Character]) -> Rack {
    Rack(letters: letters, lexicon: lexicon, level: level, shortest: mode.shortest)
  }

  /// The source of the rack at a place of the order. The racks are varied in blocks of the same beginnings, so that the order need
  /// not be known as a whole.
  private func source(at place: Int) -> Int {
    guard let rank = varied.firstIndex(of: place) else { return order[place] }
    let start = rank / Self.block * Self.block
    return blocks.racks.withLock { racks in
      if racks[start] == nil {
        racks[start] = index.varied(varied[start..<min(start + Self.block, varied.count)].map { order[$0] })
      }
      return racks[start]![rank - start]
    }
  }

  /// The blocks of racks that have been varied, by the rank of their first rack.
  private final class Blocks: Sendable {
    let racks = Mutex<[Int: [Int]]>([:])
  }

  private let blocks = Blocks()

  private static let block = 60

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
    mode.hiddenCounts(level).contains(index.hiddenCount(source))
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
  /// For each set of as many letters as a rack has the first of its common, fit words, in dictionary order.
  let sources: [String]
  /// The numbers of letters of the words that are counted; the last one is that of a rack.
  private let lengths: ClosedRange<Int>
  /// The number of hidden words by the sum of their letters.
  private let hidden: [UInt64: Int]

  init(_ lexicon: Lexicon, _ level: TextTwist.Level, _ mode: TextTwist.Mode) {
    // The racks of Lightning are the usual ones.
    let shortest = mode == .lightning ? Rack.wordLengths.lowerBound : mode.shortest
    lengths = shortest...mode.rackSize
    var sources: [String] = []
    var known: Set<UInt64> = []
    var hidden: [UInt64: Int] = [:]
    let numbers = Self.asciiNumbers
    let tiers = level.tiers(in: lexicon)
    let rarest = max(tiers.hidden, tiers.bingo)
    for (word, entry) in lexicon.scan() where entry.isFit(upTo: rarest) {
      let length = lexicon.letterCount(word)
      guard lengths.contains(length) else { continue }
      let sum =
        length == word.count
        ? lexicon.bytes[word].reduce(0) { $0 &+ numbers[Int($1)] }
        : lexicon.text(word).reduce(0) { $0 &+ Self.number($1) }
      if entry.tier <= tiers.hidden { hidden[sum, default: 0] += 1 }
      if length == mode.rackSize, entry.tier <= tiers.bingo, known.insert(sum).inserted {
        sources.append(lexicon.text(word))
      }
    }
    self.sources = sources
    self.hidden = hidden
  }

  /// The number of hidden words that can be made from the letters of a source.
  func hiddenCount(_ source: Int) -> Int {
    var count = 0
    forEachHidden(source) { count += $1 }
    return count
  }

  /// The sets of letters of which hidden words can be made from the letters of a source, by their sums, and how many words each
  /// has.
  private func hiddenSums(_ source: Int) -> [(sum: UInt64, words: Int)] {
    var sums: [(sum: UInt64, words: Int)] = []
    forEachHidden(source) { sums.append(($0, $1)) }
    return sums
  }

  private func forEachHidden(_ source: Int, _ body: (_ sum: UInt64, _ words: Int) -> Void) {
    let numbers = sources[source].map(Self.number).sorted()
    for chosen in 1..<(1 << numbers.count) where chosen.nonzeroBitCount >= lengths.lowerBound {
      var sum: UInt64 = 0
      var isCounted = true
      for place in numbers.indices where chosen >> place & 1 == 1 {
        // Of equal letters the first ones are chosen, so that no selection of letters is counted twice.
        if place > 0, numbers[place] == numbers[place - 1], chosen >> (place - 1) & 1 == 0 {
          isCounted = false
        }
        sum &+= numbers[place]
      }
      if isCounted, let words = hidden[sum] { body(sum, words) }
    }
  }

  /// An order with its racks exchanged among themselves so that none shares all letters but one with one of the three
  /// before or after it, where such an exchange exists nearby; the last ones are followed by the first. The
  /// sources that are no racks stay in their places, so that a place is followed by as many racks in either order.
  /// - Returns: the order, and the places of its racks.
  func spaced(_ order: [Int], _ hiddenCounts: ClosedRange<Int>) -> (order: [Int], racks: [Int]) {
    let places = order.indices.filter { hiddenCounts.contains(hiddenCount(order[$0])) }
    var racks = places.map { (source: order[$0], letters: sources[order[$0]].map(Self.number).sorted()) }
    let count = racks.count
    func isApart(_ place: Int) -> Bool {
      (1...Self.distance).allSatisfy { distance in
        [place - distance, place + distance].allSatisfy {
          let other = $0.wrapped(in: count)
          return other == place || racks[place].letters.common(racks[other].letters) < tooMany
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
    return (spaced, places)
  }

  /// Some racks that follow each other, exchanged among themselves so that each has few hidden words of the ten before it. The
  /// first and the last ones stay, so that those before and after them need not be known; none comes to share so many letters
  /// with one of the three before or after it.
  func varied(_ racks: [Int]) -> [Int] {
    var racks = racks.map { source in
      (source: source, letters: sources[source].map(Self.number).sorted(), sums: hiddenSums(source))
    }
    let inner = Self.distance..<max(Self.distance, racks.count - Self.distance)
    func isApart(_ place: Int) -> Bool {
      (place - Self.distance...place + Self.distance).allSatisfy { other in
        other == place || racks[place].letters.common(racks[other].letters) < tooMany
      }
    }
    /// How often each set of letters is among the racks before the current one.
    var seen: [UInt64: Int] = [:]
    for place in racks.indices {
      func repeated(_ other: Int) -> Int {
        racks[other].sums.reduce(0) { seen[$1.sum] == nil ? $0 : $0 + $1.words }
      }
      var best = (place: place, words: repeated(place))
      for other in inner.contains(place) ? place + 1..<inner.upperBound : place..<place {
        let words = repeated(other)
        guard words < best.words else { continue }
        racks.swapAt(place, other)
        if isApart(place), isApart(other) { best = (other, words) }
        racks.swapAt(place, other)
      }
      racks.swapAt(place, best.place)
      for (sum, _) in racks[place].sums { seen[sum, default: 0] += 1 }
      for (sum, _) in place < Self.memory ? [] : racks[place - Self.memory].sums {
        seen[sum] = seen[sum].flatMap { $0 > 1 ? $0 - 1 : nil }
      }
    }
    return racks.map(\.source)
  }

  /// A rack must not share `tooMany` letters with one at this distance or nearer.
  private static let distance = 3
  private var tooMany: Int { lengths.upperBound - 1 }
  /// An exchange is looked for up to this distance.
  private static let farthest = 200
  /// The number of racks before one that should have few of its hidden words.
  private static let memory = 10

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
