import Engines
import Records

extension GhostGame {
  var tableGame: TableGame? { .ghost }

  func tableTagline(_ strings: Strings) -> String { strings.ghostTable.tagline }

  func name(of level: GhostLevel, _ strings: Strings) -> String {
    strings.ghost.level(level).capitalizedFirst
  }

  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    let judge = GhostJudge(words.lexicon, upTo: context.ghost.allowedTier.rawValue)
    guard judge.isPossible("") else { return nil }
    return TableHeader(
      id: id, game: .ghost, language: words.language, words: words.version, seats: GhostSeats.count,
      seed: context.generator.next(), judge: context.ghost.allowedTier.rawValue, bluff: context.ghost.isBluff)
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.tables?.state(), let match = state.match else { return nil }
    let session = context.tableSession(.ghostTable, language: state.header.language)
    _ = context.useWords(of: session)
    return GhostScreen(match, session, state, &context)
  }
}

/// A player's seat at a table of Ghost, where each move is made by all the programs together.
struct GhostTableSeat: Sendable {
  /// The match as the table's log has it.
  var match: TableMatch
  /// The player's number among those who play.
  let me: Int
  /// How many moves of the table the match has.
  var moves = 0
  /// Who is away, by their numbers.
  var away: Set<Int> = [] { didSet { awayTime = awayTime.filter { away.contains($0.key) } } }
  /// For how long they have been, as far as it was seen here.
  private(set) var awayTime: [Int: Duration] = [:]
  /// The seat of the host's player, as it was known last.
  private var host: Int?
  /// Whether the host has gone and the next one is not known yet.
  var hasLostHost = false
  /// Those who have not left, but have to sit down at the next host first.
  private var moving: Set<Int> = []
  /// Everything that the match goes on from.
  var saved: SavedTable?
  /// Whether it has been said that somebody thinks for long.
  var isLongTold = false

  /// - Returns: `nil` when the seat does not play.
  init?(_ match: TableMatch, seat: Int) {
    guard let me = match.seats.firstIndex(of: seat) else { return nil }
    self.match = match
    self.me = me
  }

  mutating func read(_ state: TableState?) {
    guard let state else { return }
    host = state.host
    away = Set(
      match.seats.indices.filter { player in
        let seat = match.seats[player]
        return player != me && state.seats.indices.contains(seat) && match.chairs[seat].isPerson
          && state.seats[seat].presence == .away && match.level(of: seat) == nil
      })
  }

  /// Notes that the host has gone, with it alone.
  mutating func loseHost() {
    hasLostHost = true
    moving = Set(match.seats.indices.filter { !away.contains($0) && match.seats[$0] != host })
  }

  /// Whether somebody who is here again has been away, and not only moved to another host.
  mutating func returns(_ player: Int) -> Bool { moving.remove(player) == nil }

  /// Lets time pass for those who are away.
  /// - Returns: whether it is time to ask again what is to become of somebody.
  mutating func wait(_ time: Duration, for awaited: Int?) -> Bool {
    let before = awaited.flatMap { awayTime[$0] } ?? .zero
    for player in away { awayTime[player, default: .zero] += time }
    guard let awaited, let after = awayTime[awaited], let rest = Self.rest(after: before) else {
      return false
    }
    return after - before >= rest
  }

  /// How long until it is to be asked again what is to become of somebody who has been away for so long.
  static func rest(after time: Duration) -> Duration? {
    [longTime, hopelessTime].first { $0 > time }.map { $0 - time }
  }

  static let longTime = Duration.seconds(60)
  static let hopelessTime = Duration.seconds(3600)
}
