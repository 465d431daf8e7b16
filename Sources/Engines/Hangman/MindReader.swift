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

  let words: Candidates
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
    self.init(words, rest: rest, answers: answers, namesAfterLastMiss)
  }

  private init(_ words: Candidates, rest: Candidates, answers: [Answer], _ namesAfterLastMiss: Bool) {
    self.words = words
    self.rest = rest
    self.answers = answers
    self.namesAfterLastMiss = namesAfterLastMiss
    turn = Self.turn(of: rest, after: answers, namesAfterLastMiss)
  }

  /// The game before its first answer and after each.
  public var steps: [MindReader] {
    var rest = words
    var steps = [MindReader(words, namesAfterLastMiss: namesAfterLastMiss)]
    for (index, answer) in answers.enumerated() {
      rest.filter(answer.letter, at: answer.places)
      steps.append(MindReader(words, rest: rest, answers: Array(answers[...index]), namesAfterLastMiss))
    }
    return steps
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
}
