import Engines
import Synchronization

/// Records of a few players that can be changed as the real ones can, and tell what they were asked.
public final class SampleRecords: Sendable {
  public struct State: Sendable {
    public var standings: [Mode: [Standing]] = [:]
    public var tallies: [String: [Tally]] = [:]
    public var misses: [String: [Int]] = [:]
    public var streaks: [String: [Int]] = [:]
    public var players: [String] = []
    public var kept: [String: String] = [:]
    public var waiting: [String: [WaitingGame]] = [:]
    /// The modes whose lists were read, in order.
    public var read: [Mode] = []
  }

  private let state: Mutex<State>

  public init(_ change: (inout State) -> Void = { _ in }) {
    var state = State()
    change(&state)
    self.state = Mutex(state)
  }

  public var now: State { state.withLock { $0 } }

  public func forgetReading() { state.withLock { $0.read = [] } }

  public var records: Records {
    var records = Records.forgetful
    records.title = { player in
      let now = self.now
      let settings = now.kept.reduce(into: SettingList()) { $0[$1.key] = $1.value }
      return TitleRecords(settings: settings, waiting: now.waiting[player] ?? [])
    }
    records.keep = { settings in self.state.withLock { $0.kept.merge(settings) { _, new in new } } }
    records.players = { self.now.players }
    records.meet = { name in
      self.state.withLock { $0.players = [name] + $0.players.filter { $0 != name } }
    }
    records.remove = { name in
      self.state.withLock {
        $0.players.removeAll { $0 == name }
        $0.waiting[name] = nil
      }
    }
    records.standings = { mode, _ in
      self.state.withLock {
        $0.read.append(mode)
        return $0.standings[mode] ?? []
      }
    }
    records.clear = { mode in self.state.withLock { $0.standings[mode] = nil } }
    records.tallies = { self.now.tallies[$0] ?? [] }
    records.misses = { self.now.misses[$0] ?? Array(repeating: 0, count: 8) }
    records.streaks = { player, limit in self.now.streaks[player]?.suffix(limit) ?? [] }
    return records
  }
}

extension SampleRecords {
  /// Ada has played much, Bob only once, and others have names of every kind.
  public static func busy() -> SampleRecords {
    SampleRecords { state in
      let day = Day(year: 2026, month: 11, day: 20)
      func standing(_ name: String, _ score: Int, daysAgo: Int = 0, isLatest: Bool = false) -> Standing {
        Standing(player: name, score: score, day: Day(number: day.number - daysAgo), isLatest: isLatest)
      }
      state.players = ["Ada", "Bob", "山田太郎", "Zoë van den Bergsmit", "שרה"]
      state.standings[.phraseBook] = (0..<57).map { place in
        standing(
          state.players[place % 5], 120 - 2 * place, daysAgo: place, isLatest: place == 20)
      }
      state.standings[.dictionaryHard] = [
        standing("Ada", 3, daysAgo: 40, isLatest: true), standing("Bob", 1),
      ]
      state.standings[.twistTimed] = [
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
        Tally(mode: .twistTimed, played: 14, won: 6, streak: 1, longestStreak: 4, mostPoints: 412),
        Tally(mode: .ghostEasy, played: 5, won: 4, streak: 4, longestStreak: 4, mostPoints: 38),
        Tally(mode: .ghostFriends, played: 3, won: 2, streak: 1, longestStreak: 1),
        Tally(mode: .dailyHangman, played: 6, won: 5, streak: 3, longestStreak: 3),
        Tally(mode: .dailyTwist, played: 6, won: 6, streak: 6, longestStreak: 6),
      ]
      state.misses["Ada"] = [3, 7, 14, 19, 11, 6, 2, 24]
      state.streaks["Ada"] = [1, 4, 2, 12, 3, 1, 9, 2]
      state.tallies["Bob"] = [Tally(mode: .ghostFriends, played: 3, won: 1, streak: 0, longestStreak: 1)]
    }
  }

  /// Nobody has played yet.
  public static func blank() -> SampleRecords { SampleRecords { _ in } }
}
