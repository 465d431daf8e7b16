/// Hangman between two seats, round by round, each setting a phrase in turn. The phrase stays in its setter's process until
/// the end: a round begins with its hash, and the answers are verified when the phrase is revealed.
public struct TableDuel: Sendable {
  /// A phrase, and a salt that prevents finding it by hashing candidate phrases.
  public struct Secret: Equatable, Sendable {
    public let phrase: String
    /// 32 hexadecimal digits.
    public let salt: String

    public init(phrase: String, salt: String) {
      self.phrase = phrase
      self.salt = salt
    }

    /// Creates a secret with a new salt of 128 bits. The generator must be cryptographically secure.
    public init(_ phrase: String, using generator: inout some RandomNumberGenerator) {
      let digits = Array("0123456789abcdef".utf8)
      let salt = (0..<32).map { _ in digits[Int(generator.next() >> 60)] }
      self.init(phrase: phrase, salt: String(decoding: salt, as: UTF8.self))
    }
  }

  /// A question of the guesser.
  public enum Question: Equatable, Sendable {
    case letter(Character)
    case phrase(String)
    case hint
  }

  /// An answer of the setter.
  public enum Answer: Equatable, Sendable {
    /// The letter's places and the graphemes there; no places mean a miss.
    case places(Character, [Int: Character])
    /// Whether the guessed phrase is correct.
    case isPhrase(Bool)
    /// A letter revealed at the cost of a miss, with its places and the graphemes there.
    case hint(Character, [Int: Character])
  }

  public enum Status: Equatable, Sendable {
    /// The setter must choose a phrase.
    case choosing
    case guessing
    /// The setter's process must answer this question.
    case answering(Question)
    /// The phrase was guessed or the misses used up: the setter's process must reveal the phrase.
    case revealing
    case roundOver(Ending)
  }

  public enum Ending: Equatable, Sendable {
    case guessed, hanged
    /// An answer was wrong, or the revealed phrase does not match its hash: the guesser wins.
    case untrue
    /// The setter was away too long, or the phrase has been lost: nobody wins.
    case calledOff
  }

  /// A finished round.
  public struct Round: Sendable {
    public let setter: Int
    /// `nil` when the phrase was not revealed.
    public let phrase: String?
    public let answers: [(question: Question, answer: Answer)]
    public let ending: Ending
    /// The score after this round.
    public let scores: [Int]

    /// The winner's player number; `nil` when nobody won.
    public var winner: Int? {
      switch ending {
      case .guessed, .untrue: 1 - setter
      case .hanged: setter
      case .calledOff: nil
      }
    }
  }

  /// The maximum length of a phrase, in graphemes.
  public static let longest = 60
  static let mostBytes = 240

  /// Counted from 1.
  public internal(set) var round = 1
  /// Rounds won, by player number.
  public internal(set) var scores = [0, 0]
  /// The number of the player who sets the phrase, 0 or 1.
  public var setter: Int { (round - 1) % 2 }
  public var guesser: Int { 1 - setter }

  public internal(set) var status = Status.choosing
  /// The phrase as far as it is known; `nil` for hidden places.
  public internal(set) var board: [Character?] = []
  /// The questions and answers of this round so far.
  public internal(set) var answers: [(question: Question, answer: Answer)] = []
  /// The finished rounds, in order.
  public internal(set) var finished: [Round] = []
  /// The phrase, once revealed.
  public internal(set) var phrase: String?
  var hash = ""

  public let table: String
  public let alphabet: Alphabet
  let sha256: @Sendable ([UInt8]) -> [UInt8]

  init(table: String, alphabet: Alphabet, sha256: @escaping @Sendable ([UInt8]) -> [UInt8]) {
    self.table = table
    self.alphabet = alphabet
    self.sha256 = sha256
  }
}

extension TableDuel {
  public var tried: [Character] {
    answers.compactMap { entry in
      switch entry.answer {
      case .places(let letter, _), .hint(let letter, _): letter
      case .isPhrase: nil
      }
    }
  }

  public var misses: Int { answers.count { $0.answer.isMiss } }

  /// Whether a phrase can be set: at most 60 graphemes, at least one of them a letter, and short enough for one line.
  public static func isPlayable(_ phrase: String, alphabet: Alphabet) -> Bool {
    phrase.count <= longest && phrase.utf8.count <= mostBytes && phrase.utf8.first != 0x20
      && !phrase.contains("_")
      && TableLine.isText(phrase) && Hangman.isPlayable(phrase, alphabet: alphabet)
      // Joining the board into a string must not merge graphemes.
      && Array(String(hidden(phrase, alphabet).map { $0 ?? "_" })).count == phrase.count
  }

  func hash(of secret: Secret) -> String {
    Self.hexadecimal(
      sha256(Array("wordyard duel 1\n\(table)\n\(round)\n\(secret.salt)\n\(secret.phrase)".utf8)))
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func hidden(_ phrase: String, _ alphabet: Alphabet) -> [Character?] {
    phrase.map { alphabet.letter($0) == nil ? $0 : nil }
  }
}

extension TableDuel.Answer {
  /// Whether the answer costs a miss.
  public var isMiss: Bool {
    switch self {
    case .places(_, let places): places.isEmpty
    case .isPhrase(let isRight): !isRight
    case .hint: true
    }
  }
}
