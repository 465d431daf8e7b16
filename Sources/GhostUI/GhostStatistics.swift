import Engines
import Kit
import Play
import Records
import TextUI
import Texts

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
    results = context.services.records.results(
      of: player, in: Mode.allCases.filter { $0.game == .ghost && $0.ranking != .wins },
      limit: FiguresPage.resultCount)
    guard !results.isEmpty else { return nil }
  }

  /// The lengths that have a bar; longer rounds are counted in the last one.
  private static let lengths = 3...9

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let text = context.text
    let rounds = results.flatMap { $0.details.rounds ?? [] }
    let first = Self.lengths.lowerBound
    var bars = Array(repeating: 0, count: Self.lengths.count + 1)
    for length in rounds.map(abs) { bars[min(max(length - first, 0), bars.count - 1)] += 1 }
    let labels = Self.lengths.map { "\($0)" } + ["\(Self.lengths.upperBound + 1)+"]
    let heights = rounds.suffix(FiguresPage.heightCount).map(abs)
    let roundsWon = rounds.count { $0 > 0 }
    let longest = rounds.map(abs).max() ?? 0
    let best = results.map(\.points).max() ?? 0
    FiguresPage(
      chartTitle: text("Rounds by length"), chart: BarChart(bars: bars, labels: labels),
      figuresTitle: text("In all"),
      figures: [
        .init(results.count, text("match", plural: "matches", results.count)),
        .init(results.count(where: \.isWon), text("won")),
        .init(rounds.count, text("round", plural: "rounds", rounds.count)),
        .init(roundsWon, text("round won", plural: "rounds won", roundsWon)),
        .init(longest, text("letter, the longest", plural: "letters, the longest", longest)),
        .init(best, text("point, the best", plural: "points, the best", best)),
      ],
      heightsTitle: text("Last round", plural: "Last \(heights.count) rounds", heights.count),
      heights: heights,
      note: text("A round won: its letters, × 2 against medium and sharp, × 3 against hard.")
    ).draw(on: &canvas, in: area, context)
  }
}
