/// The words that racks come from, and how many hidden words the letters of each of them make, from one scan of the
/// dictionary.
///
/// Letters that can be reordered into each other have the same sum of a number for each letter, and others have not,
/// as far as 64 bits tell them apart.
struct RackIndex: Sendable {
  /// The first of the well known, fit words of each six letters, in the dictionary's order.
  let sources: [String]
  /// How many hidden words there are of the letters with a sum.
  private let hidden: [UInt64: Int]

  init(_ lexicon: Lexicon, _ level: TextTwist.Level) {
    var sources: [String] = []
    var known: Set<UInt64> = []
    var hidden: [UInt64: Int] = [:]
    let numbers = Self.asciiNumbers
    let rarest = max(level.hiddenTier, level.bingoTier)
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
      if entry.tier <= level.hiddenTier { hidden[sum, default: 0] += 1 }
      if length == Rack.size, entry.tier <= level.bingoTier, known.insert(sum).inserted {
        sources.append(String(decoding: word, as: UTF8.self))
      }
    }
    self.sources = sources
    self.hidden = hidden
  }

  /// How many hidden words can be made from the letters of a source.
  func hiddenCount(_ source: Int) -> Int {
    let numbers = sources[source].map(Self.number).sorted()
    var count = 0
    for chosen in 1..<(1 << numbers.count) where chosen.nonzeroBitCount >= Rack.wordLengths.lowerBound {
      var sum: UInt64 = 0
      var isCounted = true
      for place in numbers.indices where chosen >> place & 1 == 1 {
        // Of equal letters the first ones are chosen, so that no choice of letters counts twice.
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
