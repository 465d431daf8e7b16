import Engines

extension Context {
  /// Counts the tables by their names alone, for the title.
  mutating func readTables() { openTables = tables?.count() ?? 0 }

  /// What a game at a table is played with: the language's words, never the player's own; `nil` without that language.
  mutating func tableWords(_ code: String) -> TableWords? {
    guard let language = library.language(code) else { return nil }
    let lexicon = library.lexicon(language)
    return tables?.words(language, lexicon)
  }

  /// The player's saved game of a table that was left.
  mutating func waitingGame(ofTable id: String) -> Int64? {
    for waiting in records.title(of: player).waiting {
      let game = waiting.session.id
      guard let saved = records.claim(game) else { continue }
      records.release(game)
      if saved.fields["table"].flatMap(TableHeader.init)?.id == id { return game }
    }
    return nil
  }

  /// Leaves the table; a game that has begun waits under Continue.
  mutating func leaveTable() { tables?.leave() }
}
