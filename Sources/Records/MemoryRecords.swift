import Engines

/// Records in memory, for tests; they are not shared and last as long as the value.
///
/// Names are compared by their UTF-8, as the database compares them.
public struct MemoryRecords: Records {
  struct Entry: Sendable {
    var result: GameResult
    /// For a won game, the index of the first game of its streak; for a lost one, its own.
    let run: Int
    /// Increases from entry to entry.
    let id: Int
    var record: SavedGame?
  }

  private struct SavedDeck: Sendable {
    let key: String
    var deck: Deck
  }

  /// The settings of the empty name apply to all players.
  var settings: [(player: String, name: String, value: String)] = []
  /// In the order of last play, the most recent player last.
  var names: [String] = []
  var entries: [Entry] = []
  private var lastID = 0
  /// In the order of last play, the most recent game last.
  var games: [SavedGame] = []
  private var claims: Set<Int64> = []
  var practice: [PracticeEntry] = []
  private var savedDecks: [SavedDeck] = []

  public init() {}

  public mutating func title(of player: String) -> TitleRecords {
    var list = SettingList()
    for setting in settings where setting.player.isEmpty { list[setting.name] = setting.value }
    for setting in settings where setting.player.isSame(as: player) { list[setting.name] = setting.value }
    return TitleRecords(
      settings: list,
      waiting: savedGames(of: player).map(\.waiting),
      practice: practiceSummaries(of: player), daily: dailySummaries(of: player))
  }

  public mutating func save(settings changed: [String: String], for player: String) {
    for (name, value) in changed {
      settings.removeAll { $0.player.isSame(as: player) && $0.name.isSame(as: name) }
      settings.append((player, name, value))
    }
  }

  public mutating func dailyResults(of player: String, language: String) -> [GameResult] {
    entries.filter {
      $0.result.mode.isDaily && $0.result.player.isSame(as: player) && $0.result.language == language
    }.sorted { ($0.result.day, $0.id) < ($1.result.day, $1.id) }.map(\.result)
  }

  private func dailySummaries(of player: String) -> [DailySummary] {
    let results = entries.map(\.result).filter { $0.mode.isDaily && $0.player.isSame(as: player) }
    return Set(results.map(\.language)).sorted().compactMap { language in
      DailySummary(language: language, results: results.filter { $0.language == language })
    }
  }

  public mutating func save(_ game: SavedGame) {
    let session = game.session
    claims.insert(session.id)
    guard let index = games.firstIndex(where: { $0.session.id == session.id }) else {
      games.append(game)
      return deleteOldest(of: session.player)
    }
    let begun = games.remove(at: index).session
    games.append(
      SavedGame(
        session: GameSession(
          id: begun.id, player: session.player, mode: begun.mode, language: begun.language,
          words: begun.words,
          day: begun.day, code: begun.code), progress: game.progress, fields: game.fields))
  }

  private mutating func deleteOldest(of player: String) {
    let all = games.filter { $0.session.player.isSame(as: player) }
    guard all.count > SavedGame.limit else { return }
    let deleted = all.filter { !claims.contains($0.session.id) }.prefix(all.count - SavedGame.limit)
    games.removeAll { game in deleted.contains { $0.session.id == game.session.id } }
  }

  public mutating func savedGames(of player: String) -> [SavedGame] {
    games.reversed().filter { $0.session.player.isSame(as: player) }
  }

  public mutating func claim(_ game: Int64) -> SavedGame? {
    guard let saved = games.first(where: { $0.session.id == game }) else { return nil }
    claims.insert(game)
    return saved
  }

  public mutating func isClaimedElsewhere(_ game: Int64) -> Bool { false }

  public mutating func release(_ game: Int64) { claims.remove(game) }

  public mutating func discard(_ game: Int64) {
    games.removeAll { $0.session.id == game }
    claims.remove(game)
  }

  public mutating func decks() -> [String: Deck] {
    Dictionary(savedDecks.map { ($0.key, $0.deck) }) { $1 }
  }

  public mutating func save(_ deck: Deck, for key: String) {
    savedDecks.removeAll { $0.key.isSame(as: key) }
    savedDecks.append(SavedDeck(key: key, deck: deck))
  }

  public mutating func notices() -> [RecordsNotice] { [] }
}

