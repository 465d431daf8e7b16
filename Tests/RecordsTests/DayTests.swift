import Engines
import Records
import Testing

struct DayTests {
  @Test(
    "a day is written as ISO 8601 and read again",
    arguments: [
      ("1970-01-01", 0, .january, .thursday), ("1969-12-31", -1, .december, .wednesday),
      ("2000-02-29", 11_016, .february, .tuesday), ("2026-11-21", 20_778, .november, .saturday),
      ("1600-02-29", -135_081, .february, .tuesday), ("2100-03-01", 47_541, .march, .monday),
    ] as [(String, Int, Month, Weekday)])
  func written(text: String, number: Int, month: Month, weekday: Weekday) {
    let day = Day(text)
    #expect(day?.number == number)
    #expect(day?.description == text)
    #expect(day?.month == month)
    #expect(day?.weekday == weekday)
  }

  @Test("every day of eight hundred years follows the one before")
  func everyDayOfEightHundredYearsFollowsTheOneBefore() {
    var before = Day(year: 1599, month: 12, day: 31)
    for number in (before.number + 1)...(before.number + 292_194) {
      let day = Day(number: number)
      let parts = day.parts
      let isNext =
        parts.day == 1
        ? parts.month != before.parts.month
        : parts.day == before.parts.day + 1 && parts.month == before.parts.month
      guard isNext, Day(year: parts.year, month: parts.month, day: parts.day) == day else {
        Issue.record("\(day) does not follow \(before)")
        return
      }
      before = day
    }
  }

  @Test(
    "what is no day is none",
    arguments: ["", "2026", "2026-11", "2026-13-01", "2026-02-29", "2026-11-31", "a-b-c", "2026-11-21-1"])
  func refused(text: String) {
    #expect(Day(text) == nil)
  }
}
