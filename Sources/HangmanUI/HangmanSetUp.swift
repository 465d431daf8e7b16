import Engines
import Kit
import Records

/// The set-up of a game of Hangman.
struct HangmanSetUp: Equatable, GameState {
  /// Who sets the phrases, in display order. The raw value is saved and never changes.
  enum Host: Int, CaseIterable, SavedValue {
    case phraseBook = 0
    case dictionary = 1
    case duel = 2
    case devil = 3
    case mindReader = 4
  }

  /// How the mind reader gets its answers. The raw value is saved and never changes.
  enum Secret: Int, CaseIterable, SavedValue {
    /// The player thinks of a word and marks the places.
    case thought = 0
    /// The player types the word, hidden, and the program marks the places.
    case typed = 1
  }

  var host = Host.phraseBook
  /// The id of a category; `nil` means all of them.
  var category: String?
  var difficulty = HangmanDeal.Difficulty.easy
  var secret = Secret.thought
  /// The length of the word that the player thinks of, in letters.
  var length = 6
  var duel = Duel()
  /// The round of practice that was left last.
  var leftPractice: LeftPractice?
  /// The id of the picture set.
  var pictures = "classic"
  /// Whether a typed letter must be confirmed with Enter.
  var isCareful = false
  /// Whether the cost of a hint has been explained to the player.
  var knowsHints = false

  /// The mode of a game with this set-up.
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

  /// Restores the set-up for a game of that mode.
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

  /// The allowed lengths of a word that the player thinks of.
  static let lengths = 2...20
}

extension HangmanDeal.Difficulty: SavedValue {}

extension Context {
  /// The set-up for Hangman.
  var hangman: HangmanSetUp {
    get { self[HangmanSetUp.self] }
    set { self[HangmanSetUp.self] = newValue }
  }

  /// The chosen picture set; the first available one when it no longer exists.
  var pictures: PictureSet { library.pictureSet(hangman.pictures) }
}
