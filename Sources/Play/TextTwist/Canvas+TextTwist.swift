import Engines
import TextUI

extension Canvas {
  /// The header of a game of Text Twist: mode, clock, score and rack.
  mutating func textTwistHeader(_ game: TextTwist, _ session: GameSession, _ context: Context) {
    let strings = context.strings.textTwist
    let mode = session.day.map { context.strings.saved.daily($0.description) } ?? TextTwistGame().name(of: session.mode, context.strings).short
    let clock = game.timeLeft?.onTheClock ?? ""
    let standing = [clock, strings.score(game.score), strings.rack(game.rackNumber)].filter { !$0.isEmpty }
    let right = standing.joined(separator: "   ")
    header([strings.name, layout.isCompact ? "" : mode], right: right)
    guard let timeLeft = game.timeLeft else { return }
    let x = size.width - (layout.isCompact ? 0 : 1) - right.columns
    put(clock, at: Point(x: x, y: 0), timeLeft <= .seconds(10) ? .warning : .stage)
  }

  /// The words of a rack, in columns where they all fit, and the bonus words below.
  mutating func textTwistWords(
    _ round: TextTwist.Round, in places: TextTwistLayout, isRevealed: Bool = false, landed: String? = nil,
    section: Int,
    _ strings: TextTwistStrings
  ) {
    let columns = ColumnsView(
      columns: round.columns, strings: strings, isRevealed: isRevealed, landed: landed)
    let all = Rect(
      x: places.words.minX, y: places.words.minY, width: places.words.width,
      height: places.stage.maxY - places.words.minY)
    guard !layout.isCompact, columns.fits(places.words) else {
      FoundList(round: round, strings: strings, isRevealed: isRevealed, landed: landed, section: section)
        .draw(on: &self, in: all)
      return
    }
    columns.draw(on: &self, in: places.words)
    let bonus = round.bonusFound
    guard !bonus.isEmpty else { return }
    let label = strings.bonusWords + " "
    let room = places.words.width - label.columns
    var shown = bonus[...]
    func text() -> String {
      (shown.count < bonus.count ? "… " : "") + shown.map(\.capitals).joined(separator: "  ")
    }
    while text().columns > room, shown.count > 1 { shown.removeFirst() }
    let x = places.words.minX + max(0, (room - text().columns) / 2)
    let used = put(label, at: Point(x: x, y: places.bonus), .dim)
    put(text(), at: Point(x: x + used, y: places.bonus), .stage)
  }
}
