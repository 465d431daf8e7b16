import Commentary
import Engines
import Records
import Texts

/// What everything that a player does shares: who plays, and what the program offers.
public struct Context: Sendable {
  public var profile: Profile
  public var services: Services

  /// Starts with every choice at its initial value.
  public init(_ profile: Profile, _ services: Services) {
    self.profile = profile
    self.services = services
    self.profile.startingValues = values
    self.profile.savedChoices = self.profile.startingValues
    restore([:])
  }
}

/// Who plays, in which language, and what they have chosen.
public struct Profile: Sendable {
  /// The name of the current player.
  public var player: String { didSet { mayHaveChosen = true } }
  /// Whether the player has no name yet.
  package var isNameless: Bool { player == PlayerName.unknown }
  /// The player's name in a sentence about several; `nil` without one.
  package var givenName: String? { isNameless ? nil : player }
  /// The player in a sentence about them among others.
  package var person: Person { Person(player) }
  /// The name that an earlier version gave to a player who had chosen none; who is known by it keeps it.
  public var formerName: String?
  /// Whether the player is a guest, who can only use this name and cannot change anything of others.
  public var isGuest = false
  public var settings: Settings { didSet { mayHaveChosen = true } }
  /// The language of the words: that of the settings, or of the game being continued.
  public var language: Language
  /// The player's own words: those of the command line, or of the game being continued.
  public var ownWords: OwnWords?
  /// The word list of the command line.
  package let commandLineWords: OwnWords?
  /// The source of all randomness in the program.
  public var generator: SplitMix64
  /// Whether the player passed `--seed`; the games are then the same each time.
  public let isSeeded: Bool
  /// Whether the player has completed the first start.
  public package(set) var isIntroduced = false { didSet { mayHaveChosen = true } }

  /// The games of the player that can be continued, the last played first.
  public package(set) var waiting: [WaitingGame] = []
  /// When the player's practice words are due, by language.
  public package(set) var practice: [PracticeSummary] = []
  /// The state of the day's puzzles; `nil` before the records have been read.
  public package(set) var daily: DailyStanding?
  /// Everything that is saved between starts.
  package let choices: [Choice]
  /// The choices made by the command line for this run, by name.
  package let overrides: [String: String]
  /// The initial values of the choices, in the order of `choices`.
  package fileprivate(set) var startingValues: [String] = []
  /// The choices as saved in the records, in the order of `choices`.
  package var savedChoices: [String] = []
  /// Whether a choice may have changed since it was last compared with `savedChoices`.
  package var mayHaveChosen = true
  /// The state of each game while the program runs, one value per type.
  fileprivate var states = GameStates() { didSet { mayHaveChosen = true } }

  /// - Parameters:
  ///   - choices: everything that is saved between starts.
  ///   - seed: that of all randomness; `nil` for a new one.
  public init(
    player: String, settings: Settings, language: Language, ownWords: OwnWords? = nil, choices: [Choice],
    overrides: [String: String] = [:], seed: UInt64?
  ) {
    self.player = player
    self.settings = settings
    self.language = language
    self.ownWords = ownWords
    commandLineWords = ownWords
    self.choices = choices
    self.overrides = overrides
    isSeeded = seed != nil
    generator = SplitMix64(seed: seed ?? .random(in: 0 ... .max))
  }
}

/// What the program offers to whoever plays.
public struct Services: Sendable {
  public let library: Library
  public var records: any Records
  /// The local date.
  public let today: @Sendable () -> Day
  /// The hours until midnight, rounded up, at least 1.
  public let hoursLeft: @Sendable () -> Int
  /// What a front end needs besides; lines need nothing.
  package var frontEnd = GameStates()

  public init(
    library: Library, records: any Records, today: @escaping @Sendable () -> Day,
    hoursLeft: @escaping @Sendable () -> Int
  ) {
    self.library = library
    self.records = records
    self.today = today
    self.hoursLeft = hoursLeft
  }
}

extension Context {
  /// The value of this type; a new one until it has been changed.
  package subscript<State: GameState>(_ type: State.Type) -> State {
    get { profile.states[type] }
    set { profile.states[type] = newValue }
  }

  /// The texts of the interface; English when the program is not translated into the chosen language.
  public var text: Texts { services.library.texts(profile.settings.language) }

  /// Changes the language of the words.
  package mutating func setWords(_ language: Language) {
    self.profile.language = language
    profile.settings.words = language.code
  }

  /// Changes the language of both the words and the interface.
  public mutating func setLanguage(_ language: Language) {
    setWords(language)
    profile.settings.language = language.code
  }
}

/// State of a game or a front end while the program runs, such as a set-up or the score of a duel.
package protocol GameState: Sendable {
  /// The initial state.
  init()
}

