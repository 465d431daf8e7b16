/// A saved game as the title screen tells of it.
public struct WaitingGame: Equatable, Sendable {
  public var session: GameSession
  /// What `SavedGame.progress` is.
  public var progress: Int
  /// What `SavedGame.sight` is.
  public var sight: String

  public init(session: GameSession, progress: Int, sight: String = "") {
    self.session = session
    self.progress = progress
    self.sight = sight
  }
}

/// What the title screen shows of the records.
public struct TitleRecords: Equatable, Sendable {
  /// What the player has chosen, by the name of the setting; empty before the first start is over.
  public var settings: SettingList
  /// The games of the player that can be continued, the last played first; those that another Wordyard is playing are
  /// not among them.
  public var waiting: [WaitingGame]

  public init(settings: SettingList = [:], waiting: [WaitingGame] = []) {
    self.settings = settings
    self.waiting = waiting
  }
}

/// What is wrong with the records; said once.
public enum RecordsNotice: Equatable, Sendable {
  /// They could not be read and lie under another name now; new ones have been begun.
  case damaged(movedTo: String)
  /// They are of a newer Wordyard and stay as they are; nothing is kept.
  case newer(file: String)
  /// Nothing that happens from now on is kept.
  case notKept(file: String, reason: Sentence)
}
