import Engines
import Kit
import Records
import TextUI

/// Statistics of a player's games of Hangman against the computer, daily puzzles included.
struct HangmanStatistics: StatisticsPage {
  private let misses: [Int]
  private let streaks: [Int]
  private let streak: Int
  private let longest: Int
  private let missedLetters: [Character]

  /// The modes of Hangman against the computer, without the daily puzzle.
  private static let modes = Mode.allCases.filter { $0.ranking == .streak && $0.game == .hangman }

  /// The number of a player's games against the computer, without daily puzzles, by the number of wrong guesses.
  static func misses(of player: String, _ context: inout Context) -> [Int] {
    context.records.misses(of: player, in: modes, upTo: Hangman.missesAllowed)
  }

  /// Reads them; `nil` when the player has not finished any game.
  init?(_ player: String, _ context: inout Context) {
    var misses = Self.misses(of: player, &context)
    let daily = context.records.results(of: player, in: [.dailyHangman], limit: FiguresPage.resultCount)
    for result in daily where misses.indices.contains(result.misses) { misses[result.misses] += 1 }
    self.misses = misses
    guard misses.contains(where: { $0 > 0 }) else { return nil }
    streaks = context.records.streaks(of: player, in: Self.modes, limit: FiguresPage.heightCount)
    let tallies = context.records.tallies(of: player).filter { Self.modes.contains($0.mode) }
    longest = tallies.map(\.longestStreak).max() ?? 0
    let results = context.records.results(of: player, in: Self.modes, limit: FiguresPage.resultCount)
    streak = tallies.map(\.streak).max() ?? 0
    missedLetters = Self.mostMissed((results + daily).compactMap(\.details.missedLetters))
  }

  /// The five letters missed most often; ties are in alphabetical order.
  private static func mostMissed(_ games: [String]) -> [Character] {
    var counts: [Character: Int] = [:]
    for letter in games.joined() { counts[letter, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5).map(\.key)
  }

  func draw(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let strings = context.strings.hangman
    let own = context.strings.hangmanFigures
    let games = misses.reduce(0, +)
    let won = misses.prefix(Hangman.missesAllowed).reduce(0, +)
    let labels = misses.indices.map { $0 == Hangman.missesAllowed ? strings.lost : "\($0)" }
    FiguresPage(
      chartTitle: strings.missesHead,
      chart: BarChart(bars: misses, labels: labels, marked: Hangman.missesAllowed),
      figuresTitle: context.strings.inAll,
      figures: [
        .init(games, context.strings.games(games)), .init(won, own.won(games > 0 ? won * 100 / games : 0)),
        .init(streak, own.streak), .init(longest, own.longest), .init(misses[0], own.unscratched),
      ],
      heightsTitle: own.lastStreaks(streaks.count), heights: streaks, lettersTitle: own.missedLetters,
      letters: missedLetters.map { String($0.capital) }, note: own.note
    ).draw(on: &canvas, in: area, context)
  }
}
