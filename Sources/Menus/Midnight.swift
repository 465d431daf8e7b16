import Play
import Records

/// Notices that a day has ended while a screen is open: once an hour, and every ten minutes in the last one, so that hardly anything
/// wakes up for it.
struct Midnight: Sendable {
  private var day: Day?
  private var rest: Duration?
  /// Whether a day has ended since then.
  private(set) var isPast = false

  /// Notices nothing.
  init() {}

  /// Notices the end of this day.
  init(_ context: Context) {
    day = context.services.today()
    rest = Self.pause(context)
  }

  private static func pause(_ context: Context) -> Duration {
    let hours = context.services.hoursLeft()
    return hours > 1 ? .seconds(3600 * (hours - 1)) : .seconds(600)
  }

  /// The time until it looks again; `nil` when it notices nothing.
  var patience: Duration? { rest }

  /// Passes the time.
  /// - Returns: whether the day has ended by now.
  mutating func elapse(_ time: Duration, _ context: Context) -> Bool {
    guard let left = rest else { return false }
    rest = left - min(time, left)
    guard rest == .zero else { return false }
    rest = Self.pause(context)
    guard let day, context.services.today() > day else { return false }
    (self.day, isPast) = (context.services.today(), true)
    return true
  }
}
