import Engines
import Records

/// The texts of the daily puzzles.
struct DailyStrings: Translated {
  var name: String
  var note: String
  var open: String
  var begun: String
  var oneTry: String
  var noPuzzle: String
  var share: String
  var shareButton: String
  var shareTitle: String
  var helpShare: String
  var play: String
  var helpPlay: String
  var copied: String
  var rules: String
  var hint: String
  /// The label of the button that plays a game's puzzle.
  var playButton: @Sendable (_ game: String) -> String
  /// The time until the next puzzles.
  var newOnes: @Sendable (_ hours: Int) -> String
  /// From January on.
  var months: [String]
  /// From Sunday on.
  var weekdays: [String]
  var tomorrow: String
  /// Before a weekday, and before a date.
  var on: String
  /// The number of consecutive days.
  var streak: @Sendable (_ days: Int) -> String
}

extension DailyStrings {
  /// A day in long form.
  func date(_ day: Day) -> String {
    "\(weekdays[day.weekday]) \(shortDate(day))"
  }

  /// A day without its weekday.
  func shortDate(_ day: Day) -> String { "\(day.parts.day) \(months[day.parts.month - 1])" }

  /// A future day: tomorrow, a weekday, or a date if it is a week or more away.
  func when(_ day: Day, from today: Day) -> String {
    switch day.number - today.number {
    case ...1: tomorrow
    case 2...6: on + weekdays[day.weekday]
    default: on + shortDate(day)
    }
  }

  /// A day in the row of the week: `S 21`.
  func short(_ day: Day) -> String {
    let number = String(day.parts.day)
    return weekdays[day.weekday].prefix(1).uppercased() + number.aligned(to: 3)
  }
}

extension Strings {
  var daily: DailyStrings { _read { yield DailyStrings[language] } }
}
