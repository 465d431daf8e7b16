import Engines
import Kit

/// A player's seat at a table of Ghost. Each program replays the same moves.
struct GhostTableSeat: Sendable {
  let seating: TableSeating
  /// The player's index among the players of the match.
  let me: Int
  /// The number of the table's moves that have been applied to the match.
  var moves: Int
  /// The indices of the players who are away.
  var away: Set<Int> = [] { didSet { awayTime = awayTime.filter { away.contains($0.key) } } }
  /// For how long they have been away, as observed by this program.
  private(set) var awayTime: [Int: Duration] = [:]
  /// The messages about events at the table.
  var messages: TableMessages
  /// What was last reported of the host or of a player's return, until the next move or until somebody leaves: a question
  /// that opens again covers the row in which it was displayed.
  var report: Message?
  /// The state from which the match can be continued.
  var saved: SavedTable?
  /// Whether the player is moving to another table for another match.
  var isLeaving = false
  /// Whether a message has said that somebody is thinking for long.
  var isLongThoughtReported = false

  /// - Returns: `nil` when the game has not begun, or the seat does not take part.
  init?(_ state: TableState) {
    guard let match = state.match, let me = match.seats.firstIndex(of: state.own) else { return nil }
    seating = match.seating
    self.me = me
    moves = state.moves
    messages = TableMessages(state)
  }

  /// Reads who is away; players for whom a computer plays are not.
  mutating func read(_ state: TableState?, _ match: Ghost) {
    guard let state else { return }
    away = Set(
      match.players.indices.filter { player in
        let seat = seating.seats[player]
        return player != me && state.seats.indices.contains(seat) && seating.chairs[seat].isPerson
          && state.seats[seat].presence == .away && match.players[player].level == nil
      })
  }

  /// The player who has left most recently and not returned.
  var lastToLeave: Int? {
    away.filter { !isMoving($0) }.min { (awayTime[$0] ?? .zero, $0) < (awayTime[$1] ?? .zero, $1) }
  }

  /// Whether a player who is present again was really away, rather than reconnecting to another host.
  mutating func returns(_ player: Int) -> Bool { messages.returns(seating.seats[player]) }

  /// Whether a player who seems to be away is only reconnecting to another host.
  func isMoving(_ player: Int) -> Bool { messages.isMoving(seating.seats[player]) }

  /// Advances the time for players who are away.
  /// - Returns: whether to ask again what to do about an absent player.
  mutating func wait(_ time: Duration, for awaited: Int?) -> Bool {
    let before = awaited.flatMap { awayTime[$0] } ?? .zero
    for player in away { awayTime[player, default: .zero] += time }
    guard let awaited, let after = awayTime[awaited], let rest = Self.rest(after: before) else {
      return false
    }
    return after - before >= rest
  }

  /// The time until the next question about a player who has been away for `time`.
  static func rest(after time: Duration) -> Duration? {
    TableAbsence.rest(after: time, first: longTime)
  }

  static let longTime = Duration.seconds(60)
}
