import Engines

extension RecordStore {
  /// A player's games that wait; no more are kept.
  static var mostGames: Int { 10 }

  func title(_ player: String) -> TitleRecords {
    alone {
      titlePlayer = player
      let records = readAlone(TitleRecords(), titleRecords)
      if isKept, let folder, records != noted {
        TitleNote.write(records, of: player, in: folder)
        noted = records
      }
      return records
    }
  }

  func titleRecords(_ database: Database) throws(DatabaseError) -> TitleRecords {
    let games = try database.games(of: titlePlayer)
    return TitleRecords(
      settings: try database.settings(), waiting: games.filter { !claims.isPlayedElsewhere($0.session.id) })
  }

  func keep(_ settings: [String: String]) {
    alone {
      writeAlone { database in
        for (key, value) in settings { try database.keep(key, value) }
      }
      writeNote()
    }
  }

  /// Notes down what the title screen shows, for the next start.
  func writeNote() {
    guard let folder, let database, isKept, let records = try? titleRecords(database) else { return }
    TitleNote.write(records, of: titlePlayer, in: folder)
    noted = records
  }

  /// Keeps a result, ends the game and counts the player as the last who played, all or nothing.
  func finish(_ result: GameResult, _ game: Int64) {
    alone {
      writeAlone { database in
        if !result.player.isEmpty {
          try database.meet(result.player)
          try database.add(result)
        }
        try database.discard(game)
      }
      claims.free(game)
    }
  }

  func save(_ game: SavedGame) {
    alone {
      claims.claim(game.session.id)
      writeAlone { [claims] database in
        guard try database.keep(game) else { return }
        try database.thinOut(game.session.player, to: Self.mostGames) {
          claims.isPlayedHere($0) || claims.isPlayedElsewhere($0)
        }
      }
    }
  }

  func take(_ id: Int64) -> SavedGame? {
    alone {
      guard claims.claim(id) else { return nil }
      let game = readAlone(nil) { database in try database.game(id) }
      if game == nil { claims.free(id) }
      return game
    }
  }

  func discard(_ game: Int64) {
    alone {
      writeAlone { database in try database.discard(game) }
      claims.free(game)
    }
  }
}
