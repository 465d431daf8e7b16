import Engines

/// What the player chose before a game of Hangman.
public struct HangmanSetUp: Equatable, Sendable {
  public enum Host: Int, CaseIterable, Equatable, Sendable {
    case phraseBook, dictionary
  }

  public var host = Host.phraseBook
  /// The id of a category; `nil` means all of them.
  public var category: String?
  public var difficulty = HangmanDeal.Difficulty.easy

  public init() {}
}

extension Context {
  /// Deals a game as it was set up: the category's next phrase, or a word that chance picks.
  mutating func dealHangman() -> HangmanDeal {
    switch hangman.host {
    case .dictionary: .word(hangman.difficulty, seed: generator.next())
    case .phraseBook: dealPhrase(of: library.categories(language))
    }
  }

  /// From all categories the next phrase comes from one of them in proportion to what is left in each, so that
  /// here, too, none comes twice before all have come.
  private mutating func dealPhrase(of categories: [PhraseCategory]) -> HangmanDeal {
    let chosen = categories.filter { hangman.category == nil || $0.id == hangman.category }
    let candidates = chosen.isEmpty ? categories : chosen
    let left = candidates.map { $0.phrases.count - (decks[key($0)]?.dealt ?? 0) }
    let total = left.reduce(0, +)
    var ticket = generator.below(max(1, total))
    let category =
      zip(candidates, left).first { _, count in
        ticket -= count
        return ticket < 0
      }?.0 ?? candidates[generator.below(candidates.count)]
    var deck = decks[key(category)] ?? PhraseDeck(seed: generator.next())
    let index = deck.deal(of: category.phrases.count)
    decks[key(category)] = deck
    return .phrase(category: category.id, index: index)
  }

  private func key(_ category: PhraseCategory) -> String { language.code + "/" + category.id }
}
