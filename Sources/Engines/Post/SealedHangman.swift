/// A challenge by post whose phrase stays with its setter: the letters have its shape and a commitment to it, the guesses, and
/// what the setter's program has answered, which is verified when the phrase is revealed with the last answer.
public struct SealedHangman: GuessingGame, Equatable {
  /// What only the setter has until the end.
  public struct Secret: Equatable, Sendable {
    public let phrase: String
    /// 120 random bits in parts of 6, without which nobody can try phrases against the commitment.
    let salt: [UInt8]

    init(phrase: String, salt: [UInt8]) { (self.phrase, self.salt) = (phrase, salt) }

    /// A secret with a new salt; the generator must be cryptographically secure.
    public init(_ phrase: String, using generator: inout some RandomNumberGenerator) {
      self.init(
        phrase: phrase, salt: (0..<SealedHangman.saltParts).map { _ in UInt8(generator.next() >> 58) })
    }

    /// The secret in its saved form; `nil` when it is none.
    public init?(saved text: String) {
      let fields = text.split(separator: " ", maxSplits: 1)
      guard fields.count == 2, fields[0].utf8.count == 2 * SealedHangman.saltParts else { return nil }
      let digits = fields[0].compactMap(\.hexDigitValue)
      guard digits.count == 2 * SealedHangman.saltParts else { return nil }
      let salt = (0..<SealedHangman.saltParts).map { UInt8(digits[2 * $0] << 4 | digits[2 * $0 + 1]) }
      guard salt.allSatisfy({ $0 < 64 }) else { return nil }
      self.init(phrase: String(fields[1]), salt: salt)
    }

    /// The secret as it is saved: the salt in hexadecimal digits, and the phrase.
    public var saved: String { "\(digits) \(phrase)" }

    fileprivate var digits: String { salt.map { $0.digits(2, radix: 16) }.joined() }
  }

  /// What the guesser asks.
  public enum Question: Equatable, Sendable {
    case letter(Character)
    case solution(String)
    /// Gives up, so that the phrase is revealed.
    case giveUp
  }

  /// What the setter's program answers.
  public struct Answer: Equatable, Sendable {
    /// The places of the letter; all that are letters when the phrase is right; else none.
    let places: [Int]
    /// Revealed with the last answer.
    let secret: Secret?
  }

  /// A question that has been answered.
  private struct Exchange: Equatable, Sendable {
    let question: Question
    let places: [Int]

    /// What was asked, as a move of Hangman; `nil` for giving up.
    var move: Hangman.Move? {
      switch question {
      case .letter(let letter): .guess(letter)
      case .solution(let text): .solve(text)
      case .giveUp: nil
      }
    }
  }

  public let alphabet: Alphabet
  /// The signs of the phrase at their places, and `nil` for each letter.
  let shape: [Character?]
  /// 60 bits of the hash, in parts of 6.
  let commitment: [UInt8]
  /// The language and the number of the match, to which the commitment belongs.
  private let match: String
  private var exchanges: [Exchange] = []
  /// What waits for the setter's answer.
  private(set) var asked: Question?
  /// What the setter has revealed at the end.
  private(set) var revealed: Secret?

  static let saltParts = 20
  static let commitmentParts = 10

  init(shape: [Character?], commitment: [UInt8], match: String, alphabet: Alphabet) {
    (self.shape, self.commitment, self.match, self.alphabet) = (shape, commitment, match, alphabet)
  }

  /// A new challenge.
  init(_ secret: Secret, match: String, alphabet: Alphabet) {
    self.init(
      shape: Self.shape(of: secret.phrase, alphabet), commitment: Self.hash(of: secret, match),
      match: match, alphabet: alphabet)
  }

  static func shape(of phrase: String, _ alphabet: Alphabet) -> [Character?] {
    phrase.map { alphabet.letters($0).isEmpty ? $0 : nil }
  }

  private static func hash(of secret: Secret, _ match: String) -> [UInt8] {
    let text = "wordyard challenge 1\n\(match)\n\(secret.digits)\n\(secret.phrase)"
    let bits = SHA256.digest(of: Array(text.utf8)).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return (0..<commitmentParts).map { UInt8(bits >> UInt64(58 - 6 * $0) & 63) }
  }
}

// MARK: Questions and answers

extension SealedHangman {
  /// Asks the setter; false when the rules do not allow it, or something waits for an answer.
  mutating func ask(_ question: Question) -> Bool {
    guard isOpen else { return false }
    switch question {
    case .letter(let letter):
      guard alphabet.letters.contains(letter), !tried.contains(letter) else { return false }
    case .solution(let text): guard !alphabet.letters(of: text).isEmpty else { return false }
    case .giveUp: break
    }
    asked = question
    return true
  }

  /// What the setter's program answers; `nil` when nothing is asked, or the secret is another one.
  public func answer(with secret: Secret) -> Answer? {
    guard let asked, Self.hash(of: secret, match) == commitment else { return nil }
    let places = places(for: asked, in: secret.phrase)
    return Answer(places: places, secret: ends(with: places) ? secret : nil)
  }

  private func places(for question: Question, in phrase: String) -> [Int] {
    switch question {
    case .letter(let letter):
      phrase.enumerated().filter { alphabet.letters($0.element).contains(letter) }.map(\.offset)
    case .solution(let text): Hangman.isSolution(text, of: phrase, alphabet: alphabet) ? letterPlaces : []
    case .giveUp: []
    }
  }

