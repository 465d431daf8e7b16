import Engines
import Kit

/// The animation at the end of a round or match.
struct GhostMotion: Equatable, Sendable {
  /// The player whose new letter of GHOST blinks; `nil` when the fragment lights up letter by letter.
  let loser: Int?
  private var motion: Motion

  init(_ match: Ghost, isWon: Bool) {
    loser = isWon ? nil : match.rounds.last?.loser
    let letters = max(1, match.fragment.count)
    motion =
      isWon
      ? Motion(steps: letters, of: .milliseconds(min(100, 1200 / letters)))
      : Motion(steps: 1, of: .milliseconds(300))
  }

  var isOver: Bool { motion.isOver }
  var patience: Duration? { motion.patience }

  /// Whether a letter of the fragment is lit.
  func isLit(_ index: Int) -> Bool { loser == nil && !isOver && index <= motion.step }

  /// Whether the newest letter of a player's GHOST is lit.
  func blinks(_ player: Int) -> Bool { loser == player && !isOver }

  mutating func elapse(_ time: Duration) { motion.elapse(time) }
  mutating func finish() { motion.finish() }
}
