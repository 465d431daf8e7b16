/// A game, whatever its mode. The raw value is also its command.
public enum GameKind: String, CaseIterable, Sendable {
  case hangman
  case textTwist = "twist"
  case ghost
}

/// What is played, as high scores, statistics and saved games tell it apart. The raw value is what the
/// records keep; it never changes.
public enum Mode: String, CaseIterable, Equatable, Sendable {
  case phraseBook = "hangman-phrases"
  case dictionaryEasy = "hangman-easy"
  case dictionaryMedium = "hangman-medium"
  case dictionaryHard = "hangman-hard"
  case devilEasy = "hangman-devil-easy"
  case devilMedium = "hangman-devil-medium"
  case devilHard = "hangman-devil-hard"
  case duel = "hangman-duel"
  case mindReader = "hangman-reader"
  case twistTimed = "twist-timed"
  case twistUntimed = "twist-untimed"
  case twistClassic = "twist-classic"
  case ghostEasy = "ghost-easy"
  case ghostMedium = "ghost-medium"
  case ghostHard = "ghost-hard"
  case ghostFriends = "ghost-friends"
  case dailyHangman = "daily-hangman"
  case dailyTwist = "daily-twist"
  case dailyGhost = "daily-ghost"

  public var game: GameKind {
    switch self {
    case .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium,
      .devilHard, .duel, .mindReader, .dailyHangman:
      .hangman
    case .twistTimed, .twistUntimed, .twistClassic, .dailyTwist: .textTwist
    case .ghostEasy, .ghostMedium, .ghostHard, .ghostFriends, .dailyGhost: .ghost
    }
  }

  /// Whether it is a puzzle of a day.
  public var isDaily: Bool {
    switch self {
    case .dailyHangman, .dailyTwist, .dailyGhost: true
    default: false
    }
  }

  /// What a place on a high score list is won by.
  public enum Ranking: Sendable {
    /// Games won in a row.
    case streak
    /// The points of one game.
    case points
    /// All the games somebody has won: two players at one keyboard.
    case wins
    /// There is no list.
    case none
  }

  public var ranking: Ranking {
    switch self {
    case .phraseBook, .dictionaryEasy, .dictionaryMedium, .dictionaryHard, .devilEasy, .devilMedium,
      .devilHard:
      .streak
    case .twistTimed, .twistUntimed, .twistClassic, .ghostEasy, .ghostMedium, .ghostHard: .points
    case .duel, .ghostFriends: .wins
    case .mindReader, .dailyHangman, .dailyTwist, .dailyGhost: .none
    }
  }

  /// The modes that have a high score list, in the order of the lists.
  public static let ranked = allCases.filter { $0.ranking != .none }
}
