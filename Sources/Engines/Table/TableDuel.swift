/// Hangman between two seats, round by round, each setting a phrase in turn. The phrase never leaves its setter's process
/// before the end: a round begins with its hash, and what was answered is checked when it is revealed.
public struct TableDuel: Sendable {
  /// A phrase, and the salt without which its hash could be found by trying phrases.
  public struct Secret: Equatable, Sendable {
    public let phrase: String
    /// 32 hexadecimal digits.
    public let salt: String

    public init(phrase: String, salt: String) {
      self.phrase = phrase
      self.salt = salt
    }

    /// A secret with a new salt of 128 bits. The generator must be one that cannot be guessed.
    public init(_ phrase: String, using generator: inout some RandomNumberGenerator) {
      let digits = Array("0123456789abcdef".utf8)
      let salt = (0..<32).map { _ in digits[Int(generator.next() >> 60)] }
      self.init(phrase: phrase, salt: String(decoding: salt, as: UTF8.self))
    }
  }

  /// What the guesser asks.
  public enum Question: Equatable, Sendable {
    case letter(Character)
    case phrase(String)
    case hint
  }

  /// What the setter answers.
  public enum Answer: Equatable, Sendable {
    /// Where a letter is, as graphemes of the phrase by place: none is a miss.
    case places(Character, [Int: Character])
    /// Whether the phrase is right.
    case isPhrase(Bool)
    /// A letter that is revealed for a miss, and where it is.
    case hint(Character, [Int: Character])
  }

  public enum Status: Equatable, Sendable {
    /// The setter chooses a phrase.
    case choosing
    case guessing
    /// The setter's process answers.
    case answering(Question)
    /// All has been guessed, or too much: the setter's process reveals the phrase.
    case revealing
    case roundOver(Ending)
  }

  public enum Ending: Equatable, Sendable {
    case guessed, hanged
    /// An answer was not true, or the phrase is another than at the beginning: the guesser wins.
    case untrue
    /// The setter was away too long, or does not know the phrase any more: nobody wins.
    case calledOff
  }

  /// A round that is over.
  public struct Round: Sendable {
    public let setter: Int
    /// `nil` when it was not revealed.
    public let phrase: String?
    public let answers: [(question: Question, answer: Answer)]
    public let ending: Ending
    /// The score after it.
    public let scores: [Int]

    /// Who has won it; `nil` is nobody.
    public var winner: Int? {
      switch ending {
      case .guessed, .untrue: 1 - setter
      case .hanged: setter
      case .calledOff: nil
      }
    }
  }

  /// The most graphemes of a phrase.
  public static let longest = 60
  static let mostBytes = 240

  /// Counted from 1.
  public internal(set) var round = 1
  /// Rounds won, by player.
  public internal(set) var scores = [0, 0]
  /// Who sets the phrase, 0 or 1.
  public var setter: Int { (round - 1) % 2 }
  public var guesser: Int { 1 - setter }

  public internal(set) var status = Status.choosing
  /// The phrase as far as it is known: `nil` for what is hidden.
  public internal(set) var board: [Character?] = []
  /// What was asked and answered in this round.
  public internal(set) var answers: [(question: Question, answer: Answer)] = []
  /// The rounds that are over, in order.
  public internal(set) var finished: [Round] = []
  /// The phrase, once it is revealed.
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

  /// Whether a phrase can be set: at most 60 graphemes, one of them a letter, and short enough to be sent.
  public static func isPlayable(_ phrase: String, alphabet: Alphabet) -> Bool {
    phrase.count <= longest && phrase.utf8.count <= mostBytes && phrase.utf8.first != 0x20
      && !phrase.contains("_")
      && TableLine.isText(phrase) && Hangman.isPlayable(phrase, alphabet: alphabet)
      // As text, the board has the same graphemes.
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
  /// Whether it costs a miss.
  public var isMiss: Bool {
    switch self {
    case .places(_, let places): places.isEmpty
    case .isPhrase(let isRight): !isRight
    case .hint: true
    }
  }
}
