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
  var away: Set<Int> = []
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
    away = Set(
      match.seats.indices.filter { player in
        let seat = match.seats[player]
        return player != me && state.seats.indices.contains(seat) && match.chairs[seat].isPerson
          && state.seats[seat].presence == .away && match.level(of: seat) == nil
      })
  }

  static let longTime = Duration.seconds(60)
}
