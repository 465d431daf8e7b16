import Commentary
import Engines
import Records
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

  package var isPlaying: Bool {
    game.status == .playing && round?.end == nil && practice?.isUnknown != true
  }

  /// The articles that are to be chosen from, before anything else; `nil` when none is asked for.
  package var articles: [String]? {
    practice?.article.flatMap { isPlaying && $0.given == nil ? $0.choices : nil }
  }

  package func name(_ text: Texts) -> String { practice == nil ? text("Hangman") : text("Practice") }

  /// Where the word or the phrase comes from.
  package func source(_ context: Context) -> String {
    round?.source(context) ?? practice.map { context.text("word \($0.number) of \($0.count)") } ?? ""
  }

  /// What asks for the word: always in practice, in a game once the player has asked for it.
  package func clue(_ text: Texts) -> String? {
    isPlaying ? practice?.text(text) ?? round?.shownClue : nil
  }

  /// What is played for: of a practised word what asks for it.
  package func rules(_ text: Texts) -> String {
    practice?.text(text) ?? (round?.visit == nil ? text.hangmanRules : text.devilRules)
  }

  /// What a hint shows.
  package func hintNote(_ context: Context) -> String {
    round?.clue(context) == nil
      ? context.text("a letter, for one miss") : context.text("the clue, then a letter for one miss")
  }

  /// Whether only whole words are asked for.
  package var takesWords: Bool { practice.map { !$0.takesLetters } ?? false }

  /// Whether a letter can be shown for a miss; by post nobody could tell who has seen it.
  package var hasHints: Bool { practice == nil && round?.post == nil }

  /// Whether what was asked waits for the setter of a phrase, who gets it by letter.
  package var isAnsweredByPost: Bool { round?.post.map { !$0.isMyTurn && !$0.isOver } ?? false }

  // MARK: What costs

  /// The price of a hint, as a title and a sentence; `nil` where it costs nothing or cannot be had.
  package func hintPrice(_ context: Context) -> (title: String, line: String)? {
    guard takes(.hint, context), nextClue(context) == nil else { return nil }
    let text = context.text
    return (
      text("A hint costs a miss"),
      text("It shows one letter. You have \(text.numeral(Hangman.missesAllowed - game.misses)) left.")
    )
  }

  /// The price of a wrong solution.
  package func solutionPrice(_ text: Texts) -> String {
    let left = Hangman.missesAllowed - game.misses
    return game.board.contains { $0.shown == " " }
      ? text("A wrong phrase costs a miss: \(left) left.") : text("A wrong word costs a miss: \(left) left.")
  }

  /// The clue that a hint shows first, free of charge.
  private func nextClue(_ context: Context) -> String? {
    hasHints && round?.shownClue == nil ? round?.clue(context) : nil
  }
}

extension HangmanPlay: Playable {
  package enum Input: Equatable, Sendable {
    case letter(Character)
    /// The whole phrase, of which only the letters and digits count.
    case solution(String)
    /// The clue if there is one that was not shown, else a letter for a miss.
    case hint
    case giveUp
    /// Of a practised noun, by its place among the articles.
    case article(Int)
    /// The practised word is not known.
    case dontKnow
  }

  package func takes(_ input: Input, _ context: Context) -> Bool { refusal(of: input, context) == nil }

  /// Why an input cannot be made, in sentences, of which there are none where it is not the time for it; `nil` when it can.
  private func refusal(of input: Input, _ context: Context) -> [String]? {
    let text = context.text
    switch input {
    case _ where !isPlaying: return []
    case .dontKnow: return practice == nil ? [] : nil
    case .article(let index): return articles?.indices.contains(index) == true ? nil : []
    case _ where articles != nil: return [text.articleComesFirst]
    case .letter where takesWords: return []
    case .letter(let typed):
      guard let letter = game.alphabet.letter(typed) else { return [text.notALetter(typed)] }
      return game.tried.contains(letter) ? [text("\(letter.capital) has been tried already.")] : nil
    case .solution(let phrase): return refusal(ofSolution: phrase, context)
    case .hint where nextClue(context) != nil: return nil
    case .hint where !hasHints: return []
    case .hint:
      return game.misses + 1 < Hangman.missesAllowed ? nil : [text("A hint now would lose the game.")]
    case .giveUp: return round.map { $0.session.mode != .duelTable } == true ? nil : []
    }
  }

