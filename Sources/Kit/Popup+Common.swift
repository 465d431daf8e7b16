import Engines
import Records
import TextUI
import Texts

extension PopupScreen {
  /// Asks whether to leave a game in progress, which is saved; Esc leaves it, so that a player who presses it
  /// twice is out. For a day's puzzle `other` is replaced by the way to the day's other puzzles.
  /// - Parameters:
  ///   - title: in place of the usual one, except for a day's puzzle; the line likewise.
  ///   - resume: the transition that continues the game.
  package static func leaving(
    _ session: GameSession, line: String? = nil, resume: Then = .stay, other: Button?, _ text: Texts,
    at area: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) -> Self {
    let resume = Button(text("Keep playing"), then: resume)
    let menu = Button(text("Menu"), isCancel: true, then: .home)
    guard session.day == nil else {
      return Self(
        text("Today's puzzle is running"), [.init(text("It waits for you until midnight."))],
        [resume, Button(text, .puzzles, then: .pop), menu],
        look: .neutral, opensByItself: false, at: area)
    }
    let place =
      session.mode.isByPost
      ? text("It waits for you under By post.") : text("It waits for you under Continue.")
    return Self(
      text("A game is running"), [.init(line ?? place)],
      [resume, menu] + (other.map { [$0] } ?? []),
      look: .neutral, opensByItself: false, at: area)
  }

  /// Asks whether to leave a table, at which the game is saved; Esc leaves it.
  /// - Parameters:
  ///   - resume: the transition that continues the game.
  ///   - leave: the transition that leaves the table.
  package static func leavingTable(
    _ line: String, resume: Then = .stay, leave: Then, _ text: Texts
  ) -> Self {
    var popup = Self(
      text("Leave the table?"), [.init(line)],
      [.init(text("Keep playing"), then: resume), .init(text("Menu"), isCancel: true, then: leave)],
      look: .neutral, opensByItself: false)
    popup.closesWithNews = true
    return popup
  }
}

extension PopupScreen {
  /// A popup that reports an error, with a button to go back.
  package static func message(_ title: String, _ line: String, _ text: Texts) -> Self {
    message(title, PopupLine(line), text)
  }

  package static func message(_ title: String, _ line: PopupLine, _ text: Texts) -> Self {
    Self(title, [line], [Button(text("Back"), then: .stay)])
  }

  /// Reports a problem with the records, once.
  package init(_ notice: RecordsNotice, _ text: Texts) {
    let line =
      switch notice {
      case .damaged(let file, let command):
        text(
          """
          It was damaged. The file is now called \
          \(file.split(separator: "/").last.map(String.init) ?? file), and a new one has been \
          begun.
          """) + " " + text.takenBack(by: command)
      case .moved(let file): text("Their folder was moved or deleted. A new \(file) has been begun.")
      case .newer(let file):
        text("\(file) is from a newer Wordyard. It is not changed, and nothing of this game is saved.")
      case .notSaved(_, .system(.diskFull)):
        text(
          """
          \(text.problem(StorageFailure.system(.diskFull)).capitalizedFirst). You can play \
          on; nothing more will be saved.
          """)
      case .unreadable(let file, let reason), .notSaved(let file, let reason):
        text("\(file): \(text.problem(reason)). You can play on; nothing more will be saved.")
      }
    self.init(text("About your saved data"), [PopupLine(line)], [Button(text("Play on"), then: .stay)])
  }
}
