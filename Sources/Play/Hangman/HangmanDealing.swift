import Engines

/// With a seed: how far each category of phrases has been dealt, by language and category. Otherwise the records know.
struct SeededDecks: Memory {
  var decks: [String: PhraseDeck] = [:]
}

extension Context {
  /// Deals a game as it was set up: the category's next phrase, or a random word; `nil` where the language has no phrases.
  mutating func dealHangman() -> HangmanDeal? {
    switch hangman.host {
    case .phraseBook: dealPhrase(of: library.categories(language).filter { !$0.phrases.isEmpty })
    default: .word(hangman.difficulty, seed: dealSeed())
    }
  }

  /// From all categories the next phrase comes from one of them in proportion to what is left in each, so that
  /// here, too, none comes twice before all have come.
  private mutating func dealPhrase(of categories: [PhraseCategory]) -> HangmanDeal? {
    guard !categories.isEmpty else { return nil }
    let decks = isSeeded ? self[SeededDecks.self].decks : records.decks()
    let wanted = hangman.category
    let chosen = categories.filter { wanted == nil || $0.id == wanted }
    let candidates = chosen.isEmpty ? categories : chosen
    let left = candidates.map { $0.phrases.count - (decks[deckKey($0)]?.dealt ?? 0) }
    let total = left.reduce(0, +)
    var ticket = generator.below(max(1, total))
    let category =
      zip(candidates, left).first { _, count in
        ticket -= count
        return ticket < 0
      }?.0 ?? candidates[generator.below(candidates.count)]
    let key = deckKey(category)
    var deck = decks[key] ?? PhraseDeck(seed: generator.next())
    let index = deck.deal(of: category.phrases.count)
    if isSeeded { self[SeededDecks.self].decks[key] = deck } else { records.save(deck, for: key) }
    return .phrase(category: category.id, index: index)
  }

  /// How many phrases of a category are to come before one comes again.
  mutating func phrasesLeft(in id: String) -> Int? {
    guard let category = library.categories(language).first(where: { $0.id == id }) else { return nil }
    let decks = isSeeded ? self[SeededDecks.self].decks : records.decks()
    return category.phrases.count - (decks[deckKey(category)]?.dealt ?? 0)
  }

  private func deckKey(_ category: PhraseCategory) -> String { language.code + "/" + category.id }

  /// The words that a seed deals to the devil; `nil` when there are none.
  func devilsWords(_ difficulty: HangmanDeal.Difficulty, seed: UInt64) -> Candidates? {
    DevilDeal.candidates(
      difficulty, seed: seed, language: language, lexicon: lexicon, isOwnList: hasOwnWords)
  }

  /// The words that the devil dodged among under the first rules.
  func devilsWords(length: Int, _ difficulty: HangmanDeal.Difficulty) -> Candidates {
    Candidates(
      lexicon, alphabet: language.alphabet, length: length, upTo: hasOwnWords ? .rare : difficulty.tier,
      onlyFit: true)
  }

  /// The words that the mind reader knows of.
  func readersWords(length: Int) -> Candidates {
    Candidates(lexicon, alphabet: language.alphabet, length: length, upTo: .rare)
  }
}
