import Engines
import Records
import Texts

/// A word practised on the screen of Hangman, its clue, and the words that follow it.
package struct Practice: Sendable {
  package enum Clue: Equatable, Sendable {
    /// Its meaning, with the word itself hidden.
    case meaning(Meaning.PartOfSpeech, String)
    /// What a vocabulary says of it, with the word itself hidden.
    case told(String)
    /// Its letters in another order, always the same one for a day's word; the whole word is then guessed, in at most three
    /// tries.
    case letters([Character])
  }

  /// The word as it is due: before the answer, and after it.
  package private(set) var word: PracticeWord
  package let clue: Clue
  /// Who practises it, and the code of its language.
  package let player: String
  package let language: String
  /// The words of the round that follow it.
  package let rest: [PracticeWord]
  /// The position of the word in the round, counted from 1.
  package let number: Int
  /// Whether the answer decides when the word is due again.
  package let isCounted: Bool
  /// What is asked before the word; `nil` when nothing is.
  package private(set) var article: Article?
  /// Whether the player has said that they do not know the word.
  package private(set) var isUnknown = false

  /// The article of a noun.
  package struct Article: Equatable, Sendable {
    /// Those of the language.
    package let choices: [String]
    let right: Int
    /// The one that the player chose.
    fileprivate(set) var given: Int?

    /// The right one.
    package var text: String { choices[right] }
    var isWrong: Bool { given.map { $0 != right } ?? false }
  }

  /// The number of tries with the scrambled letters.
  package static let tries = 3

  package var count: Int { number + rest.count }

  /// What can follow its answer.
  func offers(after game: any GuessingGame, _ context: Context) -> [Offer] {
    (rest.isEmpty ? [] : [.nextWord]) + context.meanings.explaining(game.shownWords(context)) + [.menu]
  }

  /// The wrong guesses with which the word begins, so that only the tries are left.
  package var missesGiven: Int { takesLetters ? 0 : Hangman.missesAllowed - Self.tries }

  /// Whether single letters are guessed.
  package var takesLetters: Bool { if case .letters = clue { false } else { true } }

  /// Answers the question for the article.
  mutating func give(article: Int) { self.article?.given = article }

  /// Says that the word is not known.
  mutating func giveUp() { isUnknown = true }

  /// - Parameter words: the words of the round that have not been answered; at least one.
  private init(_ words: [PracticeWord], number: Int, isCounted: Bool, _ context: Context) {
    word = words[0]
    rest = Array(words.dropFirst())
    self.number = number
    self.isCounted = isCounted
    player = context.profile.player
    language = context.profile.language.code
    clue = Self.clue(for: words[0], context)
  }

  private static func clue(for word: PracticeWord, _ context: Context) -> Clue {
    if let told = context.practiceBook.question(for: word.word) { return .told(told) }
    guard let clue = context.practiceBook.clue(to: word.word) else {
      return .letters(scrambled(word, context.services.library.lexicon(context.profile.language)))
    }
    return .meaning(clue.sense.partOfSpeech, clue.text)
  }

  /// The letters of a word in another order, which is no word of the list if there is such an order.
  private static func scrambled(_ word: PracticeWord, _ lexicon: Lexicon) -> [Character] {
    let letters = Array(word.word)
    var generator = SplitMix64(seed: UInt64(stable: "\(word.word) \(word.due.number)"))
    let orders = (1...Self.mostOrders).lazy.map { _ in
      generator.permutation(of: letters.count).map { letters[$0] }
    }.filter { $0 != letters }
    return orders.first { lexicon.entry(of: String($0)) == nil } ?? orders.first ?? letters
  }

  /// How many orders of the letters are tried; four letters have 24.
  private static let mostOrders = 100

  /// The first of these words that can be played, in the game in which it is asked; `nil` when none can.
  /// - Parameter number: its position in the round.
  static func begun(
    _ words: [PracticeWord], number: Int = 1, isCounted: Bool, _ context: Context
  ) -> HangmanPlay? {
    let alphabet = context.profile.language.alphabet
    let playable = words.filter { alphabet.word($0.word) == $0.word }
    guard !playable.isEmpty else { return nil }
    var practice = Practice(playable, number: number, isCounted: isCounted, context)
    let lexicon = context.services.library.lexicon(context.profile.language)
    let entry = context.vocabularies.entry(of: practice.word.word)
    var phrase = entry?.phrase ?? lexicon.spelling(of: practice.word.word)
    let articles = context.profile.language.articles
    if context.practising.asksArticles, practice.takesLetters, let noun = entry?.noun(articles),
      Hangman.isPlayable(noun.word, alphabet: alphabet)
    {
      phrase = noun.word
      practice.article = Article(choices: articles, right: noun.article)
    }
    var game = Hangman(phrase: phrase, alphabet: alphabet, spent: practice.missesGiven)
    if let left = context.hangman.leftPractice, left.isOf(practice) {
      practice.article?.given = left.article
      for move in left.moves { _ = game.replay(move) }
    }
    return .practice(practice, game)
  }

  /// A round of practice with these words, first those that were asked before; `nil` when none can be played.
  package static func begun(
    with words: [PracticeWord], isCounted: Bool, _ context: inout Context
  ) -> HangmanPlay? {
    let words = context.practiceBook.withoutSameMeanings(words, puttingOff: isCounted)
    let old = Set(
      context.services.records.allPracticeWords(
        of: context.profile.player, language: context.profile.settings.words
      ).map(\.word.word))
    let due = words.filter { old.contains($0.word) }
    let new = words.filter { !old.contains($0.word) }
    return begun(due.shuffled + new.shuffled, isCounted: isCounted, context)
  }

  /// The next word of the round; `nil` when there is none.
  package func next(_ context: Context) -> HangmanPlay? {
    Self.begun(rest, number: number + 1, isCounted: isCounted, context)
  }

  /// What a result says: when the word comes back, and how many follow today.
  func resultLines(isKnown: Bool, _ text: Texts) -> [ResultLine] {
    let days = PracticeWord.days[word.box - 1]
    let missed = article.flatMap { $0.isWrong ? ResultLine(text("The article is \($0.text).")) : nil }
    return [missed].compactMap(\.self) + [
      ResultLine(
        !isCounted
          ? text("This one did not count.")
          : isKnown ? text("Known. It comes back in \(days) days.") : text("It comes back tomorrow.")),
      ResultLine(
        rest.isEmpty
          ? text("That was the last one for today.")
          : text(
            "\(rest.count) word to go today.", plural: "\(rest.count) words to go today.", rest.count),
        isNote: true),
    ]
  }

  /// Whether a text is another word with the letters of the clue.
  func isOtherWord(_ text: String, _ lexicon: Lexicon) -> Bool {
    guard case .letters(let letters) = clue, text != word.word else { return false }
    return text.sorted() == letters.sorted() && lexicon.entry(of: text) != nil
  }

  /// Moves the word to the box that the answer calls for, and saves it, if the round counts.
  mutating func answer(isKnown: Bool, _ context: inout Context) {
    context.hangman.leftPractice = nil
    guard isCounted else { return }
    let day = context.services.today()
    word = word.answered(isKnown: isKnown, on: day)
    context.services.records.save(word, of: player, language: language, answeredOn: day)
  }

  /// The clue as one line of text.
  package func text(_ text: Texts) -> String {
    switch clue {
    case .told(let told): told
    case .meaning(let part, let meaning): "\(text.partOfSpeech(part)): \(meaning)"
    case .letters(let letters):
      text("Its letters: \(letters.map { String($0.capital) }.joined(separator: " "))")
    }
  }
}

extension Texts {
  /// What is asked before a noun.
  package var articleComesFirst: String { self("Its article comes first.") }

  /// What saying that a word is not known does.
  package var unknownHelp: String { self("shows the word, which comes back tomorrow") }
}

/// A round of practice that was left: a word that is asked again on the same day goes on, so that leaving it does not give
/// tries back.
package struct LeftPractice: Equatable, Sendable {
  private let word: PracticeWord
  private let player: String
  private let language: String
  let article: Int?
  let moves: [Hangman.Move]

  package init(_ practice: Practice, _ moves: [Hangman.Move]) {
    article = practice.article?.given
    word = practice.word
    player = practice.player
    language = practice.language
    self.moves = moves
  }

  /// Whether it is this round.
  func isOf(_ practice: Practice) -> Bool {
    practice.word == word && practice.player == player && practice.language == language
  }
}

extension [PracticeWord] {
  /// The words in another order than that of the alphabet, in which each word would be a hint to the next one. The order is
  /// always the same, so that a round that was left is asked again first.
  fileprivate var shuffled: [PracticeWord] {
    map { (word: $0, rank: UInt64(stable: $0.word)) }.sorted { $0.rank < $1.rank }.map(\.word)
  }
}
