/// A game of Hangman on a known phrase, from the first guess to the win or loss.
///
/// It is a value made of the phrase and the accepted moves: the same moves on the same phrase always
/// rebuild the same game.
public struct Hangman: GuessingGame, Equatable {
  /// The number of misses that loses the game.
  public static let missesAllowed = 7

  /// A move that a player made and the rules accepted.
  public enum Move: Equatable, Sendable {
    /// A letter of the alphabet.
    case guess(Character)
    /// The whole phrase, as typed.
    case solve(String)
    /// A letter that was revealed at the cost of a miss.
    case hint(Character)
  }

  /// The result of an attempt. Only `hit`, `miss` and `solved` are moves; the others change nothing.
  public enum Outcome: Equatable, Sendable {
    /// The letter occurs in this many places.
    case hit(Int)
    case miss
    /// The whole phrase was right.
    case solved
    case alreadyTried
    case notALetter
    /// The miss that a hint costs would lose the game.
    case tooExpensive
    /// The game has ended.
    case over
    /// The phrase is known only to another program, which will answer later.
    case asked
  }

  public enum Status: Equatable, Sendable {
    case playing, won, lost
  }

  public let phrase: String
  public let alphabet: Alphabet
  public private(set) var moves: [Move] = []
  /// The misses with which the game begins.
  private let spent: Int
  /// The letters that each grapheme of the phrase counts as. Any of them reveals it.
  private let letters: [[Character]]

  /// - Parameter spent: the misses with which the game begins.
  public init(phrase: String, alphabet: Alphabet, spent: Int = 0) {
    self.phrase = phrase
    self.spent = spent
    self.alphabet = alphabet
    letters = phrase.map { alphabet.letters($0) }
  }

  /// Whether a phrase can be played: it has at least one letter.
  public static func isPlayable(_ phrase: String, alphabet: Alphabet) -> Bool {
    phrase.contains { !alphabet.letters($0).isEmpty }
  }

  /// Whether a text solves a phrase: it has the same letters, and the same digits if it has any. One of the letters that a
  /// grapheme of the phrase counts as will do in its place, and so will the two that stand for a letter.
  package static func isSolution(_ text: String, of phrase: String, alphabet: Alphabet) -> Bool {
    let (given, wanted) = (text.map { alphabet.letters($0) }, phrase.map { alphabet.letters($0) })
    let fits =
      given.count == wanted.count
      && zip(given, wanted).allSatisfy {
        $0 == $1 || $0.count == 1 && $1.contains($0[0])
      }
    guard fits || alphabet.isSame(typed: Array(given.joined()), as: Array(wanted.joined())) else {
      return false
    }
    let digits = text.filter(\.isNumber)
    return digits.isEmpty || digits == phrase.filter(\.isNumber)
  }
}

extension Hangman {
  /// Guesses a letter, in either case, accented or not.
  public mutating func guess(_ grapheme: Character) -> Outcome {
    guard status == .playing else { return .over }
    guard let letter = alphabet.letter(grapheme) else { return .notALetter }
    guard !tried.contains(letter) else { return .alreadyTried }
    moves.append(.guess(letter))
    let places = letters.count { $0.contains(letter) }
    return places > 0 ? .hit(places) : .miss
  }

  /// Guesses the whole phrase; only its letters count, and its digits if it has any. A wrong guess costs a miss.
  public mutating func solve(_ text: String) -> Outcome {
    guard status == .playing else { return .over }
    guard !alphabet.letters(of: text).isEmpty else { return .notALetter }
    moves.append(.solve(text))
    return isSolution(text) ? .solved : .miss
  }

  /// Reveals a hidden letter chosen by the generator, at the cost of one miss; refused when that miss would lose the game.
  public mutating func hint(using generator: inout SplitMix64) -> Outcome {
    guard status == .playing else { return .over }
    guard misses + 1 < Self.missesAllowed else { return .tooExpensive }
    let hidden = alphabet.letters.filter(hiddenLetters.contains)
    let letter = hidden[generator.below(hidden.count)]
    moves.append(.hint(letter))
    return .hit(letters.count { $0.contains(letter) })
  }

  /// Rebuilds a game from its accepted moves; `nil` when the rules do not accept one of them.
  public init?(phrase: String, alphabet: Alphabet, replaying moves: [Move]) {
    self.init(phrase: phrase, alphabet: alphabet)
    for move in moves { guard replay(move) else { return nil } }
  }

  public mutating func replay(_ move: Move) -> Bool {
    let count = moves.count
    switch move {
    case .guess(let letter): _ = guess(letter)
    case .solve(let text): _ = solve(text)
    case .hint(let letter): if canHint(letter) { moves.append(move) }
    }
    return moves.count > count
  }

  private func canHint(_ letter: Character) -> Bool {
    status == .playing && misses + 1 < Self.missesAllowed && hiddenLetters.contains(letter)
  }

  /// The letters of the places that are not revealed.
  private var hiddenLetters: Set<Character> {
    let tried = tried
    return Set(letters.filter { !$0.contains(where: tried.contains) }.joined())
  }
}

extension Hangman {
  public var status: Status {
    if misses >= Self.missesAllowed { return .lost }
    let tried = tried
    return isSolved || letters.allSatisfy { $0.isEmpty || $0.contains(where: tried.contains) }
      ? .won : .playing
  }

