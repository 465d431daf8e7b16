import Kit
import Records

/// The scores to beat, from the records; empty when the games are not on a list.
struct TextTwistBest: Sendable {
  /// The player's highest score in the mode; `nil` until they have scored.
  let own: Int?
  /// The first place of the high score list.
  let first: Standing?

  /// Reads the scores.
  init(_ session: GameSession, _ context: inout Context) {
    guard session.mode.ranking == .points, session.words.isEmpty else {
      own = nil
      first = nil
      return
    }
    own = context.records.tally(of: session.player, in: session.mode).best
    first = context.records.standings(of: session.mode, for: session.player).first
  }

  /// The rank of the player's last game of a mode on the high score list; `nil` when it is not on the list.
  static func place(_ session: GameSession, _ context: inout Context) -> Int? {
    guard session.mode.ranking == .points, session.words.isEmpty else { return nil }
    return context.records.rank(of: session.player, in: session.mode)
  }
}
