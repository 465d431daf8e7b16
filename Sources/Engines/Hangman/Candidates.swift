/// Words of one length, stored as indices into the alphabet, to be filtered by what is known about a secret word.
public struct Candidates: Equatable, Sendable {
  /// The number of letters in each word.
  public let length: Int
  /// At most `Language.mostLetters` letters, each of one scalar.
  public let alphabet: Alphabet
  /// The letters of all words, one word after the other, `length` numbers each.
  private var codes: [UInt8] = []
  /// The tier of each word.
  private var tiers: [Lexicon.Tier] = []

  /// The words of a list with `length` letters and at most this tier, in list order. Words with a letter outside the
  /// alphabet and words that are never shown are left out.
  /// - Parameters:
  ///   - onlyFit: whether to leave out words that the program must not choose.
  ///   - part: selects some of these words; `nil` for all of them.
  public init(
    _ lexicon: Lexicon, alphabet: Alphabet, length: Int, upTo tier: Lexicon.Tier, onlyFit: Bool = false,
    part: Part? = nil
  ) {
    var generator = SplitMix64(seed: part?.seed ?? 0)
    self.length = length
    self.alphabet = alphabet
    let ascii = Self.asciiCodes(alphabet)
    for (word, entry) in lexicon.scan()
    where entry.tier <= min(tier, .rare) && (entry.isFit || !onlyFit) && lexicon.letterCount(word) == length {
      if let part, generator.below(100) >= part.share { continue }
      let before = codes.count
      if word.count == length {
        for byte in lexicon.bytes[word] { codes.append(ascii[Int(byte)]) }
      } else {
        codes += lexicon.text(word).map { UInt8(clamping: alphabet.letters.firstIndex(of: $0) ?? 255) }
      }
      if codes[before...].contains(255) {
        codes.removeSubrange(before...)
      } else {
        tiers.append(entry.tier)
      }
    }
  }

  /// A random part of the words: for each word in list order a number is drawn with the seed, and the word is included when
  /// the number modulo 100 is less than the share.
  public struct Part: Equatable, Sendable {
    public let seed: UInt64
    /// In per cent.
    public let share: Int

    public init(seed: UInt64, share: Int) {
      self.seed = seed
      self.share = share
    }
  }

  private static func asciiCodes(_ alphabet: Alphabet) -> [UInt8] {
    var codes = [UInt8](repeating: 255, count: 256)
    for (code, letter) in alphabet.letters.enumerated() {
      if let byte = letter.asciiValue { codes[Int(byte)] = UInt8(code) }
    }
    return codes
  }

  /// The number of words.
  public var count: Int { length == 0 ? 0 : codes.count / length }

  /// A word, in list order; the index must be less than `count`.
  public subscript(index: Int) -> String {
    String(codes(index).map { alphabet.letters[Int($0)] })
  }

  private func codes(_ index: Int) -> ArraySlice<UInt8> { codes[index * length..<(index + 1) * length] }

  /// The places of a letter in a word as a bit mask. Bit 0 is the last place, so that the smaller of two
  /// masks is the pattern that sorts first, with `_` before letters.
  public typealias Places = UInt64

  /// The places of a letter in each word, in word order.
  func places(of letter: Character) -> [Places] {
    guard let code = alphabet.letters.firstIndex(of: letter) else {
      return Array(repeating: 0, count: count)
    }
    return (0..<count).map { index in
      self.codes(index).reduce(0) { $0 << 1 | ($1 == UInt8(code) ? 1 : 0) }
    }
  }

  /// Removes the words in which the letter's places are not exactly these.
  public mutating func filter(_ letter: Character, at wanted: Places) {
    let places = places(of: letter)
    self = filtered { places[$0] == wanted }
  }

  /// Removes a word.
  public mutating func remove(_ word: String) {
    self = filtered { self[$0] != word }
  }

  /// The weight of a word by its tier: the more common, the heavier.
  func weight(at index: Int) -> Int {
    switch tiers[index] {
    case .common: 27
    case .familiar: 9
    case .standard: 3
    case .rare: 1
    case .neverShown: 0
    }
  }

  /// The indices of the words of the lowest tier among them; not empty unless there are no words.
  var mostCommon: [Int] {
    let lowest = tiers.min()
    return tiers.indices.filter { tiers[$0] == lowest }
  }

  /// Removes the words that do not match a pattern. `nil` is a hidden place, which no revealed or missed letter can occupy.
  public mutating func filter(pattern: [Character?], missed: [Character]) {
    for letter in Set(pattern.compactMap { $0 }).union(missed) {
      filter(letter, at: pattern.reduce(0) { $0 << 1 | ($1 == letter ? 1 : 0) })
    }
  }

  /// For each letter of the alphabet, the number of words that contain it.
  public func counts() -> [Int] { sums { _ in 1 } }

  /// For each letter of the alphabet, the sum of the weights of the words that contain it.
  func weights() -> [Int] { sums(weight) }

  private func sums(_ weight: (Int) -> Int) -> [Int] {
    var counts = [Int](repeating: 0, count: alphabet.letters.count)
    for index in 0..<count {
      let weight = weight(index)
      let codes = codes(index)
      for place in codes.indices where !codes[..<place].contains(codes[place]) {
        counts[Int(codes[place])] += weight
      }
    }
    return counts
  }

  private func filtered(_ isIncluded: (Int) -> Bool) -> Candidates {
    var filtered = self
    filtered.codes = []
    filtered.tiers = []
    for index in 0..<count where isIncluded(index) {
      filtered.codes += codes(index)
      filtered.tiers.append(tiers[index])
    }
    return filtered
  }

  /// The longest word: `Places` has a bit for each letter.
  public static let longest = 64
}
