import Testing

@testable import Records

/// Days in a row on which the daily puzzles were played.
struct DailyStandingTests {
  @Test(
    "the streak counts the days on which all three were played, up to today or yesterday",
    arguments: [
      ([], 0), ([0], 1), ([-1], 1), ([0, -1, -2], 3), ([-2], 0), ([0, -2], 1), ([-1, -2, -4], 2), ([1], 0),
    ])
  func streak(offsets: [Int], expected: Int) {
    let today = Day("2026-11-21")!
    let results = offsets.flatMap { offset in
      Mode.daily.map { mode in
        GameResult(
          player: "Ada", mode: mode, language: "en", day: Day(number: today.number + offset), isWon: false)
      }
    }
    #expect(DailyStanding(results, day: today).streak == expected)
    let partial = results.filter { $0.day != today || $0.mode != .dailyGhost }
    #expect(DailyStanding(partial, day: today).streak == (offsets.contains(0) ? expected - 1 : expected))
  }

  @Test(
    "a summary says on its last day and on later ones what the results say",
    arguments: [[0], [0, -1], [0, -2, -3, -4], [-1, -2], [-3]], [false, true])
  func summary(offsets: [Int], isPartial: Bool) throws {
    let today = Day("2026-11-21")!
    let results = offsets.flatMap { offset in
      Mode.daily.map { mode in
        GameResult(
          player: "Ada", mode: mode, language: "en", day: Day(number: today.number + offset), isWon: false)
      }
    }.dropLast(isPartial ? 1 : 0)
    let summary = try #require(DailySummary(language: "en", results: Array(results.reversed())))
    for later in summary.day.number...(today.number + 3) {
      let day = Day(number: later)
      #expect(summary.standing(on: day) == DailyStanding(Array(results), day: day))
    }
    #expect(summary.standing(on: Day(number: summary.day.number - 1)) == nil)
  }

  private static let first: [Mode] = [.dailyHangman, .dailyTextTwist, .dailyGhost]

  /// Results of two puzzles that there have always been, and of one that there has been since the day before `today`.
  private static func results(always: [Int], new: [Int]) -> [GameResult] {
    let played = first.map { (mode: $0, offsets: $0 == .dailyGhost ? new : always) }
    return played.flatMap { mode, offsets in
      offsets.map {
        GameResult(
          player: "Ada", mode: mode, language: "en", day: Day(number: today.number + $0), isWon: true)
      }
    }
  }

  private static let today = Day("2026-11-21")!

  private static func firstDay(_ mode: Mode) -> Day? {
    switch mode {
    case .dailyHangman, .dailyTextTwist: nil
    case .dailyGhost: Day(number: today.number - 1)
    default: Day(number: today.number + 99)
    }
  }

  @Test(
    "a day needs the puzzles that it had: a new one counts from its first day on",
    arguments: [
      ([-3, -2, -1, 0], [-1, 0], 4, 4, 3), ([-3, -2, -1, 0], [0], 1, 2, 3), ([-3, -2, -1], [-1], 3, 3, 0),
      ([-3, -2], [], 0, 2, 0), ([-3, -1, 0], [-3, -2, -1, 0], 2, 2, 3), ([-3, -2, -1, 0], [-1], 3, 3, 2),
    ])
  func newPuzzle(always: [Int], new: [Int], streak: Int, longest: Int, played: Int) {
    let standing = DailyStanding(
      Self.results(always: always, new: new), day: Self.today, firstDay: Self.firstDay)
    #expect(standing.finished.count == played)
    #expect(standing.streak == streak && standing.longestStreak == longest)
  }

  @Test("a summary knows how many puzzles its last day had", arguments: [-3, -2, -1, 0], [false, true])
  func summaryOfNewPuzzle(last: Int, isPartial: Bool) {
    let days = Array((last - 2)...last)
    let results = Self.results(always: days, new: isPartial ? [] : days)
    func standing(_ day: Day) -> DailyStanding { DailyStanding(results, day: day, firstDay: Self.firstDay) }
    let day = Day(number: Self.today.number + last)
    let summary = DailySummary(language: "en", day: day, standing: standing(day))
    for number in day.number...day.number + 2 {
      let later = Day(number: number)
      #expect(summary.standing(on: later, firstDay: Self.firstDay) == standing(later))
    }
  }

  @Test("every puzzle but the first three has a first day") func everyPuzzleButTheFirstThreeHasAFirstDay() {
    for mode in Mode.daily { #expect((mode.firstDay == nil) == Self.first.contains(mode), "\(mode)") }
    #expect(Mode.allCases.allSatisfy { $0.isDaily || $0.firstDay == nil })
    #expect(Mode.daily(on: Day("2020-01-01")!) == Self.first)
  }
}
