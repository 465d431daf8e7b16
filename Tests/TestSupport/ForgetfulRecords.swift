import Engines
import Records

/// Records that save nothing, for tests that do not need them.
public struct ForgetfulRecords: EmptyRecords {
  /// The result of each call of `notices`.
  public var standingNotices: [RecordsNotice] = []

  public init(notices: [RecordsNotice] = []) {
    standingNotices = notices
  }

  public func notices() -> [RecordsNotice] { standingNotices }
}

/// Records that are empty and save nothing, but for the requirements that a conformer implements itself.
public protocol EmptyRecords: Records {}

extension EmptyRecords {
  public func title(of player: String) -> TitleRecords { TitleRecords() }
  public func save(settings: [String: String], for player: String) {}
  public func players() -> [String] { [] }
  public func add(player: String) {}
  public func remove(player: String) {}
  public func namesInUse() -> Set<String> { [] }
  public func playerSummaries() -> [PlayerSummary] { [] }
  public func rename(player: String, to name: String) {}
  public func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult] { [] }
  public func finish(_ results: [GameResult], game: Int64, record: SavedGame?, next: SavedGame?) {}
  public func finishedGames(of player: String) -> [FinishedGame] { [] }
  public func record(of game: Int64) -> GameRecord? { nil }
  public func games(countedWith game: Int64) -> [Int64] { [] }
  public func standings(of mode: Mode, for player: String) -> [Standing] { [] }
  public func clearStandings(of mode: Mode) {}
  public func tallies(of player: String) -> [Tally] { [] }
  public func misses(of player: String, in modes: [Mode], upTo most: Int) -> [Int] {
    Array(repeating: 0, count: most + 1)
  }
  public func streaks(of player: String, in modes: [Mode], limit: Int) -> [Int] { [] }
  public func streak(of player: String, in mode: Mode) -> Int { 0 }
  public func dailyResults(of player: String, language: String) -> [GameResult] { [] }
  public func yardDays(of player: String, since first: Day?) -> [YardDay] { [] }
  public func finishedGames(of player: String, on day: Day) -> [FinishedGame] { [] }
  public func save(_ game: SavedGame) {}
  public func savedGames(of player: String) -> [SavedGame] { [] }
  public func posts(of player: String) -> [SavedGame] { [] }
  public func claimPost(_ game: Int64) -> Bool { true }
  public func claim(_ game: Int64) -> SavedGame? { nil }
  public func isClaimedElsewhere(_ game: Int64) -> Bool { false }
  public func release(_ game: Int64) {}
  public func discard(_ game: Int64) {}
  public func decks() -> [String: Deck] { [:] }
  public func save(_ deck: Deck, for key: String) {}
  public func addForPractice(_ words: [String], of player: String, language: String, missedOn day: Day) {}
  public func practiceWords(of player: String, language: String, on day: Day, perDay: Int) -> [PracticeWord] {
    []
  }
  public func lastPracticeWords(of player: String, language: String, limit: Int) -> [PracticeWord] { [] }
  public func allPracticeWords(of player: String, language: String) -> [PractisedWord] { [] }
  public func save(_ word: PracticeWord, of player: String, language: String, answeredOn day: Day?) {}
  public func setResting(_ isResting: Bool, _ words: [String], language: String) {}
  public func notices() -> [RecordsNotice] { [] }
}
