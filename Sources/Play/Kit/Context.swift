import Engines
import Records
import TextUI

/// What every screen can see and change.
public struct Context: Sendable {
  public var settings: Settings { didSet { mayHaveChosen = true } }
  /// The language of the words: the one in the settings, or that of a game that is being continued.
  public var language: Language
  public let library: Library
  /// The player's own words: those of the command line, or those of a game that is being continued.
  public var ownWords: OwnWords?
  /// The word list of the command line.
  let commandLineWords: OwnWords?
  public var records: any Records
  /// The tables of this machine; `nil` where there is no folder for them.
  public var tables: (any Tables)?
  /// Whether the player is a guest, who has this name only and changes nothing of others.
  public var isGuest = false
  /// How many tables there were when the title was shown.
  var openTables = 0
  /// The name of whoever plays.
  public var player: String { didSet { mayHaveChosen = true } }
  /// The games of the player that can be continued, the last played first.
  public internal(set) var waiting: [WaitingGame] = []
  /// When the words that the player practises come back, by language.
  public internal(set) var practice: [PracticeSummary] = []
  /// What has become of the day's puzzles; `nil` before the records have been read.
  public internal(set) var daily: DailyStanding?
  /// The local date.
  public let today: @Sendable () -> Day
  /// The hours that have begun and are left until midnight, 1…24.
  public let hoursLeft: @Sendable () -> Int
  /// The size of the terminal, for keys that move by what they see.
  public internal(set) var size = App.smallest
  /// Whether the terminal shows ASCII only: signs that have no likeness are then written as words.
  public var isASCII = false
  /// The source of all randomness in the program.
  public var generator: SplitMix64
  /// Whether the player asked for the games of a seed; those are dealt the same every time.
  public let isSeeded: Bool
  /// Everything that is saved from one start to the next.
  let choices: [Choice]
  /// The choices that the command line makes for this run, by name.
  let overrides: SettingList
  /// The choices as they are before any has been made, in the order of `choices`.
  private(set) var startingValues: [String] = []
  /// The choices as the records have them, in the order of `choices`.
  var savedChoices: [String] = []
  /// Whether a choice may have changed since it was compared with `savedChoices`.
  var mayHaveChosen = true
  /// Whether the player has been through the first start.
  public internal(set) var isIntroduced = false { didSet { mayHaveChosen = true } }
  /// What the terminal is to do besides showing the frame.
  var effects: [Effect] = []
  /// What each game remembers while the program runs, by type.
  private var memories: [any Memory] = [] { didSet { mayHaveChosen = true } }

  /// - Parameter choices: everything that is saved from one start to the next.
  public init(
    settings: Settings, language: Language, library: Library, ownWords: OwnWords? = nil, records: any Records,
    player: String, choices: [Choice], overrides: SettingList = [:], today: @escaping @Sendable () -> Day,
    hoursLeft: @escaping @Sendable () -> Int, seed: UInt64?
  ) {
    self.settings = settings
    self.language = language
    self.library = library
    self.ownWords = ownWords
    commandLineWords = ownWords
    self.records = records
    self.player = player
    self.choices = choices
    self.overrides = overrides
    self.today = today
    self.hoursLeft = hoursLeft
    isSeeded = seed != nil
    generator = SplitMix64(seed: seed ?? .random(in: 0 ... .max))
    startingValues = values
    savedChoices = startingValues
    restore([:])
  }

  /// What a game remembers while the program runs; a new one until it has been changed.
  subscript<State: Memory>(_ type: State.Type) -> State {
    get {
      // A cast to the type itself would cost more than the whole search.
      for memory in memories where Swift.type(of: memory) == State.self {
        if let state = memory as? State { return state }
      }
      return State()
    }
    set {
      for index in memories.indices where memories[index] is State {
        memories[index] = newValue
        return
      }
      memories.append(newValue)
    }
  }

  /// What the program says; in a language that it does not speak itself, English.
  public var strings: Strings { .in(interfaceLanguage) }

  /// The language that the program speaks.
  var interfaceLanguage: InterfaceLanguage { .spoken(settings.language) }

  /// Changes the language of the words.
  mutating func setWords(_ language: Language) {
    self.language = language
    settings.words = language.code
  }

  /// Changes the language of words and interface.
  public mutating func setLanguage(_ language: Language) {
    setWords(language)
    settings.language = language.code
  }
}

/// What a game remembers while the program runs, such as its set-up or the score of a duel. The context holds one value of
/// each type without knowing the games.
protocol Memory: Sendable {
  /// The state before anything has been chosen or played.
  init()
}

extension Context {
  /// The words that are played with.
  var lexicon: Lexicon { ownWords?.lexicon ?? library.lexicon(language) }

  /// Whether the words are the player's own, of which every one may come.
  var hasOwnWords: Bool { ownWords != nil }

  /// Back at the title: the words are those of the settings and the command line again, and the games that wait are read
  /// anew.
  mutating func returnToTitle() {
    ownWords = commandLineWords
    if language.code != settings.words, let language = library.language(settings.words) {
      self.language = language
    }
    take(records.title(of: player))
    readTables()
  }

  /// Takes what the records say of the player.
  public mutating func take(_ title: TitleRecords) {
    waiting = title.waiting
    practice = title.practice
    let today = today()
    let summary = title.daily.first { $0.language == settings.words }
    // After a clock was set back the last day is a later one.
    if let summary {
      daily =
        summary.standing(on: today)
        ?? DailyStanding(records.dailyResults(of: player, language: settings.words), day: today)
    } else {
      daily = DailyStanding()
    }
  }

  /// Where the parts of a screen stand on the terminal.
  var layout: Layout { Layout(size: size) }

  /// A key as the bottom line and the help write it on this terminal.
  func cap(_ cap: String) -> String { isASCII ? strings.keyNames.inASCII(cap) : cap }
}
