import Engines
import Kit
import Tables

/// A player's seat in a race, and what is known about the other players.
struct RaceSeat: Sendable {
  /// A player of the race.
  struct Racer: Equatable, Sendable {
    let name: String
    var points = 0
    var words = 0
    var isAway = false
    var isDone = false
    /// Whether the player has found every hidden word, so that all points count double.
    var isComplete = false
  }

  /// The players in the order of their seats.
  private(set) var racers: [Racer]
  /// The player's index among them.
  let me: Int
  /// The players' seats at the table.
  private let seats: [Int]
  /// The highest known number of words of each player; after a change of host the counts start again.
  private var known: [Int]
  /// Whether a host has announced who is present; what it announces first is no event.
  private var hasMetHost = false
  /// The messages about events at the table.
  var messages: TableMessages
  /// The state from which the race can be continued.
  var saved: SavedTable?
  /// The finished race, with the words of all players.
  var result: TextTwistRace?

  /// - Returns: `nil` when the game has not begun, or the seat does not take part.
  init?(_ state: TableState) {
    guard let match = state.match, let me = match.seats.firstIndex(of: state.own) else { return nil }
    self.me = me
    seats = match.seats
    racers = seats.indices.map { Racer(name: match.seating.name(of: $0) ?? "") }
    known = seats.map { _ in 0 }
    messages = TableMessages(state)
    _ = read(state)
    known = racers.map(\.words)
  }

  /// What a player has done since the last reading.
  enum Event: Equatable, Sendable {
    /// A player found a word with this number of letters, `nil` if it was the last hidden word, which doubles the points; and
    /// what it added to the points.
    case found(Int, letters: Int?, points: Int)
    case done(Int)
    case left(Int), back(Int)
  }

  /// Reads the other players' state from the table.
  mutating func read(_ state: TableState?) -> [Event] {
    guard let state else { return [] }
    let isFirst = !hasMetHost
    hasMetHost = hasMetHost || state.isConnected
    var events: [Event] = []
    for player in racers.indices where state.seats.indices.contains(seats[player]) {
      let before = racers[player]
      let seat = state.seats[seats[player]]
      racers[player].points = seat.points
      racers[player].words = seat.words
      racers[player].isDone = seat.isDone
      racers[player].isAway = player != me && seat.presence == .away
      let now = racers[player]
      if player != me {
        if now.words == before.words + 1, now.words > known[player] {
          let gain = now.points - before.points
          let letters = racers[player].isComplete ? gain / 2 : gain
          if !Rack.wordLengths.contains(letters) { racers[player].isComplete = true }
          events.append(
            .found(player, letters: Rack.wordLengths.contains(letters) ? letters : nil, points: gain))
        }
        if now.isDone, !before.isDone { events.append(.done(player)) }
        if now.isAway, !before.isAway, !messages.isMoving(seats[player]) { events.append(.left(player)) }
        if !now.isAway, before.isAway, messages.returns(seats[player]) { events.append(.back(player)) }
      }
      known[player] = max(known[player], now.words)
    }
    return isFirst ? [] : events
  }

  /// Adopts the words of all players at the end.
  mutating func end(_ race: TextTwistRace) {
    result = race
    for player in racers.indices where race.found.indices.contains(player) {
      racers[player].points = race.score(of: player)
      racers[player].words = race.words(of: player)
    }
  }

  /// The words of a player of the finished race; the player's own are known even if the last host has not seen them.
  func words(of player: Int) -> [String] {
    guard let result, result.found.indices.contains(player) else { return [] }
    return player == me && result.unseen[me] != nil ? saved?.words ?? [] : result.found[player]
  }

  var others: [Racer] { racers.indices.filter { $0 != me }.map { racers[$0] } }

  /// The names of the players who are away.
  var away: [String] { racers.filter(\.isAway).map(\.name) }
}
