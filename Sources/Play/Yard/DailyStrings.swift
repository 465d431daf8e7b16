import Engines

/// What the daily puzzles say.
struct DailyStrings: Translated {
  var name: String
  var note: String
  var open: String
  var begun: String
  var oneTry: String
  var noPuzzle: String
  var share: String
  var shareButton: String
  var helpShare: String
  var helpPlay: String
  var copied: String
  /// From January on.
  var months: [String]
  /// From Sunday on.
  var weekdays: [String]
  /// So many days in a row.
  var streak: @Sendable (_ days: Int) -> String
  /// The day, the language and the version of its word list.
  var sharedTitle: @Sendable (_ day: Day, _ language: String, _ version: String) -> String
}

extension DailyStrings {
  /// A day in full.
  func date(_ day: Day) -> String {
    "\(weekdays[day.weekday]) \(day.parts.day) \(months[day.parts.month - 1])"
  }
}

extension Strings {
  var daily: DailyStrings { .in(language) }
}
