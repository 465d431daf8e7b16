/// A game with rules of its own; a daily puzzle belongs to the game that is played in it.
public enum GameKind: String, CaseIterable, Sendable {
  case hangman
  case textTwist = "twist"
  case ghost
}

/// What is played, as high scores, statistics and saved games tell it apart. The raw value is what is saved; it never
/// changes.
///
/// Text Twist had no levels at first: its raw values without one, `twist-timed` and `twist-untimed`, mean expert, so
/// that results from before the levels count as expert.
public enum Mode: String, CaseIterable, Equatable, Sendable {
  case phraseBook = "hangman-phrases"
  case dictionaryEasy = "hangman-easy"
  case dictionaryMedium = "hangman-medium"
  case dictionaryHard = "hangman-hard"
  case devilEasy = "hangman-devil-easy"
  case devilMedium = "hangman-devil-medium"
  case devilHard = "hangman-devil-hard"
  case duel = "hangman-duel"
  /// Between two terminals of one machine.
  case duelTable = "duel-table"
  case mindReader = "hangman-reader"
  case twistTimedStandard = "twist-timed-standard"
  case twistTimedRelaxed = "twist-timed-relaxed"
  /// Timed, at expert.
  case twistTimed = "twist-timed"
  case twistUntimedStandard = "twist-untimed-standard"
  case twistUntimedRelaxed = "twist-untimed-relaxed"
  /// Untimed, at expert.
  case twistUntimed = "twist-untimed"
  case twistClassic = "twist-classic"
  case ghostEasy = "ghost-easy"
  case ghostMedium = "ghost-medium"
  case ghostHard = "ghost-hard"
  case ghostFriends = "ghost-friends"
  /// Two to five at one keyboard, people and computers.
  case ghostSeats = "ghost-seats"
  /// At terminals of one machine.
  case ghostTable = "ghost-table"
  case dailyHangman = "daily-hangman"
  case dailyTwist = "daily-twist"
  case dailyGhost = "daily-ghost"

  /// The game that is played.
  public var game: GameKind {
    switch self {
    case .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium,
      .devilHard, .duel, .duelTable, .mindReader, .dailyHangman:
      .hangman
    case .twistTimedRelaxed, .twistTimedStandard, .twistTimed, .twistUntimedRelaxed, .twistUntimedStandard,
      .twistUntimed, .twistClassic, .dailyTwist:
      .textTwist
    case .ghostEasy, .ghostMedium, .ghostHard, .ghostFriends, .ghostSeats, .ghostTable,
      .dailyGhost:
      .ghost
    }
  }

  /// Whether it is a daily puzzle, of which a player's first result of a day counts.
  public var isDaily: Bool { rawValue.utf8.starts(with: Self.dailyPrefix.utf8) }

  /// What the raw values of the daily puzzles, and of no other mode, begin with.
  public static let dailyPrefix = "daily-"

  /// The daily puzzles, in the order of the day.
  public static let daily = allCases.filter(\.isDaily)

  /// What a place on a high score list is won by.
  public enum Ranking: Sendable {
    /// Games won in a row.
    case streak
    /// The points of one game.
    case points
    /// All the games somebody has won: several players at one keyboard or one table.
    case wins
    /// There is no list.
    case none
  }

  public var ranking: Ranking {
    switch self {
    case .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium,
      .devilHard:
      .streak
    case .twistTimedRelaxed, .twistTimedStandard, .twistTimed, .twistUntimedRelaxed, .twistUntimedStandard,
      .twistUntimed, .twistClassic, .ghostEasy, .ghostMedium, .ghostHard:
      .points
    case .duel, .duelTable, .ghostFriends, .ghostSeats, .ghostTable: .wins
    case .mindReader, .dailyHangman, .dailyTwist, .dailyGhost: .none
    }
  }

  /// The modes that have a high score list, in the order of the lists.
  public static let ranked = allCases.filter { $0.ranking != .none }
}
