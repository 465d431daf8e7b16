extension Ghost {
  /// Adds a letter to the fragment, in either case, accented or not.
  public mutating func add(_ grapheme: Character) -> Outcome {
    guard case .turn(let player) = status else { return .notNow }
    guard let letter = alphabet.letter(grapheme) else { return .notALetter }
    if fragment.isEmpty, openedLetters.contains(letter) { return .alreadyOpened(letter) }
    guard fragment.count < Self.longestFragment || !rules.bluff else { return .tooLong }
    moves.append(.add(letter))
    round.turns.append(Round.Turn(player: player, letter: letter))
    if judge.isWord(fragment) { return end(.completed(fragment)) }
    guard rules.bluff || judge.isPossible(fragment) else {
      return end(.dead(possible: judge.wordMissed(by: fragment)))
    }
    return .added
  }

  /// Challenges the player who added the last letter, instead of adding one; in the bluff variant only.
  public mutating func challenge() -> Outcome {
    guard case .turn(let player) = status, rules.bluff, !round.turns.isEmpty else { return .notNow }
    moves.append(.challenge)
    round.challenger = player
    return .challenged
  }

  /// Answers a challenge with a word, in either case, accented or not; `nil` or an empty text admits the
  /// bluff.
  public mutating func answer(_ text: String?) -> Outcome {
    guard case .answer = status else { return .notNow }
    guard let text, !text.isEmpty else {
      moves.append(.answer(nil))
      return end(.caught(named: nil, possible: answerJudge.wordMissed(by: fragment)))
    }
    guard let word = alphabet.word(text) else { return .notALetter }
    moves.append(.answer(word))
    if answerJudge.accepts(word, for: fragment) { return end(.answered(word)) }
    return end(.caught(named: word, possible: answerJudge.wordMissed(by: fragment)))
  }

  /// Shows the player to move the letters after which a word is still possible; the player scores no points in this round
  /// for it. Asking again in the same round has no further effect.
  public mutating func askForHelp() -> Outcome {
    guard case .turn(let player) = status else { return .notNow }
    if round.helped.insert(player).inserted { moves.append(.askForHelp) }
    return .helped
  }

  /// Begins the next round.
  public mutating func beginRound() -> Outcome {
    guard status == .roundOver else { return .notNow }
    moves.append(.beginRound)
    rounds.append(Round(starter: nextStarter()))
    return .began
  }

  /// Lets a computer play for the player to move, or with `nil` the person again.
  public mutating func replace(by level: GhostLevel?) -> Outcome {
    guard let player, players[player].level != level else { return .notNow }
    moves.append(.replace(level))
    players[player] = Player(players[player].name, level: level)
    if level == nil { replaced.remove(player) } else { replaced.insert(player) }
    return .replaced
  }

  /// Makes a move of any kind.
  public mutating func play(_ move: Move) -> Outcome {
    switch move {
    case .add(let letter): add(letter)
    case .challenge: challenge()
    case .answer(let word): answer(word)
    case .askForHelp: askForHelp()
    case .beginRound: beginRound()
    case .replace(let level): replace(by: level)
    }
  }

  /// Makes the moves of a saved match and stops at the first one that the rules do not accept.
  /// - Returns: whether every move was accepted.
  public mutating func replay(_ moves: [Move]) -> Bool {
    for move in moves {
      let count = self.moves.count
      _ = play(move)
      guard self.moves.count > count else { return false }
    }
    return true
  }

  private var round: Round {
    get { rounds[rounds.count - 1] }
    set { rounds[rounds.count - 1] = newValue }
  }

  private mutating func end(_ ending: Ending) -> Outcome {
    round.ending = ending
    return .ended(ending)
  }
}
