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

extension Hangman: GuessingGame {}

extension GuessingGame {
  public var candidateHistory: CandidateHistory? { nil }

  /// Whether a hint has been given.
  public var isHinted: Bool {
    moves.contains { move in
      if case .hint = move { true } else { false }
    }
  }
}
