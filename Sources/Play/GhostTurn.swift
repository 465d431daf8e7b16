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
      canGiveUp: !isOver && !isGivenUp && !session.isWhatIf && post?.isMyTurn ?? true)
  }

  /// Whether the next round can begin here.
  private var canBeginRound: Bool {
    match.status == .roundOver && !isOver && !isGivenUp && post?.isMyTurn ?? true
  }

  /// Why a person at this keyboard cannot make a move now: nothing where nothing is to be said of it, `nil` where they can.
  package func problem(with move: Ghost.Move, _ text: Texts) -> [String]? {
    let turn = turn
    switch move {
    case .add where !turn.takesLetters, .prepend where !turn.takesLetters,
      .challenge where !turn.canChallenge, .answer where !turn.takesWords,
      .askForHelp where !turn.canAskForHelp, .beginRound where !canBeginRound, .replace:
      return []
    case .askForHelp: return match.isHelpUseless ? [text.uselessHelp] : nil
    case .beginRound: return nil
    case .add, .prepend, .challenge, .answer: break
    }
    var trial = match
    switch (trial.play(move), move) {
    case (.notALetter, .add(let character)), (.notALetter, .prepend(let character)):
      return [text.notALetter(character.capital)]
    case (.tooLong, _): return [text("It is long enough."), text("Challenge it.")]
    case (.alreadyOpened(let letter), _): return [text("\(letter.capital) has opened a round already.")]
    case (.notNow, _), (.notALetter, _): return []
    default: return hasRoom(for: move) ? nil : [text.problem(PostProblem.isFull)]
    }
  }

  /// Makes the move of the computer whose turn it is.
  /// - Returns: the move; `nil` when it is nobody's turn, or a person's.
  package mutating func letComputerPlay(_ context: inout Context) -> Ghost.Move? {
    let known = foreseen.flatMap { $0.match == match ? $0.move : nil }
    guard isOthersTurn, let move = known ?? match.computerMove else { return nil }
    _ = match.play(move)
    if isOver { finish(&context) }
    return move
  }

  /// Lets the computer that will begin the next round think of its letter, which takes longest, before the round begins.
  package mutating func foresee() {
    var next = match
    guard !isOver, next.play(.beginRound) == .began, foreseen?.match != next else { return }
    foreseen = (next, next.computerMove)
  }

  /// Shows the letters after which a word is still possible, which costs the points of the round.
  /// - Parameter isAccepted: whether the player has accepted the price.
  package mutating func askForHelp(isAccepted: Bool, _ text: Texts) -> GhostHelp {
    if match.isHelpUseless { return .refused(text.uselessHelp) }
    guard let player = match.player else { return .priced }
    if match.lastRound.helped.contains(player) { return .shown }
    guard isAccepted else { return .priced }
    _ = match.askForHelp()
    return .shown
  }
}

extension GhostMatch: Playable {
  /// What a person at this keyboard does.
  package enum Input: Equatable, Sendable {
    case move(Ghost.Move), giveUp
  }

  package func takes(_ input: Input, _ context: Context) -> Bool {
    switch input {
    case .giveUp: turn.canGiveUp
    case .move(let move): problem(with: move, context.text) == nil
    }
  }

  package mutating func take(_ input: Input, _ context: inout Context) -> Taken {
    switch input {
    case .giveUp:
      guard turn.canGiveUp else { return .refused([]) }
      giveUp(&context)
      return .ended([])
    case .move(let move):
      if let problem = problem(with: move, context.text) { return .refused(problem) }
      _ = match.play(move)
      if move == .beginRound { match.dealOpening() }
      if isOver { finish(&context) }
      return match.lastRound.ending == nil ? .made([]) : .ended([])
    }
  }

  package func offers(_ context: Context) -> [Offer] { offers(explaining: [], context) }
}

extension Texts {
  fileprivate var uselessHelp: String { self("Every letter can still be played.") }

  /// The price of a hint, as a title and a sentence.
  package var helpPrice: (title: String, line: String) {
    (self("A hint costs the points"), self("It shows the living letters; a win then scores nothing."))
  }
}
