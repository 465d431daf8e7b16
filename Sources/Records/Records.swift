import Engines

/// The persistent data of all players. Operations never fail; errors are reported by `notices`.
///
/// Every requirement is `mutating`, including those that only read: reading may open, recover or move the database, and the
/// compiler thereby prevents a screen's `draw` and `bindings`, which get an immutable `Context`, from calling them.
public protocol Records: Sendable, PlayerRecords, ScoreRecords, ReplayRecords, DailyRecords, SavedGameRecords,
  PostRecords, DeckRecords, PracticeRecords, YardRecords
{
  /// The settings of a player, which override those for all players, and the player's games that can be continued.
  mutating func title(of player: String) -> TitleRecords
  /// Returns and clears the errors since the last call.
  mutating func notices() -> [RecordsNotice]
}

/// The players and their settings.
public protocol PlayerRecords {
  /// Saves some settings of a player; settings with other names are unchanged. Those of the empty name apply to all players
  /// without a setting of their own.
  mutating func save(settings: [String: String], for player: String)
  /// The names of all players, the most recent first.
  mutating func players() -> [String]
  /// Records that a player has just played; an empty name is ignored.
  mutating func add(player: String)
  /// All players, the most recent first, with the number of their games and the day of the last one.
  mutating func playerSummaries() -> [PlayerSummary]
  /// Every name that is listed or, like that of a removed player, has results.
  mutating func namesInUse() -> Set<String>
  /// Removes a player from the list, and deletes their saved games and practice words. The results remain under the name,
  /// which is listed again when it is next used.
  mutating func remove(player: String)
  /// Renames a player, including their results, saved games and practice words. When both names have played a daily puzzle,
  /// its result remains under the old name.
  mutating func rename(player: String, to name: String)
}

/// The results, and what is counted from them.
public protocol ScoreRecords {
  /// Saves the results of a game's players, deletes the saved game, records that the players have just played, and saves and
  /// claims the game that follows it, all in one step. For a daily puzzle, only a player's first result of the day in a
  /// language counts, and later ones are ignored.
  /// - Parameters:
  ///   - record: the game after its last move; `nil` when it cannot be replayed.
  ///   - next: the game that follows; `nil` when there is none.
  mutating func finish(_ results: [GameResult], game: Int64, record: SavedGame?, next: SavedGame?)
  /// A mode's high score list as displayed to a player, best first; of equal scores, the earlier one comes first.
  mutating func standings(of mode: Mode, for player: String) -> [Standing]
  /// Clears a mode's high score list. The results remain: tallies and streaks are unchanged, and a streak in progress is
  /// listed again with the games won from now on.
  mutating func clearStandings(of mode: Mode)
  /// A player's tallies in each mode they have played, in the order of the modes.
  mutating func tallies(of player: String) -> [Tally]
  /// The number of a player's games in some modes that ended with 0, 1, … `most` wrong guesses.
  mutating func misses(of player: String, in modes: [Mode], upTo most: Int) -> [Int]
  /// The lengths of a player's last winning streaks in some modes, each in one of them, the oldest first, at most `limit`.
  mutating func streaks(of player: String, in modes: [Mode], limit: Int) -> [Int]
  /// The number of games of a mode in the winning streak that a player's last game in it belongs to; 0 when it was lost.
  mutating func streak(of player: String, in mode: Mode) -> Int
  /// A player's most recent results in some modes, the oldest first, at most `limit`.
  mutating func results(of player: String, in modes: [Mode], limit: Int) -> [GameResult]
}

/// The finished games that can be replayed.
public protocol ReplayRecords {
  /// A player's most recent games that can be replayed, the latest first, at most `GameRecord.limit`.
  mutating func finishedGames(of player: String) -> [FinishedGame]
  /// The data needed to replay a finished game; `nil` when there is none.
  mutating func record(of game: Int64) -> GameRecord?
  /// The replayable games of the same row of a high score list as a game, the first one first: the games of its streak, or all
  /// that the player has won; for a list by points, or none, that game alone.
  mutating func games(countedWith game: Int64) -> [Int64]
}

/// The days' puzzles.
public protocol DailyRecords {
  /// A player's results of the daily puzzles in a language, the oldest day first.
  mutating func dailyResults(of player: String, language: String) -> [GameResult]
}

