import Engines
import Records
import Texts

/// Two players at one keyboard: one enters a secret, the other guesses, then they swap.
package struct Duel: Equatable, Sendable {
  /// `nil` until a name has been given; the first player then has the name of the current player.
  package var names: [String?] = [nil, nil]
  package private(set) var scores = [0, 0]
  /// The index of the player who enters the secret.
  package private(set) var setter = 0
  /// Whether the next round is about to begin: its setter has not entered the secret yet.
  package private(set) var isBetweenRounds = false
  /// The session of the next round from the end of a round on, until its secret has been entered; `nil` otherwise.
  package var next: GameSession?

  /// The scores that are restored; only damaged data has others.
  package static let plausibleScores = 0...9999

  package init() {}

  /// Restores a duel in progress.
  package init(names: [String?], scores: [Int], setter: Int) {
    self.names = names
    self.scores = scores
    self.setter = setter
  }

  /// Restores a duel whose next round has not begun.
  package init(_ duel: Duel, next: GameSession) {
    self = duel
    self.next = next
    isBetweenRounds = true
  }

  package var guesser: Int { 1 - setter }

  /// Gives the winner of a round a point.
  package mutating func score(guesserWon: Bool) { scores[guesserWon ? guesser : setter] += 1 }

  /// Swaps the roles for the next round.
  package mutating func swap() {
    setter = guesser
    isBetweenRounds = true
  }

  /// Begins a round: its secret has been entered.
  package mutating func begin() {
    isBetweenRounds = false
    next = nil
  }

  /// Resets the score and the setter; the names remain.
  package mutating func reset() {
    scores = [0, 0]
    setter = 0
    begin()
  }

  /// The scores and the setter between two rounds, `2 1 0`, as they were saved before the next round was a saved game;
  /// empty when it is one.
  package var savedStanding: String {
    isBetweenRounds && next == nil && names[0] == nil ? "\(scores[0]) \(scores[1]) \(setter)" : ""
  }

  /// Restores a saved standing; an invalid one is ignored.
  package mutating func restore(standing: String) {
    let numbers = standing.split(separator: " ").compactMap { Int(checked: $0) }
    guard numbers.count == 3, numbers.allSatisfy({ Self.plausibleScores.contains($0) }), numbers[2] < 2 else {
      return
    }
    scores = [numbers[0], numbers[1]]
    setter = numbers[2]
    isBetweenRounds = true
  }

  /// `2 : 1`
  package var numbers: String { "\(scores[0]) : \(scores[1])" }
}

extension Mode {
  /// Whether one player sets a phrase and the other guesses it, at one keyboard or at a table.
  package var isDuel: Bool { self == .duel || self == .duelTable }
}

extension Duel {
  /// The display name of a player: the given name, else that of the current player, or a number.
  package func name(of player: Int, _ context: Context) -> String {
    names[player] ?? (player == 0 ? context.profile.givenName : nil) ?? context.text("Player \(player + 1)")
  }

  /// `Ada 2 : 1 Bob`
  package func score(_ context: Context) -> String {
    "\(name(of: 0, context)) \(numbers) \(name(of: 1, context))"
  }

  /// Asks the setter for the secret.
  package func secretPrompt(_ context: Context) -> String {
    context.text("\(name(of: setter, context)) enters a secret. \(name(of: guesser, context)) looks away.")
  }

  /// The result of a round, with the score.
  /// - Parameter misses: those with which the guesser has won; `nil` when the setter has, because there were too many.
  package func lines(wonBy winner: Person, misses: Int?, _ context: Context) -> [ResultLine] {
    let text = context.text
    var score = ResultLine(score(context))
    score.spoken = spokenScore(context)
    guard let misses else {
      return [
        ResultLine(text(winner, you: "You win the round.") { "\($0) wins the round." }), score,
        text.smallLetters,
      ]
    }
    let wrong =
      misses == 0
      ? text("not one wrong guess")
      : text("one wrong guess", plural: "\(text.numeral(misses)) wrong guesses", misses)
    return [ResultLine(text(winner, you: "You win the round") { "\($0) wins the round" }, wrong), score]
  }

  /// `Ada 2, Bob 1`, as it is said.
  package func spokenScore(_ context: Context) -> String {
    [0, 1].map { "\(name(of: $0, context)) \(scores[$0])" }.joined(separator: ", ")
  }

