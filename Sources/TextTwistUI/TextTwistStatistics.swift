import Kit
import Records
import TextUI

extension TextTwistGame {
  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? {
    TextTwistStatistics(player, &context)
  }
}

/// The distribution of the scores of a player's racks of Text Twist.
struct TextTwistStatistics: StatisticsPage {
  private let results: [GameResult]

  /// Reads the most recent games; `nil` when there are none.
  init?(_ player: String, _ context: inout Context) {
    results = context.records.results(
      of: player, in: Mode.allCases.filter { $0.game == .textTwist }, limit: FiguresPage.resultCount)
    guard !results.isEmpty else { return nil }
  }

  /// The upper bounds of the ranges of points; higher scores are counted in a last range.
  private static let ranges = [19, 39, 59, 79, 99, 149]

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let own = context.strings.textTwistFigures
    let racks = results.flatMap { $0.details.rackPoints ?? [] }
    var bars = Array(repeating: 0, count: Self.ranges.count + 1)
    for points in racks { bars[Self.ranges.firstIndex { points <= $0 } ?? Self.ranges.count] += 1 }
    let labels =
      Self.ranges.enumerated().map { "\($0 == 0 ? 0 : Self.ranges[$0 - 1] + 1)–\($1)" }
      + ["\(Self.ranges[Self.ranges.count - 1] + 1)+"]
    let heights = Array(racks.suffix(FiguresPage.heightCount))
    let bingos = results.reduce(0) { $0 + ($1.details.bingos ?? 0) }
    FiguresPage(
      chartTitle: own.chart, chart: BarChart(bars: bars, labels: labels),
      figuresTitle: context.strings.inAll,
      figures: [
        .init(results.count, context.strings.games(results.count)),
        .init(racks.count, own.racks(racks.count)),
        .init(results.map(\.points).max() ?? 0, own.best), .init(racks.max() ?? 0, own.bestRack),
        .init(bingos, own.bingos(bingos)),
      ],
      heightsTitle: own.last(heights.count), heights: heights, note: own.note
    ).draw(on: &canvas, in: area, context)
  }
}
