import Engines
import Records

extension Context {
  /// The name of the words' language if it is not that of the interface, for the header of a game; empty if it is.
  package var foreignWords: String { language.code == strings.language.rawValue ? "" : language.name }

  /// A new game of the player in the language of the words; records that the player has played.
  package mutating func session(_ mode: Mode, day: Day? = nil) -> GameSession {
    records.add(player: player)
    return GameSession(
      id: .random(in: 1 ... .max), player: player, mode: mode, language: language.code,
      words: ownWords?.path ?? "", day: day)
  }

  /// The player's game at a table, with the language of its words, which are never the player's own.
  package mutating func tableSession(_ mode: Mode, language: String) -> GameSession {
    records.add(player: player)
    return GameSession(id: .random(in: 1 ... .max), player: player, mode: mode, language: language)
  }

  /// Switches to the language and the words of a game; returns whether they exist.
  package mutating func useWords(of session: GameSession) -> Bool {
    guard let language = library.language(session.language) else { return false }
    if session.words.isEmpty {
      ownWords = nil
    } else if session.words != ownWords?.path {
      guard let lexicon = library.ownWords(session.words, language) else { return false }
      ownWords = OwnWords(path: session.words, lexicon: lexicon)
    }
    self.language = language
    return true
  }

  /// The result of a game that ended today, or of the puzzle of its day.
  package func result(
    of session: GameSession, by player: String? = nil, isWon: Bool, points: Int = 0, misses: Int = 0,
    details: GameResult.Details = GameResult.Details()
  ) -> GameResult {
    GameResult(
      player: player ?? session.player, mode: session.mode, language: session.language,
      day: session.day ?? today(), isWon: isWon, points: points, misses: misses,
      isRanked: session.words.isEmpty && session.code.isEmpty, details: details)
  }

  /// Saves the result of a game. For a game dealt by a code nothing is recorded, and only its saved game is deleted.
  package mutating func finish(_ record: GameRecord) {
    let session = record.game.session
    guard session.code.isEmpty else { return records.discard(session.id) }
    records.finish(record.result, game: session.id, record: record.game)
  }

  /// A new random seed that a code can represent.
  package mutating func dealSeed() -> UInt64 {
    GameCode.seed(ofDeal: generator.next() & (1 << UInt64(GameCode.dealBits) - 1))
  }

  /// Whether something may be saved under a name: a guest may use only their own.
  package func mayWrite(of name: String) -> Bool { !isGuest || name == player }

  /// Saves the result of each player of a game that counts by name; those without a name are not recorded, nor a name that
  /// several players have.
  /// - Parameters:
  ///   - record: the game after its last move.
  ///   - next: the game that follows, in its saved form.
  package mutating func finish(
    _ session: GameSession, _ record: SavedGame, names: [String?], winner: Int, next: SavedGame? = nil
  ) {
    let results = names.enumerated().compactMap { player, name -> GameResult? in
      guard let name, mayWrite(of: name), names.count(where: { $0 == name }) == 1 else { return nil }
      return result(of: session, by: name, isWon: player == winner)
    }
    records.finish(results, game: session.id, record: record, next: next)
  }
}

extension GameSession {
  /// The code that the game was dealt by, which includes the sender's result.
  package var dealtBy: GameCode? { code.isEmpty ? nil : try? GameCode(code) }
}

extension SavedGame.Fields {
  /// All values of a field, parsed; `nil` when one of them is invalid.
  package func values<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type = Value.self)
    -> [Value]?
  {
    let values = all(name).map { Value($0) }
    return values.contains { $0 == nil } ? nil : values.map { $0! }
  }

  /// Adds the version of the rules.
  package mutating func add(_ rules: RulesVersion) { add("rules", "\(rules.rawValue)") }

  /// Adds the code that a game was dealt by, if any.
  package mutating func addCode(of session: GameSession) {
    if !session.code.isEmpty { add("code", session.code) }
  }

  /// Records that the player gave the game up.
  package mutating func addGivenUp() { add("end", "given-up") }

  /// Whether the player gave the game up.
  package var isGivenUp: Bool { self["end"] == "given-up" }

  package mutating func add(_ name: String, _ values: [some LosslessStringConvertible]) {
    for value in values { add(name, value.description) }
  }
}
