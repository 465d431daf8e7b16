/// A game with its own rules; a daily puzzle belongs to the game it is played as.
public enum GameKind: String, CaseIterable, Sendable {
  case hangman
  case textTwist = "twist"
  case ghost
}

/// The kind of game that high scores, statistics and saved games distinguish. The raw value is saved and never changes.
///
/// Text Twist initially had no levels: its raw values without one, `twist-timed` and `twist-untimed`, stand for expert, so
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
  /// At two terminals of one machine.
  case duelTable = "duel-table"
  case mindReader = "hangman-reader"
  case textTwistTimedStandard = "twist-timed-standard"
  case textTwistTimedRelaxed = "twist-timed-relaxed"
  /// Timed, at the expert level.
  case textTwistTimed = "twist-timed"
  case textTwistUntimedStandard = "twist-untimed-standard"
  case textTwistUntimedRelaxed = "twist-untimed-relaxed"
  /// Untimed, at the expert level.
  case textTwistUntimed = "twist-untimed"
  case textTwistClassic = "twist-classic"
  /// With a shared rack and clock, at terminals of one machine.
  case textTwistRace = "twist-race"
  case ghostEasy = "ghost-easy"
  case ghostMedium = "ghost-medium"
  case ghostHard = "ghost-hard"
  case ghostFriends = "ghost-friends"
  /// Two to five players at one keyboard, people and computers.
  case ghostSeats = "ghost-seats"
  /// At terminals of one machine.
  case ghostTable = "ghost-table"
  case dailyHangman = "daily-hangman"
  case dailyTextTwist = "daily-twist"
  case dailyGhost = "daily-ghost"

  /// The game that the mode belongs to.
  public var game: GameKind {
    switch self {
    case .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium,
      .devilHard, .duel, .duelTable, .mindReader, .dailyHangman:
      .hangman
    case .textTwistTimedRelaxed, .textTwistTimedStandard, .textTwistTimed, .textTwistUntimedRelaxed,
      .textTwistUntimedStandard, .textTwistUntimed, .textTwistClassic, .textTwistRace, .dailyTextTwist:
      .textTwist
    case .ghostEasy, .ghostMedium, .ghostHard, .ghostFriends, .ghostSeats, .ghostTable, .dailyGhost:
      .ghost
    }
  }

  /// Whether it is a daily puzzle, for which only a player's first result of a day counts.
  public var isDaily: Bool { rawValue.utf8.starts(with: Self.dailyPrefix.utf8) }

  /// The common prefix of the raw values of daily puzzles, which no other mode has.
  public static let dailyPrefix = "daily-"

  /// The modes of the daily puzzles.
  public static let daily = allCases.filter(\.isDaily)

  /// The first day of a daily puzzle, which never changes, so that earlier days need no more than they had; `nil` for the
  /// puzzles that there have always been.
  public var firstDay: Day? { nil }

  /// The modes of the puzzles of a day.
  public static func daily(on day: Day) -> [Mode] { daily(on: day, firstDay: \.firstDay) }

  static func daily(on day: Day, firstDay: (Mode) -> Day?) -> [Mode] {
    daily.filter { mode in firstDay(mode).map { $0 <= day } ?? true }
  }

  /// How a high score list is ranked.
  public enum Ranking: Sendable {
    /// Games won in a row.
    case streak
    /// The points of one game.
    case points
    /// By the total number of games won: modes with several people at one keyboard or table.
    case wins
    /// The mode has no list.
    case none
  }

  /// How its high score list is ranked, if it has one.
  public var ranking: Ranking {
    switch self {
    case .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium,
      .devilHard:
      .streak
    case .textTwistTimedRelaxed, .textTwistTimedStandard, .textTwistTimed, .textTwistUntimedRelaxed,
      .textTwistUntimedStandard, .textTwistUntimed, .textTwistClassic, .ghostEasy, .ghostMedium, .ghostHard:
      .points
    case .duel, .duelTable, .textTwistRace, .ghostFriends, .ghostSeats, .ghostTable: .wins
    case .mindReader, .dailyHangman, .dailyTextTwist, .dailyGhost: .none
    }
  }

  /// The number of the mode in a code, which never changes; `nil` for modes without codes.
  public var codeNumber: Int? {
    switch self {
    case .phraseBook: 1
    case .dictionaryEasy: 2
    case .dictionaryMedium: 3
    case .dictionaryHard: 4
    case .devilEasy: 5
    case .devilMedium: 6
    case .devilHard: 7
    case .textTwistTimedRelaxed: 8
    case .textTwistTimedStandard: 9
    case .textTwistTimed: 10
    case .textTwistUntimedRelaxed: 11
    case .textTwistUntimedStandard: 12
    case .textTwistUntimed: 13
    case .textTwistClassic: 14
    case .ghostEasy: 15
    case .ghostMedium: 16
    case .ghostHard: 17
    case .duel, .duelTable, .mindReader, .textTwistRace, .ghostFriends, .ghostSeats, .ghostTable,
      .dailyHangman, .dailyTextTwist, .dailyGhost:
      nil
    }
  }

  /// The mode with that number; `nil` when this version does not know it.
  public init?(codeNumber number: Int) {
    guard let mode = Mode.allCases.first(where: { $0.codeNumber == number }) else { return nil }
    self = mode
  }

  /// Whether it is played at several terminals, from the table screen.
  public var isAtTable: Bool {
    switch self {
    case .duelTable, .textTwistRace, .ghostTable: true
    case .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium,
      .devilHard, .duel, .mindReader, .dailyHangman, .textTwistTimedRelaxed, .textTwistTimedStandard,
      .textTwistTimed, .textTwistUntimedRelaxed, .textTwistUntimedStandard, .textTwistUntimed,
      .textTwistClassic, .dailyTextTwist, .ghostEasy, .ghostMedium, .ghostHard, .ghostFriends, .ghostSeats,
      .dailyGhost:
      false
    }
  }

  /// The modes with a high score list, in display order.
  public static let ranked = allCases.filter { $0.ranking != .none }
}
