import Engines
import Records

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
