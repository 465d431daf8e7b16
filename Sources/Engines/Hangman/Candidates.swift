/// Words of one length, each letter as its index in the alphabet, to be filtered by what is known of a word.
public struct Candidates: Equatable, Sendable {
  /// The letters in each word.
  public let length: Int
  public let alphabet: Alphabet
  /// `length` numbers for each word, word after word.
  private var codes: [UInt8] = []
  /// The tier of each word.
  private var tiers: [Lexicon.Tier] = []

  /// The words of a list that have so many letters and are at most of this tier, in the list's order. A word
  /// with a letter that the alphabet does not have is left out, and so is every unspoken one.
  /// - Parameters:
  ///   - onlyFit: whether words that the program must not choose are left out, too.
  ///   - part: chooses some of these words; `nil` for all of them.
  public init(
    _ lexicon: Lexicon, alphabet: Alphabet, length: Int, upTo tier: Lexicon.Tier, onlyFit: Bool = false,
    part: Part? = nil
  ) {
    var generator = SplitMix64(seed: part?.seed ?? 0)
    self.length = length
    self.alphabet = alphabet
    let ascii = Self.asciiCodes(alphabet)
    lexicon.forEachWord(in: 0..<lexicon.bytes.count) { word, entry in
      guard entry.tier <= min(tier, .rare), entry.isFit || !onlyFit, word.count >= length,
        Lexicon.letterCount(word) == length
      else { return }
      if let part, generator.below(100) >= part.share { return }
      let before = codes.count
      if word.count == length {
        for byte in word { codes.append(ascii[Int(byte)]) }
      } else {
        for letter in String(decoding: word, as: UTF8.self) {
          codes.append(UInt8(clamping: alphabet.letters.firstIndex(of: letter) ?? 255))
        }
      }
      if codes[before...].contains(255) {
        codes.removeSubrange(before...)
      } else {
        tiers.append(entry.tier)
      }
    }
  }

  /// A part of the words: with a seed's numbers, one drawn for each word in list order, those whose number below
  /// 100 is less than the share.
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

  public var count: Int { length == 0 ? 0 : codes.count / length }

  public subscript(index: Int) -> String {
    String(codes[index * length..<(index + 1) * length].map { alphabet.letters[Int($0)] })
  }

  /// The places of a letter in a word as a bit mask. Bit 0 is the last place, so that the smaller of two
  /// masks is the pattern that sorts first, with `_` before letters.
  public typealias Places = UInt64

  /// The places of a letter in each word, in order.
  func places(of letter: Character) -> [Places] {
    guard let code = alphabet.letters.firstIndex(of: letter) else {
      return Array(repeating: 0, count: count)
    }
    return codes.withUnsafeBufferPointer { codes in
      (0..<count).map { index in
        var places: Places = 0
        for place in 0..<length {
          places = places << 1 | (codes[index * length + place] == UInt8(code) ? 1 : 0)
        }
        return places
      }
    }
  }

  /// Removes the words in which a letter does not stand in exactly these places.
  public mutating func filter(_ letter: Character, at wanted: Places) {
    let places = places(of: letter)
    self = filtered { places[$0] == wanted }
  }

  /// Removes a word.
  public mutating func remove(_ word: String) {
    self = filtered { self[$0] != word }
  }

  /// How much a word weighs by its tier: the better known, the more.
  func weight(at index: Int) -> Int {
    switch tiers[index] {
    case .common: 27
    case .familiar: 9
    case .standard: 3
    case .rare: 1
    case .unspoken: 0
    }
  }

  /// Removes the words that do not fit a pattern: `nil` is a hidden place, where no revealed or missed letter
  /// can stand.
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
      var seen: UInt64 = 0
      for code in codes[index * length..<(index + 1) * length] {
        if code < 64, seen >> UInt64(code) & 1 == 1 { continue }
        seen |= code < 64 ? 1 << UInt64(code) : 0
        counts[Int(code)] += weight
      }
    }
    return counts
  }

  private func filtered(_ isIncluded: (Int) -> Bool) -> Candidates {
    var filtered = self
    filtered.codes = []
    filtered.tiers = []
    for index in 0..<count where isIncluded(index) {
      filtered.codes += codes[index * length..<(index + 1) * length]
      filtered.tiers.append(tiers[index])
    }
    return filtered
  }

  /// The longest word: `Places` has a bit for each letter.
  public static let longest = 64
}
