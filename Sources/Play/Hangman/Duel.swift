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

extension Context {
  /// The name of a player of a duel, as it was given; else that of whoever plays, or a number.
  func duelist(_ index: Int) -> String {
    hangman.duel.names[index] ?? (index == 0 ? player : strings.player(index + 1))
  }

  /// `Ada 2 : 1 Bob`
  var duelScore: String { "\(duelist(0)) \(duelNumbers) \(duelist(1))" }

  /// The same with long names cut.
  var duelScoreShort: String {
    "\(duelist(0).clipped(to: 8)) \(duelNumbers) \(duelist(1).clipped(to: 8))"
  }

  /// `2 : 1`
  var duelNumbers: String { "\(hangman.duel.scores[0]) : \(hangman.duel.scores[1])" }

  /// Scores a round of a duel and saves what each player who gave a name has won or lost.
  mutating func finishDuel(_ session: GameSession, _ record: SavedGame, guesserWon: Bool) {
    let duel = hangman.duel
    hangman.duel.score(guesserWon: guesserWon)
    finish(
      session, record, names: [duel.names[0] ?? session.player, duel.names[1]],
      winner: guesserWon ? duel.guesser : duel.setter)
  }
}
