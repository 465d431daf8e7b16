import Engines
import Play
import Records
import TextUI
import Texts

extension PopupScreen {
  /// The letter that a player sends, copied, and shown whole for who copies with the mouse.
  /// - Parameter then: the transition after it has closed.
  package static func letter(
    _ posted: PostedMatch, then: Then = .stay, _ context: inout Context
  ) -> Self {
    let text = context.text
    context.copy(posted.letter)
    var popup = Self(
      text("A letter for \(posted.others(text).clipped(to: 20))"),
      [PopupLine(text("Copied. Paste it into a chat, or copy it here."), .dim)]
        + [posted.lastAnswer(text)].compactMap { $0.map { PopupLine($0) } }
        + lines(of: posted.letter, context.layout),
      [Button(text("Done"), isCancel: true, then: then)], look: .neutral, opensByItself: false)
    popup.takesLetters = true
    return popup
  }

  /// A letter, whole.
  private static func lines(of letter: String, _ layout: Layout) -> [PopupLine] {
    let groups = letter.split(separator: "-", omittingEmptySubsequences: true).map(String.init)
    let perLine = layout.isCompact ? 5 : 8
    return stride(from: 0, to: groups.count, by: perLine).map { start in
      let end = min(start + perLine, groups.count)
      return PopupLine(groups[start..<end].joined(separator: "-") + (end < groups.count ? "-" : ""))
    }
  }

  /// Why a letter by post cannot be opened; of two that tell different games both can be looked at, and moves that were made
  /// elsewhere can be taken.
  package static func problem(
    _ problem: PostProblem, with pasted: String = "", _ context: inout Context
  ) -> Self {
    let (text, layout) = (context.text, context.layout)
    let letter = (try? PostLetter.found(in: pasted))?.text ?? ""
    if case .notMade(let moves) = problem,
      let posted = try? context.postBox.receive(letter, isTaken: true, isKept: false)
    {
      return Self(
        "\(posted.others(text).clipped(to: 20)): \(posted.title(text))",
        [PopupLine(posted.glimpse), PopupLine(text.notMade(moves)), PopupLine(text.takesMoves)].filter {
          !$0.text.isEmpty
        },
        [
          Button(text("Back"), isCancel: true, then: .stay),
          Button(text("Take it"), then: .open(.letter(letter, isTaken: true))),
        ], look: .neutral, opensByItself: false)
    }
    guard case .differs(_, was: _, says: _, kept: let kept) = problem else {
      return message(text("By post"), text.problem(problem), text)
    }
    let back = Button(text("Back"), isCancel: true, then: .stay)
    func showing(_ label: String, _ letter: String, _ further: Button?) -> Button {
      let shown = Self(
        label, lines(of: letter, layout), [further, back].compactMap(\.self), look: .neutral,
        opensByItself: false)
      return Button(label, then: .ask(shown))
    }
    let other = showing(text("This letter"), letter, nil)
    return Self(
      text("By post"), [PopupLine(text.problem(problem))],
      [showing(text("Your letter"), kept, other), other, back],
      look: .neutral, opensByItself: false)
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

extension PopupScreen {
  /// How a match by post stands that waits for somebody else or has ended, where no screen of the game is of use: of a
  /// challenge for its setter, of a rack.
  package static func post(_ posted: PostedMatch, _ context: inout Context) -> Self {
    guard posted.isOver else { return letter(posted, &context) }
    let text = context.text
    let record = GameRecord(
      result: context.postBox.result(of: posted), game: context.postBox.record(of: posted))
    let last = posted.isReveal ? [Button(text("The letter"), then: .ask(letter(posted, &context)))] : []
    return Self(
      posted.title(text), posted.resultLines(text).map { PopupLine($0) },
      last + [
        Button(text("Replay"), then: .open(.replay(record))),
        Button(text("Menu"), isCancel: true, then: .home),
      ])
  }
}
