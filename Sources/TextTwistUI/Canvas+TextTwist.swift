import Engines
import Kit
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
    let isCompact = layout.isCompact
    // The closure would copy the context and the game, if it used them, for each frame.
    let (strings, total, rackNumber) = (context.strings, game.score, game.rackNumber)
    // In full, with the score as a number, and with the rack as a number, too.
    let candidates = (0...2).lazy.map { step in
      let points = step > 0 || isCompact ? score : strings.textTwist.score(total)
      let rack = step > 1 ? "\(rackNumber)" : strings.textTwist.rack(rackNumber)
      return (clock.isEmpty ? "" : clock + "   ") + points + "   " + rack
    }
    textTwistHeader(game, path, clock: clock, candidates)
  }

  /// Draws the header with the first of `candidates` that fits; the line under it shows the remaining time.
  /// - Parameter clock: the remaining time as each candidate begins with it; empty without a clock.
  mutating func textTwistHeader(
    _ game: TextTwist, _ path: [String], clock: String, _ candidates: some Sequence<String>
  ) {
    let separators = 3 * (path.count { !$0.isEmpty } - 1)
    let left = path.reduce(separators) { $0 + $1.columns }
    let room = size.width - 2 * layout.margin - left - 2
    var right = ""
    for candidate in candidates {
      right = candidate
      if candidate.columns <= room { break }
    }
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
