import Engines
import Texts

extension Texts {
  /// What a move or an attempt at one has led to, where the game goes on; `nil` when there is nothing to say.
  /// - Parameters:
  ///   - before: the number of words that were possible before it.
  ///   - after: the words from which a host chooses, after it.
  package func outcome(
    of move: Hangman.Move, _ outcome: Hangman.Outcome, wordsBefore before: Int = 0,
    _ after: CandidateHistory? = nil
  ) -> String? {
    switch (move, outcome) {
    case (.guess(let letter), .hit(let places)):
      devils(outcome, letter, wordsBefore: before, after) ?? hits(letter.capital, places)
    case (.guess(let letter), .miss):
      devils(outcome, letter, wordsBefore: before, after) ?? isNotInIt(letter)
    case (.hint(let letter), .hit): self("Here is \(letter.capital), for one miss.")
    case (.solve, .miss): self("That is not it.")
    case (.guess(let letter), .asked): self("Asked: \(String(letter.capital))?")
    case (.solve(let text), .asked): self("Asked: \(text.capitals)?")
    default: nil
    }
  }

  /// What each move has led to, for who looks back.
  /// - Parameter phrase: the phrase as it is displayed.
  package func told(_ game: any GuessingGame, _ phrase: String) -> [String] {
    let (missed, moves) = (game.missedLetters, game.moves)
    return moves.map { move in
      switch move {
      case .guess(let letter) where missed.contains(letter): self("No \(letter.capital).")
      case .guess(let letter): hits(letter.capital, game.places(of: letter))
      case .hint(let letter): self("\(letter.capital): a hint.")
      case .solve where game.status == .won && move == moves.last: self("\(phrase): right.")
      case .solve(let text): self("\(text.capitals): that was not it.")
      }
    }
  }

  /// What the Devil says to a guess: that it has dodged, how many words still do without the letter, or how near the player is;
  /// `nil` when nothing was left to dodge to.
  private func devils(
    _ outcome: Hangman.Outcome, _ letter: Character, wordsBefore before: Int, _ after: CandidateHistory?
  ) -> String? {
    guard let after, before > 1 else { return nil }
    let letter = letter.capital
    let left = after.wordsLeft
    let warm: String? =
      switch left {
      case 1: self("Then there is only one.")
      case ..<Self.warm: self("You are warm: \(numeral(left)) words.")
      default: nil
      }
    switch outcome {
    case .hit(let places):
      return hits(letter, places) + " " + (warm ?? wordsLeft(left))
    case .miss where left == before: return self("No \(letter). There never was one.")
    case .miss:
      let dodges = after.steps.count.isMultiple(of: 2)
      let rest =
        dodges
        ? self("There was one a moment ago.")
        : self("\(numeral(left)) words still without it.").capitalizedFirst
      return self("No \(letter).") + " " + (warm ?? rest)
    default: return nil
    }
  }

  /// With fewer words than this the player is near.
  private static let warm = 10

  private func wordsLeft(_ count: Int) -> String { self("\(numeral(count)) words left.").capitalizedFirst }

  /// That a letter is not in what is guessed.
  package func isNotInIt(_ letter: Character) -> String { self("No \(letter.capital) in this one.") }

  /// That a key is none of the game's letters.
  package func notALetter(_ key: Character) -> String {
    key.isLetter ? self("\(key) is not on this keyboard.") : self("\(key) is not a letter.")
  }

  /// Where a game stands after a move.
  package func standing(of game: some GuessingGame) -> String {
    switch game.status {
    case .won where game.misses == 0: return self("Saved, with nothing wrong.")
    case .won:
      return self(
        "Saved, with one wrong.", plural: "Saved, with \(numeral(game.misses)) wrong.", game.misses)
    case .lost: return self("Too late.")
    case .playing:
      if let candidates = game.candidateHistory { return wordsWereLeft(candidates.wordsLeft) }
      return placesOpen(game.board.count(where: \.isHidden))
    }
  }

  /// How many places have no letter yet.
  package func placesOpen(_ count: Int) -> String {
    self("One place still open.", plural: "\(numeral(count)) places still open.", count).capitalizedFirst
  }

