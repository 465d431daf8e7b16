/// The part of the records that the title screen needs.
public struct TitleRecords: Equatable, Sendable {
  /// The player's settings, by name; empty until the first start is complete.
  public var settings: [String: String]
  /// The player's games that can be continued, the most recent first, excluding those claimed by other processes.
  public var waiting: [WaitingGame]
  /// When the player's practice words are due, for each language that has any.
  public var practice: [PracticeSummary]
  /// The player's results of the daily puzzles, for each language that has any.
  public var daily: [DailySummary]
  /// The Devil's visits to the player.
  public var visits: DevilVisits

  public init(
    settings: [String: String] = [:], waiting: [WaitingGame] = [], practice: [PracticeSummary] = [],
    daily: [DailySummary] = [], visits: DevilVisits = DevilVisits()
  ) {
    self.settings = settings
    self.waiting = waiting
    self.practice = practice
    self.daily = daily
    self.visits = visits
  }
}

/// The names under which the choices are saved that other parts of the program set or read, too. They never change.
public enum SettingName {
  public static let language = "language"
  /// The language of the words.
  public static let words = "words"
  public static let theme = "theme"
  public static let mouse = "mouse"
  public static let player = "player"
  /// Whether the program speaks in lines: `yes`.
  public static let lines = "lines"
  /// Whether what ends is a line of a file: `yes`.
  public static let milestones = "milestones"
  /// Whether the first start is complete: `yes`.
  public static let introduced = "introduced"
}

/// An entry in the list of players.
public struct PlayerSummary: Equatable, Sendable {
  public var name: String
  /// The number of finished games.
  public var games: Int
  /// The day of the last game; `nil` without any.
  public var lastDay: Day?

  public init(name: String, games: Int = 0, lastDay: Day? = nil) {
    self.name = name
    self.games = games
    self.lastDay = lastDay
  }
}
