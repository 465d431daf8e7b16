import Engines
import Records

// Playing on from a move of a finished game: with the same rules, the same deal and the same opponent. It counts nowhere: what
// `GameSession.counts` excludes is neither saved nor recorded, and the finished game stays as it is.

extension GameSession {
  /// The session in which a game is played on from one of its moves.
  package func whatIf(by player: String) -> GameSession {
    GameSession(
      id: .random(in: 1 ... .max), player: player, mode: mode, language: language, words: words, day: day,
      isWhatIf: true)
  }
}

extension HangmanRound {
  /// A finished game, played on after a number of its guesses.
  /// - Returns: `nil` when it had ended by then, cannot be rebuilt, or is a duel or the mind reader's.
  package static func playedOn(
    _ record: GameRecord, after step: Int, _ context: inout Context
  ) -> HangmanRound? {
    let (saved, mode) = (record.game, record.game.session.mode)
    guard !mode.isDuel, mode != .mindReader else { return nil }
    var own = context
    own.hangman.restore(mode)
    guard let moves = saved.fields.values("move", as: Hangman.Move.self),
      let games = games(saved, moves, own), games.indices.contains(step), games[step].status == .playing
    else { return nil }
    var round = HangmanRound(
      saved.session.whatIf(by: context.profile.player), game: games[step],
      category: saved.fields["category"], &context)
    round.formerPieces = saved.fields.visit?.pieces
    return round
  }
}

extension TextTwistRun {
  /// A finished game, played on after a number of the steps of its replay, with the time that was left then.
  /// - Returns: `nil` when the rack had ended by then, or the game cannot be rebuilt.
  package static func playedOn(
    _ record: GameRecord, after step: Int, _ context: inout Context
  ) -> TextTwistRun? {
    let saved = record.game
    guard saved.session.mode != .textTwistRace, case (var game, let deal, let moves)? = begun(saved, context)
    else {
      return nil
    }
    var made = 0
    for move in moves where made < step {
      guard let steps = game.steps(replaying: [move], rack: deal.rack) else { return nil }
      made += steps.count
    }
    // In Lightning the next rack follows by itself.
    if game.mode == .lightning, game.isNextRackOpen {
      guard let rack = deal.rack(number: game.rackNumber + 1), game.nextRack(rack) else { return nil }
    }
    guard made == step, game.status == .playing else { return nil }
    return TextTwistRun(game, saved.session.whatIf(by: context.profile.player), from: deal, &context)
  }
}

extension GhostMatch {
  /// A finished match, played on after a number of letters, challenges and answers that somebody chose.
  /// - Returns: `nil` when it was over by then, cannot be rebuilt, or was played at a table, where the others were.
  package static func playedOn(
    _ record: GameRecord, after step: Int, _ context: inout Context
  ) -> GhostMatch? {
    let session = record.game.session
    guard session.mode != .ghostTable, let (begun, moves) = begun(record.game, context) else { return nil }
    return playedOn(begun, moves, session, after: step, &context)
  }

  /// A match that the coach reviews, played on likewise. While the match itself goes on, its computers choose otherwise here,
  /// so that nobody can try out what they will do.
  package static func playedOn(
    _ match: Ghost, _ session: GameSession, after step: Int, _ context: inout Context
  ) -> GhostMatch? {
    let isOver = if case .over = match.status { true } else { session.day != nil }
    let begun = Ghost(
      players: match.players, rules: match.rules, seed: isOver ? match.seed : ~match.seed,
      alphabet: match.alphabet, lexicon: match.judge.lexicon)
    return playedOn(begun, match.moves, session, after: step, &context)
  }

  private static func playedOn(
    _ begun: Ghost, _ moves: [Ghost.Move], _ session: GameSession, after step: Int, _ context: inout Context
  ) -> GhostMatch? {
    guard var match = begun.replaying(moves, chosen: step) else { return nil }
    switch match.status {
    case .over: return nil
    case .roundOver where session.day != nil: return nil
    case .roundOver:
      _ = match.beginRound()
      match.dealOpening()
    case .turn, .answer: break
    }
    return GhostMatch(
      match, session.whatIf(by: context.profile.player), names: match.players.map { _ in nil }, &context)
  }
}

extension Ghost {
  /// This match after its first moves, up to a number of letters, challenges and answers that somebody chose, with the round
  /// that then begins and the letters that are dealt.
  /// - Returns: `nil` when there are fewer, or the rules do not accept one.
  fileprivate func replaying(_ moves: [Move], chosen count: Int) -> Ghost? {
    var (match, rest) = (self, count)
    for move in moves {
      let isChosen: Bool
      switch move {
      case .add, .prepend: isChosen = match.lastRound.turns.count >= match.rules.dealtLetters
      case .challenge, .answer: isChosen = true
      case .beginRound: isChosen = false
      case .askForHelp, .replace:
        if rest == 0 { return match }
        isChosen = false
      }
      if isChosen {
        guard rest > 0 else { return match }
        rest -= 1
      }
      guard match.replay(move) else { return nil }
    }
    return rest == 0 ? match : nil
  }
}
