import Engines
import Records

/// A table rebuilt from a saved game.
package struct RebuiltTable {
  package var table: SavedTable
  package let words: TableWords
  package let match: TableMatch
  /// The player's seat.
  package let seat: Int
}

extension Context {
  /// Counts the tables by file names alone, for the title screen.
  package mutating func readTables() { openTables = tables?.count() ?? 0 }

  /// The words of a game at a table: the language's, never the player's own; `nil` when the language does not exist.
  package mutating func tableWords(_ code: String) -> TableWords? {
    guard let language = library.language(code) else { return nil }
    let lexicon = library.lexicon(language)
    return tables?.words(language, lexicon)
  }

  /// The player's saved games of tables that they left, by table.
  package mutating func gamesByTable() -> [String: Int64] {
    records.savedGames(of: player).reduce(into: [:]) { games, saved in
      guard let id = saved.fields.tableHeader?.id, games[id] == nil else { return }
      games[id] = saved.session.id
    }
  }

  /// The table of a saved game; `nil` when its game is another one or cannot be rebuilt.
  package mutating func rebuiltTable(_ fields: SavedGame.Fields, _ game: TableGame) -> RebuiltTable? {
    guard let header = fields.tableHeader, header.game == game, let name = fields["own-name"],
      let entries = fields.values("entry", as: TableLog.Entry.self),
      let words = tableWords(header.language), words.version == header.words,
      case (let match?, let log) = TableMatch.replay(header, TableLog(entries), words: words),
      let seat = match.seat(ofPersonNamed: name)
    else { return nil }
    let table = SavedTable(header: header, log: log, name: name)
    return RebuiltTable(table: table, words: words, match: match, seat: seat)
  }

  /// Resumes a table at its current host, or here.
  /// - Returns: its state; with all other players away when there is no host yet.
  package mutating func resume(_ rebuilt: RebuiltTable) -> TableState {
    tables?.resume(rebuilt.table, words: rebuilt.words)
    if let state = tables?.state(), state.match != nil { return state }
    return TableState(rebuilt.match, seat: rebuilt.seat, moves: rebuilt.table.log.count)
  }

  /// Leaves the table; a game that has begun can be continued later.
  package mutating func leaveTable() { tables?.leave() }
}

extension SavedGame.Fields {
  /// The header of the table at which the game is played.
  package var tableHeader: TableHeader? { self["table"].flatMap(TableHeader.init) }

  /// Adds a table, from which `rebuiltTable` rebuilds it.
  /// - Parameter company: the names of the other people who play, which the list of saved games displays.
  package mutating func add(_ table: SavedTable, with company: [String]) {
    add("table", table.header.description)
    add("own-name", table.name)
    for name in company { add("with", name) }
    add("entry", table.log.entries)
  }
}