/// One value of each type of state, without depending on the games.
package struct GameStates: Sendable {
  private var values: [any GameState] = []

  package init() {}

  /// The value of this type; a new one until it has been changed.
  package subscript<State: GameState>(_ type: State.Type) -> State {
    get { values.lazy.compactMap { $0 as? State }.first ?? State() }
    set {
      if let index = values.firstIndex(where: { $0 is State }) {
        values[index] = newValue
      } else {
        values.append(newValue)
      }
    }
  }
}

extension Context {
  /// The word list of the current game.
  package var lexicon: Lexicon { profile.ownWords?.lexicon ?? services.library.lexicon(profile.language) }

  /// Whether the words are the player's own, which are used without regard to tiers.
  package var hasOwnWords: Bool { profile.ownWords != nil }

  /// Restores the words of the settings and the command line when the player returns to the title screen, and reads the
  /// games that can be continued again.
  package mutating func returnToTitle() {
    profile.ownWords = profile.commandLineWords
    if profile.language.code != profile.settings.words,
      let language = services.library.language(profile.settings.words)
    {
      self.profile.language = language
    }
    apply(services.records.title(of: profile.player))
  }

  /// Adopts the player's data for the title screen, as read from the records.
  public mutating func apply(_ title: TitleRecords) {
    profile.waiting = title.waiting
    profile.practice = title.practice
    let today = services.today()
    let summary = title.daily.first { $0.language == profile.settings.words }
    // If the clock was set back, the last day is later than today.
    if let summary {
      profile.daily =
        summary.standing(on: today)
        ?? DailyStanding(
          services.records.dailyResults(of: profile.player, language: profile.settings.words), day: today)
    } else {
      profile.daily = DailyStanding()
    }
  }

  /// Restores saved choices. Missing ones get their initial values, and invalid ones are ignored. Options of the command
  /// line take precedence.
  public mutating func restore(_ saved: [String: String]) {
    var changed: [Int] = []
    for (index, choice) in profile.choices.enumerated() {
      let start = profile.startingValues[index]
      let value = profile.overrides[choice.name] ?? saved[choice.name]
      guard value != nil || profile.savedChoices[index] != start else { continue }
      changed.append(index)
      choice.restore(start, &self)
      if let value { choice.restore(value, &self) }
    }
    for index in changed { profile.savedChoices[index] = profile.choices[index].value(self) }
    guard profile.language.code != profile.settings.words else { return }
    if let language = services.library.language(profile.settings.words) {
      self.profile.language = language
    } else {
      profile.settings.words = profile.language.code
    }
    profile.savedChoices = values
  }

  /// Reads the player's choices and the data of the title screen; the shared settings say who the player is.
  public mutating func readTitle() {
    let asked = profile.player
    var title = services.records.title(of: asked)
    if title.settings[SettingName.player] == nil, profile.overrides[SettingName.player] == nil,
      let former = profile.formerName, former != asked
    {
      let players = services.records.players()
      if players.contains(former), !players.contains(asked) {
        services.records.save(settings: [SettingName.player: former], for: "")
        title = services.records.title(of: asked)
      }
    }
    // Records without settings are new, perhaps replacing damaged ones: the settings of the first frame remain in effect.
    if !title.settings.isEmpty { restore(title.settings) }
    if profile.player != asked {
      title = services.records.title(of: profile.player)
      restore(title.settings)
    }
    apply(title)
  }

  package var values: [String] { profile.choices.map { $0.value(self) } }

  /// Switches to another player and restores that player's choices.
  package mutating func restoreChoices(of name: String) {
    saveChoices()
    profile.player = name
    services.records.save(settings: [SettingName.player: name], for: "")
    restore(services.records.title(of: name).settings)
    // Even if the command line named another player.
    profile.player = name
    profile.savedChoices = values
  }

  /// Gives the player another name, under which all that is recorded of them is kept.
  package mutating func rename(player: String, to name: String) {
    services.records.rename(player: player, to: name)
    if player == profile.player { profile.player = name }
    returnToTitle()
  }

  /// Saves the choices that have changed since the last call.
  package mutating func saveChoices() {
    guard profile.mayHaveChosen else { return }
    profile.mayHaveChosen = false
    let (before, values) = (profile.savedChoices, values)
    guard values != before else { return }
    profile.savedChoices = values
    var changed: [String: String] = [:]
    for (index, choice) in profile.choices.enumerated() where values[index] != before[index] {
      changed[choice.name] = values[index]
    }
    save(changed)
  }

  /// Restores the choices that have changed since they were last saved.
  package mutating func discardChoices() {
    for (index, value) in values.enumerated() where value != profile.savedChoices[index] {
      profile.choices[index].restore(profile.savedChoices[index], &self)
    }
    profile.language = services.library.language(profile.settings.words) ?? profile.language
  }

  /// Saves the language even if it is the one that the locale would select.
  package mutating func saveLanguage() {
    save([SettingName.language: profile.settings.language, SettingName.words: profile.settings.words])
  }

