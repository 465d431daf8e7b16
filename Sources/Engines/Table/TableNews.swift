/// An event at the table, or in the folder of tables, since the screen last asked.
public enum TableNews: Equatable, Sendable {
  /// The tables that have answered since `list`.
  case tables([OpenTable])
  /// At least one table was of another version of the program, so that the player cannot join it.
  case otherVersion
  /// At least one table is of another user who lets nobody else sit down.
  case forbidden
  /// The player has a seat; `state` holds its number and the game. Sent again after each change of the host.
  case seated
  /// A seat has a new occupant, or a player has left or returned.
  case seats
  /// The move with this number was made; `state` includes it.
  case moved(Int, TableLog.Entry)
  /// The moves from this number on have changed: the host's log takes precedence.
  case rebuilt(Int)
  /// The player at another seat winks.
  case winked(seat: Int)
  /// The points of a race have changed.
  case scores
  /// The remaining time of a race.
  case timeLeft(Duration)
  /// A move or a request was refused.
  case refused(TableLine.Refusal)
  /// The player has lost the seat, for this reason.
  case left(Leaving)
  /// The host has gone; the others continue.
  case hostLeft
  /// This program is now the host.
  case hosting
  /// The host has not acknowledged a move for three seconds.
  case hostIsSilent

  public enum Leaving: Equatable, Sendable {
    /// The host refused the seat.
    case refused(TableLine.Refusal)
    /// The table now has a different game from the one that was left.
    case anotherGame
    /// The table uses another word list, or another version of the program.
    case otherWords, otherVersion
    /// The host sent an invalid line.
    case noTable
    /// No table with that identifier answers.
    case notFound
    /// The folder of tables cannot be used.
    case folder(TableFolderProblem)
  }
}

/// Why a folder of tables cannot be used.
public enum TableFolderProblem: Error, Equatable, Sendable {
  /// Anybody can write to it and remove the files of others.
  case worldWritable
  /// It belongs neither to the player, nor to root, nor to one of the player's groups.
  case foreign
  case notAFolder
  case system(SystemError)
}
