import Engines
import TextUI

/// How a player's games of Hangman ended.
struct HangmanStatistics: StatisticsPage {
  private let misses: [Int]
  private let streaks: [Int]

  private static let streakCount = 10

  /// Reads them; `nil` when the player has not finished a game.
  init?(_ player: String, _ context: inout Context) {
    misses = context.records.misses(of: player)
    guard misses.contains(where: { $0 > 0 }) else { return nil }
    streaks = context.records.streaks(of: player, limit: Self.streakCount)
  }

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let strings = context.strings.hangman
    canvas.putCentered(strings.missesHead, in: area, row: area.minY, .dim)
    let labels = misses.indices.map { $0 == Hangman.missesAllowed ? strings.lost : "\($0)" }
    BarChart(bars: misses, labels: labels, marked: Hangman.missesAllowed)
      .draw(on: &canvas, in: Rect(x: area.minX, y: area.minY + 1, width: area.width, height: misses.count))
    guard !streaks.isEmpty else { return }
    let row = area.minY + 1 + misses.count + 1
    let longest = streaks.max() ?? 0
    let width = strings.lastStreaks.columns + streaks.reduce(0) { $0 + 2 + "\($1)".count }
    var x = max(area.minX, area.centeredX(of: width))
    x += canvas.put(strings.lastStreaks, at: Point(x: x, y: row), .dim)
    for streak in streaks {
      x += 2 + canvas.put("\(streak)", at: Point(x: x + 2, y: row), streak == longest ? .right : .text)
    }
  }
}
