/// Rounds whose first letter is dealt: the players do not choose it.
extension Ghost {
  /// Begins the next round where one has ended, with the letter that is dealt.
  public mutating func goOn() {
    if status == .roundOver { _ = beginRound() }
    dealOpening()
  }

  /// Adds the dealt letter to a round that has none yet; without dealt openings nothing happens.
  public mutating func dealOpening() {
    guard fragment.isEmpty, case .turn = status, let letter = openingToDeal else { return }
    _ = add(letter)
  }

  /// The letter with which the round begins that has no letter yet, or else the next one, by the seed. No letter comes twice
  /// in a match unless none is left. `nil` without dealt openings.
  var openingToDeal: Character? {
    guard !dealableOpenings.isEmpty else { return nil }
    let ended = rounds.filter { $0.ending != nil }
    let opened = ended.compactMap { $0.turns.first?.letter }
    let fresh = dealableOpenings.filter { !opened.contains($0) }
    let letters = fresh.isEmpty ? dealableOpenings : fresh
    var generator = SplitMix64(seed: seed ^ UInt64(ended.count + 1) << 32)
    return letters[generator.below(letters.count)]
  }

  /// The letters that a round can be dealt, in order: those after which a fit familiar word is possible and the next player
  /// can both win and lose, if there are such, else those with a fit word, else all that begin a word.
  static func dealableOpenings(_ judge: GhostJudge) -> [Character] {
    let familiar = judge.upTo(min(judge.tier, .familiar))
    let solver = GhostSolver(judge)
    let possible = solver.lines(from: "", lookahead: 1).map(\.letter)
    let fit = possible.filter { familiar.canEndFit(String($0)) }
    let open = fit.filter { letter in
      let verdicts = solver.lines(from: String(letter)).map(\.verdict)
      return verdicts.contains(.wins) && verdicts.contains(.loses)
    }
    return [open, fit, possible].first { !$0.isEmpty } ?? []
  }
}
