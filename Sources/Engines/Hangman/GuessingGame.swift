/// What every game of Hangman offers to whoever guesses, whether a phrase was fixed at the start or the host dodges.
public protocol GuessingGame: Sendable {
  var alphabet: Alphabet { get }
  var status: Hangman.Status { get }
  /// The phrase, place by place. At the end of a game everything is revealed.
  var board: [Hangman.Place] { get }
  /// The phrase as it stands at the end.
  var phrase: String { get }
  /// The letters guessed or given away, in the order they came.
  var tried: [Character] { get }
  /// The letters guessed that are not in the phrase, in the order they came.
  var missedLetters: [Character] { get }
  /// A miss for every wrong letter, wrong solution and hint.
  var misses: Int { get }

  /// Guesses a letter, in either case, accented or not.
  mutating func guess(_ grapheme: Character) -> Hangman.Outcome
  /// Says the whole phrase; only its letters count. A wrong one costs a miss.
  mutating func solve(_ text: String) -> Hangman.Outcome
  /// Reveals a letter that is still hidden for one miss; never for the last one.
  mutating func hint(using generator: inout SplitMix64) -> Hangman.Outcome
}

extension Hangman: GuessingGame {}
