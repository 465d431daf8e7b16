import Engines
import Kit

/// Whose turn it is, from the point of view of this keyboard.
extension GhostScreen {
  /// Whether the match waits for a letter from a person at this keyboard.
  var isPersonsTurn: Bool {
    if case .turn(let player) = match.status { match.isHere(player, seenBy: me) } else { false }
  }

  /// The challenged player, if at this keyboard.
  var personToAnswer: Int? {
    if case .answer(let player) = match.status, match.isHere(player, seenBy: me) { player } else { nil }
  }

  /// Whether it is the turn of a computer, or of somebody at another terminal.
  var isComputersTurn: Bool { match.player.map { !match.isHere($0, seenBy: me) } ?? false }

  /// Shows the hint, after a question before the first one. One that would reveal nothing is refused and costs nothing.
  mutating func askForHint(_ context: inout Context) -> Transition {
    if match.isHelpUseless, !showsHint {
      message = .refusal(context.strings.ghostMatch.hintUseless, &context)
      return .stay
    }
    let isNew = !context.ghost.knowsHint && !showsHint
    return isNew ? .push(hintPopup(context.strings)) : toggleHint(&context)
  }

  /// Shows or hides the letters after which a word is still possible; showing them costs the points of the round.
  mutating func toggleHint(_ context: inout Context) -> Transition {
    guard isPersonsTurn else { return .stay }
    if showsHint {
      showsHint = false
      message = Message("")
      return .stay
    }
    if let me, match.rounds.last?.helped.contains(me) == false { return ask(.askForHelp, &context) }
    _ = match.askForHelp()
    showPossibleLetters(context.strings)
    return .stay
  }

  mutating func showPossibleLetters(_ strings: Strings) {
    showsHint = true
    message = Message(strings.ghostMatch.legend)
  }
}
