extension MindReader {
  /// What comes of comparing the player's word with the marks.
  public enum Check: Equatable, Sendable {
    /// Every mark was right, and the word is in the list.
    case known
    /// Every mark was right, but the word is not in the list.
    case unknown
    /// This answer was wrong; the letter stands in these places.
    case differs(Answer, actual: Candidates.Places)
  }

  /// Compares a word of the right length, in the alphabet's letters, with the answers.
  public func check(_ word: [Character]) -> Check {
    for answer in answers {
      let actual = Self.places(of: answer.letter, in: word)
      if actual != answer.places { return .differs(answer, actual: actual) }
    }
    return isListed(String(word)) ? .known : .unknown
  }

  /// The places of a letter in a word as a bit mask.
  public static func places(of letter: Character, in word: [Character]) -> Candidates.Places {
    word.reduce(0) { $0 << 1 | ($1 == letter ? 1 : 0) }
  }

  /// The places of a mask, counted from 1.
  public func numbers(_ places: Candidates.Places) -> [Int] {
    (1...length).filter { places >> (length - $0) & 1 == 1 }
  }
}
