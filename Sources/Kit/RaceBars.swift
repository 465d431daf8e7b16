import Tables
import TextUI

/// The points of the players of a race as bars from the left edge: `Ada ▪▪▪▪▪▪ 21` above `Bob ▪▪ 6`. Where there are more
/// players than rows, bars stand side by side.
package struct RaceBars {
  /// A player's name and points.
  package struct Bar {
    let name: String
    let points: Int
    let isMine: Bool
    var isAway = false
    var isDone = false
    /// The points that the player has just won.
    var tick: Int?

    package init(
      name: String, points: Int, isMine: Bool, isAway: Bool = false, isDone: Bool = false, tick: Int? = nil
    ) {
      (self.name, self.points, self.isMine) = (name, points, isMine)
      (self.isAway, self.isDone, self.tick) = (isAway, isDone, tick)
    }

    /// What follows the bar: in brackets for a player who is away, with a mark for one who is done.
    fileprivate var figure: String { "\(points)" + (isAway ? ")" : isDone ? " ✓" : "") }
  }

  private let bars: [Bar]
  /// The points of a square, as long as the bars fit.
  private let points: Int

  package init(bars: [Bar], points: Int = 4) { (self.bars, self.points) = (bars, points) }

  /// The columns for the points, and what stands after them.
  private static let figureWidth = 9
  private static let fewestSquares = 6
  private static let gap = 2

  /// The bars of all players, as somebody sees them who has no seat.
  package init(of race: TableRace, in match: TableMatch, _ state: TableState, points: Int = 4) {
    let bars = match.seats.enumerated().map { player, seat in
      Bar(
        name: state.name(of: seat), points: race.isOver ? race.score(of: player) : state.seats[seat].points,
        isMine: false, isAway: state.seats[seat].presence == .away, isDone: state.seats[seat].isDone)
    }
    self.init(bars: bars, points: points)
  }

  package func draw(on canvas: inout Canvas, in area: Rect) {
    let beside = max(1, (bars.count + area.height - 1) / area.height)
    let width = (area.width - (beside - 1) * Self.gap) / beside
    let longest = bars.map { $0.name.columns + ($0.isAway ? 1 : 0) }.max() ?? 0
    // Where there is little room, a name of eight letters goes before bars.
    let figures = bars.map(\.figure.columns).max() ?? 0
    let nameWidth = min(
      longest, max(3, width - Self.figureWidth - Self.fewestSquares, min(8, width - figures - 1)))
    let room = max(0, width - nameWidth - Self.figureWidth - 1)
    let most = bars.map(\.points).max() ?? 0
    let unit = room == 0 ? 0 : max(points, (most + room - 1) / room)
    for (index, bar) in bars.enumerated() {
      let place = Point(
        x: area.minX + index / area.height * (width + Self.gap), y: area.minY + index % area.height)
      let name = (bar.isAway ? "(" : "") + bar.name
      canvas.put(name.clipped(to: nameWidth), at: place, bar.isAway ? .dim : bar.isMine ? .stage : .text)
      var x = place.x + nameWidth + 1
      if unit > 0, bar.points > 0 {
        let squares = (bar.points + unit - 1) / unit
        let fresh = bar.tick.map { squares - (max(0, bar.points - $0) + unit - 1) / unit } ?? 0
        let role: Role = bar.isAway ? .dim : bar.isMine ? .found : .text
        x += canvas.put(String(repeating: "▪", count: squares - fresh), at: Point(x: x, y: place.y), role)
        x += canvas.put(String(repeating: "▪", count: fresh), at: Point(x: x, y: place.y), .warm) + 1
      }
      x += canvas.put(bar.figure, at: Point(x: x, y: place.y), bar.isAway ? .dim : .text) + 1
      guard let tick = bar.tick, x + 4 <= place.x + width else { continue }
      canvas.put("+\(tick)", at: Point(x: x, y: place.y), .fresh)
    }
  }
}
