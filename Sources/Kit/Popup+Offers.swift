import Play
import Records
import TextUI
import Texts

extension PopupScreen {
  /// The most buttons that have room.
  private static var mostButtons: Int { 3 }

  /// The result of a round or a game with what can follow it: as buttons what has no key, and as keys what has one.
  /// - Parameters:
  ///   - both: what is a button although it has a key.
  ///   - follow: the command of the screen that asks, which does what was chosen.
  package init(
    _ title: String, _ lines: [PopupLine], _ offers: [Offer], both: [Offer] = [], look: PopupLook,
    opensByItself: Bool, _ text: Texts, at place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup },
    follow: @escaping (Offer) -> Answer
  ) {
    let shown = offers.filter(\.isShown)
    var buttons = shown.filter { $0.key == nil || both.contains($0) }
    if buttons.count > Self.mostButtons { buttons.removeAll { $0 == .change } }
    let extras = shown.compactMap { Extra(text, $0, command: follow($0)) }
    self.init(
      title, lines, buttons.map { Button(text, $0, then: .perform(follow($0))) }, look: look, extras: extras,
      opensByItself: opensByItself, at: place)
  }
}

extension PopupScreen.Extra {
  /// The key of an offer; `nil` when it has none. Words and the replay are looked at above the popup.
  package init?(_ text: Texts, _ offer: Offer, command: Answer) {
    guard let key = offer.key else { return nil }
    self.init(
      key: key, label: offer == .explain ? text("meaning") : text.inLine(offer), command: command,
      closes: offer != .explain && offer != .replay)
  }
}

extension PopupScreen.Button {
  /// The button of an offer.
  package init(_ text: Texts, _ offer: Offer, then: PopupScreen.Then) {
    self.init(text.name(of: offer), isCancel: offer.isLeaving, then: then)
    if case .nextPuzzle = offer { isName = true }
  }
}

extension ScreenTransition {
  /// What opens for an offer that leads out of a game: the menu, its set-up or the day's puzzles, which are beneath it, or the step
  /// that it was played on from.
  package static func leaving(by offer: Offer) -> Self {
    switch offer {
    case .change, .puzzles, .back: .pop
    case .nextPuzzle(_, let day): .pop(then: .open(.nextPuzzle(day)))
    case .day(let day): .pop(then: .open(.dailyResult(day)))
    default: .home
    }
  }
}
