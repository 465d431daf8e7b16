import Engines

/// What is saved from game to game. Nothing in it fails: what cannot be saved is told by `notices`.
///
/// Every requirement is `mutating`, those that read too: reading may open, recover or move the database aside, and a
/// screen's `draw` and `bindings`, which get an immutable `Context`, are kept from it by the compiler.
public protocol Records: Sendable {
  /// The settings of a player, over those that hold for everybody, and the games of theirs that can be continued.
  mutating func title(of player: String) -> TitleRecords
  /// Saves some settings of a player; those of other names stay. Those of the player without a name hold for everybody
  /// who has no own ones.
  mutating func save(settings: [String: String], for player: String)

  /// Everybody who has played, the last one first.
  mutating func players() -> [String]
  /// Counts somebody as the last who played; an empty name is nobody.
  mutating func add(player: String)
  /// Everybody who has played, the last one first, with how much and when they have.
  mutating func playerSummaries() -> [PlayerSummary]
  /// Takes a player off the list of those who play, and deletes their saved games and what they practise. The results stay under the name,
  /// which is listed again when it plays again.
  mutating func remove(player: String)
  /// Gives a player another name, under which their results, saved games and practice go on. Of a daily puzzle that both names
  /// have played, the result stays under the old one.
  mutating func rename(player: String, to name: String)

  /// Saves how a game ended, deletes the saved game and counts the player as the last who played. Of a daily puzzle, a
  /// player's first result of the day in a language counts, and later ones are ignored.
  /// - Parameter record: the game after its last move; `nil` when it cannot be seen again.
  mutating func finish(_ result: GameResult, game: Int64, record: SavedGame?)
  /// A player's last games that have a record, the last one first, at most `GameRecord.limit`.
  mutating func finishedGames(of player: String) -> [FinishedGame]
  /// What a finished game is rebuilt from; `nil` when it has no record.
  mutating func record(of game: Int64) -> GameRecord?
  /// A mode's high score list, best first, as it is shown to a player; of equal scores, the earlier one comes first.
  mutating func standings(of mode: Mode, for player: String) -> [Standing]
  /// Empties a mode's high score list. The results stay: tallies and streaks are not changed, and a run that goes on
  /// is listed again with the games won from now on.
  mutating func clearStandings(of mode: Mode)
  /// What a player has done in each mode they have played, in the order of the modes.
  mutating func tallies(of player: String) -> [Tally]
  /// How many of a player's games of Hangman against the computer ended with 0, 1, … 7 wrong guesses.
  mutating func misses(of player: String) -> [Int]
  /// A player's last runs of games of Hangman won against the computer, the oldest first, at most `limit`.
  mutating func streaks(of player: String, limit: Int) -> [Int]
  /// How many games of a mode a player has won in a row up to now.
  mutating func streak(of player: String, in mode: Mode) -> Int
  /// A player's last results in some modes, the oldest first, at most `limit`.
  mutating func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult]
  /// A player's results of the daily puzzles in a language, the oldest day first.
  mutating func dailyResults(of player: String, language: String) -> [GameResult]

  /// Saves a running game as it is now, as its player's last played one, and claims it. What it was begun as, its
  /// session, stays as saved first. While a player has more than `SavedGame.limit` games, the one played longest ago
  /// that nobody has claimed is deleted.
  mutating func save(_ game: SavedGame)
  /// Claims a saved game for this program; `nil` when it is gone or another process has claimed it.
  mutating func claim(_ game: Int64) -> SavedGame?
  /// Whether another process has claimed a game.
  mutating func isClaimedElsewhere(_ game: Int64) -> Bool
  /// Gives up the claim on a game, which stays saved.
  mutating func release(_ game: Int64)
  /// Deletes a saved game.
  mutating func discard(_ game: Int64)

  /// How far each category of phrases has been dealt, by language and category.
  mutating func decks() -> [String: PhraseDeck]
  mutating func save(_ deck: PhraseDeck, for key: String)

  /// Puts words that a player has missed on a day into the first box; those that are in it already stay as they are.
  mutating func addForPractice(_ words: [String], of player: String, language: String, missedOn day: Day)
  /// The words that a player is to practise on a day, those that have waited longest first: at most
  /// `PracticeWord.perDay`, less those answered on that day.
  mutating func practiceWords(of player: String, language: String, on day: Day) -> [PracticeWord]
  /// Saves a word as it waits after an answer.
  mutating func save(_ word: PracticeWord, of player: String, language: String, answeredOn day: Day)

  /// What has gone wrong since it was last asked for.
  mutating func notices() -> [RecordsNotice]
}

extension Records {
  /// Saves how a game ended that cannot be seen again.
  public mutating func finish(_ result: GameResult, game: Int64) { finish(result, game: game, record: nil) }

  /// Saves some settings for everybody who has no own ones.
  public mutating func save(settings: [String: String]) { save(settings: settings, for: "") }
}
