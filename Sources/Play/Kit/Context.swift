import Engines
import Records

/// What every screen can see and change.
public struct Context: Sendable {
  public var settings: Settings
  /// The language of the words: the one in the settings, or that of a game that is being continued.
  public var language: Language
  public let library: Library
  /// The player's own words: those of the command line, or those of a game that is being continued.
  public var ownWords: OwnWords?
  /// The word list of the command line.
  let broughtWords: OwnWords?
  public var records: any Records
  /// The name of whoever plays.
  public var player: String
  /// The games of the player that can be continued, the last played first.
  public var waiting: [WaitingGame] = []
  /// The local date.
  public let today: @Sendable () -> Day
  /// Where every chance in the program comes from.
  public var generator: SplitMix64
  /// Whether the player asked for the games of a seed; those are dealt the same every time.
  public let isSeeded: Bool
  /// With a seed: how far each category of phrases has been dealt, by language and category. Else the records know.
  var decks: [String: PhraseDeck] = [:]
  /// What the command line chose for this time, by the names of `Choices`.
  let overrides: SettingList
  /// What the records know of the choices.
  var kept: Choices?
  /// Whether the player has been through the first start.
  public internal(set) var isIntroduced = false
  /// What the terminal is to do besides showing the frame.
  var effects: [Effect] = []
  /// The set-up last chosen for Hangman.
  public var hangman = HangmanSetUp()
  /// The set-up last chosen for Text Twist.
  public var twist = TwistSetUp()
  /// The set-up last chosen for Ghost.
  public var ghost = GhostSetUp()

  public init(
    settings: Settings, language: Language, library: Library, ownWords: OwnWords? = nil, records: any Records,
    player: String, overrides: SettingList = [:], today: @escaping @Sendable () -> Day, seed: UInt64?
  ) {
    self.settings = settings
    self.language = language
    self.library = library
    self.ownWords = ownWords
    broughtWords = ownWords
    self.records = records
    self.player = player
    self.overrides = overrides
    self.today = today
    isSeeded = seed != nil
    generator = SplitMix64(seed: seed ?? .random(in: 0 ... .max))
    adopt([:])
  }

  /// What the program says; in a language that it does not speak itself, English.
  public var strings: Strings { .spoken(settings.language) ?? .english }

  /// The code of the language that the program speaks.
  var spokenLanguage: String { Strings.languages.contains(settings.language) ? settings.language : "en" }

  /// The interface's language by its own name, and that of the words where it is another.
  var languageNames: String {
    let name = library.language(spokenLanguage)?.name ?? spokenLanguage
    return name == language.name ? name : "\(name) · \(language.name)"
  }

  /// Changes the language of the words.
  mutating func read(_ language: Language) {
    self.language = language
    settings.words = language.code
  }

  /// Changes the language of words and interface.
  public mutating func speak(_ language: Language) {
    read(language)
    settings.language = language.code
  }

  /// The set of pictures the player has chosen; the first there is when that one is gone.
  public var pictures: PictureSet {
    let sets = library.pictures()
    return sets.first { $0.id == settings.pictures } ?? sets[0]
  }
}
