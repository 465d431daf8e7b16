import Engines
import Texts

/// What a person at this keyboard can do now in a match of Ghost.
package struct GhostTurn: Equatable, Sendable {
  /// Whether a letter is awaited.
  package let takesLetters: Bool
  /// Whether a word is awaited that goes on from the letters, or the admission that there is none.
  package let takesWords: Bool
  /// Whether the last letter can be doubted.
  package let canChallenge: Bool
  /// Whether the letters after which a word is still possible can be shown; by post nobody could tell who has seen them.
  package let canAskForHelp: Bool
  /// Whether the match can be given up; by post only while the others wait for this player, also between two rounds.
  package let canGiveUp: Bool
}

/// What became of a move.
package enum GhostOutcome: Equatable, Sendable {
  /// It was not made: these sentences say why.
  case refused([String])
  case added, challenged
  /// It has ended the round, or the match.
  case ended
  /// It was made: help, the next round, a computer in a seat.
  case made
  /// It is not the time for it, and nothing is to be said.
  case ignored
}

/// What became of a wish to see the letters after which a word is still possible.
package enum GhostHelp: Equatable, Sendable {
  /// It would show nothing, as the sentence says.
  case refused(String)
  /// Its price is to be accepted first.
  case priced
  /// The letters may be shown.
  case shown
}

extension GhostMatch {
  package var turn: GhostTurn {
    GhostTurn(
      takesLetters: isPersonsTurn && !isGivenUp, takesWords: personToAnswer != nil && !isGivenUp,
      canChallenge: isPersonsTurn && !isGivenUp && match.canChallenge,
      canAskForHelp: isPersonsTurn && !isGivenUp && post == nil,
      canGiveUp: saved != nil && post?.isMyTurn ?? true)
  }

  /// Makes a move for the player to move.
  package mutating func take(_ move: Ghost.Move, _ text: Texts) -> GhostOutcome {
    guard hasRoom(for: move) else { return .refused([text.problem(PostProblem.isFull)]) }
    return text.outcome(match.play(move), of: move)
  }

  /// What would become of a move.
  package func outcome(of move: Ghost.Move, _ text: Texts) -> GhostOutcome {
    var trial = match
    return text.outcome(trial.play(move), of: move)
  }

  /// Makes the move of the computer whose turn it is.
  /// - Returns: the move; `nil` when it is nobody's turn, or a person's.
  package mutating func letComputerPlay() -> Ghost.Move? {
    guard isOthersTurn, let move = match.computerMove else { return nil }
    _ = match.play(move)
    return move
  }

  /// Begins the next round, with the letters that are dealt.
  /// - Returns: whether one can begin.
  package mutating func beginRound() -> Bool {
    guard case .began = match.beginRound() else { return false }
    match.dealOpening()
    return true
  }

  /// Shows the letters after which a word is still possible, which costs the points of the round.
  /// - Parameter isAccepted: whether the player has accepted the price.
  package mutating func askForHelp(isAccepted: Bool, _ text: Texts) -> GhostHelp {
    if match.isHelpUseless { return .refused(text("Every letter can still be played.")) }
    guard let player = match.player else { return .priced }
    if match.lastRound.helped.contains(player) { return .shown }
    guard isAccepted else { return .priced }
    _ = match.askForHelp()
    return .shown
  }
}

extension Texts {
  fileprivate func outcome(_ outcome: Ghost.Outcome, of move: Ghost.Move) -> GhostOutcome {
    switch (outcome, move) {
    case (.notALetter, .add(let character)): .refused([notALetter(character.capital)])
    case (.tooLong, _): .refused([self("It is long enough."), self("Challenge it.")])
    case (.alreadyOpened(let letter), _): .refused([self("\(letter.capital) has opened a round already.")])
    case (.added, _): .added
    case (.challenged, _): .challenged
    case (.ended, _): .ended
    case (.notNow, _), (.notALetter, _): .ignored
    case (.helped, _), (.began, _), (.replaced, _): .made
    }
  }

  /// The price of a hint, as a title and a sentence.
  package var helpPrice: (title: String, line: String) {
    (self("A hint costs the points"), self("It shows the living letters; a win then scores nothing."))
  }
}
