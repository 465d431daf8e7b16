import Engines

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
    /// The setter was away too long: the guesser wins.
    case left
    /// The phrase has been lost, or an earlier version let the setter's absence end the round so: nobody wins.
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
      case .guessed, .untrue, .left: 1 - setter
      case .hanged: setter
      case .calledOff: nil
      }
    }
  }

  /// The maximum length of a phrase, in graphemes.
  public static let longest = 60
  private static let mostBytes = 240

  /// Counted from 1.
  public private(set) var round = 1
  /// Rounds won, by player number.
  public private(set) var scores = [0, 0]
  /// The number of the player who sets the phrase, 0 or 1.
  public var setter: Int { (round - 1) % 2 }
  public var guesser: Int { 1 - setter }

  public private(set) var status = Status.choosing
  /// The phrase as far as it is known; `nil` for hidden places.
  public private(set) var board: [Character?] = []
  /// The questions and answers of this round so far.
  public private(set) var answers: [(question: Question, answer: Answer)] = []
  /// The finished rounds, in order.
  public private(set) var finished: [Round] = []
  /// The phrase, once revealed.
  public private(set) var phrase: String?
  private var hash = ""

  public let table: String
  public let alphabet: Alphabet
  private let sha256: @Sendable ([UInt8]) -> [UInt8]

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

  private func hash(of secret: Secret) -> String {
    let text = "wordyard duel 1\n\(table)\n\(round)\n\(secret.salt)\n\(secret.phrase)"
    return sha256(Array(text.utf8)).map { $0.digits(2, radix: 16) }.joined()
  }

  private static func hidden(_ phrase: String, _ alphabet: Alphabet) -> [Character?] {
    phrase.map { alphabet.letters($0).isEmpty ? $0 : nil }
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

/// Validates the moves of a duel, and verifies the setter's answers when the phrase is revealed.
extension TableDuel {
  private mutating func begin(hash: String, board: String) -> Bool {
    guard status == .choosing, hash.utf8.count == 64, board.count <= Self.longest else { return false }
    let places = board.map { $0 == "_" ? nil : $0 }
    guard places.contains(nil), places.allSatisfy({ $0.map { alphabet.letters($0).isEmpty } ?? true }) else {
      return false
    }
    (self.hash, self.board, answers, phrase) = (hash, places, [], nil)
    status = .guessing
    return true
  }

  private mutating func ask(_ question: Question) -> Bool {
    guard status == .guessing else { return false }
    switch question {
    case .letter(let grapheme):
      guard let letter = alphabet.letter(grapheme), !tried.contains(letter) else { return false }
      status = .answering(.letter(letter))
    case .phrase(let text):
      guard !alphabet.letters(of: text).isEmpty else { return false }
      status = .answering(question)
    case .hint:
      guard misses + 1 < Hangman.missesAllowed else { return false }
      status = .answering(question)
    }
    return true
  }

  private mutating func answer(_ answer: Answer) -> Bool {
    guard case .answering(let question) = status else { return false }
    switch (question, answer) {
    case (.letter(let asked), .places(let letter, let places)):
      guard asked == letter, fits(letter, places) else { return false }
    case (.phrase, .isPhrase): break
    case (.hint, .hint(let letter, let places)):
      guard !tried.contains(letter), places.keys.contains(where: isHidden), fits(letter, places) else {
        return false
      }
    default: return false
    }
    answers.append((question, answer))
    switch answer {
    case .places(_, let places), .hint(_, let places):
      for (place, grapheme) in places { board[place] = grapheme }
    case .isPhrase: break
    }
    status = isGuessed || misses >= Hangman.missesAllowed ? .revealing : .guessing
    return true
  }

  private func isHidden(_ place: Int) -> Bool { board.indices.contains(place) && board[place] == nil }

  private func fits(_ letter: Character, _ places: [Int: Character]) -> Bool {
    alphabet.letters.contains(letter)
      && places.allSatisfy { place, grapheme in
        // Another of its letters may have revealed it.
        board.indices.contains(place) && board[place] ?? grapheme == grapheme
          && alphabet.letters(grapheme).contains(letter)
      }
  }

  private var isGuessed: Bool {
    if case .isPhrase(true)? = answers.last?.answer { return true }
    return !board.contains(nil)
  }

  private mutating func reveal(_ secret: Secret) -> Bool {
    guard status == .revealing else { return false }
    phrase = secret.phrase
    end(isTrue(secret) ? (isGuessed ? .guessed : .hanged) : .untrue)
    return true
  }

  private mutating func callOff(_ ending: Ending) -> Bool {
    switch status {
    case .choosing, .roundOver: return false
    case .guessing, .answering, .revealing:
      end(ending)
      return true
    }
  }

  private mutating func beginRound() -> Bool {
    guard case .roundOver = status else { return false }
    round += 1
    (board, answers, phrase, status) = ([], [], nil, .choosing)
    return true
  }

  private mutating func end(_ ending: Ending) {
    status = .roundOver(ending)
    switch ending {
    case .guessed, .untrue, .left: scores[guesser] += 1
    case .hanged: scores[setter] += 1
    case .calledOff: break
    }
    finished.append(
      Round(setter: setter, phrase: phrase, answers: answers, ending: ending, scores: scores))
  }

  /// Whether the secret matches the hash that the round began with, and every answer follows from its phrase.
  private func isTrue(_ secret: Secret) -> Bool {
    guard hash(of: secret) == hash, Hangman.isPlayable(secret.phrase, alphabet: alphabet) else {
      return false
    }
    guard begun(Self.hidden(secret.phrase, alphabet)) else { return false }
    for (question, answer) in answers {
      guard isTrue(answer, to: question, of: secret.phrase) else { return false }
    }
    return true
  }

  /// Whether the round began with this board: the places that are hidden now plus those that were revealed since.
  private func begun(_ hidden: [Character?]) -> Bool {
    var board = board
    for (_, answer) in answers {
      switch answer {
      case .places(_, let places), .hint(_, let places): for place in places.keys { board[place] = nil }
      case .isPhrase: break
      }
    }
    return board == hidden
  }

  private func isTrue(_ answer: Answer, to question: Question, of phrase: String) -> Bool {
    switch answer {
    case .places(let letter, let places), .hint(let letter, let places):
      places == self.places(of: letter, in: phrase)
    case .isPhrase(let isRight):
      if case .phrase(let text) = question { isRight == isSolution(text, of: phrase) } else { false }
    }
  }

  private func isSolution(_ text: String, of phrase: String) -> Bool {
    Hangman.isSolution(text, of: phrase, alphabet: alphabet)
  }

  private func places(of letter: Character, in phrase: String) -> [Int: Character] {
    var places: [Int: Character] = [:]
    for (place, grapheme) in phrase.enumerated() where alphabet.letters(grapheme).contains(letter) {
      places[place] = grapheme
    }
    return places
  }
}

/// The moves of a duel in the notation of the log. The guesser's: `+e` a letter, `=text` the phrase, `!` a hint, `left` to
/// end the round because its setter has left it (`off` in earlier versions, for which nobody won it). The setter's: `secret HASH BOARD`, `e 9 éE` a letter, its places as a bit mask and the graphemes
/// there, `= yes`, `!e 9 éE`, `reveal SALT PHRASE`, `off` when the phrase has been lost. Either's: `>` to begin the next
/// round.
extension TableDuel {
  mutating func apply(_ move: String, by player: Int) -> Bool {
    guard !move.utf8.starts(with: ">".utf8) else { return move == ">" && beginRound() }
    return player == setter ? applySetter(move) : player == guesser && applyGuesser(move)
  }

  private mutating func applyGuesser(_ move: String) -> Bool {
    if move == "off" { return callOff(.calledOff) }
    if move == "left" { return callOff(.left) }
    if move == "!" { return ask(.hint) }
    let rest = move.dropFirst()
    switch move.first {
    case "+": return rest.count == 1 && ask(.letter(rest.first!))
    case "=": return ask(.phrase(String(rest)))
    default: return false
    }
  }

  private mutating func applySetter(_ move: String) -> Bool {
    if move == "off" { return callOff(.calledOff) }
    var fields = TableFields(Array(move.utf8))
    switch fields.next() {
    case "secret":
      guard let hash = fields.next(), let board = fields.rest() else { return false }
      return begin(hash: hash, board: board)
    case "reveal":
      guard let salt = fields.next(), let phrase = fields.rest() else { return false }
      return reveal(Secret(phrase: phrase, salt: salt))
    case "=":
      guard let word = fields.rest(), word == "yes" || word == "no" else { return false }
      return answer(.isPhrase(word == "yes"))
    case let text?:
      let isHint = text.first == "!"
      let letter = isHint ? text.dropFirst() : Substring(text)
      guard letter.count == 1, let letter = letter.first, let places = Self.places(&fields) else {
        return false
      }
      return answer(isHint ? .hint(letter, places) : .places(letter, places))
    case nil: return false
    }
  }

  private static func places(_ fields: inout TableFields) -> [Int: Character]? {
    guard let text = fields.next(), let bits: UInt64 = TableFields.unsigned(text) else { return nil }
    if fields.isAtEnd { return bits == 0 ? [:] : nil }
    guard let graphemes = fields.rest(), graphemes.count == bits.nonzeroBitCount else { return nil }
    let places = (0..<64).filter { bits >> UInt64($0) & 1 == 1 }
    return Dictionary(uniqueKeysWithValues: zip(places, graphemes))
  }

  private static func text(_ places: [Int: Character]) -> String {
    let bits = places.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    let graphemes = places.keys.sorted().map { String(places[$0]!) }.joined()
    return graphemes.isEmpty ? "\(bits)" : "\(bits) \(graphemes)"
  }

  /// The move that sets a phrase.
  package func setting(_ secret: Secret) -> String {
    let board = Self.hidden(secret.phrase, alphabet).map { $0 ?? "_" }
    return "secret \(hash(of: secret)) \(String(board))"
  }

  /// What the setter's process answers automatically; `nil` when no answer is due. If the secret of this round is missing,
  /// because it could not be saved, it calls the round off.
  func reply(with secret: Secret?) -> String? {
    switch status {
    case .choosing, .roundOver: return nil
    case .guessing, .answering, .revealing: break
    }
    guard let secret, hash(of: secret) == hash else { return "off" }
    switch status {
    case .revealing: return "reveal \(secret.salt) \(secret.phrase)"
    case .answering(.letter(let letter)):
      return "\(letter) \(Self.text(places(of: letter, in: secret.phrase)))"
    case .answering(.phrase(let text)): return "= \(isSolution(text, of: secret.phrase) ? "yes" : "no")"
    case .answering(.hint):
      guard let letter = hint(from: secret) else { return nil }
      return "!\(letter) \(Self.text(places(of: letter, in: secret.phrase)))"
    case .choosing, .guessing, .roundOver: return nil
    }
  }

  /// A letter that is still hidden, selected by the salt.
  private func hint(from secret: Secret) -> Character? {
    let hidden = zip(secret.phrase, board).filter { $0.1 == nil }.flatMap { alphabet.letters($0.0) }
    let open = alphabet.letters.filter(hidden.contains)
    guard !open.isEmpty, let byte = sha256(Array("\(secret.salt) \(answers.count)".utf8)).first else {
      return nil
    }
    return open[Int(byte) % open.count]
  }
}
