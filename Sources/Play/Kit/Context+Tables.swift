import Engines

extension Context {
  /// Counts the tables by file names alone, for the title screen.
  mutating func readTables() { openTables = tables?.count() ?? 0 }

  /// The words of a game at a table: the language's, never the player's own; `nil` when the language does not exist.
  mutating func tableWords(_ code: String) -> TableWords? {
    guard let language = library.language(code) else { return nil }
    let lexicon = library.lexicon(language)
    return tables?.words(language, lexicon)
  }

  /// The player's saved game of a table that they left.
  mutating func waitingGame(ofTable id: String) -> Int64? {
    for waiting in records.title(of: player).waiting {
      let game = waiting.session.id
      guard let saved = records.claim(game) else { continue }
      records.release(game)
      if saved.fields["table"].flatMap(TableHeader.init)?.id == id { return game }
    }
    return nil
  }

  /// Leaves the table; a game that has begun can be continued later.
  mutating func leaveTable() { tables?.leave() }
}
