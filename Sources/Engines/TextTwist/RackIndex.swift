/// The words that racks are dealt from, and the number of hidden words for each set of letters, from one scan of the
/// dictionary.
///
/// A set of letters is identified by the sum of a 64-bit number per letter: anagrams have equal sums, and other sets have
/// different ones except for hash collisions.
struct RackIndex: Sendable {
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
    lexicon.forEachWord(in: 0..<lexicon.bytes.count) { word, entry in
      guard entry.isFit(upTo: rarest), word.count <= 4 * Rack.size else { return }
      let length = Lexicon.letterCount(word)
      guard Rack.wordLengths.contains(length) else { return }
      var sum: UInt64 = 0
      if length == word.count {
        for byte in word { sum &+= numbers[Int(byte)] }
      } else {
        sum = Self.sum(of: String(decoding: word, as: UTF8.self))
      }
      if entry.tier <= tiers.hidden { hidden[sum, default: 0] += 1 }
      if length == Rack.size, entry.tier <= tiers.bingo, known.insert(sum).inserted {
        sources.append(String(decoding: word, as: UTF8.self))
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

  private static func sum(of word: String) -> UInt64 { word.reduce(0) { $0 &+ number($1) } }

  private static func number(_ letter: Character) -> UInt64 {
    var generator = SplitMix64(seed: UInt64(stable: String(letter)))
    return generator.next()
  }

  private static let asciiNumbers =
    (0..<128).map { number(Character(UnicodeScalar($0))) }
    + Array(repeating: 0, count: 128)
}
