/// Hangman with the roles exchanged: the player thinks of a word and the program guesses. It asks for the
/// letter with the largest sum of weights of the possible words that contain it, the first in the alphabet among
/// equals. A word weighs 27, 9, 3 or 1 by its tier.
public struct MindReader: Equatable, Sendable {
  /// A letter that was asked for, and where the player marked it.
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
    /// The word is known: the only one left, or every place has been marked.
    case knows(String)
    /// Seven letters were wrong.
    case givesUp
    /// The marks contradict every word of the list.
    case isContradicted
  }

  let words: Candidates
  private let rest: Candidates
  public private(set) var answers: [Answer]

  /// - Parameter words: the words of the length that the player named.
  public init(_ words: Candidates, answers: [Answer] = []) {
    self.words = words
    self.answers = answers
    var rest = words
    for answer in answers { rest.filter(answer.letter, at: answer.places) }
    self.rest = rest
  }

  public var alphabet: Alphabet { words.alphabet }
  public var length: Int { words.length }

  /// How many words are still possible.
  public var wordsLeft: Int { rest.count }

  /// How many of the letters asked for are not in the word.
  public var misses: Int { answers.count { $0.places == 0 } }

  /// What is known of the word.
  public var pattern: [Character?] {
    (0..<length).map { place in
      answers.first { $0.places >> (length - 1 - place) & 1 == 1 }?.letter
    }
  }

  public var turn: Turn {
    if rest.count == 0 {
      return pattern.contains(nil) ? .isContradicted : .knows(String(pattern.map { $0! }))
    }
    if rest.count == 1 { return .knows(rest[0]) }
    if misses >= Hangman.missesAllowed { return .givesUp }
    let weights = rest.weights()
    let open = alphabet.letters.indices.filter { index in
      !answers.contains { $0.letter == alphabet.letters[index] }
    }
    guard let best = open.max(by: { weights[$0] == weights[$1] ? $0 > $1 : weights[$0] < weights[$1] }) else {
      return .givesUp
    }
    return .asks(alphabet.letters[best])
  }

  /// Answers with the places of the letter that was asked for. Places that another letter has are refused.
  /// - Returns: whether the answer was accepted.
  public mutating func answer(_ places: Candidates.Places) -> Bool {
    guard case .asks(let letter) = turn, answers.allSatisfy({ $0.places & places == 0 }) else { return false }
    self = MindReader(words, answers: answers + [Answer(letter: letter, places: places)])
    return true
  }

  /// Removes an answer.
  public mutating func takeBack(_ answer: Answer) {
    self = MindReader(words, answers: answers.filter { $0 != answer })
  }
}