/// The games that can be continued.
public protocol SavedGameRecords {
  /// Saves a game in progress as its player's most recent one, and claims it. The session is saved only the first time.
  /// While a player has more than `SavedGame.limit` games, the least recently played unclaimed one is deleted.
  mutating func save(_ game: SavedGame)
  /// A player's saved games, the most recently played first, without those that another process has claimed. Claims none.
  mutating func savedGames(of player: String) -> [SavedGame]
  /// Claims a saved game for this process; `nil` when it no longer exists or another process has claimed it.
  mutating func claim(_ game: Int64) -> SavedGame?
  /// Whether another process has claimed a game.
  mutating func isClaimedElsewhere(_ game: Int64) -> Bool
  /// Releases the claim on a game, which remains saved.
  mutating func release(_ game: Int64)
  /// Deletes a saved game.
  mutating func discard(_ game: Int64)
}

/// The matches by post, which are saved like other games, but neither limited in number nor deleted when they end: their
/// history tells which letter is new.
public protocol PostRecords {
  /// A player's matches by post, the most recently played first, claimed or not.
  mutating func posts(of player: String) -> [SavedGame]
  /// Claims a match by post, saved or not, for this process; false when another process has claimed it.
  mutating func claimPost(_ game: Int64) -> Bool
}

/// How far the phrases and racks have been dealt.
public protocol DeckRecords {
  /// The saved decks by key: `LANGUAGE/CATEGORY` for phrases, `racks/WORDS/LEVEL` for racks of Text Twist,
  /// `words/WORDS/LEVEL` for words of Hangman.
  mutating func decks() -> [String: Deck]
  /// Replaces the deck saved under a key.
  mutating func save(_ deck: Deck, for key: String)
}

/// The words to be practised.
public protocol PracticeRecords {
  /// Adds words that a player missed on a day to the first box; words in a higher box return to it, and those in the first
  /// one keep their day.
  mutating func addForPractice(_ words: [String], of player: String, language: String, missedOn day: Day)
  /// The words due for a player on a day, the longest overdue first: at most so many, minus those answered on that day.
  mutating func practiceWords(of player: String, language: String, on day: Day, perDay: Int) -> [PracticeWord]
  /// The words that a player missed or practised last, the latest first, at most `limit`, whether due or not.
  mutating func lastPracticeWords(of player: String, language: String, limit: Int) -> [PracticeWord]
  /// Every word of a player's practice, sorted, with the day of its last answer.
  mutating func allPracticeWords(of player: String, language: String) -> [PractisedWord]
  /// Saves a word after an answer, or one that has been put off; a word that is asked for the first time is added.
  /// - Parameter day: the day of the answer; `nil` without one.
  mutating func save(_ word: PracticeWord, of player: String, language: String, answeredOn day: Day?)
  /// Lets words rest, for every player, or lets those that rest be asked again. A word that rests keeps its box and is not asked;
  /// it is again when somebody misses it.
  mutating func setResting(_ isResting: Bool, _ words: [String], language: String)
}

/// What grows in the yard.
public protocol YardRecords {
  /// The days from one on on which a player has finished something, the first one first; `nil` for all.
  mutating func yardDays(of player: String, since first: Day?) -> [YardDay]
  /// A player's games of a day that can be replayed, the first one first.
  mutating func finishedGames(of player: String, on day: Day) -> [FinishedGame]
}

extension ReplayRecords {
  /// The data needed to replay a game, without an id the player's last one; `nil` when there is none.
  public mutating func record(of game: Int64?, orLastOf player: String) -> GameRecord? {
    (game ?? finishedGames(of: player).first?.id).flatMap { record(of: $0) }
  }
}

extension ScoreRecords {
  /// Saves the result of a game of one player that nothing follows.
  public mutating func finish(_ result: GameResult, game: Int64, record: SavedGame? = nil) {
    finish([result], game: game, record: record, next: nil)
  }

  /// A player's tally in one mode; all zeros when they have not played it.
  public mutating func tally(of player: String, in mode: Mode) -> Tally {
    tallies(of: player).first { $0.mode == mode } ?? Tally(mode: mode)
  }

  /// The rank on a mode's high score list that a player earned with their last game in it, from 1 on; `nil` when that game
  /// earned none.
  public mutating func rank(of player: String, in mode: Mode) -> Int? {
    standings(of: mode, for: player).firstIndex(where: \.isLatest).map { $0 + 1 }
  }
}

extension PlayerRecords {
  /// Saves some settings for all players without their own.
  public mutating func save(settings: [String: String]) { save(settings: settings, for: "") }
}
