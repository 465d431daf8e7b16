import Engines
import Records

/// Two players at one keyboard: one enters a secret, the other guesses, then they swap.
struct Duel: Equatable, Sendable {
  /// `nil` until a name has been given; the first player is then whoever plays.
  var names: [String?] = [nil, nil]
  private(set) var scores = [0, 0]
  /// Who enters the secret.
  private(set) var setter = 0

  init() {}

  /// A duel that goes on.
  init(names: [String?], scores: [Int], setter: Int) {
    self.names = names
    self.scores = scores
    self.setter = setter
  }

  var guesser: Int { 1 - setter }

  /// Scores a round for whoever won it.
  mutating func score(guesserWon: Bool) { scores[guesserWon ? guesser : setter] += 1 }

  /// Swaps the roles.
  mutating func swap() { setter = guesser }

  /// Begins anew, with the same names.
  mutating func reset() {
    scores = [0, 0]
    setter = 0
  }
}

extension Duel {
  /// `2 : 1`
  var numbers: String { "\(scores[0]) : \(scores[1])" }
}

extension Mode {
  /// Whether one sets a phrase and the other guesses it, at one keyboard or at two.
  var isDuel: Bool { self == .duel || self == .duelTable }
}

extension Context {
  /// The name of a player of a duel, as it was given; else that of whoever plays, or a number.
  func duelist(_ index: Int, of duel: Duel) -> String {
    duel.names[index] ?? (index == 0 ? player : strings.player(index + 1))
  }

  func duelist(_ index: Int) -> String { duelist(index, of: hangman.duel) }

  /// `Ada 2 : 1 Bob`
  func score(of duel: Duel) -> String { "\(duelist(0, of: duel)) \(duel.numbers) \(duelist(1, of: duel))" }

  /// The same with long names cut.
  func shortScore(of duel: Duel) -> String {
    let names = [0, 1].map { duelist($0, of: duel).clipped(to: 8) }
    return "\(names[0]) \(duel.numbers) \(names[1])"
  }

  var duelScore: String { score(of: hangman.duel) }
  var duelScoreShort: String { shortScore(of: hangman.duel) }

  /// Scores a round of a duel and saves what each player who gave a name has won or lost.
  mutating func finishDuel(_ session: GameSession, _ record: SavedGame, guesserWon: Bool) {
    let duel = hangman.duel
    hangman.duel.score(guesserWon: guesserWon)
    finish(
      session, record, names: [duel.names[0] ?? session.player, duel.names[1]],
      winner: guesserWon ? duel.guesser : duel.setter)
  }
}
