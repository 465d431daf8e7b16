import Commentary
import Engines
import Records
import Tables
import Texts

/// A player's seat at a table of Ghost. Each program replays the same moves.
package struct GhostTableSeat: Sendable {
  package let seating: TableSeating
  /// The player's index among the players of the match.
  package let me: Int
  /// The number of the table's moves that have been applied to the match.
  package private(set) var moves: Int
  /// The indices of the players who are away.
  package private(set) var away: Set<Int> = [] {
    didSet { awayTime = awayTime.filter { away.contains($0.key) } }
  }
  /// For how long they have been away, as observed by this program.
  package private(set) var awayTime: [Int: Duration] = [:]
  /// The messages about events at the table.
  package var messages: TableMessages
  /// What was last reported of the host or of a player's return, until the next move or until somebody leaves: a question
  /// that opens again covers the row in which it was displayed.
  package var report: String?
  /// The state from which the match can be continued.
  package var saved: SavedTable?
  /// Whether the player is moving to another table for another match.
  package var isLeaving = false
  /// Whether a message has said that somebody is thinking for long.
  package var isLongThoughtReported = false

  /// - Returns: `nil` when the game has not begun, or the seat does not take part.
  package init?(_ state: TableState) {
    guard let match = state.match, let me = match.seats.firstIndex(of: state.own) else { return nil }
    seating = match.seating
    self.me = me
    moves = state.moves
    messages = TableMessages(state)
  }

  /// Reads who is away; players for whom a computer plays are not.
  package mutating func read(_ state: TableState?, _ match: Ghost) {
    guard let state else { return }
    away = Set(
      match.players.indices.filter { player in
        let seat = seating.seats[player]
        return player != me && state.seats.indices.contains(seat) && seating.chairs[seat].isPerson
          && state.seats[seat].presence == .away && match.players[player].level == nil
      })
  }

  /// Reads who is away.
  /// - Returns: who has left, else who has returned, of several the first; `nil` when nobody has.
  package mutating func change(_ state: TableState?, _ match: Ghost) -> (player: Int, isBack: Bool)? {
    let before = away
    read(state, match)
    // Of several who reconnect to another host at once, each is noted.
    let returned = before.subtracting(away).filter { returns($0) }
    if let player = away.subtracting(before).min() { return (player, false) }
    return returned.min().map { ($0, true) }
  }

  /// The absent player whose turn or answer the match is waiting for.
  package func awaited(in match: Ghost) -> Int? { match.player.flatMap { away.contains($0) ? $0 : nil } }

  /// Makes the next move of the table.
  /// - Returns: `nil` when it is not the next one, or the rules do not allow it: the table's state is to be adopted.
  package mutating func apply(
    _ number: Int, _ entry: TableLog.Entry, to match: inout Ghost
  ) -> Ghost.Move? {
    guard number == moves, let move = Ghost.Move(entry.move), seating.apply(entry, to: &match) else {
      return nil
    }
    match.dealOpening()
    moves += 1
    isLongThoughtReported = false
    return move
  }

  /// Adopts the table's current match.
  /// - Returns: the match; `nil` when there is none.
  package mutating func adopt(_ state: TableState) -> Ghost? {
    guard case .ghost(let match)? = state.match?.game else { return nil }
    read(state, match)
    moves = state.moves
    return match
  }

  /// The saved form of the match, which also describes finished matches.
  package func record(of game: GhostMatch) -> SavedGame {
    var record = game.record
    if let saved {
      let others = game.match.players.indices.filter { $0 != me }.map { game.match.players[$0].name }
      record.fields.add(saved, with: others.filter { !$0.isEmpty })
    }
    return record
  }

  /// The player who has left most recently and not returned.
  package var lastToLeave: Int? {
    away.filter { !isMoving($0) }.min { (awayTime[$0] ?? .zero, $0) < (awayTime[$1] ?? .zero, $1) }
  }

  /// Whether a player who is present again was really away, rather than reconnecting to another host.
  private mutating func returns(_ player: Int) -> Bool { messages.returns(seating.seats[player]) }

  /// Whether a player who seems to be away is only reconnecting to another host.
  package func isMoving(_ player: Int) -> Bool { messages.isMoving(seating.seats[player]) }

  /// Advances the time for players who are away.
  /// - Returns: whether to ask again what to do about an absent player.
  package mutating func wait(_ time: Duration, for awaited: Int?) -> Bool {
    let before = awaited.flatMap { awayTime[$0] } ?? .zero
    for player in away { awayTime[player, default: .zero] += time }
    guard let awaited, let after = awayTime[awaited], let rest = Self.rest(after: before) else {
      return false
    }
    return after - before >= rest
  }

  /// The time until the next question about a player who has been away for `time`.
  package static func rest(after time: Duration) -> Duration? {
    TableAbsence.rest(after: time, first: longTime)
  }

  package static let longTime = Duration.seconds(60)
}

extension GhostMatch {
  /// A match at a table, and the player's seat.
  /// - Returns: `nil` when the table's game has not begun or is another one, or this player does not take part.
  package static func atTable(
    _ session: GameSession, _ state: TableState, _ context: inout Context
  ) -> (game: GhostMatch, seat: GhostTableSeat)? {
    guard case .ghost(let match)? = state.match?.game, var seat = GhostTableSeat(state) else { return nil }
    seat.read(state, match)
    seat.saved = context.services.tables?.saved()
    var names = [String?](repeating: nil, count: match.players.count)
    names[seat.me] = session.player
    var game = GhostMatch(match, session, names: names, &context)
    game.me = seat.me
    return (game, seat)
  }

  /// The match in progress at the player's table, whose words are used.
  package static func atTable(_ context: inout Context) -> (game: GhostMatch, seat: GhostTableSeat)? {
    guard let state = context.services.tables?.state() else { return nil }
    let session = GameSession(.ghostTable, atTableIn: state.header.language, &context)
    _ = context.useWords(of: session)
    return atTable(session, state, &context)
  }

  /// A saved match, which is resumed at its table.
  package static func restoredTable(
    _ saved: SavedGame, _ context: inout Context
  ) -> (game: GhostMatch, seat: GhostTableSeat)? {
    guard let rebuilt = RebuiltTable(saved.fields, .ghost, &context) else { return nil }
    let state = rebuilt.resume(&context)
    var table = atTable(saved.session, state, &context)
    table?.seat.saved = rebuilt.table
    return table
  }
}

extension Ghost {
  /// The number of players who are persons, even while a computer plays for them.
  package var peopleCount: Int { players.indices.count { players[$0].level == nil || replaced.contains($0) } }

  /// Who has left the table or returned.
  package func said(_ change: (player: Int, isBack: Bool), _ text: Texts) -> String {
    let name = name(of: change.player, text)
    return change.isBack ? text.isBack(name) : text.leftTable(name)
  }
}

extension Texts {
  package func computerPlays(for name: String) -> String { self("A computer plays for \(name) now.") }

  /// What becomes of a match of Ghost that its player leaves.
  package var leavingGhost: String {
    self("The game waits under Continue. The others can go on with a computer.")
  }
}
