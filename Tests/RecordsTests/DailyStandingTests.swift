import Records
import Testing

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
}
