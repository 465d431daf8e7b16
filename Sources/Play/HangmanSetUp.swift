import Engines
import Records
import Texts

/// The set-up of a game of Hangman.
package struct HangmanSetUp: Equatable, GameState {
  /// Who sets the phrases, in display order. The raw value is saved and never changes.
  package enum Host: Int, CaseIterable, SavedValue {
    case phraseBook = 0
    case dictionary = 1
    case duel = 2
    case devil = 3
    case mindReader = 4
  }

  /// How the mind reader gets its answers. The raw value is saved and never changes.
  package enum Secret: Int, CaseIterable, SavedValue {
    /// The player thinks of a word and marks the places.
    case thought = 0
    /// The player types the word, hidden, and the program marks the places.
    case typed = 1
  }

  package var host = Host.phraseBook
  /// The id of a category; `nil` means all of them.
  package var category: String?
  /// As last chosen, perhaps for another host.
  package var difficulty = HangmanDeal.Difficulty.easy
  package var secret = Secret.thought
  /// The length of the word that the player thinks of, in letters.
  package var length = 6
  package var duel = Duel()
  /// The round of practice that was left last.
  package var leftPractice: LeftPractice?
  /// The id of the picture set.
  package var pictures = "classic"
  /// Whether a typed letter must be confirmed with Enter.
  package var isCareful = false
  /// Whether the cost of a hint has been explained to the player.
  package var knowsHints = false

  package init() {}

  /// The levels of the host.
  package var levels: [HangmanDeal.Difficulty] {
    host == .devil ? HangmanDeal.Difficulty.allCases : HangmanDeal.Difficulty.ofDictionary
  }

  /// The level with this host, the easiest when the chosen one is not one of its levels.
  package var level: HangmanDeal.Difficulty { levels.contains(difficulty) ? difficulty : levels[0] }

  /// The mode of a game with this set-up.
  package var mode: Mode {
    switch (host, level) {
    case (.phraseBook, _): .phraseBook
    case (.dictionary, .gentle), (.dictionary, .easy): .dictionaryEasy
    case (.dictionary, .medium): .dictionaryMedium
    case (.dictionary, .hard): .dictionaryHard
    case (.duel, _): .duel
    case (.devil, .gentle): .devilGentle
    case (.devil, .easy): .devilEasy
    case (.devil, .medium): .devilMedium
    case (.devil, .hard): .devilHard
    case (.mindReader, _): .mindReader
    }
  }

  /// Restores the set-up for a game of that mode.
  package mutating func restore(_ mode: Mode) {
    for host in Host.allCases {
      var setUp = self
      setUp.host = host
      for difficulty in [difficulty] + setUp.levels {
        setUp.difficulty = difficulty
        if setUp.mode == mode { return self = setUp }
      }
    }
  }

  /// The allowed lengths of a word that the player thinks of.
  package static let lengths = 2...20
}

extension HangmanDeal.Difficulty: SavedValue {}

extension Context {
  /// The set-up for Hangman.
  package var hangman: HangmanSetUp {
    get { self[HangmanSetUp.self] }
    set { self[HangmanSetUp.self] = newValue }
  }

  /// The chosen picture set; the first available one when it no longer exists.
  package var pictures: PictureSet { services.library.pictureSet(hangman.pictures) }
}

extension HangmanSetUp {
  /// The name under which the picture set is saved.
  package static let picturesName = "pictures"

  /// What is saved of the set-up, and its rows in the settings.
  package static let choices = [
    Choice(
      picturesName, { $0.hangman.pictures }, { $1.hangman.pictures = $0 },
      setting: Setting(
        .looks, { $0("Pictures") }, value: { $0.text.title(of: $0.pictures) },
        change: { step, context in
          let ids = context.services.library.pictureIDs()
          context.hangman.pictures = ids.following(context.hangman.pictures, by: step)
        }, note: { $0("A part for each wrong guess, and an end.") })),
    Choice(
      "careful", { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
      setting: .toggle(
        .playing, { $0("Careful entry") }, { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
        note: { $0("A letter counts only after Enter.") })),
    Choice("hangman.host", { $0.hangman.host }, { $1.hangman.host = $0 }),
    Choice("hangman.category", { $0.hangman.category }, { $1.hangman.category = $0 }),
    Choice("hangman.difficulty", { $0.hangman.difficulty }, { $1.hangman.difficulty = $0 }),
    Choice("hangman.secret", { $0.hangman.secret }, { $1.hangman.secret = $0 }),
    Choice("hangman.length", { $0.hangman.length }) { length, context in
      if lengths.contains(length) { context.hangman.length = length }
    },
    Choice("hangman.second", { $0.hangman.duel.names[1] }) { $1.hangman.duel.names[1] = $0?.asPlayerName },
    Choice("hangman.duel", { $0.hangman.duel.savedStanding }) { $1.hangman.duel.restore(standing: $0) },
    Choice("hangman.hints", { $0.hangman.knowsHints }, { $1.hangman.knowsHints = $0 }),
  ]
}
