import Engines
import Records

/// Records of a few players that can be modified like the real ones, and record the calls. Each test uses its own on one
/// thread.
public final class SampleRecords: EmptyRecords, @unchecked Sendable {
  public struct State: Sendable {
    public var standings: [Mode: [Standing]] = [:]
    public var tallies: [String: [Tally]] = [:]
    public var misses: [String: [Int]] = [:]
    public var streaks: [String: [Int]] = [:]
    public var players: [String] = []
    public var summaries: [PlayerSummary] = []
    public var results: [String: [GameResult]] = [:]
    public var kept: [String: String] = [:]
    public var waiting: [String: [WaitingGame]] = [:]
    /// The modes whose lists were queried, in order.
    public var read: [Mode] = []
  }

  public private(set) var now = State()

  public init(_ change: (inout State) -> Void = { _ in }) { change(&now) }

  public func forgetReading() { now.read = [] }

  public var records: any Records { self }

  public func title(of player: String) -> TitleRecords {
    TitleRecords(settings: now.kept, waiting: now.waiting[player] ?? [])
  }
  public func save(settings: [String: String], for player: String) {
    now.kept.merge(settings) { _, new in new }
  }
  public func players() -> [String] { now.players }
  public func add(player: String) { now.players = [player] + now.players.filter { $0 != player } }
  public func remove(player: String) {
    now.players.removeAll { $0 == player }
    now.waiting[player] = nil
  }
  public func standings(of mode: Mode, for player: String) -> [Standing] {
    now.read.append(mode)
    return now.standings[mode] ?? []
  }
  public func clearStandings(of mode: Mode) { now.standings[mode] = nil }
  public func tallies(of player: String) -> [Tally] { now.tallies[player] ?? [] }
  public func misses(of player: String, in modes: [Mode], upTo most: Int) -> [Int] {
    now.misses[player] ?? Array(repeating: 0, count: most + 1)
  }
  public func streaks(of player: String, in modes: [Mode], limit: Int) -> [Int] {
    now.streaks[player]?.suffix(limit) ?? []
  }

  public func namesInUse() -> Set<String> { Set(now.players) }
  public func playerSummaries() -> [PlayerSummary] {
    now.players.map { name in
      now.summaries.first { $0.name == name } ?? PlayerSummary(name: name)
    }
  }
  public func rename(player: String, to name: String) {
    now.players = now.players.map { $0 == player ? name : $0 }
  }
  public func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult] {
    (now.results[player] ?? []).filter { modes.contains($0.mode) }.suffix(limit)
  }
}

extension SampleRecords {
  /// Ada has played much, Bob only once, and others have various kinds of names.
  public static func busy() -> SampleRecords {
    SampleRecords { state in
      let day = Day(year: 2026, month: 11, day: 20)
      func standing(_ name: String, _ score: Int, daysAgo: Int = 0, isLatest: Bool = false) -> Standing {
        Standing(player: name, score: score, day: Day(number: day.number - daysAgo), isLatest: isLatest)
      }
      func result(_ mode: Mode, _ details: String, isWon: Bool = true, points: Int = 0) -> GameResult {
        GameResult(
          player: "Ada", mode: mode, language: "en", day: day, isWon: isWon, points: points,
          details: GameResult.Details(details)!)
      }
      state.players = ["Ada", "Bob", "山田太郎", "Zoë van den Bergsmit", "שרה"]
      state.summaries = [
        PlayerSummary(name: "Ada", games: 212, lastDay: Day(number: day.number + 1)),
        PlayerSummary(name: "Bob", games: 40, lastDay: Day(number: day.number - 2)),
        PlayerSummary(
          name: "Zoë van den Bergsmit", games: 8, lastDay: Day(year: 2026, month: 5, day: 3)),
      ]
      state.results["Ada"] = [
        result(.phraseBook, "missed-letters gbp\n"), result(.dictionaryEasy, "missed-letters gbk\n"),
        result(.phraseBook, "missed-letters gf\n"),
        result(.textTwistTimed, "bingos 2\nrack-points 143 45 98\n", points: 286),
        result(.textTwistTimed, "bingos 1\nrack-points 61 12\n", points: 73),
        result(.ghostEasy, "rounds 5 -4 7 5 6 5 8\n", points: 38),
        result(.ghostHard, "rounds -5 -6 11 -4 -7 -5\n", isWon: false, points: 33),
      ]
      state.standings[.phraseBook] = (0..<57).map { place in
        standing(
          state.players[place % 5], 120 - 2 * place, daysAgo: place, isLatest: place == 20)
      }
      state.standings[.dictionaryHard] = [
        standing("Ada", 3, daysAgo: 40, isLatest: true), standing("Bob", 1),
      ]
      state.standings[.textTwistTimed] = [
        standing("山田太郎", 1184, daysAgo: 3), standing("Ada", 412, daysAgo: 1, isLatest: true),
        standing("Zoë van den Bergsmit", 97, daysAgo: 200), standing("Bob", 12, daysAgo: 9),
      ]
      state.standings[.ghostFriends] = [standing("Bob", 4, daysAgo: 2), standing("Ada", 2, daysAgo: 2)]
      state.tallies["Ada"] = [
        Tally(mode: .phraseBook, played: 41, won: 30, streak: 2, longestStreak: 12),
        Tally(mode: .dictionaryEasy, played: 9, won: 9, streak: 9, longestStreak: 9),
        Tally(mode: .dictionaryHard, played: 12, won: 5, streak: 0, longestStreak: 3),
        Tally(mode: .devilMedium, played: 6, won: 1, streak: 0, longestStreak: 1),
        Tally(mode: .duel, played: 8, won: 5, streak: 1, longestStreak: 3),
        Tally(mode: .mindReader, played: 2, won: 1),
        Tally(mode: .textTwistTimed, played: 14, won: 6, streak: 1, longestStreak: 4, mostPoints: 412),
        Tally(mode: .ghostEasy, played: 5, won: 4, streak: 4, longestStreak: 4, mostPoints: 38),
        Tally(mode: .ghostFriends, played: 3, won: 2, streak: 1, longestStreak: 1),
        Tally(mode: .dailyHangman, played: 6, won: 5, streak: 3, longestStreak: 3),
        Tally(mode: .dailyTextTwist, played: 6, won: 6, streak: 6, longestStreak: 6),
      ]
      state.misses["Ada"] = [3, 7, 14, 19, 11, 6, 2, 24]
      state.streaks["Ada"] = [1, 4, 2, 12, 3, 1, 9, 2]
      state.tallies["Bob"] = [Tally(mode: .ghostFriends, played: 3, won: 1, streak: 0, longestStreak: 1)]
    }
  }

  /// Records without any players.
  public static func blank() -> SampleRecords { SampleRecords { _ in } }
}
