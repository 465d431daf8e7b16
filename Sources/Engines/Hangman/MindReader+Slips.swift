extension MindReader {
  /// The answers, the most likely mistake first. The score of an answer is the sum, over the words that match all other
  /// answers, of the word's weight times the likelihood of the mistake. With equal scores the latest answer comes first.
  ///
  /// To be offered when the marks contradict every word, and when the word that was named is wrong.
  public var doubtfulAnswers: [Answer] {
    var sums = Array(repeating: 0, count: answers.count)
    let truths = answers.map { words.places(of: $0.letter) }
    for index in 0..<words.count {
      var slip: Int?
      var slips = 0
      for (number, answer) in answers.enumerated() where truths[number][index] != answer.places {
        slip = number
        slips += 1
        if slips > 1 { break }
      }
      guard slips == 1, let slip else { continue }
      sums[slip] +=
        words.weight(at: index)
        * Self.likelihood(ofMarking: answers[slip].places, for: truths[slip][index])
    }
    return answers.indices.sorted { (sums[$1], $1) < (sums[$0], $0) }.map { answers[$0] }
  }

  /// The likelihood, in per cent, that a player marks `marked` when the letter is in `places`.
  private static func likelihood(ofMarking marked: Candidates.Places, for places: Candidates.Places) -> Int {
    if places == 0 { return 15 }
    if marked == 0 { return places.nonzeroBitCount == 1 ? 100 : 50 }
    let forgotten = places & ~marked
    let invented = marked & ~places
    if invented == 0 { return forgotten.nonzeroBitCount == 1 ? 100 : 20 }
    let isOffByOne =
      forgotten.nonzeroBitCount == 1 && invented.nonzeroBitCount == 1
      && (forgotten << 1 == invented || invented << 1 == forgotten)
    return isOffByOne ? 100 : 5
  }
}

extension MindReader {
  /// An answer that does not match the player's word.
  public struct Slip: Equatable, Sendable {
    public let answer: Answer
    /// Where the letter really is in the word.
    public let places: Candidates.Places

    public init(answer: Answer, places: Candidates.Places) {
      self.answer = answer
      self.places = places
    }
  }

  /// Checks the answers against the word that the player had in mind.
  /// - Returns: the wrong answers, in order; `nil` when the text is not a word of the agreed length.
  public func slips(in text: String) -> [Slip]? {
    guard let word = alphabet.word(text), word.count == length else { return nil }
    return answers.compactMap { answer in
      let places = Self.places(of: answer.letter, in: Array(word))
      return places == answer.places ? nil : Slip(answer: answer, places: places)
    }
  }

  /// Whether the word is in the program's list, so that it could have been found.
  public func knows(_ text: String) -> Bool {
    guard let word = alphabet.word(text) else { return false }
    return (0..<words.count).contains { words[$0] == word }
  }
}
