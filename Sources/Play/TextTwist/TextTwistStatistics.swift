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
      of: player, in: Mode.allCases.filter { $0.game == .textTwist }, limit: 500)
    guard !results.isEmpty else { return nil }
  }

  /// The upper bounds of the ranges of points; higher scores are counted in a last range.
  private static let ranges = [19, 39, 59, 79, 99, 149]

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let own = TextTwistFiguresStrings.in(context.strings.language)
    let racks = results.flatMap { $0.details.rackPoints ?? [] }
    var bars = Array(repeating: 0, count: Self.ranges.count + 1)
    for points in racks { bars[Self.ranges.firstIndex { points <= $0 } ?? Self.ranges.count] += 1 }
    let labels =
      Self.ranges.enumerated().map { "\($0 == 0 ? 0 : Self.ranges[$0 - 1] + 1)–\($1)" }
      + ["\(Self.ranges[Self.ranges.count - 1] + 1)+"]
    FiguresPage(
      chartTitle: own.chart, chart: BarChart(bars: bars, labels: labels), figuresTitle: own.inAll,
      figures: [
        .init(results.count, own.games), .init(racks.count, own.racks),
        .init(results.map(\.points).max() ?? 0, own.best), .init(racks.max() ?? 0, own.bestRack),
        .init(results.reduce(0) { $0 + ($1.details.bingos ?? 0) }, own.bingos),
      ],
      heightsTitle: own.last(min(20, racks.count)), heights: racks.suffix(20), note: own.note
    ).draw(on: &canvas, in: area, context)
  }
}

/// The texts of the statistics of Text Twist.
private struct TextTwistFiguresStrings: Translated {
  var chart: String
  var inAll: String
  var games: String
  var racks: String
  var best: String
  var bestRack: String
  var bingos: String
  var last: @Sendable (_ count: Int) -> String
  var note: String

  static let english = TextTwistFiguresStrings(
    chart: "Points a rack", inAll: "In all", games: "games", racks: "racks", best: "points, your best game",
    bestRack: "points, your best rack", bingos: "six-letter words",
    last: { $0 == 1 ? "Last rack" : "Last \($0) racks" }, note: "All words of a rack double its points.")

  static let dutch = TextTwistFiguresStrings(
    chart: "Punten per ronde", inAll: "In totaal", games: "spellen", racks: "rondes",
    best: "punten, je beste spel", bestRack: "punten, beste ronde", bingos: "woorden van zes",
    last: { $0 == 1 ? "Laatste ronde" : "Laatste \($0) rondes" },
    note: "Alle woorden van een ronde verdubbelen de punten.")
}
