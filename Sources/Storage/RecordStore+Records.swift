import Engines
import Records

extension RecordStore {
  public func title(of player: String) -> TitleRecords {
    if player != titlePlayer { noted = nil }
    titlePlayer = player
    let records = read(or: TitleRecords(), titleRecords)
    if isOnDisk, let notes, records != noted {
      notes.write(records, of: player)
      noted = records
    }
    return records
  }

  /// - Parameter player: by default, all players without their own settings.
  public func save(settings: [String: String], for player: String = "") {
    write { database in
      for (key, value) in settings { try database.save(setting: key, value, for: player) }
    }
    writeNote()
  }

  public func players() -> [String] { read(or: []) { try $0.players() } }

  public func add(player: String) { write { try $0.add(player: player) } }

  public func remove(player: String) {
    lastSaved = nil
    write { try $0.remove(player: player) }
  }

  public func namesInUse() -> Set<String> { Set(read(or: []) { try $0.namesInUse() }) }

  public func playerSummaries() -> [PlayerSummary] { read(or: []) { try $0.playerSummaries() } }

  public func rename(player: String, to name: String) {
    lastSaved = nil
    write { try $0.rename(player: player, to: name) }
  }

  public func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult] {
    read(or: []) { try $0.results(of: player, in: modes, limit: limit) }
  }

  public func finish(_ result: GameResult, game: Int64, record: SavedGame? = nil) {
    finish([result], game: game, record: record, next: nil)
  }

  public func finish(_ results: [GameResult], game: Int64, record: SavedGame?, next: SavedGame?) {
    if let next { claims.claim(next.session.id) }
    write { [claims] database in
      let owner = try database.player(of: game)
      for var result in results where !result.player.isEmpty {
        // Another process may have renamed the owner of the game since it began.
        if let owner, result.player == record?.session.player ?? result.player { result.player = owner }
        try database.add(player: result.player)
        if let id = try database.add(result), let record {
          try database.add(record, of: id)
          try database.prune(result.player)
        }
      }
      try database.discard(game)
      if let next { try Self.save(next, claims, database) }
    }
    claims.release(game)
    lastSaved = next
  }

  public func finishedGames(of player: String) -> [FinishedGame] {
    read(or: []) { try $0.finishedGames(of: player) }
  }

  public func record(of game: Int64) -> GameRecord? { read(or: nil) { try $0.record(of: game) } }

  public func games(countedWith game: Int64) -> [Int64] {
    read(or: []) { try $0.games(countedWith: game) }
  }

  public func standings(of mode: Mode, for player: String) -> [Standing] {
    read(or: []) { try $0.standings(of: mode, for: player) }
  }

  public func clearStandings(of mode: Mode) { write { try $0.clearStandings(of: mode) } }

  public func tallies(of player: String) -> [Tally] { read(or: []) { try $0.tallies(of: player) } }

  public func misses(of player: String, in modes: [Mode], upTo most: Int) -> [Int] {
    read(or: Array(repeating: 0, count: most + 1)) { try $0.misses(of: player, in: modes, upTo: most) }
  }

  public func streaks(of player: String, in modes: [Mode], limit: Int) -> [Int] {
    read(or: []) { try $0.streaks(of: player, in: modes, limit: limit) }
  }

  public func streak(of player: String, in mode: Mode) -> Int {
    read(or: 0) { try $0.streak(of: player, in: mode) }
  }

  public func dailyResults(of player: String, language: String) -> [GameResult] {
    read(or: []) { try $0.dailyResults(of: player, language: language) }
  }

  /// Saving a game that is unchanged since the last save does nothing.
  public func save(_ game: SavedGame) {
    guard game != lastSaved else { return }
    claims.claim(game.session.id)
    write { [claims] in try Self.save(game, claims, $0) }
    lastSaved = game
  }

  private static func save(
    _ game: SavedGame, _ claims: GameClaims, _ database: Database
  ) throws(DatabaseError) {
    guard try database.save(game) else { return }
    try database.deleteOldest(of: game.session.player, to: SavedGame.limit) {
      claims.isClaimedHere($0) || claims.isClaimedElsewhere($0)
    }
  }

  public func savedGames(of player: String) -> [SavedGame] {
    read(or: []) { try unclaimedGames(of: player, $0) }
  }

  public func claim(_ game: Int64) -> SavedGame? {
    guard claims.claim(game) else { return nil }
    let saved = read(or: nil) { try $0.game(game) }
    if saved == nil { claims.release(game) }
    return saved
  }

  public func isClaimedElsewhere(_ game: Int64) -> Bool { claims.isClaimedElsewhere(game) }

  public func release(_ game: Int64) {
    if lastSaved?.session.id == game { lastSaved = nil }
    claims.release(game)
  }

  public func discard(_ game: Int64) {
    lastSaved = nil
    write { try $0.discard(game) }
    claims.release(game)
  }

  public func decks() -> [String: Deck] { read(or: [:]) { try $0.decks() } }

  public func save(_ deck: Deck, for key: String) { write { try $0.save(deck, for: key) } }

  public func addForPractice(_ words: [String], of player: String, language: String, missedOn day: Day) {
    write { try $0.addForPractice(words, of: player, language: language, missedOn: day) }
  }

  public func practiceWords(of player: String, language: String, on day: Day) -> [PracticeWord] {
    read(or: []) { try $0.practiceWords(of: player, language: language, on: day) }
  }

  public func save(_ word: PracticeWord, of player: String, language: String, answeredOn day: Day?) {
    write { try $0.save(word, of: player, language: language, answeredOn: day) }
  }

  public func notices() -> [RecordsNotice] {
    defer { pendingNotices.removeAll() }
    return pendingNotices
  }
}
