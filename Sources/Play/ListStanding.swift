import Records
import Texts

/// What a result may say about the place of its game on a high score list.
package struct ListStanding: Equatable, Sendable {
  /// The rank, from 1 on; `nil` when it would mean little: the list has fewer than five entries, all of one player, or the rank
  /// has been told since the program began.
  package var rank: Int?
  /// The next other player above, and how many more would pass them; `nil` when there is none.
  package var next: Next?

  package struct Next: Equatable, Sendable {
    package var player: String
    package var gap: Int
  }

  /// - Parameter standings: the list as displayed to the player, with their last game marked.
  private init?(_ standings: [Standing]) {
    guard let index = standings.firstIndex(where: \.isLatest) else { return nil }
    let own = standings[index]
    rank = standings.isContested ? index + 1 : nil
    next = standings[..<index].last { $0.player != own.player }.map {
      Next(player: $0.player, gap: $0.score - own.score + 1)
    }
  }

  /// The place that a player's last game has earned on its list; `nil` when it earned none. A rank is told once a list.
  init?(of player: String, in mode: Mode, _ context: inout Context) {
    self.init(context.services.records.standings(of: mode, for: player))
    if context[ToldRanks.self].modes.contains(mode) { rank = nil }
    if rank != nil { context[ToldRanks.self].modes.append(mode) }
  }
}

extension [Standing] {
  /// The number of entries from which a rank means something whoever has them.
  private static var fewest: Int { 5 }

  /// Whether a rank or a best result on the list means something.
  package var isContested: Bool { count >= Self.fewest || Set(map(\.player)).count > 1 }
}

/// The lists on which a rank has been told since the program began.
private struct ToldRanks: GameState {
  var modes: [Mode] = []
}
