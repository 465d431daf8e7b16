extension Lexicon {
  /// A random fit word with this number of letters and at most this tier, uniformly distributed; `nil` when there is none.
  public func word(
    letters: ClosedRange<Int>, upTo tier: Tier, using generator: inout some RandomNumberGenerator
  ) -> String? {
    let count = count(letters: letters, upTo: tier)
    guard count > 0 else { return nil }
    var left = generator.below(count)
    var chosen: String?
    forEachWord(in: 0..<bytes.count) { word, entry in
      guard entry.isFit(upTo: tier), letters.contains(Self.letterCount(word)) else { return }
      if left == 0 { chosen = String(decoding: word, as: UTF8.self) }
      left -= 1
    }
    return chosen
  }

  /// Every fit word with this number of letters and at most this tier, in order.
  func words(letters: ClosedRange<Int>, upTo tier: Tier) -> [String] {
    var words: [String] = []
    forEachWord(in: 0..<bytes.count) { word, entry in
      guard entry.isFit(upTo: tier), letters.contains(Self.letterCount(word)) else { return }
      words.append(String(decoding: word, as: UTF8.self))
    }
    return words
  }

  /// The most common tier of a fit word: `.standard` for a player's own list without tiers. The scan ends at the first word
  /// of tier 1.
  var mostCommonTier: Tier {
    var tier = Tier.rare
    var start = 0
    while tier > .common, start < bytes.count {
      let end = newline(from: start, to: bytes.count)
      if let entry = word(from: start, to: end)?.entry, entry.isFit { tier = min(tier, entry.tier) }
      start = end + 1
    }
    return tier
  }

  private func count(letters: ClosedRange<Int>, upTo tier: Tier) -> Int {
    var count = 0
    forEachWord(in: 0..<bytes.count) { word, entry in
      if entry.isFit(upTo: tier), letters.contains(Self.letterCount(word)) { count += 1 }
    }
    return count
  }

  /// The number of letters of a word in precomposed UTF-8: the number of bytes that are not continuation bytes.
  static func letterCount(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var count = 0
    for byte in word where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
