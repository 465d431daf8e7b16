import Engines
import Records
import Texts

/// The set-up of a game of Hangman.
package struct HangmanSetUp: Equatable, SetUp {
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
      setting: Setting(.looks, picturesRow)),
    Choice(
      "careful", { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
      setting: .toggle(
        .playing, { $0("Careful entry") }, { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
        note: { $0("A letter counts only after Enter.") })),
    Choice("hangman.host", { $0.hangman.keptHost($0) }, { $1.hangman.host = $0 }),
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

extension HangmanSetUp {
  /// Who sets the word the next time.
  fileprivate func keptHost(_ context: Context) -> Host {
    host == .dictionary && context[BroughtWords.self].replacePhrases ? .phraseBook : host
  }

  package static func rows(_ context: Context) -> [SetUpRow] {
    let (text, setUp) = (context.text, context.hangman)
    let host = SetUpRow(
      "host", text("Who sets the word?"), short: text("Who sets it?"), Host.allCases, setUp.host, text.host,
      note: { note($0, context) }
    ) { host, context in
      context.hangman.host = host
      context.hangman.duel.reset()
    }
    switch setUp.host {
    case .phraseBook: return [host, categoryRow(context)]
    case .dictionary where context.hasOwnWords: return [host]
    case .dictionary, .devil:
      let level = SetUpRow(
        "level", text("Level"), setUp.levels, setUp.level, text.difficulty,
        note: { context.hasOwnWords ? text.hostNote(.devil) : text.difficultyNote($0) }
      ) { $1.hangman.difficulty = $0 }
      return [host, level]
    case .duel: return [host, playerRow(0, context), playerRow(1, context)]
    case .mindReader:
      let secret = SetUpRow(
        "secret", text("Your word"), Secret.allCases, setUp.secret, text.secret, note: text.secretNote
      ) { $1.hangman.secret = $0 }
      let length = SetUpRow(
        "length", text("Letters"), Array(lengths), setUp.length, { "\($0)" },
        note: { _ in text("How many letters your word has.\nIt should be in a dictionary.") }
      ) { $1.hangman.length = $0 }
      return setUp.secret == .thought ? [host, secret, length] : [host, secret]
    }
  }

  /// Two sentences about a host.
  private static func note(_ host: Host, _ context: Context) -> String {
    let text = context.text
    return switch host {
    case .mindReader where context.hangman.secret == .typed:
      text("You type a word, and the computer guesses.\nThe places of its letters are marked for you.")
    case .dictionary where context.hasOwnWords:
      text("One word of your own list, of any length.\nThe game is on no high score list.")
    default: text.hostNote(host)
    }
  }

  private static func categoryRow(_ context: Context) -> SetUpRow {
    let (text, now) = (context.text, context.hangman.category)
    let named = context.dealer.categoriesByTitle.map {
      (id: Optional($0.id), title: $0.title, size: $0.phrases.count)
    }
    let all = (id: String?.none, title: text("All of them"), size: named.reduce(0) { $0 + $1.size })
    let categories = [all] + named
    // One that is not in this language stays chosen.
    let missing = categories.contains { $0.id == now } ? nil : now
    return SetUpRow(
      "category", text("Category"), Array(categories.indices),
      categories.firstIndex { $0.id == now } ?? 0, { categories[$0].title }, value: missing,
      note: { _ in text("Every phrase comes once before any comes again.") },
      detail: { "\(categories[$0].size)" }
    ) { $1.hangman.category = categories[$0].id }
  }

  private static func playerRow(_ player: Int, _ context: Context) -> SetUpRow {
    let text = context.text
    let label = player == 0 ? text("First player") : text("Second player")
    let names = context.hangman.duel.names
    let others = [names[1], names[0] ?? context.profile.player]
    let entry = SetUpRow.Entry(
      .name, [text("Hangman"), text.host(.duel)], prompt: label,
      text: names[player] ?? "", rules: .playerName(others: [others[player]], text)
    ) { name, context in
      context.hangman.duel.names[player] = name
      context.hangman.duel.reset()
    }
    return SetUpRow(
      "player \(player)", label, value: context.hangman.duel.name(of: player, context),
      note: player == 0
        ? text("The first player hides the first secret.") : text("The second player guesses first."),
      entry: entry)
  }

  /// The picture set, which any game of Hangman has.
  package static func picturesRow(_ context: Context) -> SetUpRow {
    let (text, library) = (context.text, context.services.library)
    return SetUpRow(
      picturesName, text("Pictures"), library.pictureIDs(), context.pictures.id,
      { text.title(of: library.pictureSet($0)) },
      note: { _ in text("A part for each wrong guess, and an end.") }
    ) { $1.hangman.pictures = $0 }
  }
}