  private var letterPlaces: [Int] { shape.indices.filter { shape[$0] == nil } }

  /// Whether the answer with these places is the last one, which reveals the phrase.
  func ends(with places: [Int]) -> Bool {
    switch asked {
    case nil: false
    case .giveUp: true
    case .solution: !places.isEmpty || misses + 1 >= Hangman.missesAllowed
    case .letter:
      places.isEmpty
        ? misses + 1 >= Hangman.missesAllowed : letterPlaces.allSatisfy(Set(open).union(places).contains)
    }
  }

  /// The places that have been opened.
  private var open: [Int] { exchanges.flatMap(\.places) }

  /// Takes an answer in; false when it is none to what was asked.
  mutating func take(_ answer: Answer) -> Bool {
    guard let asked, (answer.secret != nil) == ends(with: answer.places) else { return false }
    switch asked {
    case .letter:
      let open = open
      guard answer.places.allSatisfy({ letterPlaces.contains($0) && !open.contains($0) }) else {
        return false
      }
    case .solution: guard answer.places.isEmpty || answer.places == letterPlaces else { return false }
    case .giveUp: guard answer.places.isEmpty else { return false }
    }
    exchanges.append(Exchange(question: asked, places: answer.places))
    (self.asked, revealed) = (nil, answer.secret)
    return true
  }

  /// Questions and answers in their order, the last question perhaps without one.
  var history: [(question: Question, answer: Answer?)] {
    exchanges.enumerated().map { index, exchange in
      (
        exchange.question,
        Answer(places: exchange.places, secret: index == exchanges.count - 1 ? revealed : nil)
      )
    } + (asked.map { [($0, nil)] } ?? [])
  }

  /// Whether the phrase that was revealed is the one that was promised, and every answer follows from it.
  public var isTrue: Bool {
    guard let revealed else { return true }
    return Self.hash(of: revealed, match) == commitment && Self.shape(of: revealed.phrase, alphabet) == shape
      && exchanges.allSatisfy { $0.places == places(for: $0.question, in: revealed.phrase) }
  }

  /// The game on the phrase, once it has been revealed and verified.
  public var opened: Hangman? {
    guard let revealed, isTrue else { return nil }
    return Hangman(phrase: revealed.phrase, alphabet: alphabet, replaying: moves)
  }

  /// The parts of a letter that the end needs at most: an answer and what is revealed.
  var partsOfEnd: Int { partsOfPlaces + Self.saltParts + shape.count }
  /// The parts of the places of an answer.
  var partsOfPlaces: Int { (shape.count + 5) / 6 }
}

// MARK: As a game of Hangman

extension SealedHangman {
  public var moves: [Hangman.Move] { exchanges.compactMap(\.move) }
  public var tried: [Character] {
    exchanges.compactMap { if case .letter(let letter) = $0.question { letter } else { nil } }
  }
  public var misses: Int { exchanges.count { $0.move != nil && $0.places.isEmpty } }
  public var missedLetters: [Character] {
    exchanges.compactMap { exchange in
      if case .letter(let letter) = exchange.question, exchange.places.isEmpty { letter } else { nil }
    }
  }
  public var missedMoves: [Hangman.Move] { exchanges.filter(\.places.isEmpty).compactMap(\.move) }

  /// Still `playing` until the phrase is revealed, and when it was given up; won where it is not the one that was promised.
  public var status: Hangman.Status {
    guard revealed != nil else { return .playing }
    return isTrue ? opened?.status ?? .playing : .won
  }

  public var board: [Hangman.Place] {
    if let opened { return opened.board }
    var places = shape.map { $0.map { Hangman.Place.given($0) } ?? .hidden(nil) }
    for exchange in exchanges {
      if case .letter(let letter) = exchange.question {
        for place in exchange.places { places[place] = .found(letter, letter: letter) }
      }
    }
    return places
  }

  /// As far as it is known, with `_` for hidden places.
  public var phrase: String { revealed?.phrase ?? String(board.map { $0.shown ?? "_" }) }

  /// Whether something can be asked.
  private var isOpen: Bool { asked == nil && revealed == nil }

  /// What the last answer has said of the question before it; `nil` before the first one.
  public var lastOutcome: (move: Hangman.Move, outcome: Hangman.Outcome)? {
    exchanges.last.flatMap { exchange in
      exchange.move.map { ($0, exchange.places.isEmpty ? .miss : .hit(exchange.places.count)) }
    }
  }

  public mutating func guess(_ grapheme: Character) -> Hangman.Outcome {
    guard isOpen else { return .over }
    guard let letter = alphabet.letter(grapheme) else { return .notALetter }
    return ask(.letter(letter)) ? .asked : .alreadyTried
  }

  public mutating func solve(_ text: String) -> Hangman.Outcome {
    guard isOpen else { return .over }
    return ask(.solution(shape.written(String(alphabet.letters(of: text))))) ? .asked : .notALetter
  }

  /// There are no hints by post.
  public mutating func hint(using generator: inout SplitMix64) -> Hangman.Outcome { .over }

  /// - Returns: false, because only answers make moves.
  public mutating func replay(_ move: Hangman.Move) -> Bool { false }
}

extension [Character?] {
  /// Letters with the signs of this shape between them where they are as many as it has places for.
  func written(_ letters: String) -> String {
    guard letters.count == count(where: { $0 == nil }) else { return letters }
    var rest = letters[...]
    return String(map { $0 ?? rest.removeFirst() })
  }
}
