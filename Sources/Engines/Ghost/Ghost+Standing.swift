extension Ghost {
  public var status: Status {
    var (standing, winner) = (0, 0)
    for player in players.indices where isStanding(player) { (standing, winner) = (standing + 1, player) }
    if standing == 1 { return .over(winner: winner) }
    let round = rounds[rounds.count - 1]
    guard round.ending == nil else { return .roundOver }
    guard let last = round.turns.last?.player else { return .turn(round.starter) }
    return round.challenger == nil ? .turn(player(after: last)) : .answer(last)
  }

  /// The winner of the match, else of the last round that has ended, else the player to move.
  public var winner: Int {
    if case .over(let winner) = status { return winner }
    guard let loser = rounds.last(where: { $0.loser != nil })?.loser else { return player ?? 0 }
    return player(after: loser)
  }

  /// The letters of the round in progress, or of the one that has just ended.
  public var fragment: String { rounds[rounds.count - 1].fragment }

  /// The player whose move is next; `nil` when a round or the match is over.
  public var player: Int? {
    switch status {
    case .turn(let player), .answer(let player): player
    case .roundOver, .over: nil
    }
  }

  /// The letters of GHOST that a player has collected.
  public func letters(of player: Int) -> String {
    String(Self.word.prefix(lostRounds(of: player)))
  }

  /// Whether a player is still in the match.
  public func isStanding(_ player: Int) -> Bool {
    lostRounds(of: player) < Self.wordLength
  }

  /// A loop without an array or a closure, because every frame asks for `status` many times.
  private func lostRounds(of player: Int) -> Int {
    var count = 0
    for round in rounds where round.loser == player { count += 1 }
    return count
  }

  private static let wordLength = word.count

  /// A player's points: for each round won without help, the fragment's length times 1, 2 or 3 by the level of the
  /// strongest computer opponent.
  public func score(of player: Int) -> Int {
    var letters = Array(repeating: 0, count: players.count)
    var score = 0
    for round in rounds {
      guard let loser = round.loser else { continue }
      if loser != player, letters[player] < Self.word.count, !round.helped.contains(player) {
        score += round.turns.count * factor(for: player)
      }
      letters[loser] += 1
    }
    return score
  }

  /// Each letter after which a word is still possible, and whether it completes one: what help displays.
  public var possibleLetters: [(letter: Character, completes: Bool)] {
    let opened = fragment.isEmpty ? openedLetters : []
    return GhostSolver(judge).lines(from: fragment, lookahead: 1).filter { !opened.contains($0.letter) }.map {
      ($0.letter, $0.verdict == .ends)
    }
  }

  private func factor(for player: Int) -> Int {
    let levels = players.indices.compactMap { $0 == player ? nil : players[$0].level }
    return levels.map(\.factor).max() ?? 1
  }

  /// The next player who is still in the match.
  func player(after player: Int) -> Int {
    var next = player
    repeat { next = (next + 1) % players.count } while next != player && !isStanding(next)
    return next
  }
}

extension Ghost {
  /// The word that a challenged player means by a text: the fragment followed by it, or, if that is no answer and the text
  /// begins with the fragment, the text itself.
  public func answer(typed text: String) -> String {
    let word = fragment + text
    return !answerJudge.accepts(word, for: fragment) && text.hasPrefix(fragment) ? text : word
  }

  /// Whether every letter that can be added leaves a word possible and completes none, so that help would tell nothing.
  public var isHelpUseless: Bool {
    let possible = possibleLetters
    let opened = fragment.isEmpty ? openedLetters : []
    return possible.count == alphabet.letters.count - opened.count && !possible.contains(where: \.completes)
  }
}
