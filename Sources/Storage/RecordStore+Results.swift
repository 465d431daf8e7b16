import Records

/// What is asked of the results.
extension RecordStore {
  public func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult] {
    read(or: []) { try $0.results(of: player, in: modes, limit: limit) }
  }

  public func finishedGames(of player: String) -> [FinishedGame] {
    read(or: []) { try $0.finishedGames(of: player) }
  }

  public func record(of game: Int64) -> GameRecord? {
    guard let record = read(or: nil, { try $0.record(of: game) }) else { return nil }
    var unsigned = HostKey.unsigned(record)
    unsigned.origin = host?.origin(of: record)
    return unsigned
  }

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

  public func yardDays(of player: String, since first: Day?) -> [YardDay] {
    read(or: []) { try $0.yardDays(of: player, since: first) }
  }

  public func finishedGames(of player: String, on day: Day) -> [FinishedGame] {
    read(or: []) { try $0.finishedGames(of: player, on: day) }
  }
}