  private func refusal(ofSolution phrase: String, _ context: Context) -> [String]? {
    let (text, alphabet) = (context.text, game.alphabet)
    let letters = alphabet.letters(of: phrase)
    guard !letters.isEmpty else { return phrase.first.map { [text.notALetter($0)] } ?? [] }
    let places = game.board.filter { if case .given = $0 { false } else { true } }
    // A place may count as two letters, and be written as one or as both.
    let whole = places.reduce(0) { $0 + max(1, $1.grapheme.map { alphabet.letters($0).count } ?? 1) }
    let written = phrase.count { !alphabet.letters($0).isEmpty }
    let readings = alphabet.readings(of: String(letters)).filter { [places.count, whole].contains($0.count) }
    guard !readings.isEmpty || written == places.count else {
      let typed = phrase.capitals.prefix(60).description
      return [
        text(
          "\(typed): \(letters.count) letter, not \(places.count).",
          plural: "\(typed): \(letters.count) letters, not \(places.count).", letters.count)
      ]
    }
    let lexicon = context.services.library.lexicon(context.profile.language)
    return practice?.isOtherWord(readings.first ?? String(letters), lexicon) == true
      ? [text("That is a word, too. Another one is asked.")] : nil
  }

  package mutating func take(_ input: Input, _ context: inout Context) -> Taken {
    if let refusal = refusal(of: input, context) { return .refused(refusal) }
    let (text, before) = (context.text, game.candidateHistory?.wordsLeft ?? 0)
    var said: String?
    switch input {
    case .letter(let typed):
      let letter = game.alphabet.letter(typed) ?? typed
      let outcome = game.guess(letter)
      said = text.outcome(of: .guess(letter), outcome, wordsBefore: before, game.candidateHistory)
    case .solution(let phrase): said = text.outcome(of: .solve(phrase), game.solve(phrase))
    case .hint:
      if let clue = nextClue(context) {
        round?.shownClue = clue
        return .made([clue])
      }
      let outcome = game.hint(using: &context.profile.generator)
      said = game.tried.last.flatMap { text.outcome(of: .hint($0), outcome) }
    case .giveUp: break
    case .article(let index): said = give(article: index, text)
    case .dontKnow: giveUpPractice()
    }
    round?.filled = nil
    guard game.status != .playing || [.giveUp, .dontKnow].contains(input) else {
      leave(&context)
      // Now the letter is all that there is to do.
      if isAnsweredByPost, var posted = round?.post { context.postBox.keep(&posted) }
      round?.speak(.guess, wordsBefore: before, &context)
      return .made([said, round?.visit?.line].compactMap(\.self))
    }
    finish(&context)
    return .ended(ending(context).sentences)
  }

  /// Answers the question for the article.
  /// - Returns: whether it was right.
  private mutating func give(article: Int, _ text: Texts) -> String {
    guard case .practice(var practice, let game) = self, let asked = practice.article else { return "" }
    practice.give(article: article)
    self = .practice(practice, game)
    return practice.article?.isWrong == true ? text("No: \(asked.text).") : text("Right: \(asked.text).")
  }

  private mutating func giveUpPractice() {
    guard case .practice(var practice, let game) = self else { return }
    practice.giveUp()
    self = .practice(practice, game)
  }

  /// Keeps where a round of practice is, so that it goes on there while the program runs.
  private func leave(_ context: inout Context) {
    if let practice, practice.isCounted, let game = game as? Hangman {
      context.hangman.leftPractice = .init(practice, game.moves)
    }
  }

  /// Saves the result; for a duel, that of both players.
  private mutating func finish(_ context: inout Context) {
    switch self {
    case .practice(var practice, let game):
      practice.answer(isKnown: game.status == .won && practice.article?.isWrong != true, &context)
      self = .practice(practice, game)
    case .game(var round):
      round.finish(&context)
      self = .game(round)
    }
  }

  package func offers(_ context: Context) -> [Offer] {
    switch self {
    case .game(let round): round.offers(context)
    case .practice(let practice, let game): practice.offers(after: game, context)
    }
  }

  package var saved: SavedGame? { round?.saved }

  package static func restored(_ saved: SavedGame, _ context: inout Context) -> HangmanPlay? {
    HangmanRound.restored(saved, &context).map { .game($0) }
  }
}
