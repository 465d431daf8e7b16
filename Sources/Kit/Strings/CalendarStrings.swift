import Engines
import Records

/// The names of months and days, and of dates.
package struct CalendarStrings: Translated {
  package var month: @Sendable (Month) -> String
  package var weekday: @Sendable (Weekday) -> String
  package var tomorrow: String
  /// Before a weekday, and before a date.
  package var on: String
  /// The number of consecutive days.
  package var streak: @Sendable (_ days: Int) -> String
}

extension CalendarStrings {
  /// A day in long form.
  package func date(_ day: Day) -> String { "\(weekday(day.weekday)) \(shortDate(day))" }

  /// A day without its weekday: `21 November`.
  /// - Parameter today: adds the year if it is not that of this day.
  package func shortDate(_ day: Day, from today: Day? = nil) -> String {
    let year = day.parts.year
    let isOtherYear = today.map { $0.parts.year != year } ?? false
    return "\(day.parts.day) \(month(day.month))" + (isOtherYear ? " \(year)" : "")
  }

  /// A future day: tomorrow, a weekday, or a date if it is a week or more away.
  package func when(_ day: Day, from today: Day) -> String {
    switch day.number - today.number {
    case ...1: tomorrow
    case 2...6: on + weekday(day.weekday)
    default: on + shortDate(day)
    }
  }

  /// A day in the row of the week: `S 21`.
  package func inWeek(_ day: Day) -> String {
    let number = String(day.parts.day)
    return String(weekday(day.weekday).prefix(1)).capitals + number.aligned(to: 3)
  }
}

extension Strings {
  package var calendar: CalendarStrings { _read { yield CalendarStrings[language] } }
}
