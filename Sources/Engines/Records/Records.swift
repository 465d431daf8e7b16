/// What is kept from game to game: the composition root fills it from the database, a test from one in memory.
/// Nothing here fails: what cannot be kept is told by `notices`.
public struct Records: Sendable {
  /// The settings, and what waits for a player.
  public var title: @Sendable (_ player: String) -> TitleRecords
  /// Keeps some settings; those of other names stay.
  public var keep: @Sendable ([String: String]) -> Void

  /// Everybody who has played, the last one first.
  public var players: @Sendable () -> [String]
  /// Counts somebody among those who play, as the last one.
  public var meet: @Sendable (String) -> Void
  /// Forgets a player with all their results and games.
  public var remove: @Sendable (String) -> Void

  /// Keeps how a game ended, which takes it from those that wait.
  public var finish: @Sendable (GameResult, _ game: Int64) -> Void
  /// A mode's high score list, best first, as it is shown to a player.
  public var standings: @Sendable (Mode, _ player: String) -> [Standing]
  /// Empties a mode's high score list; what the players have done stays.
  public var clear: @Sendable (Mode) -> Void
  /// What a player has done in each mode they have played, in the order of the modes.
  public var tallies: @Sendable (_ player: String) -> [Tally]
  /// How many of a player's games of Hangman ended with 0, 1, … 7 misses.
  public var misses: @Sendable (_ player: String) -> [Int]
  /// A player's last streaks of won games of Hangman in any mode, the oldest first, at most so many.
  public var streaks: @Sendable (_ player: String, _ limit: Int) -> [Int]
  /// How many games a player has won in a row up to now.
  public var streak: @Sendable (_ player: String, Mode) -> Int
  /// A player's results of the daily puzzles in a language.
  public var daily: @Sendable (_ player: String, _ language: String) -> [GameResult]

  /// Keeps a running game as it is now, and keeps other Wordyards from continuing it.
  public var save: @Sendable (SavedGame) -> Void
  /// A saved game, for this Wordyard to continue; `nil` when it is gone or another one plays it.
  public var take: @Sendable (_ game: Int64) -> SavedGame?
  /// Whether another Wordyard is playing a game.
  public var isHeld: @Sendable (_ game: Int64) -> Bool
  /// Lets a game wait that was being played.
  public var leave: @Sendable (_ game: Int64) -> Void
  /// Takes a game from those that wait.
  public var discard: @Sendable (_ game: Int64) -> Void

  /// How far each category of phrases has been dealt, by language and category.
  public var decks: @Sendable () -> [String: PhraseDeck]
  public var keepDeck: @Sendable (_ key: String, PhraseDeck) -> Void

  /// What has gone wrong since it was last asked for.
  public var notices: @Sendable () -> [RecordsNotice]

  public init(
    title: @escaping @Sendable (String) -> TitleRecords,
    keep: @escaping @Sendable ([String: String]) -> Void,
    players: @escaping @Sendable () -> [String],
    meet: @escaping @Sendable (String) -> Void,
    remove: @escaping @Sendable (String) -> Void,
    finish: @escaping @Sendable (GameResult, Int64) -> Void,
    standings: @escaping @Sendable (Mode, String) -> [Standing],
    clear: @escaping @Sendable (Mode) -> Void,
    tallies: @escaping @Sendable (String) -> [Tally],
    misses: @escaping @Sendable (String) -> [Int],
    streaks: @escaping @Sendable (String, Int) -> [Int],
    streak: @escaping @Sendable (String, Mode) -> Int,
    daily: @escaping @Sendable (String, String) -> [GameResult],
    save: @escaping @Sendable (SavedGame) -> Void,
    take: @escaping @Sendable (Int64) -> SavedGame?,
    isHeld: @escaping @Sendable (Int64) -> Bool,
    leave: @escaping @Sendable (Int64) -> Void,
    discard: @escaping @Sendable (Int64) -> Void,
    decks: @escaping @Sendable () -> [String: PhraseDeck],
    keepDeck: @escaping @Sendable (String, PhraseDeck) -> Void,
    notices: @escaping @Sendable () -> [RecordsNotice]
  ) {
    self.title = title
    self.keep = keep
    self.players = players
    self.meet = meet
    self.remove = remove
    self.finish = finish
    self.standings = standings
    self.clear = clear
    self.tallies = tallies
    self.misses = misses
    self.streaks = streaks
    self.streak = streak
    self.daily = daily
    self.save = save
    self.take = take
    self.isHeld = isHeld
    self.leave = leave
    self.discard = discard
    self.decks = decks
    self.keepDeck = keepDeck
    self.notices = notices
  }
}
