import Engines
import Kit
import Records
import Texts

/// Two players at one keyboard: one enters a secret, the other guesses, then they swap.
struct Duel: Equatable, Sendable {
  /// `nil` until a name has been given; the first player then has the name of the current player.
  var names: [String?] = [nil, nil]
  private(set) var scores = [0, 0]
  /// The index of the player who enters the secret.
  private(set) var setter = 0
  /// Whether the next round is about to begin: its setter has not entered the secret yet.
  private(set) var isBetweenRounds = false
  /// The session of the next round from the end of a round on, until its secret has been entered; `nil` otherwise.
  var next: GameSession?

  /// The scores that are restored; only damaged data has others.
  static let plausibleScores = 0...9999

  init() {}

  /// Restores a duel in progress.
  init(names: [String?], scores: [Int], setter: Int) {
    self.names = names
    self.scores = scores
    self.setter = setter
  }

  /// Restores a duel whose next round has not begun.
  init(_ duel: Duel, next: GameSession) {
    self = duel
    self.next = next
    isBetweenRounds = true
  }

  var guesser: Int { 1 - setter }

  /// Gives the winner of a round a point.
  mutating func score(guesserWon: Bool) { scores[guesserWon ? guesser : setter] += 1 }

  /// Swaps the roles for the next round.
  mutating func swap() {
    setter = guesser
    isBetweenRounds = true
  }

  /// Begins a round: its secret has been entered.
  mutating func begin() {
    isBetweenRounds = false
    next = nil
  }

  /// Resets the score and the setter; the names remain.
  mutating func reset() {
    scores = [0, 0]
    setter = 0
    begin()
  }

  /// The scores and the setter between two rounds, `2 1 0`, as they were saved before the next round was a saved game;
  /// empty when it is one.
  var savedStanding: String {
    isBetweenRounds && next == nil && names[0] == nil ? "\(scores[0]) \(scores[1]) \(setter)" : ""
  }

  /// Restores a saved standing; an invalid one is ignored.
  mutating func restore(standing: String) {
    let numbers = standing.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ Self.plausibleScores.contains($0) }), numbers[2] < 2 else {
      return
    }
    scores = [numbers[0], numbers[1]]
    setter = numbers[2]
    isBetweenRounds = true
  }

  /// `2 : 1`
  var numbers: String { "\(scores[0]) : \(scores[1])" }
}

extension Mode {
  /// Whether one player sets a phrase and the other guesses it, at one keyboard or at a table.
  var isDuel: Bool { self == .duel || self == .duelTable }
}

extension Context {
  /// The display name of a player of a duel: the given name, else that of the current player, or a number.
  func duelist(_ index: Int, of duel: Duel) -> String {
    duel.names[index] ?? (index == 0 ? profile.givenName : nil) ?? text("Player \(index + 1)")
  }

  /// The name of a player of the duel; `nil` for the second one until a name has been given.
  func duelistName(_ index: Int) -> String? {
    hangman.duel.names[index] ?? (index == 0 ? profile.player : nil)
  }

  func duelist(_ index: Int) -> String { duelist(index, of: hangman.duel) }

  /// `Ada 2 : 1 Bob`
  func score(of duel: Duel) -> String { "\(duelist(0, of: duel)) \(duel.numbers) \(duelist(1, of: duel))" }

  var duelScore: String { score(of: hangman.duel) }

  /// The score as a line of a result.
  func scoreLine(of duel: Duel) -> Popup.Line {
    .init(score(of: duel))
  }

  /// The result of a round that the guesser has won with this number of misses.
  func guessedLines(_ guesser: String, misses: Int, in duel: Duel) -> [Popup.Line] {
    let wrong =
      misses == 0
      ? text("not one wrong guess")
      : text("\(misses) wrong guess", plural: "\(misses) wrong guesses", misses)
    return [.init(parts: [text("\(guesser) wins the round"), wrong]), scoreLine(of: duel)]
  }

  /// The result of a round that the setter has won, because the guesser had too many misses.
  func hangedLines(_ setter: String, in duel: Duel) -> [Popup.Line] {
    [
      .init(text("\(setter) wins the round.")), scoreLine(of: duel),
      .init(text("Small letters were missing.")),
    ]
  }

  /// Scores a round of a duel, and saves the result of each player who gave a name together with the next round, so that a
  /// kill loses neither.
  mutating func finishDuel(_ session: GameSession, _ record: SavedGame, guesserWon: Bool) {
    let duel = hangman.duel
    hangman.duel.score(guesserWon: guesserWon)
    hangman.duel.next = GameSession(
      id: .random(in: 1 ... .max), player: session.player, mode: .duel, language: session.language,
      words: session.words)
    finish(
      session, record, names: [duel.names[0] ?? session.player, duel.names[1]],
      winner: guesserWon ? duel.guesser : duel.setter, next: savedNextRound)
  }

  /// Claims the saved next round of the duel that the player has left, if there is one.
  /// - Returns: whether that duel goes on.
  mutating func resumeDuel() -> Bool {
    guard hangman.duel.isBetweenRounds else { return false }
    guard let next = hangman.duel.next else { return true }
    guard let saved = services.records.claim(next.id)?.session else { return false }
    guard saved.player == profile.player, saved.language == profile.language.code,
      saved.words == profile.ownWords?.path ?? ""
    else {
      services.records.release(next.id)
      return false
    }
    return true
  }
}
