/// A player's results of the daily puzzles, up to a day.
public struct DailyStanding: Equatable, Sendable {
  /// The number of the day's puzzles that have been finished.
  public var played: Int
  /// The number of consecutive days on which all were finished, up to the day or the one before.
  public var streak: Int
  /// The longest such streak.
  public var longestStreak: Int

  public init(played: Int = 0, streak: Int = 0, longestStreak: Int = 0) {
    self.played = played
    self.streak = streak
    self.longestStreak = longestStreak
  }

  /// - Parameter results: the results of one language's daily puzzles.
  public init(_ results: [GameResult], day: Day) {
    var modes: [Day: Set<Mode>] = [:]
    for result in results { modes[result.day, default: []].insert(result.mode) }
    self.init(modes, day: day)
  }

  private init(_ modes: [Day: Set<Mode>], day: Day) {
    func isComplete(_ number: Int) -> Bool { modes[Day(number: number)]?.count == Mode.daily.count }
    func run(from first: Int, by step: Int) -> Int {
      var number = first
      while isComplete(number) { number += step }
      return (number - first) * step
    }
    played = modes[day]?.count ?? 0
    streak = run(from: isComplete(day.number) ? day.number : day.number - 1, by: -1)
    let firstDays = modes.keys.lazy.map(\.number).filter { isComplete($0) && !isComplete($0 - 1) }
    longestStreak = firstDays.map { run(from: $0, by: 1) }.max() ?? 0
  }
}

/// A player's results of a language's daily puzzles up to the last day played, for the title screen.
public struct DailySummary: Equatable, Sendable {
  public let language: String
  /// The last day on which a puzzle was finished.
  public let day: Day
  /// The standing on that day.
  public let standing: DailyStanding

  public init(language: String, day: Day, standing: DailyStanding) {
    self.language = language
    self.day = day
    self.standing = standing
  }

  /// `nil` without results.
  /// - Parameter results: the results of the language's daily puzzles.
  public init?(language: String, results: [GameResult]) {
    guard let day = results.map(\.day).max(by: { $0.number < $1.number }) else { return nil }
    self.init(language: language, day: day, standing: DailyStanding(results, day: day))
  }

  /// The standing on the last day itself, or on a later day before anything has been played; `nil` on an earlier day, for
  /// which the results are needed.
  public func standing(on day: Day) -> DailyStanding? {
    guard day.number > self.day.number else { return day == self.day ? standing : nil }
    let goesOn = day.number == self.day.number + 1 && standing.played == Mode.daily.count
    return DailyStanding(streak: goesOn ? standing.streak : 0, longestStreak: standing.longestStreak)
  }
}
