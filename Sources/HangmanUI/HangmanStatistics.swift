import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// Statistics of a player's games of Hangman against the computer, daily puzzles included.
struct HangmanStatistics: StatisticsPage {
  private let misses: [Int]
  private let streaks: [Int]
  private let streak: Int
  private let longest: Int
  private let course: HangmanCourse

  /// The modes of Hangman against the computer, without the daily puzzle.
  private static let modes = Mode.allCases.filter { $0.ranking == .streak && $0.game == .hangman }

  /// The number of a player's games against the computer, without daily puzzles, by the number of wrong guesses.
  static func misses(of player: String, _ context: inout Context) -> [Int] {
    context.services.records.misses(of: player, in: modes, upTo: Hangman.missesAllowed)
  }

  /// Reads them; `nil` when the player has not finished any game.
  init?(_ player: String, _ context: inout Context) {
    var misses = Self.misses(of: player, &context)
    let daily = context.services.records.results(
      of: player, in: [.dailyHangman], limit: FiguresPage.resultCount)
    for result in daily where misses.indices.contains(result.misses) { misses[result.misses] += 1 }
    self.misses = misses
    guard misses.contains(where: { $0 > 0 }) else { return nil }
    streaks = context.services.records.streaks(of: player, in: Self.modes, limit: FiguresPage.heightCount)
    let tallies = context.services.records.tallies(of: player).filter { Self.modes.contains($0.mode) }
    longest = tallies.map(\.longestStreak).max() ?? 0
    streak = tallies.map(\.streak).max() ?? 0
    course = HangmanCourse(of: player, &context)
  }

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let text = context.text
    let games = misses.reduce(0, +)
    let won = misses.prefix(Hangman.missesAllowed).reduce(0, +)
    let labels = misses.indices.map { $0 == Hangman.missesAllowed ? text("lost") : "\($0)" }
    FiguresPage(
      chartTitle: text("Wrong guesses in a game"),
      chart: BarChart(bars: misses, labels: labels, marked: Hangman.missesAllowed),
      figuresTitle: text("In all"),
      figures: [
        .init(games, text("game", plural: "games", games)),
        .init(won, text("won, \(games > 0 ? won * 100 / games : 0) %")),
        .init(streak, text("streak now")), .init(longest, text("longest")),
        .init(misses[0], text("saved without a scratch")),
      ],
      heightsTitle: text("Last streak", plural: "Last \(streaks.count) streaks", streaks.count),
      heights: streaks, lettersTitle: text("Letters that cost most"),
      letters: course.letters.map { String($0.capital) }, courseTitle: course.average(text) ?? "",
      course: course.averages, note: course.sentences(text).joined(separator: " ")
    ).draw(on: &canvas, in: area, context)
  }
}

/// The contents of the side panel in the large layout: a player's figures in a mode, read when the game began or ended.
struct HangmanFigures: Sendable {
  private var left: Int?
  /// Whether the player has chosen the category of the phrase, rather than all of them.
  private var isOfOneCategory = false
  private var tally: Tally

  /// Reads the figures.
  init(_ session: GameSession, category: String?, _ context: inout Context) {
    let mode = session.mode
    tally = Tally(mode: mode)
    guard !mode.isDuel else { return }
    tally = context.services.records.tally(of: session.player, in: mode)
    if let category { left = context.dealer.phrasesLeft(in: category) }
    isOfOneCategory = category != nil && category == context.hangman.category
  }

  func panel(_ session: GameSession, _ source: String, _ duel: Duel, _ context: Context) -> SidePanel {
    let lines =
      session.mode.isDuel
      ? [0, 1].map { (duel.scores[$0], duel.name(of: $0, context)) } : figures(source, context)
    let width = digits(lines.map(\.0))
    let section = SidePanel.Section(
      row: 4, title: title(session, source, context.text),
      lines: lines.map { .init(text: String($0.0).aligned(to: width) + "  " + $0.1) })
    return SidePanel(sections: [section])
  }

  /// The player's figures in the mode, and how many phrases are left in the category.
  private func figures(_ source: String, _ context: Context) -> [(Int, String)] {
    let text = context.text
    let toGo = isOfOneCategory ? left.map { ", " + text("\($0) to go") } : nil
    let lines = [
      (tally.won, text("solved") + (toGo ?? "")), (tally.streak, text("streak")),
      (tally.longestStreak, text("longest", context: "side panel")),
    ]
    guard !isOfOneCategory, let left else { return lines }
    let long = text("to go in \(source)")
    let fits = long.columns <= SidePanel.width - 2 - digits(lines.map(\.0) + [left])
    return lines + [(left, fits ? long : text("to go here"))]
  }

  private func title(_ session: GameSession, _ source: String, _ text: Texts) -> String {
    if session.mode.isDuel { return text("This duel") }
    if session.day != nil || session.mode.isByPost { return text.name(Person(session.player)) }
    // With all categories, the figures are not those of the one that the phrase is from.
    let isOfAll = left != nil && !isOfOneCategory
    let host = isOfAll ? text.hangmanName(of: session.mode).short : source
    let both = text("\(text.name(Person(session.player))) and \(host)")
    return both.columns <= SidePanel.width ? both : host
  }

  /// The width of a column of numbers.
  private func digits(_ numbers: [Int]) -> Int { numbers.map { String($0).count }.reduce(2, max) }
}
