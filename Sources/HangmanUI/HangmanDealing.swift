import Engines
import Kit
import Records

/// With `--seed`, the position in each category's deck, by language and category. It is saved only with a game whose phrase
/// comes from it. Without `--seed`, the records hold it.
struct SeededDecks: GameState {
  var decks: [String: Deck] = [:]
}

extension Context {
  /// Deals a game with the chosen set-up: the category's next phrase, or a random word; `nil` when there are no phrases.
  mutating func dealHangman() -> HangmanDeal? {
    switch hangman.host {
    case .phraseBook: dealPhrase(of: library.categories(language).filter { !$0.phrases.isEmpty })
    default: .word(hangman.difficulty, seed: dealSeed())
    }
  }

  /// With all categories, the category is chosen in proportion to the number of phrases left in each, so that no phrase is
  /// repeated before all have been dealt.
  private mutating func dealPhrase(of categories: [PhraseCategory]) -> HangmanDeal? {
    guard !categories.isEmpty else { return nil }
    let decks = isSeeded ? self[SeededDecks.self].decks : records.decks()
    let wanted = hangman.category
    let chosen = categories.filter { wanted == nil || $0.id == wanted }
    let candidates = chosen.isEmpty ? categories : chosen
    let left = candidates.map { phrasesLeft(in: $0, decks) }
    let total = left.reduce(0, +)
    var ticket = generator.below(max(1, total))
    let category =
      zip(candidates, left).first { _, count in
        ticket -= count
        return ticket < 0
      }?.0 ?? candidates[generator.below(candidates.count)]
    let key = deckKey(category)
    var deck = decks[key] ?? Deck(seed: generator.next())
    let index = deck.deal(of: category.phrases.count)
    if isSeeded { self[SeededDecks.self].decks[key] = deck } else { records.save(deck, for: key) }
    return .phrase(category: category.id, index: index)
  }

  /// The number of phrases of a category left before one is repeated.
  mutating func phrasesLeft(in id: String) -> Int? {
    guard let category = library.categories(language).first(where: { $0.id == id }) else { return nil }
    let decks = isSeeded ? self[SeededDecks.self].decks : records.decks()
    return phrasesLeft(in: category, decks)
  }

  /// A category may have fewer phrases than have been dealt, when its file has become shorter.
  private func phrasesLeft(in category: PhraseCategory, _ decks: [String: Deck]) -> Int {
    max(0, category.phrases.count - (decks[deckKey(category)]?.dealt ?? 0))
  }

  private func deckKey(_ category: PhraseCategory) -> String { deckKey(category.id) }

  private func deckKey(_ category: String) -> String { language.code + "/" + category }

  /// With `--seed`, the deck of a category; `nil` when nothing has been dealt from it.
  func seededDeck(of category: String) -> Deck? {
    isSeeded ? self[SeededDecks.self].decks[deckKey(category)] : nil
  }

  /// With `--seed`, restores the deck saved with a game, unless more has been dealt from it since.
  mutating func restoreSeededDeck(_ fields: SavedGame.Fields) {
    let numbers = fields["deck"]?.split(separator: " ") ?? []
    guard isSeeded, let category = fields["category"], numbers.count == 2, let seed = UInt64(numbers[0]),
      let dealt = Int(saved: numbers[1]), dealt > 0, dealt > seededDeck(of: category)?.dealt ?? 0
    else { return }
    self[SeededDecks.self].decks[deckKey(category)] = Deck(seed: seed, dealt: dealt)
  }

  /// The words that a seed deals to the Devil; `nil` when there are none.
  func devilsWords(_ difficulty: HangmanDeal.Difficulty, seed: UInt64) -> Candidates? {
    DevilDeal.candidates(
      difficulty, seed: seed, language: language, lexicon: lexicon, isOwnList: hasOwnWords)
  }

  /// The words that the Devil chose from under the first version of the rules.
  func devilsWords(length: Int, _ difficulty: HangmanDeal.Difficulty) -> Candidates {
    Candidates(
      lexicon, alphabet: language.alphabet, length: length, upTo: hasOwnWords ? .rare : difficulty.tier,
      onlyFit: true)
  }

  /// The words that the mind reader considers.
  func readersWords(length: Int) -> Candidates {
    Candidates(lexicon, alphabet: language.alphabet, length: length, upTo: .rare)
  }
}
