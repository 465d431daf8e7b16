import Commentary
import Engines
import Records
import Tables
import Texts

/// What everything that a player does shares: who plays, and what the program offers.
public struct Context: Sendable {
  public var profile: Profile
  public var services: Services

  /// Starts with every choice at its initial value.
  public init(_ profile: Profile, _ services: Services) {
    self.profile = profile
    self.services = services
    self.profile.startingValues = choices.values
    self.profile.savedChoices = self.profile.startingValues
    choices.restore([:])
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
  /// Whether something may be saved under a name: a guest may use only their own.
  package func mayWrite(of name: String) -> Bool { !isGuest || name == player }
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
  /// What has grown of the player's days.
  public package(set) var yard = Yard()
  /// Whose yard it is, once it has been read.
  fileprivate var yardOwner: String?
  /// Whether it is the player's turn in a match by post.
  package fileprivate(set) var hasLetter = false
  /// What the folders of a class have brought, as long as it is told.
  package fileprivate(set) var listNews: [(title: String, new: Int)] = []
  /// The Devil's visits to the player.
  public package(set) var visits = DevilVisits()
  /// Everything that is saved between starts.
  fileprivate let choices: [Choice]
  /// The choices made by the command line for this run, by name.
  fileprivate let overrides: [String: String]
  /// The initial values of the choices, in the order of `choices`.
  fileprivate var startingValues: [String] = []
  /// The choices as saved in the records, in the order of `choices`.
  fileprivate var savedChoices: [String] = []
  /// Whether a choice may have changed since it was last compared with `savedChoices`.
  fileprivate var mayHaveChosen = true
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
  public var hoursLeft: @Sendable () -> Int
  /// The tables of this machine; `nil` where there is no folder for them.
  public var tables: (any TableService)?
  /// What a front end needs besides.
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
  /// The value of this type; a new one until it has been changed.
  package subscript<State: GameState>(_ type: State.Type) -> State {
    get { profile.states[type] }
    set { profile.states[type] = newValue }
  }

  /// The texts of the interface; English when the program is not translated into the chosen language.
  public var text: Texts { services.library.texts(profile.settings.language) }

  /// What the player has chosen.
  public var choices: SavedChoices {
    get { SavedChoices(context: self) }
    set { self = newValue.context }
  }

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

  /// Reads what has grown of the player's days: at first all of them, then only the last ones again.
  package mutating func readYard() {
    let known = profile.yardOwner == profile.player ? profile.yard.plots.map(\.of) : []
    // A puzzle that ends after midnight is a result of the day before.
    let first = known.last.map { Day(number: $0.day.number - 7) }
    let old = known.filter { day in first.map { day.day < $0 } ?? false }
    let days = old + services.records.yardDays(of: profile.player, since: first)
    (profile.yard, profile.yardOwner) = (Yard(days, hats: profile.visits.hats), profile.player)
  }

  /// Reads what the folders of a class have brought, which is told once.
  /// - Returns: whether there is anything.
  @discardableResult
  package mutating func readListNews() -> Bool {
    profile.listNews = profile.isGuest ? [] : services.library.listNews()
    return !profile.listNews.isEmpty
  }

  /// Adopts the player's data for the title screen, as read from the records.
  public mutating func apply(_ title: TitleRecords) {
    profile.waiting = title.waiting
    profile.practice = title.practice
    profile.visits = title.visits
    readYard()
    profile.hasLetter = postBox.hasTurn()
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

  /// Switches to another player, including their choices and the games that they can continue.
  /// - Parameter settings: those of a player who has none yet: the terminal and its reader's language are the same.
  public mutating func play(as name: String, beginningWith settings: Settings? = nil) {
    choices.save()
    profile.player = name
    services.records.save(settings: [SettingName.player: name], for: "")
    let saved = services.records.title(of: name).settings
    choices.restore(saved)
    // Even if the command line named another player.
    profile.player = name
    profile.savedChoices = choices.values
    services.records.add(player: name)
    if let settings { profile.settings = settings }
    returnToTitle()
  }

  /// Gives the player another name, under which all that is recorded of them is kept.
  package mutating func rename(player: String, to name: String) {
    services.records.rename(player: player, to: name)
    if player == profile.player { profile.player = name }
    returnToTitle()
  }

  /// The name of the words' language if it is not that of the interface, for the header of a game; empty if it is.
  package var foreignWords: String {
    profile.language.code == text.language ? "" : profile.language.name
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
}

/// What is saved between starts: who plays, their settings and their set-ups.
public struct SavedChoices: Sendable {
  fileprivate var context: Context

  package var all: [Choice] { context.profile.choices }

  /// Whether one may have changed since they were last saved.
  package var mayHaveChanged: Bool { context.profile.mayHaveChosen }

  /// Their values now.
  fileprivate var values: [String] { all.map { $0.value(context) } }

  /// Whether the command line has made the choice for this run.
  package func isGiven(_ name: String) -> Bool { context.profile.overrides[name] != nil }

  /// The settings in display order.
  package var settings: [(group: Setting.Group, row: SetUpRow)] {
    let settings = all.compactMap(\.setting)
    return Setting.Group.allCases.flatMap { group in
      let rows = settings.filter { $0.group == group }
      return (rows.filter { !$0.isLast } + rows.filter(\.isLast)).map { (group, $0.row(context)) }
    }
  }

  /// Restores saved choices. Missing ones get their initial values, and invalid ones are ignored. Options of the command
  /// line take precedence.
  public mutating func restore(_ saved: [String: String]) {
    var changed: [Int] = []
    for (index, choice) in all.enumerated() {
      let start = context.profile.startingValues[index]
      let value = context.profile.overrides[choice.name] ?? saved[choice.name]
      guard value != nil || context.profile.savedChoices[index] != start else { continue }
      changed.append(index)
      choice.restore(start, &context)
      if let value { choice.restore(value, &context) }
    }
    for index in changed { context.profile.savedChoices[index] = all[index].value(context) }
    guard context.profile.language.code != context.profile.settings.words else { return }
    if let language = context.services.library.language(context.profile.settings.words) {
      context.profile.language = language
    } else {
      context.profile.settings.words = context.profile.language.code
    }
    context.profile.savedChoices = values
  }

  /// Reads the player's choices and the data of the title screen; the shared settings say who the player is.
  public mutating func readTitle() {
    let asked = context.profile.player
    var title = context.services.records.title(of: asked)
    if title.settings[SettingName.player] == nil, !isGiven(SettingName.player),
      let former = context.profile.formerName, former != asked
    {
      let players = context.services.records.players()
      if players.contains(former), !players.contains(asked) {
        context.services.records.save(settings: [SettingName.player: former], for: "")
        title = context.services.records.title(of: asked)
      }
    }
    // Records without settings are new, perhaps replacing damaged ones: the settings of the first frame remain in effect.
    if !title.settings.isEmpty { restore(title.settings) }
    if context.profile.player != asked {
      title = context.services.records.title(of: context.profile.player)
      restore(title.settings)
    }
    context.apply(title)
  }

  /// Saves the choices that have changed since the last call.
  package mutating func save() {
    guard context.profile.mayHaveChosen else { return }
    context.profile.mayHaveChosen = false
    let (before, values) = (context.profile.savedChoices, values)
    guard values != before else { return }
    context.profile.savedChoices = values
    var changed: [String: String] = [:]
    for (index, choice) in all.enumerated() where values[index] != before[index] {
      changed[choice.name] = values[index]
    }
    save(changed)
  }

  /// Restores the choices that have changed since they were last saved.
  package mutating func discard() {
    for (index, value) in values.enumerated() where value != context.profile.savedChoices[index] {
      all[index].restore(context.profile.savedChoices[index], &context)
    }
    context.profile.language =
      context.services.library.language(context.profile.settings.words) ?? context.profile.language
  }

  /// Saves the language even if it is the one that the locale would select.
  package mutating func saveLanguage() {
    save([
      SettingName.language: context.profile.settings.language,
      SettingName.words: context.profile.settings.words,
    ])
  }

  /// Saves all choices to new records.
  package mutating func saveAll() {
    let values = values
    context.profile.savedChoices = values
    save(Dictionary(uniqueKeysWithValues: zip(all.map(\.name), values)))
  }

  /// Saves choices by name: those that are shared for everybody, and the others for the player.
  private mutating func save(_ chosen: [String: String]) {
    let names = all.filter(\.isShared).map(\.name)
    let shared = chosen.filter { names.contains($0.key) }
    if !shared.isEmpty { context.services.records.save(settings: shared, for: "") }
    let own = chosen.filter { shared[$0.key] == nil }
    if !own.isEmpty { context.services.records.save(settings: own, for: context.profile.player) }
  }

  /// Changes the language of the words.
  package mutating func setWords(_ language: Language) {
    context.profile.language = language
    context.profile.settings.words = language.code
  }
}

extension GameSession {
  /// A new game of the player; records that the player has played.
  /// - Parameter language: that of the words of a table, which are never the player's own; `nil` for the player's words.
  package init(_ mode: Mode, atTableIn language: String? = nil, _ context: inout Context) {
    let profile = context.profile
    context.services.records.add(player: profile.player)
    self.init(
      id: .random(in: 1 ... .max), player: profile.player, mode: mode,
      language: language ?? profile.language.code,
      words: language == nil ? profile.ownWords?.path ?? "" : "")
  }

  /// The player's try at a puzzle. There is only one try, so it always has the same id.
  package init(daily mode: Mode, _ day: Day, _ profile: Profile) {
    let (player, language) = (profile.player, profile.settings.words)
    let id = UInt64(stable: "\(day) \(language) \(mode.rawValue) \(player)") >> 1
    self.init(id: Int64(id), player: player, mode: mode, language: language, day: day)
  }

  /// Saves the result of its game. Of a game that does not count nothing is recorded, and only its saved game is deleted.
  func save(_ record: GameRecord, _ context: inout Context) {
    guard counts else { return context.services.records.discard(id) }
    context.services.records.finish(record.result, game: id, record: record.game)
  }

  /// Saves the result of each player of a game that counts by name; those without a name are not recorded, nor a name that
  /// several players have.
  /// - Parameters:
  ///   - record: the game after its last move.
  ///   - next: the game that follows, in its saved form.
  package func save(
    _ record: SavedGame, names: [String?], winner: Int, next: SavedGame? = nil, _ context: inout Context
  ) {
    guard counts else { return context.services.records.discard(id) }
    let results = names.enumerated().compactMap { player, name -> GameResult? in
      guard let name, context.profile.mayWrite(of: name), names.count(where: { $0 == name }) == 1
      else { return nil }
      return GameResult(of: self, by: name, isWon: player == winner, context)
    }
    context.services.records.finish(results, game: id, record: record, next: next)
  }

  /// The code that the game was dealt by, which includes the sender's result.
  package var dealtBy: GameCode? { code.isEmpty ? nil : try? GameCode(code) }
}

extension GameResult {
  /// The result of a game that ended today, or of the puzzle of its day.
  package init(
    of session: GameSession, by player: String? = nil, isWon: Bool, points: Int = 0, misses: Int = 0,
    details: Details = Details(), _ context: Context
  ) {
    self.init(
      player: player ?? session.player, mode: session.mode, language: session.language,
      day: session.day ?? context.services.today(), isWon: isWon, points: points, misses: misses,
      isRanked: session.words.isEmpty && session.counts, details: details)
  }
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

extension Context {
  /// Saves the game in progress; one that was in progress before it is released, so that it can be continued elsewhere. A visit
  /// of the Devil in which nothing has been guessed is no unfinished game: it does not wait, and he knocks again.
  /// - Parameter saved: what was saved last, which becomes the game in progress.
  package mutating func save(_ running: SavedGame?, insteadOf saved: inout SavedGame?) {
    guard running != saved else { return }
    if let left = saved, left.session.id != running?.session.id {
      if left.isUntouchedVisit {
        services.records.discard(left.session.id)
      } else {
        services.records.release(left.session.id)
      }
    }
    if let running { services.records.save(running) }
    saved = running
  }
}
