import Engines

/// The round of a duel as the game of Hangman that both players see. A guess is only sent as a question: the answer comes
/// from the setter's program as a move of the table.
public struct DuelBoard: GuessingGame {
  public let duel: TableDuel
  /// The round with its phrase, once it has been revealed and verified.
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

  /// Converts the questions and answers of a round into moves of a game of Hangman.
  public static func moves(
    _ answers: [(question: TableDuel.Question, answer: TableDuel.Answer)]
  ) -> [Hangman.Move] {
    answers.map { question, answer in
      switch (question, answer) {
      case (_, .places(let letter, _)): .guess(letter)
      case (_, .hint(let letter, _)): .hint(letter)
      case (.phrase(let text), .isPhrase): .solve(text)
      // The rules of the duel allow no other answer.
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

  /// Still `playing` when the phrase has neither been guessed nor lost.
  public var status: Hangman.Status {
    switch duel.status {
    case .roundOver(.guessed), .roundOver(.untrue), .roundOver(.left): .won
    case .roundOver(.hanged): .lost
    case .roundOver(.calledOff), .choosing, .guessing, .answering, .revealing: .playing
    }
  }

  /// The hidden letters are not known: only the setter's program has them.
  public var board: [Hangman.Place] {
    if let revealed { return revealed.board }
    let tried = tried
    return duel.board.map { grapheme in
      guard let grapheme else { return .hidden(nil) }
      let letter = tried.last(where: alphabet.letters(grapheme).contains)
      return letter.map { .found(grapheme, letter: $0) } ?? .given(grapheme)
    }
  }

  /// As far as it is known, with `_` for hidden places.
  public var phrase: String { revealed?.phrase ?? String(duel.board.map { $0 ?? "_" }) }

  /// Whether a question can be asked, now or after the answer that is pending.
  public var isOpen: Bool {
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
    return misses + 1 < Hangman.missesAllowed ? .asked : .tooExpensive
  }

  /// - Returns: false, because only the table makes moves.
  public mutating func replay(_ move: Hangman.Move) -> Bool { false }
}
