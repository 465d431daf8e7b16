/// A duel's round as the game of Hangman that both of its players see. What is guessed is only asked here: the answer comes
/// from the setter's program as a move of the table.
public struct DuelBoard: GuessingGame {
  public let duel: TableDuel
  /// The round with its phrase, once that has been revealed and was true.
  private let revealed: Hangman?

  public init(_ duel: TableDuel) {
    self.duel = duel
    revealed = Self.revealed(duel)
  }

  private static func revealed(_ duel: TableDuel) -> Hangman? {
    guard case .roundOver(let ending) = duel.status, ending == .guessed || ending == .hanged,
      let phrase = duel.phrase
    else { return nil }
    return Hangman(phrase: phrase, alphabet: duel.alphabet, replaying: moves(duel.answers))
  }

  /// The moves of a game of Hangman that were asked and answered so.
  public static func moves(
    _ answers: [(question: TableDuel.Question, answer: TableDuel.Answer)]
  ) -> [Hangman.Move] {
    answers.map { question, answer in
      switch (question, answer) {
      case (_, .places(let letter, _)): .guess(letter)
      case (_, .hint(let letter, _)): .hint(letter)
      case (.phrase(let text), .isPhrase): .solve(text)
      // The rules of the duel accept no such answer.
      case (_, .isPhrase): .solve("")
      }
    }
  }

  public var alphabet: Alphabet { duel.alphabet }
  public var moves: [Hangman.Move] { Self.moves(duel.answers) }
  public var tried: [Character] { duel.tried }
  public var misses: Int { duel.misses }

  public var missedLetters: [Character] {
    duel.answers.compactMap { entry in
      if case .places(let letter, let places) = entry.answer, places.isEmpty { letter } else { nil }
    }
  }

  public var missedMoves: [Hangman.Move] { Self.moves(duel.answers.filter { $0.answer.isMiss }) }

  /// Of a round that nobody has guessed or lost: still playing.
  public var status: Hangman.Status {
    switch duel.status {
    case .roundOver(.guessed), .roundOver(.untrue): .won
    case .roundOver(.hanged): .lost
    case .roundOver(.calledOff), .choosing, .guessing, .answering, .revealing: .playing
    }
  }

  /// What is hidden counts as the first letter of the alphabet: nobody but the setter's program knows better.
  public var board: [Hangman.Place] {
    if let revealed { return revealed.board }
    return duel.board.map { grapheme in
      Hangman.Place(
        grapheme: grapheme ?? "_", letter: grapheme.map(alphabet.letter) ?? alphabet.letters.first,
        isRevealed: grapheme != nil, isMissed: false)
    }
  }

  /// As far as it is known.
  public var phrase: String { revealed?.phrase ?? String(duel.board.map { $0 ?? "_" }) }

  /// Whether something can be asked, now or after the answer that is on its way.
  private var isOpen: Bool {
    switch duel.status {
    case .guessing, .answering: true
    case .choosing, .revealing, .roundOver: false
    }
  }

  public mutating func guess(_ grapheme: Character) -> Hangman.Outcome {
    guard isOpen else { return .over }
    guard let letter = alphabet.letter(grapheme) else { return .notALetter }
    return tried.contains(letter) ? .alreadyTried : .asked
  }

  public mutating func solve(_ text: String) -> Hangman.Outcome {
    guard isOpen else { return .over }
    return alphabet.letters(of: text).isEmpty ? .notALetter : .asked
  }

  public mutating func hint(using generator: inout SplitMix64) -> Hangman.Outcome {
    guard isOpen else { return .over }
    return misses + 1 < Hangman.missesAllowed ? .asked : .tooDear
  }

  /// - Returns: false: only the table makes moves.
  public mutating func replay(_ move: Hangman.Move) -> Bool { false }
}
