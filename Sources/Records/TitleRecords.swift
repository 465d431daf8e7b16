/// A saved game as the title screen shows it.
public struct WaitingGame: Equatable, Sendable {
  public var session: GameSession
  /// What `SavedGame.progress` is.
  public var progress: Int
  /// What `SavedGame.glimpse` is.
  public var glimpse: String

  public init(session: GameSession, progress: Int, glimpse: String = "") {
    self.session = session
    self.progress = progress
    self.glimpse = glimpse
  }
}

/// What the title screen shows of the records.
public struct TitleRecords: Equatable, Sendable {
  /// What the player has chosen, by the name of the setting; empty before the first start is over.
  public var settings: SettingList
  /// The games of the player that can be continued, the last played first, without those that another process has
  /// claimed.
  public var waiting: [WaitingGame]
  /// When the words that the player practises come back, by language, those without any left out.
  public var practice: [PracticeSummary]
  /// What the player has made of the daily puzzles, by language, those without any left out.
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
