import Engines
import Records
import TextUI

extension Popup.Extra {
  /// The key `y`, which opens the replay above the popup.
  package static func replay(_ command: any Sendable, _ strings: Strings) -> Popup.Extra {
    Popup.Extra(
      key: "y", label: strings.replay.replay, hint: strings.replay.replay, command: command, closes: false)
  }
}

extension Popup {
  /// Asks whether to leave a game in progress, which is saved. For a day's puzzle `other` is replaced by the way to the day's
  /// other puzzles.
  /// - Parameters:
  ///   - title: in place of the usual one, except for a day's puzzle; the line likewise.
  ///   - resume: the transition that continues the game.
  package static func leaving(
    _ session: GameSession, title: String? = nil, line: String? = nil, resume: Transition = .stay,
    other: Popup.Button?, _ strings: Strings,
    at place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) -> Popup {
    let own = strings.saved
    let resume = Popup.Button(strings.keepPlaying, then: resume)
    let menu = Popup.Button(strings.menuButton, then: .home)
    guard session.day == nil else {
      return Popup(
        own.leaveDailyTitle, [.init(own.leaveDailyLine)], [resume, .change(session, strings), menu],
        look: .neutral, opensByItself: false, at: place)
    }
    return Popup(
      title ?? own.leaveTitle, [.init(line ?? own.leaveLine)], [resume, menu] + (other.map { [$0] } ?? []),
      look: .neutral, opensByItself: false, at: place)
  }

  /// Asks whether to leave a table, at which the game is saved.
  /// - Parameters:
  ///   - resume: the transition that continues the game.
  ///   - leave: the transition that leaves the table.
  package static func leavingTable(
    _ line: String, resume: Transition = .stay, leave: Transition, _ strings: Strings
  ) -> Popup {
    var popup = Popup(
      strings.table.leaveTitle, [.init(line)],
      [.init(strings.keepPlaying, then: resume), .init(strings.menuButton, then: leave)],
      look: .neutral, opensByItself: false)
    popup.closesWithNews = true
    return popup
  }
}

extension Popup {
  /// A popup that reports an error, with a button to go back.
  package static func message(_ title: String, _ line: String, _ strings: Strings) -> Popup {
    message(title, Line(line), strings)
  }

  package static func message(_ title: String, _ line: Line, _ strings: Strings) -> Popup {
    Popup(title, [line], [Button(strings.backButton, then: .stay)])
  }

  /// Reports a problem with the records, once.
  package init(_ notice: RecordsNotice, _ strings: Strings) {
    let own = strings.saved
    let line =
      switch notice {
      case .damaged(let file): own.damaged(file.split(separator: "/").last.map(String.init) ?? file)
      case .moved(let file): own.moved(file)
      case .newer(let file): own.newer(file)
      case .notSaved(_, .system(.diskFull)):
        own.notSaved(strings.problems.text(.system(.diskFull)).capitalizedFirst)
      case .unreadable(let file, let reason), .notSaved(let file, let reason):
        own.unreadable(file, strings.problems.text(reason))
      }
    self.init(own.noticeTitle, [Line(line)], [Button(own.playOn, then: .stay)])
  }
}

extension Popup.Button {
  /// The button that leaves a game in progress for its set-up, or for the daily puzzles.
  package static func change(_ session: GameSession, _ strings: Strings) -> Popup.Button {
    Popup.Button(session.day == nil ? strings.changeGame : strings.saved.puzzles, then: .pop)
  }
}
