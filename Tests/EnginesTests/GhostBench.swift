import Engines

/// Lets the levels play each other and counts.
enum GhostBench {
  /// How often one level won against another.
  struct Row: Equatable {
    var level: GhostLevel
    var opponent: GhostLevel
    var matches = 0
    var matchesWon = 0
    var rounds = 0
    var roundsWon = 0

    var matchRate: Double { Double(matchesWon) / Double(matches) }
    var roundRate: Double { Double(roundsWon) / Double(rounds) }
  }

  /// Plays so many matches of a pair of levels, who take turns at starting.
  static func play(
    _ level: GhostLevel, _ opponent: GhostLevel, matches: Int, on lexicon: Lexicon,
    rules: Ghost.Rules = Ghost.Rules()
  ) -> Row {
    var row = Row(level: level, opponent: opponent)
    for number in 0..<matches {
      let mine = number % 2
      let players = (0...1).map { Ghost.Player("\($0)", level: $0 == mine ? level : opponent) }
      var match = GhostTable.match(players: players, rules: rules, seed: UInt64(number), lexicon: lexicon)
      finish(&match)
      row.matches += 1
      row.matchesWon += match.status == .over(winner: mine) ? 1 : 0
      row.rounds += match.rounds.count
      row.roundsWon += match.rounds.count { $0.loser == 1 - mine }
    }
    return row
  }

  /// Every level against every level, as a table of lines.
  static func table(matches: Int, on lexicon: Lexicon, rules: Ghost.Rules = Ghost.Rules()) -> String {
    var lines = ["level   against  matches  won   rounds won"]
    for level in GhostLevel.allCases {
      for opponent in GhostLevel.allCases {
        let row = play(level, opponent, matches: matches, on: lexicon, rules: rules)
        let names = padded("\(level)", 8) + padded("\(opponent)", 9) + padded("\(matches)", 9)
        lines.append(names + padded(percent(row.matchRate), 6) + percent(row.roundRate))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Lets the computer players of a match play it to its end.
  static func finish(_ match: inout Ghost) {
    while true {
      if case .over = match.status { return }
      let outcome = match.play(match.computerMove ?? .beginRound)
      precondition(![.notALetter, .tooLong, .notNow].contains(outcome), "\(match.moves)")
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func percent(_ rate: Double) -> String { "\(Int((rate * 100).rounded())) %" }
}
