import Engines
import Records

/// With `--seed`, the position in each category's deck, by language and category. It is saved only with a game whose phrase
/// comes from it. Without `--seed`, the records hold it.
struct SeededDecks: GameState {
  var decks: [String: Deck] = [:]
}

/// The words that have been dealt from each dictionary while the program runs, the last one at the end.
struct DealtWords: GameState {
  var words: [String: [String]] = [:]

  /// The number of words that are remembered of a dictionary.
  static let most = 200
  /// How often another word is drawn before all are taken to have come.
  static let mostTries = 100
}

extension Context {
  /// Where a language has no phrases yet, the dictionary sets the word.
  package mutating func openHangman() {
    if hangman.host == .phraseBook, categories.allSatisfy(\.phrases.isEmpty) { hangman.host = .dictionary }
  }

  /// Deals a game with the chosen set-up: the category's next phrase, or a random word; `nil` when there are no phrases.
  package mutating func dealHangman() -> HangmanDeal? {
    switch hangman.host {
    case .phraseBook:
      dealPhrase(of: categories.filter { !$0.phrases.isEmpty })
    default: dealWord(hangman.level)
    }
  }

  /// Deals a random word that has not come lately: of a short list, none before all have come.
  private mutating func dealWord(_ difficulty: HangmanDeal.Difficulty) -> HangmanDeal {
    let source = "\(profile.ownWords?.path ?? profile.language.code)/\(difficulty.rawValue)"
    let dealt = self[DealtWords.self].words[source] ?? []
    // When all have come, they come again, but not the last one at once.
    for (excluded, kept) in [(dealt, dealt), (Array(dealt.suffix(1)), [])] {
      for _ in 0..<DealtWords.mostTries {
        let deal = HangmanDeal.word(difficulty, seed: dealSeed())
        let word = deal.phrase(categories: [], lexicon: lexicon, isOwnList: hasOwnWords) ?? ""
        guard !excluded.contains(word) else { continue }
        self[DealtWords.self].words[source] = Array((kept + [word]).suffix(DealtWords.most))
        return deal
      }
    }
    return .word(difficulty, seed: dealSeed())
  }

  /// With all categories, the category is chosen in proportion to the number of phrases left in each, so that no phrase is
  /// repeated before all have been dealt. Short phrases, vocabularies and the language's categories apart come only by themselves.
  private mutating func dealPhrase(of categories: [PhraseCategory]) -> HangmanDeal? {
    guard !categories.isEmpty else { return nil }
    let decks = profile.isSeeded ? self[SeededDecks.self].decks : services.records.decks()
    let wanted = hangman.category
    let chosen = categories.filter {
      wanted == nil
        ? !profile.language.categoriesApart.contains($0.id) && !$0.id.hasPrefix(Vocabulary.folder)
        : $0.id == wanted
    }
    let candidates = chosen.isEmpty ? categories : chosen
    let left = candidates.map { phrasesLeft(in: $0, decks) }
    let total = left.reduce(0, +)
    var ticket = profile.generator.below(max(1, total))
    let category =
      zip(candidates, left).first { _, count in
        ticket -= count
        return ticket < 0
      }?.0 ?? candidates[profile.generator.below(candidates.count)]
    let key = deckKey(category.id)
    var deck = decks[key] ?? Deck(seed: profile.generator.next())
    var index = deck.deal(of: category.phrases.count)
    if wanted == nil, !category.phrases.allSatisfy(isShort) {
      while isShort(category.phrases[index]) { index = deck.deal(of: category.phrases.count) }
    }
    if profile.isSeeded {
      self[SeededDecks.self].decks[key] = deck
    } else {
      services.records.save(deck, for: key)
    }
    return .phrase(category: category.id, index: index)
  }

  /// Whether a phrase has too few letters to be guessed without its category in mind.
  private func isShort(_ phrase: String) -> Bool {
    profile.language.alphabet.letters(of: phrase).count < PhraseCategory.fewestLettersAmongAll
  }

  /// The categories of phrases, by title rather than by the name of the file.
  package var categoriesByTitle: [PhraseCategory] {
    categories.sorted { one, other in
      (one.title.lowercased(), one.id) < (other.title.lowercased(), other.id)
    }
  }

  /// The category of phrases with an id.
  package func category(_ id: String?) -> PhraseCategory? {
    categories.first { $0.id == id }
  }

  /// The number of phrases of a category left before one is repeated.
  package mutating func phrasesLeft(in id: String) -> Int? {
    guard let category = category(id) else { return nil }
    let decks = profile.isSeeded ? self[SeededDecks.self].decks : services.records.decks()
    return phrasesLeft(in: category, decks)
  }

  /// A category may have fewer phrases than have been dealt, when its file has become shorter.
  private func phrasesLeft(in category: PhraseCategory, _ decks: [String: Deck]) -> Int {
    max(0, category.phrases.count - (decks[deckKey(category.id)]?.dealt ?? 0))
  }

  private func deckKey(_ category: String) -> String { profile.language.code + "/" + category }

  /// With `--seed`, the deck of a category; `nil` when nothing has been dealt from it.
  func seededDeck(of category: String) -> Deck? {
    profile.isSeeded ? self[SeededDecks.self].decks[deckKey(category)] : nil
  }

  /// With `--seed`, restores the deck saved with a game, unless more has been dealt from it since.
  mutating func restoreSeededDeck(_ fields: SavedGame.Fields) {
    let numbers = fields["deck"]?.split(separator: " ") ?? []
    guard profile.isSeeded, let category = fields["category"], numbers.count == 2,
      let seed = UInt64(numbers[0]),
      let dealt = Int(checked: numbers[1]), dealt > 0, dealt > seededDeck(of: category)?.dealt ?? 0
    else { return }
    self[SeededDecks.self].decks[deckKey(category)] = Deck(seed: seed, dealt: dealt)
  }

  /// The words that a seed deals to the Devil; `nil` when there are none.
  package func devilsWords(_ difficulty: HangmanDeal.Difficulty, seed: UInt64) -> Candidates? {
    DevilDeal.candidates(
      difficulty, seed: seed, language: profile.language, lexicon: lexicon, isOwnList: hasOwnWords)
  }

  /// The words that the Devil chose from under the first version of the rules.
  package func devilsWords(length: Int, _ difficulty: HangmanDeal.Difficulty) -> Candidates {
    Candidates(
      lexicon, alphabet: profile.language.alphabet, length: length,
      upTo: hasOwnWords ? .rare : difficulty.tier,
      onlyFit: true)
  }

  /// The words that the mind reader considers.
  package func readersWords(length: Int) -> Candidates {
    Candidates(lexicon, alphabet: profile.language.alphabet, length: length, upTo: .rare)
  }
}