extension MemoryRecords {
  public mutating func finish(
    _ results: [GameResult], game: Int64, record: SavedGame?, next: SavedGame?
  ) {
    for result in results where !result.player.isEmpty {
      add(player: result.player)
      if !isRepeated(result) {
        append(result, record)
        prune(result.player)
      }
    }
    discard(game)
    if let next { save(next) }
  }

  func isRepeated(_ result: GameResult) -> Bool {
    result.mode.isDaily
      && all(result.player, result.mode).contains {
        $0.result.day == result.day && $0.result.language == result.language
      }
  }

  private mutating func append(_ result: GameResult, _ record: SavedGame?) {
    lastID += 1
    let last = all(result.player, result.mode).last
    let run = last.flatMap { result.isWon && $0.result.isWon ? $0.run : nil } ?? lastID
    entries.append(Entry(result: result, run: run, id: lastID, record: record))
  }

  /// A player's results in a mode, or in all modes.
  func all(_ player: String, _ mode: Mode? = nil) -> [Entry] {
    entries.filter { $0.result.player.isSame(as: player) && (mode == nil || $0.result.mode == mode) }
  }

  public mutating func clearStandings(of mode: Mode) {
    for index in entries.indices where entries[index].result.mode == mode {
      entries[index].result.isRanked = false
    }
  }

  public mutating func standings(of mode: Mode, for player: String) -> [Standing] {
    let latest = all(player, mode).last?.id
    return places(of: mode).map { place in
      let last = place.games[place.games.count - 1]
      return Standing(
        player: last.result.player, score: place.score, day: last.result.day, isLatest: last.id == latest,
        game: last.record.map { _ in Int64(last.id) })
    }
  }

  /// The ranks of a mode's list, best first, each with the games that count towards it.
  func places(of mode: Mode) -> [(score: Int, games: [Entry])] {
    let listed = entries.filter { $0.result.mode == mode && $0.result.isRanked }
    let won = listed.filter(\.result.isWon)
    let places: [(score: Int, games: [Entry])] =
      switch mode.ranking {
      case .streak: Self.groups(won) { $0.run == $1.run }.map { ($0.count, $0) }
      case .wins: Self.groups(won) { $0.result.player.isSame(as: $1.result.player) }.map { ($0.count, $0) }
      case .points: listed.filter { $0.result.points > 0 }.map { ($0.result.points, [$0]) }
      case .none: []
      }
    return Array(
      places.sorted { one, other in
        (other.score, one.games[one.games.count - 1].id) < (one.score, other.games[other.games.count - 1].id)
      }.prefix(Standing.places))
  }

  public mutating func tallies(of player: String) -> [Tally] {
    Mode.allCases.compactMap { mode in
      let played = all(player, mode)
      guard !played.isEmpty else { return nil }
      let runs = Self.groups(played.filter(\.result.isWon)) { $0.run == $1.run }
      return Tally(
        mode: mode, played: played.count, won: played.count(where: \.result.isWon),
        streak: streak(of: player, in: mode), longestStreak: runs.map(\.count).max() ?? 0,
        mostPoints: played.map(\.result.points).max() ?? 0)
    }
  }

  public mutating func misses(of player: String, in modes: [Mode], upTo most: Int) -> [Int] {
    var games = Array(repeating: 0, count: most + 1)
    for entry in all(player) where modes.contains(entry.result.mode) {
      if games.indices.contains(entry.result.misses) { games[entry.result.misses] += 1 }
    }
    return games
  }

  public mutating func streaks(of player: String, in modes: [Mode], limit: Int) -> [Int] {
    let won = all(player).filter { $0.result.isWon && modes.contains($0.result.mode) }
    return Self.groups(won) { $0.run == $1.run }
      .sorted { $0[$0.count - 1].id < $1[$1.count - 1].id }.suffix(max(0, limit)).map(\.count)
  }

  public mutating func streak(of player: String, in mode: Mode) -> Int {
    let played = all(player, mode)
    guard let last = played.last, last.result.isWon else { return 0 }
    return played.count { $0.result.isWon && $0.run == last.run }
  }

  /// Groups entries, retaining their order.
  private static func groups(_ entries: [Entry], by isSame: (Entry, Entry) -> Bool) -> [[Entry]] {
    var groups: [[Entry]] = []
    for entry in entries {
      if let index = groups.firstIndex(where: { isSame($0[0], entry) }) {
        groups[index].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups
  }
}

extension String {
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
