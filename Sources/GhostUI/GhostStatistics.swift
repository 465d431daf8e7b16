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
      heights: heights, note: text("A round won scores its letters: × 2 against medium, × 3 against hard.")
    ).draw(on: &canvas, in: area, context)
  }
}

/// What is different about a match that a player has won, for its result.
struct GhostFigures: Equatable, Sendable {
  /// Something true that is not true of every match.
  enum Remark: Equatable, Sendable {
    /// The match has the highest score of the player; the rank is that on the list, if it is on it.
    case best(rank: Int?)
    case rank(Int)
    /// The points that are missing to pass the next player on the list.
    case behind(String, by: Int)
    /// By how many points the match is better than the one before.
    case better(Int)
  }

  /// The highest score of a match before this one; `nil` until one has scored.
  private let best: Int?
  private(set) var remark: Remark?

  init(_ session: GameSession, _ context: inout Context) {
    best =
      Self.counts(session) ? context.services.records.tally(of: session.player, in: session.mode).best : nil
  }

  private static func counts(_ session: GameSession) -> Bool {
    session.day == nil && session.mode.ranking != .wins && session.words.isEmpty && session.code.isEmpty
  }

  /// Finds the remark on a match that has been won and saved. Once a sitting a match is praised for its
  /// place on a list, if that list says something.
  mutating func finish(_ session: GameSession, points: Int, _ context: inout Context) {
    guard Self.counts(session) else { return }
    let standings = context.services.records.standings(of: session.mode, for: session.player)
    let place = standings.firstIndex(where: \.isLatest)
    if standings.isContested, !context.ghost.praised.contains(session.mode) {
      let rank = place.map { $0 + 1 }
      remark = points > best ?? 0 ? .best(rank: rank) : rank.map(Remark.rank)
      if remark != nil { context.ghost.praised.insert(session.mode) }
    }
    if remark == nil, let ahead = standings[..<(place ?? 0)].last(where: { $0.player != session.player }) {
      remark = .behind(ahead.player, by: ahead.score - points + 1)
    }
    let last = context.services.records.results(of: session.player, in: [session.mode], limit: 2).dropLast()
      .last
    if remark == nil, let last, points > last.points { remark = .better(points - last.points) }
  }
}
