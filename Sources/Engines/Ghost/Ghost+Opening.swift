extension Ghost {
  /// The letters that have opened a round and cannot open another one; empty when every letter that a word
  /// begins with has.
  public var openedLetters: [Character] { openedLetters(beforeRound: rounds.count) }

  /// The letters that could not open a round, by its index.
  func openedLetters(beforeRound number: Int) -> [Character] {
    guard rules.version >= .second else { return [] }
    // The letter that opened the round that is being played is not in the way of its own.
    let opened = rounds.prefix(number).enumerated().compactMap { index, round in
      index == rounds.count - 1 && round.ending == nil ? nil : round.turns.first?.letter
    }
    guard !opened.isEmpty else { return [] }
    return alphabet.letters.contains { !opened.contains($0) && judge.isPossible(String($0)) } ? opened : []
  }

  /// Who starts the round after those played. Against Hard, of two, the person gets the side that is won by
  /// theory in the first round and after every round lost, Hard otherwise; else the players take turns.
  func nextStarter() -> Int {
    guard let winningOpenings, let person = players.firstIndex(where: { $0.level == nil }) else {
      return rounds.last.map { player(after: $0.starter) } ?? rules.starter ?? 0
    }
    let opened = openedLetters
    let isWonByStarter = winningOpenings.contains { !opened.contains($0) }
    let isPersonFavoured = rounds.last.map { $0.loser == person } ?? true
    return isPersonFavoured == isWonByStarter ? person : 1 - person
  }

  /// The letters that win when they open a round, where the starter depends on them.
  static func winningOpenings(_ players: [Player], _ rules: Rules, _ judge: GhostJudge) -> [Character]? {
    guard rules.version >= .second, rules.starter == nil, players.count == 2,
      players.contains(where: { $0.level == nil }), players.contains(where: { $0.level == .hard })
    else { return nil }
    return GhostSolver(judge).lines(from: "").filter { $0.verdict == .wins }.map(\.letter)
  }
}
