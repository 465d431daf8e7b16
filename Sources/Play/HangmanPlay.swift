import Engines
import Texts

/// What is guessed: a game of Hangman against any host, or a word that is practised, of which only the answer is recorded.
package enum HangmanPlay: Sendable {
  case game(HangmanRound)
  case practice(Practice, any GuessingGame)

  /// The game with what is recorded of it; `nil` in practice.
  package var round: HangmanRound? {
    get { if case .game(let round) = self { round } else { nil } }
    set { if let newValue { self = .game(newValue) } }
  }

  /// The practised word; `nil` in a game.
  package var practice: Practice? { if case .practice(let practice, _) = self { practice } else { nil } }

  /// The game as it stands.
  package var game: any GuessingGame {
    get {
      switch self {
      case .game(let round): round.game
      case .practice(_, let game): game
      }
    }
    set {
      switch self {
      case .game(var round):
        round.game = newValue
        self = .game(round)
      case .practice(let practice, _): self = .practice(practice, newValue)
      }
    }
  }

  /// Who plays or practises.
  package var player: String { round?.session.player ?? practice?.player ?? "" }

  package var isPlaying: Bool { game.status == .playing && round?.end == nil }

  // MARK: What can be done now

  /// Whether only whole words are asked for.
  package var takesWords: Bool { practice.map { !$0.takesLetters } ?? false }

  /// Whether a letter can be shown for a miss; by post nobody could tell who has seen it.
  package var hasHints: Bool { practice == nil && round?.post == nil }

  /// Whether a hint would leave a miss to go on with.
  package var canPayHint: Bool { game.misses + 1 < Hangman.missesAllowed }

  /// The price of a hint, as a title and a sentence.
  package func hintPrice(_ text: Texts) -> (title: String, line: String) {
    (
      text("A hint costs a miss"),
      text("It shows one letter. You have \(text.numeral(Hangman.missesAllowed - game.misses)) left.")
    )
  }

  /// Whether a text is another word than the one that is practised, made of the letters that are its clue.
  package func isOtherWord(_ text: String, _ context: Context) -> Bool {
    let lexicon = context.services.library.lexicon(context.profile.language)
    return practice?.isOtherWord(String(game.alphabet.letters(of: text)), lexicon) ?? false
  }

  /// Keeps where a round of practice is left, so that it goes on there while the program runs.
  package func leave(_ context: inout Context) {
    if let practice, practice.isCounted, let game = game as? Hangman {
      context.hangman.leftPractice = .init(practice, game.moves)
    }
  }

  // MARK: The end

  /// Saves the result; for a duel, that of both players.
  package mutating func finish(isWon: Bool, misses: Int, _ context: inout Context) {
    switch self {
    case .practice(var practice, let game):
      practice.answer(isKnown: isWon, &context)
      self = .practice(practice, game)
    case .game(var round):
      round.finish(isWon: isWon, misses: misses, &context)
      self = .game(round)
    }
  }

  /// What can follow the end.
  package func offers(_ context: Context) -> [Offer] {
    switch self {
    case .game(let round): round.offers(context)
    case .practice(let practice, let game): practice.offers(after: game, context)
    }
  }
}
