import Engines

/// Whose turn it is, seen from this keyboard.
extension GhostScreen {
  /// Whether the match waits for a letter of somebody at the keyboard.
  var isPersonsTurn: Bool {
    if case .turn(let player) = match.status { isHere(player) } else { false }
  }

  /// Who at the keyboard has been challenged.
  var personToAnswer: Int? {
    if case .answer(let player) = match.status, isHere(player) { player } else { nil }
  }

  /// Whether a computer has the turn, or somebody at another terminal.
  var isComputersTurn: Bool { match.player.map { !isHere($0) } ?? false }

  /// Whether somebody at this keyboard plays.
  private func isHere(_ player: Int) -> Bool {
    match.players[player].level == nil && (table == nil || player == table?.me)
  }

  /// Shows or hides the letters that keep a word alive; shown, the round scores nothing.
  mutating func showAlive(_ context: inout Context) -> Transition {
    guard isPersonsTurn else { return .stay }
    if showsAlive {
      showsAlive = false
      message = Message("")
      return .stay
    }
    if let me, match.rounds.last?.helped.contains(me) == false { return ask(.askForHelp, &context) }
    _ = match.askForHelp()
    showLiving(context.strings)
    return .stay
  }

  mutating func showLiving(_ strings: Strings) {
    showsAlive = true
    message = Message(strings.ghostMatch.legend)
  }
}
