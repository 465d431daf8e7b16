extension MindReader {
  /// The places of a letter in a word as a bit mask.
  public static func places(of letter: Character, in word: [Character]) -> Candidates.Places {
    word.reduce(0) { $0 << 1 | ($1 == letter ? 1 : 0) }
  }

  /// The places in a mask, counted from 1.
  public func numbers(_ places: Candidates.Places) -> [Int] {
    (1...length).filter { places >> (length - $0) & 1 == 1 }
  }
}
