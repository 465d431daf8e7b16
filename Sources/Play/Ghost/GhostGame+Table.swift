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
  /// What is said of what happens there.
  var talk: TableTalk
  /// Everything that the match goes on from.
  var saved: SavedTable?
  /// Whether the player is on the way to another match.
  var isLeaving = false
  /// Whether it has been said that somebody thinks for long.
  var isLongTold = false

  /// - Returns: `nil` when the seat does not play.
  init?(_ match: TableMatch, _ state: TableState) {
    guard let me = match.seats.firstIndex(of: state.own) else { return nil }
    self.match = match
    self.me = me
    talk = TableTalk(state)
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

  /// Whether somebody who is here again has been away, and not only moved to another host.
  mutating func returns(_ player: Int) -> Bool { talk.returns(match.seats[player]) }

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
    TableAbsence.rest(after: time, first: longTime)
  }

  static let longTime = Duration.seconds(60)
}