  /// The letters guessed or revealed by hints, in order.
  public var tried: [Character] {
    moves.compactMap { move in
      switch move {
      case .guess(let letter), .hint(let letter): letter
      case .solve: nil
      }
    }
  }

  /// The letters guessed that are not in the phrase, in order.
  public var missedLetters: [Character] {
    moves.compactMap { move in
      guard case .guess(let letter) = move, isMiss(move) else { return nil }
      return letter
    }
  }

  /// The misses with which the game began, plus one for every wrong letter, wrong solution and hint.
  public var misses: Int { spent + moves.count(where: isMiss) }

  /// The moves that cost a miss, in order.
  public var missedMoves: [Move] { moves.filter(isMiss) }

  private func isMiss(_ move: Move) -> Bool {
    switch move {
    case .guess(let letter): !letters.contains { $0.contains(letter) }
    case .solve(let text): !isSolution(text)
    case .hint: true
    }
  }

  /// The phrase, place by place. At the end of a game everything is revealed.
  public var board: [Place] {
    let tried = tried
    let status = status
    return zip(phrase, letters).map { grapheme, letters in
      guard let first = letters.first else { return .given(grapheme) }
      if let letter = tried.last(where: letters.contains) ?? (status == .won ? first : nil) {
        return .found(grapheme, letter: letter)
      }
      return status == .lost ? .missed(grapheme) : .hidden(grapheme)
    }
  }

  private var isSolved: Bool {
    moves.contains { move in
      if case .solve(let text) = move { isSolution(text) } else { false }
    }
  }

  private func isSolution(_ text: String) -> Bool { Self.isSolution(text, of: phrase, alphabet: alphabet) }
}

extension Hangman {
  /// One grapheme of the phrase, as far as the player may see it.
  public enum Place: Equatable, Sendable {
    /// Shown from the start, such as a blank or a digit.
    case given(Character)
    /// Not revealed yet; `nil` when the host has not chosen it, or another program knows it.
    case hidden(Character?)
    /// Revealed by a move, and the letter that it counts as, of several the one tried last.
    case found(Character, letter: Character)
    /// Revealed by the loss of the game.
    case missed(Character)

    /// What stands there, whether the player may see it or not; `nil` when it is not known.
    public var grapheme: Character? {
      switch self {
      case .given(let grapheme), .found(let grapheme, _), .missed(let grapheme): grapheme
      case .hidden(let grapheme): grapheme
      }
    }

    /// What is shown: everything except a hidden letter.
    public var shown: Character? { isHidden ? nil : grapheme }

    /// Whether it has to be guessed, and has not been.
    public var isHidden: Bool { if case .hidden = self { true } else { false } }

    /// What the player knew before the end: given or found.
    public var known: Character? {
      switch self {
      case .given(let grapheme), .found(let grapheme, _): grapheme
      case .hidden, .missed: nil
      }
    }
  }
}

/// A move in the notation of saved games: `e` is a guess, `!e` a hint, `=` and a text a solution.
extension Hangman.Move: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .guess(let letter): String(letter)
    case .hint(let letter): "!\(letter)"
    case .solve(let text): "=\(text)"
    }
  }

  public init?(_ text: String) {
    guard let first = text.first else { return nil }
    let rest = text.dropFirst()
    if first == "=" {
      self = .solve(String(rest))
    } else if first == "!", rest.count == 1 {
      self = .hint(rest.first!)
    } else if rest.isEmpty, first.canBeALetter {
      self = .guess(first)
    } else {
      return nil
    }
  }
}

/// A game of Hangman from the guesser's side, whether the phrase is fixed at the start or not.
public protocol GuessingGame: Sendable {
  var alphabet: Alphabet { get }
  var status: Hangman.Status { get }
  /// The phrase, place by place. At the end of a game everything is revealed.
  var board: [Hangman.Place] { get }
  /// The phrase at the end of the game.
  var phrase: String { get }
  /// The letters guessed or revealed by hints, in order.
  var tried: [Character] { get }
  /// The letters guessed that are not in the phrase, in order.
  var missedLetters: [Character] { get }
  /// The player's accepted moves, in order.
  var moves: [Hangman.Move] { get }
  /// The moves that cost a miss, in order: wrong letters, wrong solutions, hints.
  var missedMoves: [Hangman.Move] { get }
  /// A miss for every wrong letter, wrong solution and hint.
  var misses: Int { get }
  /// The words from which the host could choose; `nil` when the phrase was fixed at the start.
  var candidateHistory: CandidateHistory? { get }

  /// Guesses a letter, in either case, accented or not.
  mutating func guess(_ grapheme: Character) -> Hangman.Outcome
  /// Guesses the whole phrase; only its letters count. A wrong one costs a miss.
  mutating func solve(_ text: String) -> Hangman.Outcome
  /// Reveals a hidden letter for one miss; refused when that miss would lose the game.
  mutating func hint(using generator: inout SplitMix64) -> Hangman.Outcome
  /// Makes a recorded move again.
  /// - Returns: whether the rules accept it.
  mutating func replay(_ move: Hangman.Move) -> Bool
}

extension GuessingGame {
  public var candidateHistory: CandidateHistory? { nil }

  /// Whether a hint has been given.
  public var isHinted: Bool {
    moves.contains { move in
      if case .hint = move { true } else { false }
    }
  }
}
