import Engines

/// A day of the Gregorian calendar, without place or time.
public struct Day: Hashable, Comparable, Sendable {
  /// The number of days since 1970-01-01, which is 0.
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  /// Computed with Howard Hinnant's `days_from_civil` ("chrono-Compatible Low-Level Date Algorithms").
  public init(year: Int, month: Int, day: Int) {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  /// The year, the month from 1 and the day from 1: Hinnant's `civil_from_days`.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The month of the year.
  public var month: Month { Month(rawValue: parts.month)! }

  /// The day of the week.
  public var weekday: Weekday { Weekday(rawValue: ((number + 3) % 7 + 7) % 7)! }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }
}

extension Day: LosslessStringConvertible {
  /// In ISO 8601 format: `2026-11-21`.
  public var description: String {
    let (year, month, day) = parts
    return "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
  }

  /// Parses `2026-11-21`; `nil` when there is no such day.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int(checked: $0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard self.parts == (year, month, day) else { return nil }
  }
}

/// A month; the raw value is its number in dates.
public enum Month: Int, Sendable {
  case january = 1
  case february, march, april, may, june, july, august, september, october, november, december
}

/// A day of the week; the raw value is the number of days since Monday.
public enum Weekday: Int, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
