import CTableSocket
import Engines
import Glibc
import Platform

/// A descriptor for polling everything that a table waits for: it is readable when an event has occurred or the timer
/// expired.
final class TableEvents {
  private let events: Descriptor
  private let timer: Descriptor
  /// The tag under which the timer is reported.
  static let timerTag: UInt64 = .max

  /// - Throws: the error of the system call that failed.
  init() throws(TableFolderProblem) {
    events = try Descriptor(table_events())
    timer = try Descriptor(table_timer())
    guard table_events_add(events.number, timer.number, Self.timerTag) else {
      throw .system(SystemError(errno: errno))
    }
  }

  var descriptor: Int32 { events.number }

  /// Closing a descriptor removes it automatically.
  func add(_ other: Int32, tag: UInt64) { _ = table_events_add(descriptor, other, tag) }

  /// Sets the timer; `nil` disables it.
  func wake(after time: Duration?) {
    let nanoseconds = time.map { max(0, Int64($0 / .nanoseconds(1))) }
    _ = table_timer_set(timer.number, nanoseconds ?? -1)
  }

  /// The tags of the pending events, ended connections first.
  func ready() -> [UInt64] {
    var tags = [UInt64](repeating: 0, count: 32)
    let count = table_events_ready(descriptor, &tags, 32)
    let happened = Array(tags.prefix(Int(max(0, count))))
    if happened.contains(Self.timerTag) {
      var expirations: UInt64 = 0
      _ = read(timer.number, &expirations, 8)
    }
    return happened
  }
}
