import Engines

extension Records {
  func title(of player: String) -> TitleRecords { title(player) }
  func save(settings: [String: String]) { keep(settings) }
  func add(player: String) { meet(player) }
  func remove(player: String) { remove(player) }
  func finish(_ result: GameResult, game: Int64) { finish(result, game) }
  func standings(of mode: Mode, for player: String) -> [Standing] { standings(mode, player) }
  func clearStandings(of mode: Mode) { clear(mode) }
  func tallies(of player: String) -> [Tally] { tallies(player) }
  func misses(of player: String) -> [Int] { misses(player) }
  func streaks(of player: String, limit: Int) -> [Int] { streaks(player, limit) }
  func streak(of player: String, in mode: Mode) -> Int { streak(player, mode) }
  func dailyResults(of player: String, language: String) -> [GameResult] { daily(player, language) }
  func claim(_ game: Int64) -> SavedGame? { take(game) }
  func isClaimedElsewhere(_ game: Int64) -> Bool { isHeld(game) }
  func release(_ game: Int64) { leave(game) }
  func save(_ deck: PhraseDeck, for key: String) { keepDeck(key, deck) }
}
