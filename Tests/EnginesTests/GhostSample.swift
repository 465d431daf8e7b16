import Engines

/// A match of Ghost for tests: a few words and people.
enum GhostSample {
  static let words = ["cat 1", "cats 1", "camel 2", "gecko 3", "goat 1"]
  static let lexicon = Lexicon(words)
  static let alphabet = Alphabet("abcdefghijklmnopqrstuvwxyz", folds: [["a", "â", "ä"]])

  /// The judge's list is tiers 1 to 3, the players take turns at starting, and openings can be repeated.
  static func rules(
    list: GhostJudge.List = .standard, shortest: Int = 4, bluff: Bool = false
  ) -> Ghost.Rules {
    Ghost.Rules(list: list, shortest: shortest, bluff: bluff, version: .first)
  }

  static func match(players: [String] = ["Ada", "Bo"], rules: Ghost.Rules = rules()) -> Ghost {
    match(players: players.map { Ghost.Player($0) }, rules: rules)
  }

  static func match(words: [String], rules: Ghost.Rules = rules()) -> Ghost {
    match(players: [Ghost.Player("Ada"), Ghost.Player("Bo")], rules: rules, lexicon: Lexicon(words))
  }

  static func match(
    players: [Ghost.Player], rules: Ghost.Rules = rules(), seed: UInt64 = 0, alphabet: Alphabet = alphabet,
    lexicon: Lexicon = lexicon
  ) -> Ghost {
    Ghost(players: players, rules: rules, seed: seed, alphabet: alphabet, lexicon: lexicon)
  }

  /// Adds letters one after the other; returns the outcome of the last one.
  @discardableResult
  static func type(_ letters: String, in match: inout Ghost) -> Ghost.Outcome {
    var outcome = Ghost.Outcome.notNow
    for letter in letters { outcome = match.add(letter) }
    return outcome
  }

  /// Lets these players lose a round each, by a letter that makes words impossible, and begins the next one.
  static func lose(_ match: inout Ghost, by losers: [Int]) -> Ghost.Status {
    for loser in losers {
      for letter in "camel" + "camel" where match.status != .roundOver {
        _ = match.add(match.status == .turn(loser) ? "x" : letter)
        if case .over = match.status { return match.status }
      }
      _ = match.beginRound()
    }
    return match.status
  }
}
