import Engines

/// What every screen can see and change.
public struct Context: Sendable {
  public var settings: Settings
  /// The language of the words: the one in the settings, or that of a game that is being continued.
  public var language: Language
  public var library: Library
  public let records: Records
  /// The name of whoever plays.
  public var player: String
  /// The games of the player that can be continued, the last played first.
  public var waiting: [WaitingGame] = []
  /// The local date.
  public let today: @Sendable () -> Day
  /// Where every chance in the program comes from.
  public var generator: SplitMix64
  /// How far each category of phrases has been dealt, by language and category.
  public var decks: [String: PhraseDeck] = [:]
  /// The set-up last chosen for Hangman.
  public var hangman = HangmanSetUp()
  /// The set-up last chosen for Text Twist.
  public var twist = TwistSetUp()
  /// The set-up last chosen for Ghost.
  public var ghost = GhostSetUp()
  /// Games of Hangman won in a row.
  public var streak = 0

  public init(
    settings: Settings, language: Language, library: Library, records: Records, player: String,
    today: @escaping @Sendable () -> Day, seed: UInt64
  ) {
    self.settings = settings
    self.language = language
    self.library = library
    self.records = records
    self.player = player
    self.today = today
    generator = SplitMix64(seed: seed)
  }

  /// What the program says; in a language that it does not speak itself, English.
  public var strings: Strings { settings.language == "nl" ? .dutch : .english }

  /// Changes the language of words and interface.
  public mutating func speak(_ language: Language) {
    self.language = language
    settings.language = language.code
    settings.words = language.code
  }

  /// The set of pictures the player has chosen; the first there is when that one is gone.
  public var pictures: PictureSet {
    let sets = library.pictures()
    return sets.first { $0.id == settings.pictures } ?? sets[0]
  }
}