  /// How many words and letters are guessed and, against the Devil, how many words fit.
  package func shape(of game: any GuessingGame) -> String {
    let words = game.board.split { $0.shown == " " }
    let letters = words.map { $0.count { if case .given = $0 { false } else { true } } }.filter { $0 > 0 }
    let lengths =
      letters.count == 1
      ? self("one word of \(letters[0]) letters.")
      : self("\(letters.count) words, of \(and(letters.map(String.init))) letters.")
    return [lengths, game.candidateHistory.map { wordsThatFit($0.wordsLeft) }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// How many words fit what has been guessed or marked.
  package func wordsThatFit(_ count: Int) -> String {
    self("\(count) word left", plural: "\(count) words left", count).capitalizedFirst + "."
  }

  /// How a game of Hangman has ended, in a few words.
  /// - Parameter given: the misses with which it began.
  package func ending(of game: any GuessingGame, given: Int = 0) -> String {
    let isWon = game.status == .won
    if game.candidateHistory != nil { return isWon ? self("✓ Pinned down") : self("It slipped away") }
    return isWon ? wonTitle(game.misses - given) : self("Too late")
  }

  /// What the Devil had left at the end of a game that it has won.
  /// - Parameter lexicon: has the spellings of the words.
  package func wordsLeft(_ candidates: CandidateHistory, _ word: String, in lexicon: Lexicon) -> String {
    let shown = lexicon.spelling(of: word).capitals
    let few = candidates.fewLeft.map { lexicon.spelling(of: $0).capitals }
    if candidates.isPinned { return self("One word was left: \(shown).") }
    if !few.isEmpty { return self("It never chose: \(and(few)) were left.") }
    return self("It never chose: \(numeral(candidates.wordsLeft)) words left, \(shown) among them.")
  }

  /// In how many places a letter stands.
  package func hits(_ letter: Character, _ places: Int) -> String {
    places == 1
      ? self("One \(letter).") : self("\(numeral(places)) \(letter)'s.").capitalizedFirst
  }

  /// That a letter has opened several places.
  package func opened(_ letter: Character, _ places: Int) -> String {
    self("The \(letter.capital) opened \(numeral(places)).")
  }

  /// The title of a win, by the number of misses.
  package func wonTitle(_ misses: Int) -> String {
    switch misses {
    case 0: self("✓ Without a scratch")
    case 1...3: self("✓ Saved")
    case 4...5: self("✓ Just in time")
    default: self("✓ By a thread")
    }
  }

  /// How many words were left at the end.
  package func wordsWereLeft(_ count: Int) -> String {
    self("One word was left.", plural: "\(numeral(count)) words were left.", count).capitalizedFirst
  }

  /// How many guesses were wrong.
  package func wrongGuesses(_ count: Int) -> String {
    self("One wrong guess.", plural: "\(numeral(count)) wrong guesses.", count).capitalizedFirst
  }

  /// How long the computer needed to read a mind.
  package func mindReadParts(_ questions: Int, _ misses: Int) -> [String] {
    [
      self("\(questions) question", plural: "\(questions) questions", questions),
      self("\(misses) miss", plural: "\(misses) misses", misses),
    ]
  }

  /// What the mind reader asks, and what is played for.
  package var mindReaderRules: String {
    thinkOfAWord + " "
      + self(
        """
        The computer asks for letters, you mark where each one stands, and seven that are not in it mean that you \
        have won.
        """)
  }

  /// With what a game of the mind reader begins.
  package var thinkOfAWord: String { self("Think of a word.") }

  /// Where a letter that was asked for stands.
  package func stands(_ letter: Character, in places: [Int]) -> String {
    places.isEmpty
      ? self("There is no \(letter.capital).") : self("\(letter.capital) stands in \(numbers(places)).")
  }

  /// What each question of the mind reader has shown, for who looks back.
  package func told(_ game: MindReader) -> [String] {
    game.answers.map { stands($0.letter, in: game.numbers($0.places)) }
  }

  /// A wrong mark: the letter, the places marked, and those where it stands.
  package func differs(_ letter: Character, _ marked: [Int], _ actual: [Int]) -> String {
    switch (marked.isEmpty, actual.isEmpty) {
    case (true, _): self("You marked no \(letter), but it stands in \(numbers(actual)).")
    case (_, true): self("You marked \(letter) in \(numbers(marked)), but there is none.")
    case (_, _):
      self("You marked \(letter) in \(numbers(marked)), but it stands in \(numbers(actual)).")
    }
  }

  /// Places as a list of numbers.
  package func numbers(_ places: [Int]) -> String { and(places.map(String.init)) }
}

extension GuessingGame {
  /// The number of places in which a letter has been found.
  package func places(of letter: Character) -> Int {
    board.count { if case .found(_, letter) = $0 { true } else { false } }
  }
}
