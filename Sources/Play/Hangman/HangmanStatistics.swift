import Engines
import Records
import TextUI

/// How a player's games of Hangman ended.
struct HangmanStatistics: StatisticsPage {
  private let misses: [Int]
  private let streaks: [Int]
  private let played: Int
  private let won: Int
  private let streak: Int
  private let longest: Int

  private static let streakCount = 20
  private static let barWidth = 24
  private static let compactBarWidth = 16

  /// Reads them; `nil` when the player has not finished a game.
  init?(_ player: String, _ context: inout Context) {
    misses = context.records.misses(of: player)
    guard misses.contains(where: { $0 > 0 }) else { return nil }
    streaks = context.records.streaks(of: player, limit: Self.streakCount)
    let tallies = context.records.tallies(of: player).filter { $0.mode.ranking == .streak }
    played = misses.reduce(0, +)
    won = misses.dropLast().reduce(0, +)
    streak = tallies.map(\.streak).max() ?? 0
    longest = tallies.map(\.longestStreak).max() ?? 0
  }

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let layout = canvas.layout.page
    let own = context.strings.hangmanEnd
    guard !layout.isCompact else { return drawCompact(on: &canvas, in: area, own) }
    let top = area.minY
    let left = layout.point(10, 0).x
    let right = layout.point(44, 0).x
    canvas.put(own.missesHead, at: Point(x: left, y: top), .title)
    drawBars(on: &canvas, at: Point(x: left, y: top + 1), width: Self.barWidth, own)
    canvas.put(own.inAll, at: Point(x: right, y: top), .title)
    for (row, line) in totals(own).enumerated() {
      let y = top + 1 + row
      canvas.put("\(line.0)".aligned(to: 5), at: Point(x: right, y: y), .stage)
      canvas.put(line.1, at: Point(x: right + 7, y: y), .text)
    }
    if !streaks.isEmpty {
      canvas.put(own.lastStreaks(Self.streakCount), at: Point(x: left, y: top + 10), .title)
      canvas.put(sparks.map { "\($0) " }.joined(), at: Point(x: left, y: top + 11), .picture)
    }
    guard top + 14 < layout.stage.maxY else { return }
    canvas.putCentered(own.note, in: layout.stage, row: top + 14, .dim)
  }

  private func drawCompact(on canvas: inout Canvas, in area: Rect, _ strings: HangmanEndStrings) {
    let width = strings.lost.columns + 1 + Self.compactBarWidth + 4
    let left = area.centeredX(of: width)
    drawBars(
      on: &canvas, at: Point(x: left, y: area.minY), width: Self.compactBarWidth,
      labelWidth: strings.lost.columns, strings)
    guard !streaks.isEmpty, area.minY + misses.count < area.maxY else { return }
    canvas.put(sparks, at: Point(x: left, y: area.minY + misses.count), .picture)
  }

  private func drawBars(
    on canvas: inout Canvas, at point: Point, width: Int, labelWidth: Int = 4, _ strings: HangmanEndStrings
  ) {
    let most = misses.max() ?? 1
    for (count, games) in misses.enumerated() {
      let isLost = count == Hangman.missesAllowed
      let y = point.y + count
      let label = isLost ? strings.lost : "\(count)"
      let used = canvas.put(
        label.aligned(to: labelWidth), at: Point(x: point.x, y: y), isLost ? .wrong : .text)
      let length = games == 0 ? 0 : max(1, (games * width * 2 + most) / (most * 2))
      let bar = String(repeating: "█", count: length)
      canvas.put(bar, at: Point(x: point.x + used + 1, y: y), isLost ? .wrong : .picture)
      canvas.put(
        "\(games)", at: Point(x: point.x + used + 1 + length + (length > 0 ? 1 : 0), y: y),
        games == 0 ? .dim : .stage)
    }
  }

  private func totals(_ strings: HangmanEndStrings) -> [(Int, String)] {
    [
      (played, strings.games), (won, strings.won(played > 0 ? (100 * won + played / 2) / played : 0)),
      (streak, strings.streakNow), (longest, strings.longest), (misses[0], strings.withoutScratch),
    ]
  }

  /// The streaks as bars of eight heights, the longest one full.
  private var sparks: String {
    let heights: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let most = max(1, streaks.max() ?? 1)
    return String(streaks.map { heights[max(0, ($0 * 8 + most - 1) / most - 1)] })
  }
}
