import Engines
import Records

/// What the player chose for Hangman.
struct HangmanSetUp: Equatable, Memory {
  enum Host: Int, CaseIterable, SavedValue {
    case phraseBook, dictionary, duel, devil, mindReader
  }

  /// How the mind reader learns what is in its word.
  enum Secret: Int, CaseIterable, SavedValue {
    /// The player thinks of it and marks the places.
    case thought
    /// The player types it unseen, and the program marks.
    case typed
  }

  var host = Host.phraseBook
  /// The id of a category; `nil` means all of them.
  var category: String?
  var difficulty = HangmanDeal.Difficulty.easy
  var secret = Secret.thought
  /// The letters in the word that the player thinks of.
  var length = 6
  var duel = Duel()
  /// The id of the set of pictures.
  var pictures = "classic"
  /// Whether a letter counts only at Enter.
  var isCareful = false
  /// Whether what a hint costs has been said.
  var knowsHints = false

  /// The mode of a game that is set up like this.
  var mode: Mode {
    switch (host, difficulty) {
    case (.phraseBook, _): .phraseBook
    case (.dictionary, .easy): .dictionaryEasy
    case (.dictionary, .medium): .dictionaryMedium
    case (.dictionary, .hard): .dictionaryHard
    case (.duel, _): .duel
    case (.devil, .easy): .devilEasy
    case (.devil, .medium): .devilMedium
    case (.devil, .hard): .devilHard
    case (.mindReader, _): .mindReader
    }
  }

  /// Sets up another game of that mode.
  mutating func restore(_ mode: Mode) {
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
  static let lengths = 2...20
}

extension HangmanDeal.Difficulty: SavedValue {}

extension Context {
  /// What the player chose for Hangman.
  var hangman: HangmanSetUp {
    get { self[HangmanSetUp.self] }
    set { self[HangmanSetUp.self] = newValue }
  }

  /// The set of pictures the player has chosen; the first there is when that one is gone.
  var pictures: PictureSet {
    let sets = library.pictures()
    let id = hangman.pictures
    return sets.first { $0.id == id } ?? sets[0]
  }
}
