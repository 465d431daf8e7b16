import Engines
import Kit
import Play
import Records
import Texts

extension TextTwistScreen {
  func saved(_ context: Context) -> SavedGame? { run.saved }

  /// When the changes since the last save must be saved.
  var savingManners: Manners {
    guard let unsavedTime else { return .savesAfterFrame.when(isArranging) }
    return .savesLater.when(unsavedTime < Self.longestUnsavedTime)
  }

  /// The screen of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    TextTwistRun.restored(saved, &context).map {
      opened($0, message: StatusMessage(context.text("Welcome back. All is as you left it.")), &context)
    }
  }

  /// Opens a game that has begun, with the popup of a rack that has ended.
  static func opened(
    _ run: TextTwistRun, message: StatusMessage, _ context: inout Context
  ) -> Navigation {
    var screen = TextTwistScreen(run, context)
    screen.message = message
    guard run.game.status == .rackOver || run.game.round.isComplete else { return .push(screen) }
    screen.isCovered = true
    let popup =
      run.game.status == .rackOver
      ? screen.endPopup(opensByItself: false, context)
      : screen.completePopup(opensByItself: false, context.text)
    return .push(screen, then: .ask(popup))
  }
}

extension [String] {
  /// The last of the words with which the text fits, and the number of the others: `COND DECON +3`.
  func newest(fits: (String) -> Bool) -> String {
    var shown = self[...]
    func text() -> String {
      let rest = count - shown.count
      return (shown + (rest > 0 ? ["+\(rest)"] : [])).joined(separator: " ")
    }
    while !fits(text()), shown.count > 1 { shown.removeFirst() }
    return text()
  }
}
