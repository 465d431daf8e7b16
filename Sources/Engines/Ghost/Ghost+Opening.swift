extension Ghost {
  /// The letters that have opened a round and cannot open another one; empty once every possible opening letter has been
  /// used.
  public var openedLetters: [Character] { openedLetters(beforeRound: rounds.count) }

  /// The letters that could not open the round with this index.
  public func openedLetters(beforeRound number: Int) -> [Character] {
    guard rules.version >= .second else { return [] }
    // The opening letter of the round in progress does not count as used in that round.
    let opened = rounds.prefix(number).enumerated().compactMap { index, round in
      index == rounds.count - 1 && round.ending == nil ? nil : round.turns.first?.letter
    }
    guard !opened.isEmpty else { return [] }
    return alphabet.letters.contains { !opened.contains($0) && judge.isPossible(String($0)) } ? opened : []
  }

  /// Who starts the next round. Against Hard with two players, the person starts in such a way that the round is a
  /// theoretical win in the first round and after every lost round, Hard does otherwise; else the players take turns.
  public func nextStarter() -> Int {
    guard let winningOpenings, let person = players.firstIndex(where: { $0.level == nil }) else {
      return rounds.last.map { player(after: $0.starter) } ?? rules.starter ?? 0
    }
    let opened = openedLetters
    let isWonByStarter = winningOpenings.contains { !opened.contains($0) }
    let isPersonFavoured = rounds.last.map { $0.loser == person } ?? true
    return isPersonFavoured == isWonByStarter ? person : 1 - person
  }

  /// The opening letters that win in theory, where the rules use them to decide who starts; otherwise `nil`.
  static func winningOpenings(_ players: [Player], _ rules: Rules, _ judge: GhostJudge) -> [Character]? {
    guard rules.version >= .second, rules.starter == nil, players.count == 2,
      players.contains(where: { $0.level == nil }), players.contains(where: { $0.level == .hard })
    else { return nil }
    return GhostSolver(judge).lines(from: "").filter { $0.verdict == .wins }.map(\.letter)
  }
}
