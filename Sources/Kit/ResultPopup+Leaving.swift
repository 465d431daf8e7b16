import Records
import TextUI

extension ResultPopup {
  /// Asks whether to leave a game in progress, which is saved. For a day's puzzle `other` is replaced by the way to the day's
  /// other puzzles.
  /// - Parameters:
  ///   - title: in place of the usual one, except for a day's puzzle; the line likewise.
  ///   - resume: the transition that continues the game.
  package static func leaving(
    _ session: GameSession, title: String? = nil, line: String? = nil, resume: Transition = .stay,
    other: Popup.Button?, _ strings: Strings,
    at place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) -> ResultPopup {
    let own = strings.saved
    let resume = Popup.Button(strings.keepPlaying, then: resume)
    let menu = Popup.Button(strings.menuButton, then: .home)
    guard session.day == nil else {
      return ResultPopup(
        own.leaveDailyTitle, [.init(own.leaveDailyLine)], [resume, .change(session, strings), menu],
        look: .neutral, opensByItself: false, at: place)
    }
    return ResultPopup(
      title ?? own.leaveTitle, [.init(line ?? own.leaveLine)], [resume, menu] + (other.map { [$0] } ?? []),
      look: .neutral, opensByItself: false, at: place)
  }

  /// Asks whether to leave a table, at which the game is saved.
  /// - Parameters:
  ///   - resume: the transition that continues the game.
  ///   - leave: the transition that leaves the table.
  package static func leavingTable(
    _ line: String, resume: Transition = .stay, leave: Transition, _ strings: Strings
  ) -> ResultPopup {
    var popup = ResultPopup(
      strings.table.leaveTitle, [.init(line)],
      [.init(strings.keepPlaying, then: resume), .init(strings.menuButton, then: leave)],
      look: .neutral, opensByItself: false)
    popup.closesWithNews = true
    return popup
  }
}