  /// A round whose secret has not been entered, in its saved form; `nil` when no round has been played.
  package func saved(_ context: Context) -> SavedGame? {
    guard let next else { return nil }
    var fields = SavedGame.Fields()
    let score = "\(briefName(of: 0, context)) \(numbers) \(briefName(of: 1, context))"
    fields.add("glimpse", score.count <= Self.longestScore ? score : numbers)
    fields.add(self)
    fields.add(RulesVersion.current)
    return SavedGame(session: next, progress: 0, fields: fields)
  }

  private func briefName(of player: Int, _ context: Context) -> String {
    let name = name(of: player, context)
    guard name.count > Self.longestName else { return name }
    return "\(name.prefix(Self.longestName - 1))…"
  }

  private static let longestScore = 24
  private static let longestName = 8
}

/// The duel of the set-up, at this keyboard.
extension HangmanSetUp {
  /// Prepares a duel with the chosen names: one that was left between two rounds goes on.
  package static func prepare(_ context: inout Context) {
    let names = context.hangman.duel.names
    // Another player may have entered the name of this one.
    if names[1] == names[0] ?? context.profile.player { context.hangman.duel.names[1] = nil }
    if context.hangman.host != .duel || !resumeDuel(&context) { context.hangman.duel.reset() }
  }

  /// Claims the saved next round of the duel that the player has left, if there is one.
  /// - Returns: whether that duel goes on.
  private static func resumeDuel(_ context: inout Context) -> Bool {
    let (duel, profile) = (context.hangman.duel, context.profile)
    guard duel.isBetweenRounds else { return false }
    guard let next = duel.next else { return true }
    guard let saved = context.services.records.claim(next.id)?.session else { return false }
    guard saved.player == profile.player, saved.language == profile.language.code,
      saved.words == profile.ownWords?.path ?? ""
    else {
      context.services.records.release(next.id)
      return false
    }
    return true
  }

  /// Begins a round on the secret that the setter has entered.
  package static func beginRound(on secret: String, _ context: inout Context) -> HangmanRound {
    let session = context.hangman.duel.next ?? GameSession(.duel, &context)
    context.hangman.duel.begin()
    return HangmanRound(session, phrase: secret, &context)
  }

  /// Scores a round, and saves the result of each player who gave a name together with the next round, so that a kill loses
  /// neither.
  /// - Returns: the next round in its saved form.
  static func finishRound(
    _ session: GameSession, _ record: SavedGame, guesserWon: Bool, _ context: inout Context
  ) -> SavedGame? {
    let duel = context.hangman.duel
    context.hangman.duel.score(guesserWon: guesserWon)
    context.hangman.duel.next = GameSession(
      id: .random(in: 1 ... .max), player: session.player, mode: .duel, language: session.language,
      words: session.words)
    var following = context.hangman.duel
    following.swap()
    let next = following.saved(context)
    session.save(
      record, names: [duel.names[0] ?? session.player, duel.names[1]],
      winner: guesserWon ? duel.guesser : duel.setter, next: next, &context)
    return next
  }

  /// Restores the duel of a saved round whose secret has not been entered.
  /// - Returns: whether it is one.
  package static func restoreSecret(_ saved: SavedGame, _ context: inout Context) -> Bool {
    guard saved.session.mode == .duel, saved.fields["phrase"] == nil, let duel = Duel(saved.fields)
    else { return false }
    context.hangman.restore(.duel)
    context.hangman.duel = Duel(duel, next: saved.session)
    return true
  }

  /// Ends the duel: a next round does not wait.
  package static func endDuel(_ context: inout Context) {
    if let next = context.hangman.duel.next { context.services.records.discard(next.id) }
    context.hangman.duel.reset()
  }
}

extension SavedGame.Fields {
  /// Adds the names, the score and the setter.
  package mutating func add(_ duel: Duel) {
    for player in [0, 1] {
      add("score", "\(duel.scores[player])")
      add("name", duel.names[player] ?? "")
    }
    add("setter", "\(duel.setter)")
  }
}

extension Duel {
  /// Parses a saved duel.
  init?(_ fields: SavedGame.Fields) {
    guard let scores = fields.values("score", as: Int.self), scores.count == 2,
      scores.allSatisfy(Duel.plausibleScores.contains), let setter = fields[number: "setter"],
      (0...1).contains(setter)
    else { return nil }
    let names = fields.all("name")
    guard names.count == 2 else { return nil }
    self.init(names: names.map { $0.isEmpty ? nil : $0 }, scores: scores, setter: setter)
  }
}
