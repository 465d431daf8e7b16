import Engines
import Play
import Records
import TextUI
import Texts

extension Popup {
  /// The letter that a player sends, copied, and shown whole for who copies with the mouse.
  /// - Parameter then: the transition after it has closed.
  package static func letter(
    _ posted: PostedMatch, then: Transition = .stay, _ context: inout Context
  ) -> Popup {
    let (text, layout) = (context.text, context.layout)
    context.copy(posted.letter)
    let groups = posted.letter.split(separator: "-", omittingEmptySubsequences: true).map(String.init)
    let perLine = layout.isCompact ? 5 : 8
    let lines = stride(from: 0, to: groups.count, by: perLine).map { start in
      let end = min(start + perLine, groups.count)
      return groups[start..<end].joined(separator: "-") + (end < groups.count ? "-" : "")
    }
    let other = posted.others(text)
    return Popup(
      text("A letter for \(other.clipped(to: 20))"),
      [Line(text("Copied. Paste it into a chat, or copy it here."), .dim)] + lines.map { Line($0) },
      [Button(text("Done"), isCancel: true, then: then)], look: .neutral, opensByItself: false)
  }
}

extension KeyBinding {
  /// The key that shows the letter of a match by post again.
  package static func letter(_ command: Command, _ posted: PostedMatch?, _ text: Texts) -> KeyBinding {
    KeyBinding(
      [.character("@"), .function(6)], "@", text("letter", context: "by post"),
      help: text("the letter that was sent last"), isEnabled: posted.map { !$0.isMyTurn } ?? false, command)
  }
}

extension Popup {
  /// How a match by post stands that waits for somebody else or has ended, where no screen of the game is of use: of a
  /// challenge for its setter, of a rack.
  package static func post(_ posted: PostedMatch, _ context: inout Context) -> Popup {
    guard posted.isOver else { return letter(posted, &context) }
    let text = context.text
    let record = GameRecord(result: context.postResult(posted), game: context.record(of: posted))
    return Popup(
      posted.title(text), posted.resultLines(text).map { Line($0) },
      [
        Button(text("Replay"), then: .open(.replay(record))),
        Button(text("Menu"), isCancel: true, then: .home),
      ])
  }
}
