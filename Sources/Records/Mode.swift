/// A game with its own rules; a daily puzzle belongs to the game it is played as.
public enum GameKind: String, CaseIterable, Sendable {
  case hangman
  case textTwist = "twist"
  case ghost
}

/// The kind of game that high scores, statistics and saved games distinguish, in display order. The raw value is saved and
/// never changes. What distinguishes a mode is its row in `traits`.
///
/// Text Twist initially had no levels: its raw values without one, `twist-timed` and `twist-untimed`, stand for expert, so
/// that results from before the levels count as expert.
public enum Mode: String, CaseIterable, Equatable, Sendable {
  case phraseBook = "hangman-phrases"
  case dictionaryEasy = "hangman-easy"
  case dictionaryMedium = "hangman-medium"
  case dictionaryHard = "hangman-hard"
  case devilGentle = "hangman-devil-gentle"
  case devilEasy = "hangman-devil-easy"
  case devilMedium = "hangman-devil-medium"
  case devilHard = "hangman-devil-hard"
  case duel = "hangman-duel"
  case duelTable = "duel-table"
  /// Words that all at a table are asked for.
  case vocabularyTable = "vocabulary-table"
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
  /// Timed, on seven letters.
  case textTwistSeven = "twist-seven-standard"
  case textTwistSevenExpert = "twist-seven"
  /// Likewise, without words of three letters.
  case textTwistFours = "twist-fours"
  /// Only words of all letters, against the clock.
  case textTwistLightning = "twist-lightning"
  /// With a shared rack and clock.
  case textTwistRace = "twist-race"
  case ghostEasy = "ghost-easy"
  case ghostMedium = "ghost-medium"
  case ghostSharp = "ghost-sharp"
  case ghostHard = "ghost-hard"
  /// Ghost of five: only words of five letters or more lose.
  case ghostFiveEasy = "ghost-five-easy"
  case ghostFiveMedium = "ghost-five-medium"
  case ghostFiveSharp = "ghost-five-sharp"
  case ghostFiveHard = "ghost-five-hard"
  /// Superghost: letters are added at either end.
  case ghostSuperEasy = "ghost-super-easy"
  case ghostSuperMedium = "ghost-super-medium"
  case ghostSuperSharp = "ghost-super-sharp"
  case ghostSuperHard = "ghost-super-hard"
  case ghostFriends = "ghost-friends"
  /// Two to five players at one keyboard, people and computers.
  case ghostSeats = "ghost-seats"
  case ghostTable = "ghost-table"
  /// Matches by post, with people who share no machine.
  case ghostPost = "ghost-post"
  /// A challenge of Hangman whose phrase stays with its setter.
  case sealedPost = "hangman-sealed-post"
  /// A challenge whose phrase is in its letter.
  case challengePost = "hangman-post"
  case rackPost = "twist-post"
  case dailyHangman = "daily-hangman"
  case dailyTextTwist = "daily-twist"
  case dailyGhost = "daily-ghost"

  private struct Traits {
    let game: GameKind
    let ranking: Ranking
    let code: Int?
    let isAtTable: Bool
    let firstDay: Day?

    init(_ game: GameKind, _ ranking: Ranking, code: Int? = nil, atTable: Bool = false, since: Day? = nil) {
      self.game = game
      self.ranking = ranking
      self.code = code
      isAtTable = atTable
      firstDay = since
    }
  }

