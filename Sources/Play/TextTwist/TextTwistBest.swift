import Records

/// What a game has to beat, from the records: nothing where games are on no list.
struct TextTwistBest: Sendable {
  /// The most points that the player has made in the mode; 0 when there are none.
  let own: Int
  /// The first place of the high score list.
  let first: Standing?

  /// Reads it.
  init(_ session: GameSession, _ context: inout Context) {
    guard session.mode.ranking == .points, session.words.isEmpty else {
      own = 0
      first = nil
      return
    }
    own = context.records.tallies(of: session.player).first { $0.mode == session.mode }?.mostPoints ?? 0
    first = context.records.standings(of: session.mode, for: session.player).first
  }

  /// The place that the player's last game of a mode has on the high score list; `nil` when it has none.
  static func place(_ session: GameSession, _ context: inout Context) -> Int? {
    guard session.mode.ranking == .points, session.words.isEmpty else { return nil }
    let standings = context.records.standings(of: session.mode, for: session.player)
    return standings.firstIndex { $0.isLatest }.map { $0 + 1 }
  }
}