  /// Saves all choices to new records.
  package mutating func saveAllChoices() {
    let values = values
    profile.savedChoices = values
    save(Dictionary(uniqueKeysWithValues: zip(profile.choices.map(\.name), values)))
  }

  /// Saves choices by name: those that are shared for everybody, and the others for the player.
  private mutating func save(_ chosen: [String: String]) {
    let names = profile.choices.filter(\.isShared).map(\.name)
    let shared = chosen.filter { names.contains($0.key) }
    if !shared.isEmpty { services.records.save(settings: shared, for: "") }
    let own = chosen.filter { shared[$0.key] == nil }
    if !own.isEmpty { services.records.save(settings: own, for: profile.player) }
  }

  /// The name of the words' language if it is not that of the interface, for the header of a game; empty if it is.
  package var foreignWords: String {
    profile.language.code == text.language ? "" : profile.language.name
  }

  /// A new game of the player in the language of the words; records that the player has played.
  package mutating func session(_ mode: Mode, day: Day? = nil) -> GameSession {
    services.records.add(player: profile.player)
    return GameSession(
      id: .random(in: 1 ... .max), player: profile.player, mode: mode, language: profile.language.code,
      words: profile.ownWords?.path ?? "", day: day)
  }

  /// The player's game at a table, with the language of its words, which are never the player's own.
  package mutating func tableSession(_ mode: Mode, language: String) -> GameSession {
    services.records.add(player: profile.player)
    return GameSession(id: .random(in: 1 ... .max), player: profile.player, mode: mode, language: language)
  }

  /// Switches to the language and the words of a game; returns whether they exist.
  package mutating func useWords(of session: GameSession) -> Bool {
    guard let language = services.library.language(session.language) else { return false }
    if session.words.isEmpty {
      profile.ownWords = nil
    } else if session.words != profile.ownWords?.path {
      guard let lexicon = services.library.ownWords(session.words, language) else { return false }
      profile.ownWords = OwnWords(path: session.words, lexicon: lexicon)
    }
    self.profile.language = language
    return true
  }

  /// The result of a game that ended today, or of the puzzle of its day.
  package func result(
    of session: GameSession, by player: String? = nil, isWon: Bool, points: Int = 0, misses: Int = 0,
    details: GameResult.Details = GameResult.Details()
  ) -> GameResult {
    GameResult(
      player: player ?? session.player, mode: session.mode, language: session.language,
      day: session.day ?? services.today(), isWon: isWon, points: points, misses: misses,
      isRanked: session.words.isEmpty && session.counts, details: details)
  }

  /// Saves the result of a game. Of a game that does not count nothing is recorded, and only its saved game is deleted.
  package mutating func finish(_ record: GameRecord) {
    let session = record.game.session
    guard session.counts else { return services.records.discard(session.id) }
    services.records.finish(record.result, game: session.id, record: record.game)
  }

  /// Whether something may be saved under a name: a guest may use only their own.
  package func mayWrite(of name: String) -> Bool { !profile.isGuest || name == profile.player }

  /// Saves the result of each player of a game that counts by name; those without a name are not recorded, nor a name that
  /// several players have.
  /// - Parameters:
  ///   - record: the game after its last move.
  ///   - next: the game that follows, in its saved form.
  package mutating func finish(
    _ session: GameSession, _ record: SavedGame, names: [String?], winner: Int, next: SavedGame? = nil
  ) {
    guard session.counts else { return services.records.discard(session.id) }
    let results = names.enumerated().compactMap { player, name -> GameResult? in
      guard let name, mayWrite(of: name), names.count(where: { $0 == name }) == 1 else { return nil }
      return result(of: session, by: name, isWon: player == winner)
    }
    services.records.finish(results, game: session.id, record: record, next: next)
  }
}

extension GameSession {
  /// The code that the game was dealt by, which includes the sender's result.
  package var dealtBy: GameCode? { code.isEmpty ? nil : try? GameCode(code) }
}

extension SavedGame.Fields {
  /// All values of a field, parsed; `nil` when one of them is invalid.
  package func values<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type = Value.self)
    -> [Value]?
  {
    let values = all(name).map { Value($0) }
    return values.contains { $0 == nil } ? nil : values.map { $0! }
  }

  /// Adds the version of the rules.
  package mutating func add(_ rules: RulesVersion) { add("rules", "\(rules.rawValue)") }

  /// Adds the code that a game was dealt by, if any.
  package mutating func addCode(of session: GameSession) {
    if !session.code.isEmpty { add("code", session.code) }
  }

  /// Records that the player gave the game up.
  package mutating func addGivenUp() { add("end", "given-up") }

  /// Whether the player gave the game up.
  package var isGivenUp: Bool { self["end"] == "given-up" }

  package mutating func add(_ name: String, _ values: [some LosslessStringConvertible]) {
    for value in values { add(name, value.description) }
  }
}
