import TextUI

/// The times at which the others are asked what to do about a player who is away.
package enum TableAbsence {
  /// The absence after which the popup advises against waiting.
  package static let hopelessTime = Duration.seconds(3600)

  /// The time until the next question; `nil` if there is none.
  /// - Parameter first: the absence after which more can be done than to wait.
  package static func rest(after time: Duration, first: Duration?) -> Duration? {
    [first, hopelessTime].compactMap { $0 }.first { $0 > time }.map { $0 - time }
  }
}

extension ResultPopup {
  /// Asks whether to wait for a player who has been away for `time`. After an hour it advises against it.
  /// - Parameters:
  ///   - other: an alternative to waiting and leaving.
  ///   - next: the time after which the popup closes and `again` asks again.
  package static func left(
    _ name: String, for time: Duration, _ lines: [Popup.Line], wait: Transition, other: Popup.Button?,
    leave: Transition, next: Duration?, again: Transition, _ strings: Strings
  ) -> ResultPopup {
    let own = strings.table
    let isHopeless = time >= TableAbsence.hopelessTime
    let buttons =
      [Popup.Button(own.waitButton(name), short: own.wait, then: wait)]
      + (other.map { [$0] } ?? []) + [.init(strings.menuButton, isCancel: true, then: leave)]
    var popup = ResultPopup(
      isHopeless ? own.hopelessTitle(name) : own.leftTitle(name),
      isHopeless ? [.init(own.hopelessLine)] : lines, buttons, look: .neutral,
      opensByItself: true
    )
    popup.closesWithNews = true
    popup.closesAfter = next
    popup.whenTimeIsUp = again
    return popup
  }
}
