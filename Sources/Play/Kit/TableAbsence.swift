import TextUI

/// When it is to be asked what is to become of somebody who is away from the table.
enum TableAbsence {
  /// From then on waiting is in vain.
  static let hopelessTime = Duration.seconds(3600)

  /// How long until it is to be asked again; `nil` when it never is.
  /// - Parameter first: when there is more to choose from, before it is in vain.
  static func rest(after time: Duration, first: Duration?) -> Duration? {
    [first, hopelessTime].compactMap { $0 }.first { $0 > time }.map { $0 - time }
  }
}

extension ResultPopup {
  /// Asks whether to wait for somebody who has been away for a time. After an hour it says that waiting is in vain.
  /// - Parameters:
  ///   - other: what can be done instead of waiting or leaving.
  ///   - next: after how long it is asked anew by `again`, a command of the screen beneath.
  static func left(
    _ name: String, for time: Duration, _ lines: [Popup.Line], wait: Transition, other: Popup.Button?,
    leave: Transition, next: Duration?, again: Transition, _ strings: Strings
  ) -> ResultPopup {
    let own = strings.table
    let isHopeless = time >= TableAbsence.hopelessTime
    var popup = ResultPopup(
      isHopeless ? own.hopelessTitle(name) : own.leftTitle(name),
      isHopeless ? [.init(own.hopelessLine)] : lines,
      [.init(own.waitButton(name.clipped(to: 12)), short: own.wait, then: wait)] + (other.map { [$0] } ?? [])
        + [.init(strings.menuButton, then: leave)],
      cancels: 0, look: .neutral, opensByItself: true
    ) { $0.keyboardPopup }
    popup.closesWithNews = true
    popup.closesAfter = next
    popup.whenTimeIsUp = again
    return popup
  }
}
