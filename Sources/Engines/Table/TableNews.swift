/// What has happened at the table, or in the folder of tables, since a screen was told last.
public enum TableNews: Equatable, Sendable {
  /// The tables that answer, after `list`.
  case tables([OpenTable])
  /// Among them was one of another version of the program, at which the player cannot sit.
  case otherVersion
  /// The player has a seat; `state` says which, and what the game is. Comes again after each change of the host.
  case seated
  /// A seat has another owner, or somebody is away or back.
  case seats
  /// The move of this number has been made; `state` has it.
  case moved(Int, TableLog.Entry)
  /// The moves from this number on are not what they were: the host's count.
  case rebuilt(Int)
  /// Somebody at another seat winks.
  case winked(seat: Int)
  /// The points of a race have changed.
  case scores
  /// The time that is left of a race.
  case timeLeft(Duration)
  /// A move or a request is refused.
  case refused(TableLine.Refusal)
  /// The player has no seat any more, and why not.
  case left(Leaving)
  /// The host is gone; the others go on.
  case hostLeft
  /// This program is the host from now on.
  case hosting
  /// The host has not answered a move for three seconds.
  case hostIsSilent

  public enum Leaving: Equatable, Sendable {
    /// The host refuses the seat.
    case refused(TableLine.Refusal)
    /// The table has another game than the one that was left.
    case anotherGame
    /// The table is played with another list of words, or another version of the program.
    case otherWords, otherVersion
    /// What the host sent is no line of a table.
    case noTable
    /// No table of that name answers.
    case notFound
    /// The folder of tables cannot be used.
    case folder(TableFolderProblem)
  }
}

/// Why a folder of tables cannot be used.
public enum TableFolderProblem: Error, Equatable, Sendable {
  /// Everybody can write in it, and remove what is others'.
  case worldWritable
  /// It is neither the player's, nor root's, nor of one of the player's groups.
  case foreign
  case notAFolder
  case system(SystemError)
}
