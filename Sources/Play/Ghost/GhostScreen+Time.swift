import Engines
import TextUI

/// Time-driven behaviour: the computer thinks, and the end of a round or match is animated.
extension GhostScreen {
  var runsCovered: Bool { motion?.isOver == false || awaited != nil }

  var patience: Duration? {
    if let motion, !motion.isOver { return motion.patience }
    if let awaited { return GhostTableSeat.rest(after: table?.awayTime[awaited] ?? .zero) }
    guard isComputersTurn, table?.isLongThoughtReported != true else { return nil }
    let rest = max(.milliseconds(1), (table == nil ? Self.moment : TableMessages.longThought) - thought)
    return min(rest, dots.patience ?? rest)
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    if let motion, !motion.isOver {
      self.motion?.elapse(time)
      return .stay
    }
    let awaited = awaited
    if table?.wait(time, for: awaited) == true { return .push(leftPopup(context)) }
    guard isComputersTurn, awaited == nil else { return .stay }
    thought += time
    dots.elapse(time)
    if let table {
      return thought < TableMessages.longThought || table.isLongThoughtReported
        ? .stay : reportLongThought(&context)
    }
    return thought < Self.moment ? .stay : letComputerPlay(&context)
  }

  mutating func finishMotion() {
    motion?.finish()
    dots.finish()
  }
}

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
