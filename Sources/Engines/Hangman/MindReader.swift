/// Hangman with the roles exchanged: the player thinks of a word and the program guesses. It asks for the letter with the
/// largest sum of weights over the possible words that contain it, the first in the alphabet among equals. The weight of a
/// word is 27, 9, 3 or 1 by its tier.
public struct MindReader: Equatable, Sendable {
  /// A letter that was asked for, and the places that the player marked for it.
  public struct Answer: Equatable, Sendable {
    public let letter: Character
    public let places: Candidates.Places

    public init(letter: Character, places: Candidates.Places) {
      self.letter = letter
      self.places = places
    }
  }

  /// What the program does next.
  public enum Turn: Equatable, Sendable {
    /// Is this letter in the word, and where?
    case asks(Character)
    /// The word is known: only one is left, or every place has been marked. Not after the seventh wrong letter.
    case knows(String)
    /// Seven of the letters asked for were wrong.
    case givesUp
    /// The marks contradict every word of the list.
    case isContradicted
  }

  private let words: Candidates
  private let rest: Candidates
  public let answers: [Answer]
  /// Whether the program names the only word left even after the seventh wrong letter, as it once did.
  public let namesAfterLastMiss: Bool
  /// What the program does after these answers.
  public let turn: Turn

  /// - Parameter words: the words of the length that the player named.
  public init(_ words: Candidates, answers: [Answer] = [], namesAfterLastMiss: Bool = false) {
    var rest = words
    for answer in answers { rest.filter(answer.letter, at: answer.places) }
    self.words = words
    self.rest = rest
    self.answers = answers
    self.namesAfterLastMiss = namesAfterLastMiss
    turn = Self.turn(of: rest, after: answers, namesAfterLastMiss)
  }

  /// The game before its first answer and after each.
  public var steps: [MindReader] {
    (0...answers.count).map {
      MindReader(words, answers: Array(answers.prefix($0)), namesAfterLastMiss: namesAfterLastMiss)
    }
  }

  public var alphabet: Alphabet { words.alphabet }
  public var length: Int { words.length }

  /// How many words are still possible.
  public var wordsLeft: Int { rest.count }

  /// How many of the letters asked for are not in the word.
  public var misses: Int { answers.count { $0.places == 0 } }

  /// The letters marked so far, by place.
  public var pattern: [Character?] { Self.pattern(length: length, answers) }

  private static func pattern(length: Int, _ answers: [Answer]) -> [Character?] {
    (0..<length).map { place in
      answers.first { $0.places >> (length - 1 - place) & 1 == 1 }?.letter
    }
  }

  private static func turn(
    of rest: Candidates, after answers: [Answer], _ namesAfterLastMiss: Bool
  ) -> Turn {
    if rest.count == 0 {
      let pattern = pattern(length: rest.length, answers)
      return pattern.contains(nil) ? .isContradicted : .knows(String(pattern.map { $0! }))
    }
    let isLost = answers.count { $0.places == 0 } >= Hangman.missesAllowed
    if rest.count == 1, !isLost || namesAfterLastMiss { return .knows(rest[0]) }
    if isLost { return .givesUp }
    let weights = rest.weights()
    let letters = rest.alphabet.letters
    let open = letters.indices.filter { index in !answers.contains { $0.letter == letters[index] } }
    guard let best = open.max(by: { weights[$0] == weights[$1] ? $0 > $1 : weights[$0] < weights[$1] }) else {
      return .givesUp
    }
    return .asks(letters[best])
  }

  /// Answers with the places of the letter that was asked for. Places marked for another letter are refused.
  /// - Returns: whether the answer was accepted.
  public mutating func answer(_ places: Candidates.Places) -> Bool {
    guard case .asks(let letter) = turn, answers.allSatisfy({ $0.places & places == 0 }) else { return false }
    self = MindReader(
      words, answers: answers + [Answer(letter: letter, places: places)],
      namesAfterLastMiss: namesAfterLastMiss)
    return true
  }

  /// Removes an answer.
  public mutating func takeBack(_ answer: Answer) {
    self = MindReader(
      words, answers: answers.filter { $0 != answer }, namesAfterLastMiss: namesAfterLastMiss)
  }

  /// The places of a letter in a word as a bit mask.
  public static func places(of letter: Character, in word: [Character]) -> Candidates.Places {
    word.reduce(0) { $0 << 1 | ($1 == letter ? 1 : 0) }
  }

  /// The places in a mask, counted from 1.
  public func numbers(_ places: Candidates.Places) -> [Int] {
    (1...length).filter { places >> (length - $0) & 1 == 1 }
  }
}

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
    guard let word = alphabet.readings(of: text).first(where: { $0.count == length }) else { return nil }
    return answers.compactMap { answer in
      let places = Self.places(of: answer.letter, in: Array(word))
      return places == answer.places ? nil : Slip(answer: answer, places: places)
    }
  }

  /// Whether the word is in the program's list, so that it could have been found.
  public func knows(_ text: String) -> Bool {
    let readings = alphabet.readings(of: text)
    return (0..<words.count).contains { readings.contains(words[$0]) }
  }
}

/// An answer in the notation of saved games: the letter and its places as a bit mask, e.g. `e 9`.
extension MindReader.Answer: LosslessStringConvertible {
  public var description: String { "\(letter) \(places)" }

  public init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, parts[0].count == 1, let places = Candidates.Places(parts[1]) else { return nil }
    self.init(letter: parts[0].first!, places: places)
  }
}
