import Engines
import Records
import Storage

/// Records in memory that several apps use one after the other, like successive starts of the program with one database.
/// They record the calls, and can be made to report a notice or that another process has claimed a game. Each test uses its
/// own on one thread.
public final class SharedRecords: Records, @unchecked Sendable {
  private let memory = RecordStore.inMemory()
  /// The names of the requirements called since this was last cleared, in order.
  public var calls: [String] = []
  /// Reported once, like those of the database.
  public var pendingNotices: [RecordsNotice] = []
  /// The games claimed by another process.
  public var claimedElsewhere: Set<Int64> = []
  /// The games claimed by this process.
  public private(set) var claimed: Set<Int64> = []

  /// How many more changes are made before the program is killed, after which nothing changes any more; `nil` for all.
  public var changesLeft: Int?

  public init() {}

  private func call<T>(_ name: String = #function, _ body: (RecordStore) -> T) -> T {
    calls.append(String(name.prefix { $0 != "(" }))
    return body(memory)
  }

  private func change(_ name: String = #function, _ body: (RecordStore) -> Void) {
    call(name) { memory in
      if let left = changesLeft {
        guard left > 0 else { return }
        changesLeft = left - 1
      }
      body(memory)
    }
  }

  public func title(of player: String) -> TitleRecords {
    call {
      var title = $0.title(of: player)
      title.waiting.removeAll { claimedElsewhere.contains($0.session.id) }
      return title
    }
  }
  public func save(settings: [String: String], for player: String = "") {
    change { $0.save(settings: settings, for: player) }
  }
  public func players() -> [String] { call { $0.players() } }
  public func add(player: String) { change { $0.add(player: player) } }
  public func remove(player: String) { change { $0.remove(player: player) } }
  public func namesInUse() -> Set<String> { call { $0.namesInUse() } }
  public func playerSummaries() -> [PlayerSummary] { call { $0.playerSummaries() } }
  public func rename(player: String, to name: String) { change { $0.rename(player: player, to: name) } }
  public func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult] {
    call { $0.results(of: player, in: modes, limit: limit) }
  }
  public func finish(_ result: GameResult, game: Int64, record: SavedGame? = nil) {
    finish([result], game: game, record: record, next: nil)
  }
  public func finish(_ results: [GameResult], game: Int64, record: SavedGame?, next: SavedGame?) {
    claimed.remove(game)
    if let next { claimed.insert(next.session.id) }
    change { $0.finish(results, game: game, record: record, next: next) }
  }
  public func finishedGames(of player: String) -> [FinishedGame] { call { $0.finishedGames(of: player) } }
  public func record(of game: Int64) -> GameRecord? { call { $0.record(of: game) } }
  public func games(countedWith game: Int64) -> [Int64] { call { $0.games(countedWith: game) } }
  public func standings(of mode: Mode, for player: String) -> [Standing] {
    call { $0.standings(of: mode, for: player) }
  }
  public func clearStandings(of mode: Mode) { change { $0.clearStandings(of: mode) } }
  public func tallies(of player: String) -> [Tally] { call { $0.tallies(of: player) } }
  public func misses(of player: String, in modes: [Mode], upTo most: Int) -> [Int] {
    call { $0.misses(of: player, in: modes, upTo: most) }
  }
  public func streaks(of player: String, in modes: [Mode], limit: Int) -> [Int] {
    call { $0.streaks(of: player, in: modes, limit: limit) }
  }
  public func streak(of player: String, in mode: Mode) -> Int { call { $0.streak(of: player, in: mode) } }
  public func dailyResults(of player: String, language: String) -> [GameResult] {
    call { $0.dailyResults(of: player, language: language) }
  }
  public func yardDays(of player: String, since first: Day?) -> [YardDay] {
    call { $0.yardDays(of: player, since: first) }
  }
  public func finishedGames(of player: String, on day: Day) -> [FinishedGame] {
    call { $0.finishedGames(of: player, on: day) }
  }
  public func save(_ game: SavedGame) {
    claimed.insert(game.session.id)
    change { $0.save(game) }
  }
  public func posts(of player: String) -> [SavedGame] { call { $0.posts(of: player) } }
  public func claimPost(_ game: Int64) -> Bool {
    let isFree = call { claimedElsewhere.contains(game) ? false : $0.claimPost(game) }
    guard isFree else { return false }
    claimed.insert(game)
    return true
  }
  public func savedGames(of player: String) -> [SavedGame] {
    call { $0.savedGames(of: player).filter { !claimedElsewhere.contains($0.session.id) } }
  }
  public func claim(_ game: Int64) -> SavedGame? {
    let saved = call { claimedElsewhere.contains(game) ? nil : $0.claim(game) }
    if saved != nil { claimed.insert(game) }
    return saved
  }
  public func isClaimedElsewhere(_ game: Int64) -> Bool { call { _ in claimedElsewhere.contains(game) } }
  public func release(_ game: Int64) {
    claimed.remove(game)
    call { $0.release(game) }
  }
  public func discard(_ game: Int64) {
    claimed.remove(game)
    change { $0.discard(game) }
  }
  public func decks() -> [String: Deck] { call { $0.decks() } }
  public func save(_ deck: Deck, for key: String) { change { $0.save(deck, for: key) } }
  public func addForPractice(_ words: [String], of player: String, language: String, missedOn day: Day) {
    change { $0.addForPractice(words, of: player, language: language, missedOn: day) }
  }
  public func practiceWords(
    of player: String, language: String, on day: Day, perDay: Int = PracticeWord.perDay
  ) -> [PracticeWord] {
    call { $0.practiceWords(of: player, language: language, on: day, perDay: perDay) }
  }
  public func lastPracticeWords(of player: String, language: String, limit: Int) -> [PracticeWord] {
    call { $0.lastPracticeWords(of: player, language: language, limit: limit) }
  }
  public func allPracticeWords(of player: String, language: String) -> [PractisedWord] {
    call { $0.allPracticeWords(of: player, language: language) }
  }
  public func save(_ word: PracticeWord, of player: String, language: String, answeredOn day: Day?) {
    change { $0.save(word, of: player, language: language, answeredOn: day) }
  }
  public func setResting(_ isResting: Bool, _ words: [String], language: String) {
    change { $0.setResting(isResting, words, language: language) }
  }
  /// Not recorded as a call: it reads nothing, and the app calls it after every key.
  public func notices() -> [RecordsNotice] {
    defer { pendingNotices = [] }
    return pendingNotices
  }
}

extension Records where Self == SharedRecords {
  /// New, empty records.
  public static var inMemory: SharedRecords { SharedRecords() }
}

extension Records where Self == ForgetfulRecords {
  public static var forgetful: ForgetfulRecords { ForgetfulRecords() }
}
