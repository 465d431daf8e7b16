import Engines
import Kit
import TextUI

/// Time-driven behaviour: the computer thinks, and the end of a round or match is animated.
extension GhostScreen {
  var manners: Manners { .runsCovered.when(motion?.isOver == false || awaited != nil) }

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
