/// A saved game as displayed on the title screen.
public struct WaitingGame: Equatable, Sendable {
  public var session: GameSession
  /// Equal to `SavedGame.progress`.
  public private(set) var progress: Int
  /// Equal to `SavedGame.glimpse`.
  public var glimpse: String
  /// The names of the other people at its table; empty when it is not played at one.
  public var company: [String]
  /// Whether it is not the turn of the player but of an opponent.
  public var isOthersTurn: Bool

  public init(
    session: GameSession, progress: Int, glimpse: String = "", company: [String] = [],
    isOthersTurn: Bool = false
  ) {
    self.session = session
    self.progress = max(0, progress)
    self.glimpse = glimpse
    self.company = company
    self.isOthersTurn = isOthersTurn
  }
}

/// The part of the records that the title screen needs.
public struct TitleRecords: Equatable, Sendable {
  /// The player's settings, by name; empty until the first start is complete.
  public var settings: SettingList
  /// The player's games that can be continued, the most recent first, excluding those claimed by other processes.
  public var waiting: [WaitingGame]
  /// When the player's practice words are due, for each language that has any.
  public var practice: [PracticeSummary]
  /// The player's results of the daily puzzles, for each language that has any.
  public var daily: [DailySummary]

  public init(
    settings: SettingList = [:], waiting: [WaitingGame] = [], practice: [PracticeSummary] = [],
    daily: [DailySummary] = []
  ) {
    self.settings = settings
    self.waiting = waiting
    self.practice = practice
    self.daily = daily
  }
}
