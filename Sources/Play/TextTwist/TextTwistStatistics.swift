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
    let bingos = results.reduce(0) { $0 + ($1.details.bingos ?? 0) }
    FiguresPage(
      chartTitle: own.chart, chart: BarChart(bars: bars, labels: labels), figuresTitle: own.inAll,
      figures: [
        .init(results.count, own.games(results.count)), .init(racks.count, own.racks(racks.count)),
        .init(results.map(\.points).max() ?? 0, own.best), .init(racks.max() ?? 0, own.bestRack),
        .init(bingos, own.bingos(bingos)),
      ],
      heightsTitle: own.last(min(20, racks.count)), heights: racks.suffix(20), note: own.note
    ).draw(on: &canvas, in: area, context)
  }
}

/// The texts of the statistics of Text Twist.
private struct TextTwistFiguresStrings: Translated {
  var chart: String
  var inAll: String
  /// The labels of numbers agree with them; points are never a single one.
  var games: @Sendable (Int) -> String
  var racks: @Sendable (Int) -> String
  var best: String
  var bestRack: String
  var bingos: @Sendable (Int) -> String
  var last: @Sendable (_ count: Int) -> String
  var note: String

  static let english = TextTwistFiguresStrings(
    chart: "Points a rack", inAll: "In all", games: { $0 == 1 ? "game" : "games" },
    racks: { $0 == 1 ? "rack" : "racks" }, best: "points, your best game",
    bestRack: "points, your best rack", bingos: { $0 == 1 ? "six-letter word" : "six-letter words" },
    last: { $0 == 1 ? "Last rack" : "Last \($0) racks" }, note: "All words of a rack double its points.")

  static let dutch = TextTwistFiguresStrings(
    chart: "Punten per ronde", inAll: "In totaal", games: { $0 == 1 ? "spel" : "spellen" },
    racks: { $0 == 1 ? "ronde" : "rondes" }, best: "punten, je beste spel", bestRack: "punten, beste ronde",
    bingos: { $0 == 1 ? "woord van zes" : "woorden van zes" },
    last: { $0 == 1 ? "Laatste ronde" : "Laatste \($0) rondes" },
    note: "Alle woorden van een ronde verdubbelen de punten.")
}
