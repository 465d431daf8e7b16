extension TextTwist {
  /// A step of a replay: an entry, or the end of a rack.
  public struct Step: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// What was entered, and the outcome.
      case entry(String, Outcome)
      /// The player has given up.
      case gaveUp
      /// The time has run out.
      case timeOut
    }

    public let kind: Kind
    /// Counted from 1.
    public let rack: Int
    /// The number of words found on that rack by then.
    public let found: Int
    /// The time spent on that rack by then.
    public let time: Duration
    /// The points of all racks by then.
    public let score: Int
  }

  /// Makes the moves of a finished game and returns its steps.
  /// - Returns: `nil` when the rules do not accept a move.
  public mutating func steps(replaying moves: [Move], rack: (_ number: Int) -> Rack?) -> [Step]? {
    var steps: [Step] = []
    func step(_ kind: Step.Kind, _ game: TextTwist) -> Step {
      Step(
        kind: kind, rack: game.rackNumber, found: game.round.found.count, time: game.timeSpent,
        score: game.score)
    }
    for move in moves {
      if move == .submit {
        let word = String(tiles.entry)
        let outcome = submit()
        guard outcome != .over, outcome != .empty else { return nil }
        steps.append(step(.entry(word, outcome), self))
        continue
      }
      let hadTimedOut = isTimeOut
      guard replay([move], rack: rack) else { return nil }
      if isTimeOut, !hadTimedOut { steps.append(step(.timeOut, self)) }
      if move == .endGame || move == .endRack, !isTimeOut { steps.append(step(.gaveUp, self)) }
    }
    return steps
  }

  /// The game at a step, without tiles; with `nil`, the game before the first step.
  public func seen(at step: Step?) -> TextTwist {
    var game = self
    let rack = step?.rack ?? 1
    game.rounds = Array(rounds.prefix(rack))
    let found = step?.found ?? 0
    game.rounds[rack - 1].found = Array(game.rounds[rack - 1].found.prefix(found))
    game.tiles = Tiles(game.round.rack.letters)
    game.submitted = []
    game.timeSpent = step?.time ?? .zero
    game.race = nil
    game.moves = step.map { $0.kind == .gaveUp ? [.endRack] : [] } ?? []
    return game
  }
}