  /// One row a mode; the compiler asks for that of a new one. The number of a code never changes.
  private var traits: Traits {
    switch self {
    case .phraseBook: Traits(.hangman, .streak, code: 1)
    case .dictionaryEasy: Traits(.hangman, .streak, code: 2)
    case .dictionaryMedium: Traits(.hangman, .streak, code: 3)
    case .dictionaryHard: Traits(.hangman, .streak, code: 4)
    case .devilGentle: Traits(.hangman, .streak, code: 18)
    case .devilEasy: Traits(.hangman, .streak, code: 5)
    case .devilMedium: Traits(.hangman, .streak, code: 6)
    case .devilHard: Traits(.hangman, .streak, code: 7)
    case .duel: Traits(.hangman, .wins)
    case .duelTable: Traits(.hangman, .wins, atTable: true)
    case .vocabularyTable: Traits(.hangman, .wins, atTable: true)
    case .mindReader: Traits(.hangman, .none)
    case .textTwistTimedStandard: Traits(.textTwist, .points, code: 9)
    case .textTwistTimedRelaxed: Traits(.textTwist, .points, code: 8)
    case .textTwistTimed: Traits(.textTwist, .points, code: 10)
    case .textTwistUntimedStandard: Traits(.textTwist, .points, code: 12)
    case .textTwistUntimedRelaxed: Traits(.textTwist, .points, code: 11)
    case .textTwistUntimed: Traits(.textTwist, .points, code: 13)
    case .textTwistClassic: Traits(.textTwist, .points, code: 14)
    case .textTwistSeven: Traits(.textTwist, .points, code: 28)
    case .textTwistSevenExpert: Traits(.textTwist, .points, code: 29)
    case .textTwistFours: Traits(.textTwist, .points, code: 30)
    case .textTwistLightning: Traits(.textTwist, .points, code: 31)
    case .textTwistRace: Traits(.textTwist, .wins, atTable: true)
    case .ghostEasy: Traits(.ghost, .points, code: 15)
    case .ghostMedium: Traits(.ghost, .points, code: 16)
    case .ghostSharp: Traits(.ghost, .points, code: 19)
    case .ghostHard: Traits(.ghost, .points, code: 17)
    case .ghostFiveEasy: Traits(.ghost, .points, code: 20)
    case .ghostFiveMedium: Traits(.ghost, .points, code: 21)
    case .ghostFiveSharp: Traits(.ghost, .points, code: 22)
    case .ghostFiveHard: Traits(.ghost, .points, code: 23)
    case .ghostSuperEasy: Traits(.ghost, .points, code: 24)
    case .ghostSuperMedium: Traits(.ghost, .points, code: 25)
    case .ghostSuperSharp: Traits(.ghost, .points, code: 26)
    case .ghostSuperHard: Traits(.ghost, .points, code: 27)
    case .ghostFriends: Traits(.ghost, .wins)
    case .ghostSeats: Traits(.ghost, .wins)
    case .ghostTable: Traits(.ghost, .wins, atTable: true)
    case .ghostPost: Traits(.ghost, .wins)
    case .sealedPost: Traits(.hangman, .wins)
    case .challengePost: Traits(.hangman, .wins)
    case .rackPost: Traits(.textTwist, .wins)
    case .dailyHangman: Traits(.hangman, .none)
    case .dailyTextTwist: Traits(.textTwist, .none)
    case .dailyGhost: Traits(.ghost, .none)
    }
  }

  /// The game that the mode belongs to.
  public var game: GameKind { traits.game }

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
  public var ranking: Ranking { traits.ranking }

  /// The modes with a high score list, in display order.
  public static let ranked = allCases.filter { $0.ranking != .none }

  /// Whether it is played at several terminals of one machine, from the table screen.
  public var isAtTable: Bool { traits.isAtTable }

  /// Whether it is played by letters that are pasted into a chat.
  public var isByPost: Bool { rawValue.hasSuffix("-post") }

  /// The number of the mode in a code; `nil` for modes without codes.
  public var codeNumber: Int? { traits.code }

  /// The mode with that number; `nil` when this version does not know it.
  public init?(codeNumber number: Int) {
    guard let mode = Mode.allCases.first(where: { $0.codeNumber == number }) else { return nil }
    self = mode
  }

  /// Whether it is a daily puzzle, for which only a player's first result of a day counts.
  public var isDaily: Bool { rawValue.hasPrefix("daily-") }

  /// The modes of the daily puzzles: those whose raw values begin with `daily-`, as an index of the database requires.
  public static let daily = allCases.filter(\.isDaily)

  /// The first day of a daily puzzle, which never changes, so that earlier days need no more than they had; `nil` for the
  /// puzzles that there have always been.
  public var firstDay: Day? { traits.firstDay }

  /// The modes that are played by post, in the order of the games; the first of a game is the one that is begun unless another
  /// one is chosen.
  public static let byPost = GameKind.allCases.flatMap { game in
    allCases.filter { $0.isByPost && $0.game == game }
  }

  /// The modes of the puzzles of a day.
  public static func daily(on day: Day) -> [Mode] { daily(on: day, firstDay: \.firstDay) }

  static func daily(on day: Day, firstDay: (Mode) -> Day?) -> [Mode] {
    daily.filter { mode in firstDay(mode).map { $0 <= day } ?? true }
  }
}
