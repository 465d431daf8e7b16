import Engines
import Records

extension Context {
  /// A new game of the player's in the words' language, which counts them among those who have played.
  mutating func session(_ mode: Mode, day: Day? = nil) -> GameSession {
    records.add(player: player)
    return GameSession(
      id: .random(in: 1 ... .max), player: player, mode: mode, language: language.code,
      words: ownWords?.path ?? "", day: day)
  }

  /// The player's game at a table: with the language of its words, which are never the player's own.
  mutating func tableSession(_ mode: Mode, language: String) -> GameSession {
    records.add(player: player)
    return GameSession(id: .random(in: 1 ... .max), player: player, mode: mode, language: language)
  }

  /// Switches to the language and the words that a game was played with. Returns whether they are there.
  mutating func useWords(of session: GameSession) -> Bool {
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

  /// How a game ended today, or for the day it was made for.
  func result(
    of session: GameSession, by player: String? = nil, isWon: Bool, points: Int = 0, misses: Int = 0,
    details: GameResult.Details = GameResult.Details()
  ) -> GameResult {
    GameResult(
      player: player ?? session.player, mode: session.mode, language: session.language,
      day: session.day ?? today(), isWon: isWon, points: points, misses: misses,
      isRanked: session.words.isEmpty, details: details)
  }

  /// Whether something may be saved under a name: a guest has only one.
  func mayWrite(of name: String) -> Bool { !isGuest || name == player }

  /// Saves what each of two players has won or lost; those without a name are not counted.
  /// - Parameter record: the game after its last move.
  mutating func finish(_ session: GameSession, _ record: SavedGame, names: [String?], winner: Int) {
    for (player, name) in names.enumerated() {
      guard let name, mayWrite(of: name) else { continue }
      let result = result(of: session, by: name, isWon: player == winner)
      records.finish(result, game: session.id, record: record)
    }
    records.discard(session.id)
  }
}

extension SavedGame.Fields {
  /// The values of one name, each as what it stands for; `nil` when one stands for nothing.
  func values<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type = Value.self) -> [Value]?
  {
    let values = all(name).map { Value($0) }
    return values.contains { $0 == nil } ? nil : values.map { $0! }
  }

  /// Adds the rules that a game was begun under.
  mutating func add(_ rules: RulesVersion) { add("rules", "\(rules.rawValue)") }

  /// Notes that the player gave the game up.
  mutating func addGivenUp() { add("end", "given-up") }

  /// Whether the player gave the game up.
  var isGivenUp: Bool { self["end"] == "given-up" }

  mutating func add(_ name: String, _ values: [some LosslessStringConvertible]) {
    for value in values { add(name, value.description) }
  }
}
