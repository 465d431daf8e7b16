import Engines
import Records
import TextUI

/// The state that all screens share.
public struct Context: Sendable {
  public var settings: Settings { didSet { mayHaveChosen = true } }
  /// The language of the words: that of the settings, or of the game being continued.
  public var language: Language
  public let library: Library
  /// The games of the program.
  package let games: Games
  /// The player's own words: those of the command line, or of the game being continued.
  public var ownWords: OwnWords?
  /// The word list of the command line.
  package let commandLineWords: OwnWords?
  public var records: any Records
  /// The tables of this machine, set with `use`; `nil` where there is no folder for them.
  public package(set) var tables: (any TableService)?
  /// Whether there is a folder for tables. Stored, because comparing `tables` with `nil` copies it.
  package private(set) var hasTables = false
  /// Whether the player is a guest, who can only use this name and cannot change anything of others.
  public var isGuest = false
  /// The number of tables when the title screen was shown.
  package var openTables = 0
  /// The name of the current player.
  public var player: String { didSet { mayHaveChosen = true } }
  /// The games of the player that can be continued, the last played first.
  public package(set) var waiting: [WaitingGame] = []
  /// When the player's practice words are due, by language.
  public package(set) var practice: [PracticeSummary] = []
  /// The state of the day's puzzles; `nil` before the records have been read.
  public package(set) var daily: DailyStanding?
  /// The local date.
  public let today: @Sendable () -> Day
  /// The hours until midnight, rounded up, 1…24.
  public let hoursLeft: @Sendable () -> Int
  /// The size of the terminal, for keys whose effect depends on what is visible.
  public package(set) var size = App.smallest
  /// Whether the terminal supports ASCII only, so that symbols without an equivalent are written as words.
  public var isASCII = false
  /// Whether the terminal can underline what a role underlines; otherwise such letters are marked in another way.
  public var canUnderline = true
  /// The source of all randomness in the program.
  public var generator: SplitMix64
  /// Whether the player passed `--seed`; the games are then the same each time.
  public let isSeeded: Bool
  /// Everything that is saved between starts.
  package let choices: [Choice]
  /// Makes the transition to a destination, which the kit and the games cannot name.
  package let resolve: @Sendable (Destination, inout Context) -> Transition
  /// The choices made by the command line for this run, by name.
  package let overrides: [String: String]
  /// The initial values of the choices, in the order of `choices`.
  package private(set) var startingValues: [String] = []
  /// The choices as saved in the records, in the order of `choices`.
  package var savedChoices: [String] = []
  /// Whether a choice may have changed since it was last compared with `savedChoices`.
  package var mayHaveChosen = true
  /// Whether the player has completed the first start.
  public package(set) var isIntroduced = false { didSet { mayHaveChosen = true } }
  /// The effects that the terminal must carry out besides displaying the frame.
  package var effects: [Effect] = []
  /// The state of each game while the program runs, one value per type.
  private var states: [any GameState] = [] { didSet { mayHaveChosen = true } }

  /// - Parameters:
  ///   - choices: everything that is saved between starts; `nil` for that of all games.
  ///   - resolve: makes the transition to a destination.
  public init(
    settings: Settings, language: Language, library: Library, games: Games, ownWords: OwnWords? = nil,
    records: any Records, player: String, choices: [Choice]? = nil,
    resolve: @escaping @Sendable (Destination, inout Context) -> Transition,
    overrides: [String: String] = [:], today: @escaping @Sendable () -> Day,
    hoursLeft: @escaping @Sendable () -> Int, seed: UInt64?
  ) {
    self.settings = settings
    self.language = language
    self.library = library
    self.games = games
    self.ownWords = ownWords
    commandLineWords = ownWords
    self.records = records
    self.player = player
    self.choices = choices ?? games.choices
    self.resolve = resolve
    self.overrides = overrides
    self.today = today
    self.hoursLeft = hoursLeft
    isSeeded = seed != nil
    generator = SplitMix64(seed: seed ?? .random(in: 0 ... .max))
    startingValues = values
    savedChoices = startingValues
    restore([:])
  }

  /// The value of this type; a new one until it has been changed.
  package subscript<State: GameState>(_ type: State.Type) -> State {
    get {
      // A cast to the type itself would cost more than the whole search.
      for state in states where Swift.type(of: state) == State.self {
        if let state = state as? State { return state }
      }
      return State()
    }
    set {
      for index in states.indices where states[index] is State {
        states[index] = newValue
        return
      }
      states.append(newValue)
    }
  }

  /// Enables playing at the tables of a folder.
  public mutating func use(_ tables: any TableService) {
    self.tables = tables
    hasTables = true
  }

  /// The texts of the interface; English when the program is not translated into the chosen language.
  public var strings: Strings { .in(interfaceLanguage) }

  /// The language of the interface.
  package var interfaceLanguage: InterfaceLanguage { settings.interface }

  /// Changes the language of the words.
  package mutating func setWords(_ language: Language) {
    self.language = language
    settings.words = language.code
  }

  /// Changes the language of both the words and the interface.
  public mutating func setLanguage(_ language: Language) {
    setWords(language)
    settings.language = language.code
  }
}

/// State of a game while the program runs, such as its set-up or the score of a duel. The context holds one value of each
/// type without depending on the games.
package protocol GameState: Sendable {
  /// The initial state.
  init()
}

extension Context {
  /// The word list of the current game.
  package var lexicon: Lexicon { ownWords?.lexicon ?? library.lexicon(language) }

  /// Whether the words are the player's own, which are used without regard to tiers.
  package var hasOwnWords: Bool { ownWords != nil }

  /// Restores the words of the settings and the command line when the player returns to the title screen, and reads the
  /// games that can be continued again.
  package mutating func returnToTitle() {
    ownWords = commandLineWords
    if language.code != settings.words, let language = library.language(settings.words) {
      self.language = language
    }
    apply(records.title(of: player))
    readTables()
  }

  /// Adopts the player's data for the title screen, as read from the records.
  public mutating func apply(_ title: TitleRecords) {
    waiting = title.waiting
    practice = title.practice
    let today = today()
    let summary = title.daily.first { $0.language == settings.words }
    // If the clock was set back, the last day is later than today.
    if let summary {
      daily =
        summary.standing(on: today)
        ?? DailyStanding(records.dailyResults(of: player, language: settings.words), day: today)
    } else {
      daily = DailyStanding()
    }
  }

  /// The layout for the terminal's size.
  package var layout: Layout { Layout(size: size) }

  /// A key as displayed in the bottom line and in help on this terminal.
  package func cap(_ cap: String) -> String { isASCII ? strings.keyNames.inASCII(cap) : cap }
}
