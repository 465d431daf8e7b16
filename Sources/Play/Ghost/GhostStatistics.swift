import Records
import TextUI

extension GhostGame {
  func statistics(of player: String, _ context: inout Context) -> (any StatisticsPage)? {
    GhostStatistics(player, &context)
  }
}

/// The distribution of the lengths of a player's rounds of Ghost.
struct GhostStatistics: StatisticsPage {
  private let results: [GameResult]

  /// Reads the most recent matches against the computer; `nil` when there are none.
  init?(_ player: String, _ context: inout Context) {
    results = context.records.results(
      of: player, in: Mode.allCases.filter { $0.game == .ghost && $0.ranking != .wins }, limit: 500)
    guard !results.isEmpty else { return nil }
  }

  /// The lengths that have a bar; longer rounds are counted in the last one.
  private static let lengths = 3...9

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let own = GhostFiguresStrings.in(context.strings.language)
    let rounds = results.flatMap { $0.details.rounds ?? [] }
    let first = Self.lengths.lowerBound
    var bars = Array(repeating: 0, count: Self.lengths.count + 1)
    for length in rounds.map(abs) { bars[min(max(length - first, 0), bars.count - 1)] += 1 }
    let labels = Self.lengths.map { "\($0)" } + ["\(Self.lengths.upperBound + 1)+"]
    let roundsWon = rounds.count { $0 > 0 }
    let longest = rounds.map(abs).max() ?? 0
    let best = results.map(\.points).max() ?? 0
    FiguresPage(
      chartTitle: own.chart, chart: BarChart(bars: bars, labels: labels), figuresTitle: own.inAll,
      figures: [
        .init(results.count, own.matches(results.count)), .init(results.count(where: \.isWon), own.won),
        .init(rounds.count, own.rounds(rounds.count)), .init(roundsWon, own.roundsWon(roundsWon)),
        .init(longest, own.longest(longest)), .init(best, own.best(best)),
      ],
      heightsTitle: own.last(min(20, rounds.count)), heights: rounds.suffix(20).map(abs), note: own.note
    ).draw(on: &canvas, in: area, context)
  }
}

/// The texts of Ghost's statistics.
private struct GhostFiguresStrings: Translated {
  var chart: String
  var inAll: String
  /// The labels of numbers agree with them.
  var matches: @Sendable (Int) -> String
  var won: String
  var rounds: @Sendable (Int) -> String
  var roundsWon: @Sendable (Int) -> String
  var longest: @Sendable (Int) -> String
  var best: @Sendable (Int) -> String
  var last: @Sendable (_ count: Int) -> String
  var note: String

  static let english = GhostFiguresStrings(
    chart: "Rounds by length", inAll: "In all", matches: { $0 == 1 ? "match" : "matches" }, won: "won",
    rounds: { $0 == 1 ? "round" : "rounds" }, roundsWon: { $0 == 1 ? "round won" : "rounds won" },
    longest: { $0 == 1 ? "letter, the longest" : "letters, the longest" },
    best: { $0 == 1 ? "point, your best" : "points, your best" },
    last: { $0 == 1 ? "Last round" : "Last \($0) rounds" }, note: "A round won scores its letters.")

  static let dutch = GhostFiguresStrings(
    chart: "Rondes naar lengte", inAll: "In totaal", matches: { $0 == 1 ? "partij" : "partijen" },
    won: "gewonnen", rounds: { $0 == 1 ? "ronde" : "rondes" },
    roundsWon: { $0 == 1 ? "ronde gewonnen" : "rondes gewonnen" },
    longest: { $0 == 1 ? "letter, de langste" : "letters, de langste" },
    best: { $0 == 1 ? "punt, je beste" : "punten, je beste" },
    last: { $0 == 1 ? "Laatste ronde" : "Laatste \($0) rondes" },
    note: "Een gewonnen ronde telt zijn letters.")
}
