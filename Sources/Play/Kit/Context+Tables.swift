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

  /// Leaves the table; a game that has begun waits under Continue.
  mutating func leaveTable() { tables?.leave() }
}
