import Engines
import Records

extension GhostGame {
  var tableGame: TableGame? { .ghost }

  func tableTagline(_ strings: Strings) -> String { strings.ghostTable.tagline }

  func tableSeatLevels(_ strings: Strings) -> [(level: GhostLevel, name: String)] {
    GhostLevel.allCases.map { ($0, strings.ghost.level($0).capitalizedFirst) }
  }

  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    let judge = GhostJudge(words.lexicon, upTo: context.ghost.allowedTier.rawValue)
    guard judge.isPossible("") else { return nil }
    return TableHeader(
      id: id, game: .ghost, language: words.language, words: words.version, seats: GhostSeats.count,
      seed: context.generator.next(), allowedTier: context.ghost.allowedTier.rawValue,
      bluff: context.ghost.isBluff)
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.tables?.state(), let match = state.match else { return nil }
    let session = context.tableSession(.ghostTable, language: state.header.language)
    _ = context.useWords(of: session)
    return GhostScreen(match, session, state, &context)
  }
}

/// A player's seat at a table of Ghost. Each program replays the same moves.
struct GhostTableSeat: Sendable {
  /// The match according to the table's log.
  var match: TableMatch
  /// The player's index among the players of the match.
  let me: Int
  /// The number of the table's moves that have been applied to the match.
  var moves = 0
  /// The indices of the players who are away.
  var away: Set<Int> = [] { didSet { awayTime = awayTime.filter { away.contains($0.key) } } }
  /// For how long they have been away, as observed by this program.
  private(set) var awayTime: [Int: Duration] = [:]
  /// The messages about events at the table.
  var messages: TableMessages
  /// The state from which the match can be continued.
  var saved: SavedTable?
  /// Whether the player is moving to another table for another match.
  var isLeaving = false
  /// Whether a message has said that somebody is thinking for long.
  var isLongThoughtReported = false

  /// - Returns: `nil` when the seat does not take part.
  init?(_ match: TableMatch, _ state: TableState) {
    guard let me = match.seats.firstIndex(of: state.own) else { return nil }
    self.match = match
    self.me = me
    messages = TableMessages(state)
  }

  mutating func read(_ state: TableState?) {
    guard let state else { return }
    away = Set(
      match.seats.indices.filter { player in
        let seat = match.seats[player]
        return player != me && state.seats.indices.contains(seat) && match.chairs[seat].isPerson
          && state.seats[seat].presence == .away && match.level(of: seat) == nil
      })
  }

  /// Whether a player who is present again was really away, rather than reconnecting to another host.
  mutating func returns(_ player: Int) -> Bool { messages.returns(match.seats[player]) }

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
