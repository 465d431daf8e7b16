import Engines
import Records

/// What the player chose before a game of Hangman.
public struct HangmanSetUp: Equatable, Sendable {
  public enum Host: Int, CaseIterable, Equatable, Sendable {
    case phraseBook, dictionary, duel, devil, mindReader
  }

  /// How the mind reader's word is kept.
  public enum Secret: Int, CaseIterable, Equatable, Sendable {
    /// The player thinks of it and marks the places.
    case thought
    /// The player types it unseen, and the program marks.
    case typed
  }

  public var host = Host.phraseBook
  /// The id of a category; `nil` means all of them.
  public var category: String?
  public var difficulty = HangmanDeal.Difficulty.easy
  public var secret = Secret.thought
  /// The letters in the word that the player thinks of.
  public var length = 6
  public var duel = Duel()

  public init() {}

  /// What the records call a game that is set up like this.
  var mode: Mode {
    switch host {
    case .phraseBook: .phraseBook
    case .dictionary: [.dictionaryEasy, .dictionaryMedium, .dictionaryHard][difficulty.rawValue]
    case .duel: .duel
    case .devil: [.devilEasy, .devilMedium, .devilHard][difficulty.rawValue]
    case .mindReader: .mindReader
    }
  }

  /// Sets up another game of that mode.
  mutating func adopt(_ mode: Mode) {
    for host in Host.allCases {
      for difficulty in [difficulty] + HangmanDeal.Difficulty.allCases {
        var setUp = self
        setUp.host = host
        setUp.difficulty = difficulty
        if setUp.mode == mode { return self = setUp }
      }
    }
  }

  /// The lengths a word to be thought of may have.
  public static let lengths = 2...20
}

/// Two players at one keyboard: one enters a secret, the other guesses, then they swap.
public struct Duel: Equatable, Sendable {
  /// `nil` until a player has given a name.
  public var names: [String?] = [nil, nil]
  public private(set) var scores = [0, 0]
  /// Who enters the secret.
  public private(set) var setter = 0

  public init() {}

  public var guesser: Int { 1 - setter }

  /// Scores a round for whoever won it.
  public mutating func score(guesserWon: Bool) {
    scores[guesserWon ? guesser : setter] += 1
  }

  /// Swaps the roles.
  public mutating func swap() { setter = guesser }

  /// A duel that goes on.
  public init(names: [String?], scores: [Int], setter: Int) {
    self.names = names
    self.scores = scores
    self.setter = setter
  }

  /// Begins anew, with the same names.
  public mutating func reset() {
    scores = [0, 0]
    setter = 0
  }
}

extension Context {
  /// Deals a game as it was set up: the category's next phrase, or a word that chance picks.
  mutating func dealHangman() -> HangmanDeal {
    switch hangman.host {
    case .phraseBook: dealPhrase(of: library.categories(language))
    default: .word(hangman.difficulty, seed: generator.next())
    }
  }

  /// From all categories the next phrase comes from one of them in proportion to what is left in each, so that
  /// here, too, none comes twice before all have come.
  private mutating func dealPhrase(of categories: [PhraseCategory]) -> HangmanDeal {
    let decks = isSeeded ? decks : records.decks()
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
    if isSeeded { self.decks[key(category)] = deck } else { records.save(deck, for: key(category)) }
    return .phrase(category: category.id, index: index)
  }

  private func key(_ category: PhraseCategory) -> String { language.code + "/" + category.id }

  /// The name of a player of a duel, as it was given or by number.
  func duelist(_ index: Int) -> String {
    hangman.duel.names[index] ?? strings.hangman.player(index + 1)
  }

  /// `Ada 2 : 1 Bob`
  var duelScore: String { "\(duelist(0)) \(duelNumbers) \(duelist(1))" }

  /// `2 : 1`
  var duelNumbers: String { "\(hangman.duel.scores[0]) : \(hangman.duel.scores[1])" }
}
