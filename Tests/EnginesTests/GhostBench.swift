import TestSupport

@testable import Engines

/// Plays matches between the levels and models of people, and counts the results.
enum GhostBench {
  /// The players.
  enum Side: Equatable {
    case level(GhostLevel)
    /// A person who knows tier 1 and does not look ahead.
    case knowsCommon
    /// A person who knows tiers 1 to 2 and looks two letters ahead.
    case knowsFamiliar
    /// A person who knows the judge's list and plays perfectly.
    case perfect

    var level: GhostLevel? { if case .level(let level) = self { level } else { nil } }

    var name: String {
      switch self {
      case .level(let level): "\(level)"
      case .knowsCommon: "knows tier 1"
      case .knowsFamiliar: "sees two letters"
      case .perfect: "perfect"
      }
    }
  }

  /// The number of rounds that one side won against another.
  struct Row: Equatable {
    var matches = 0
    var matchesWon = 0
    var rounds = 0
    var roundsWon = 0
    /// The rounds among those won that a dead fragment of the opponent ended.
    var killed = 0
    /// The letters with which each round ended, and how many of these were a dead fragment.
    var fragments: [String] = []
    var dead = 0

    var matchRate: Double { Double(matchesWon) / Double(matches) }
    var roundRate: Double { Double(roundsWon) / Double(rounds) }
    var killedRate: Double { Double(killed) / Double(max(1, roundsWon)) }
  }

  /// Plays whole matches until the number of rounds is reached; the sides alternate in the first seat.
  static func play(
    _ side: Side, _ opponent: Side, rounds: Int, on lexicon: Lexicon,
    alphabet: Alphabet = GhostSample.alphabet,
    rules: Ghost.Rules = Ghost.Rules()
  ) -> Row {
    var row = Row()
    var generator = SplitMix64(seed: 1)
    while row.rounds < rounds {
      let mine = row.matches % 2
      let sides = mine == 0 ? [side, opponent] : [opponent, side]
      let players = sides.indices.map { Ghost.Player("\($0)", level: sides[$0].level) }
      var match = GhostSample.match(
        players: players, rules: rules, seed: UInt64(row.matches), alphabet: alphabet, lexicon: lexicon)
      match.dealOpening()
      finish(&match, sides, using: &generator)
      row.matches += 1
      row.matchesWon += match.status == .over(winner: mine) ? 1 : 0
      row.rounds += match.rounds.count
      let won = match.rounds.filter { $0.loser == 1 - mine }
      row.roundsWon += won.count
      row.killed += won.count { if case .dead = $0.ending { true } else { false } }
      row.fragments += match.rounds.map(\.fragment)
      row.dead += match.rounds.count { if case .dead = $0.ending { true } else { false } }
    }
    return row
  }

  /// How rounds of Ghost and of Superghost end, and how often Easy is beaten, as lines of a table.
  static func variants(
    rounds: Int, on lexicon: Lexicon, alphabet: Alphabet, list: GhostJudge.List
  ) -> [String] {
    [Ghost.Variant.usual, .superghost].flatMap { variant in
      let rules = Ghost.Rules(list: list).of(variant)
      let levels = GhostLevel.allCases.map { level in
        let row = play(
          .level(level), .level(level), rounds: rounds, on: lexicon, alphabet: alphabet, rules: rules)
        let lengths = row.fragments.map(\.count).sorted()
        return
          "\(variant), \(level): median \(lengths[lengths.count / 2]) letters, \(Set(row.fragments).count) ends in \(row.rounds) rounds, \(percent(Double(row.dead) / Double(row.rounds))) dead"
      }
      let row = play(
        .knowsCommon, .level(.easy), rounds: 4 * rounds, on: lexicon, alphabet: alphabet, rules: rules)
      return levels + [
        "\(variant): who knows tier 1 wins \(percent(row.roundRate)) of \(row.rounds) rounds against Easy"
      ]
    }
  }

  /// Plays a match to its end.
  static func finish(_ match: inout Ghost, _ sides: [Side], using generator: inout SplitMix64) {
    while true {
      if case .over = match.status { return }
      var move = match.computerMove ?? .beginRound
      if let player = match.player, sides[player].level == nil {
        move = personsMove(sides[player], in: match, using: &generator)
      }
      let outcome = match.play(move)
      if move == .beginRound { match.dealOpening() }
      precondition(![.notALetter, .tooLong, .notNow].contains(outcome), "\(match.moves)")
    }
  }

  /// Lets the computer players finish a match.
  static func finish(_ match: inout Ghost) {
    var generator = SplitMix64(seed: 0)
    finish(&match, match.players.map { .level($0.level!) }, using: &generator)
  }

  static func personsMove(
    _ side: Side, in match: Ghost, using generator: inout SplitMix64
  ) -> Ghost.Move {
    let tier = side == .knowsCommon ? .common : side == .knowsFamiliar ? .familiar : match.judge.tier
    let lookahead = side == .knowsCommon ? 1 : side == .knowsFamiliar ? 2 : Int.max
    let known = GhostSolver(match.judge.upTo(tier))
    let lines = known.lines(from: match.fragment, lookahead: lookahead)
      .filter { !match.fragment.isEmpty || !match.openedLetters.contains($0.letter) }
    for verdict in [GhostSolver.Verdict.wins, .open, .loses, .ends] {
      let equals = lines.filter { $0.verdict == verdict }
      if !equals.isEmpty { return Ghost.Move(equals[generator.below(equals.count)].added) }
    }
    let letters = match.alphabet.letters.filter {
      !match.fragment.isEmpty || !match.openedLetters.contains($0)
    }
    return .add(letters[generator.below(letters.count)])
  }

  /// Every pairing, as lines of a table.
  static func table(
    rounds: Int, on lexicon: Lexicon, alphabet: Alphabet, list: GhostJudge.List
  ) -> [String] {
    let levels = GhostLevel.allCases.map(Side.level)
    let pairs: [(Side, Side)] =
      levels.flatMap { side in levels.map { (side, $0) } }
      + [Side.knowsCommon, .knowsFamiliar, .perfect].flatMap { side in levels.map { (side, $0) } }
    return pairs.map { side, opponent in
      let row = play(
        side, opponent, rounds: rounds, on: lexicon, alphabet: alphabet, rules: .init(list: list))
      return
        "\(side.name) against \(opponent.name): \(percent(row.roundRate)) of \(row.rounds) rounds, \(percent(row.matchRate)) of \(row.matches) matches; \(percent(row.killedRate)) of the rounds won by a dead fragment"
    }
  }

  static func percent(_ rate: Double) -> String {
    let tenths = Int((rate * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
