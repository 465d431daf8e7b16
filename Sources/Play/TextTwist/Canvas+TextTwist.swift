import Engines
import Records
import TextUI

extension Canvas {
  /// Draws the header of a game: mode, clock, score and rack; the line under it shows the remaining time.
  mutating func textTwistHeader(_ game: TextTwist, _ session: GameSession, _ context: Context) {
    let mode = session.day.map { context.strings.puzzle(of: $0) } ?? context.strings.textTwist.mode(game.mode)
    // The classic racks have no level.
    let level =
      game.level == .standard || game.mode == .classic ? "" : context.strings.textTwist.level(game.level)
    let path =
      [context.strings.textTwist.name] + (layout.isCompact ? [] : [mode, level, context.foreignWords])
    let clock = game.timeLeft?.onTheClock ?? ""
    let score = "\(game.score)"
    let candidates = [
      [
        clock, layout.isCompact ? score : context.strings.textTwist.score(game.score),
        context.strings.textTwist.rack(game.rackNumber),
      ],
      [clock, score, context.strings.textTwist.rack(game.rackNumber)], [clock, score, "\(game.rackNumber)"],
    ].map { $0.filter { !$0.isEmpty }.joined(separator: "   ") }
    textTwistHeader(game, path, candidates)
  }

  /// Draws the header with the first of `candidates` that fits; the line under it shows the remaining time.
  mutating func textTwistHeader(_ game: TextTwist, _ path: [String], _ candidates: [String]) {
    let clock = game.timeLeft?.onTheClock ?? ""
    let left = path.filter { !$0.isEmpty }.joined(separator: " · ")
    let room = size.width - 2 * layout.margin - left.columns - 2
    let right = candidates.first { $0.columns <= room } ?? candidates[candidates.count - 1]
    guard let timeLeft = game.timeLeft else { return header(path, right: right) }
    let isUrgent = timeLeft.secondsBegun < 10 && game.status == .playing
    // Slightly less than the share, because it is rounded up to whole cells.
    let share = Double(timeLeft.secondsBegun) / Double(game.timeLimit.secondsBegun) - 1e-9
    header(path, right: [right], clock: (max(0, share), isUrgent))
    guard game.status == .playing else { return }
    let x = size.width - layout.margin - right.columns
    put(clock, at: Point(x: x, y: 0), isUrgent ? .warning : .stage)
  }
}
