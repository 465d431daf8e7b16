import Engines
import Records
import Texts

/// A player's results of a day's puzzles when the records were last read.
package struct DailySheet: Sendable {
  package let day: Day
  package let language: String
  let results: [GameResult]
  /// The puzzles in progress, and the modes being played in another process.
  private let waiting: [GameSession]
  private let elsewhere: [Mode]
  /// The puzzles of the day that can be replayed.
  private let finished: [FinishedGame]

  /// Reads the results.
  package init(_ day: Day, _ context: inout Context) {
    self.day = day
    let language = context.profile.settings.words
    self.language = language
    results = context.services.records.dailyResults(of: context.profile.player, language: language)
    finished = context.services.records.finishedGames(of: context.profile.player)
      .filter { $0.result.mode.isDaily && $0.result.day == day && $0.result.language == language }
    waiting = context.services.records.title(of: context.profile.player).waiting.map(\.session)
      .filter { $0.day == day && $0.language == language }
    elsewhere = Mode.daily.filter {
      context.services.records.isClaimedElsewhere(GameSession(daily: $0, day, context.profile).id)
    }
  }

  /// `nil` until the puzzle has been finished.
  package func result(of mode: Mode) -> GameResult? { results.first { $0.mode == mode && $0.day == day } }

  /// The id of a puzzle's game, if it can be replayed.
  package func game(of mode: Mode) -> Int64? { finished.first { $0.result.mode == mode }?.id }

  /// Whether a puzzle is in progress, here or in another process.
  package func isBegun(_ mode: Mode) -> Bool { session(of: mode) != nil || elsewhere.contains(mode) }

  /// The puzzle in progress; its id depends on the name that the player had when it was begun.
  package func session(of mode: Mode) -> GameSession? { waiting.first { $0.mode == mode } }

  /// Whether there is a result to share.
  package var hasResult: Bool { Mode.daily.contains { result(of: $0) != nil } }

  /// Whether all puzzles of the day have been played.
  package var isComplete: Bool { Mode.daily.allSatisfy { result(of: $0) != nil } }

  package var standing: DailyStanding { DailyStanding(results, day: day) }

  /// The days of the week, from Monday, with the number of their puzzles and of those played; `nil` for future days.
  package var week: [(day: Day, puzzles: Int, played: Int?)] {
    let monday = day.number - day.weekday.rawValue
    return (monday..<monday + 7).map { number in
      let other = Day(number: number)
      let modes = Mode.daily(on: other)
      let played = modes.count { mode in results.contains { $0.mode == mode && $0.day == other } }
      return (other, modes.count, number > day.number ? nil : played)
    }
  }

  /// How a puzzle stands, without spoilers.
  package func line(of mode: Mode, _ text: Texts) -> String {
    guard let result = result(of: mode) else {
      return isBegun(mode) ? text("begun, and waiting") : text("not played yet")
    }
    return result.mode.game.traits.dailyLine(result, text) + text.hint(result)
  }

  /// The day's puzzles, one try each.
  /// - Parameter end: how the day has ended, if all have been played.
  package func listing(_ text: Texts, _ end: DayEnd? = nil) -> Listing {
    let streak = standing.streak
    return Listing(
      name: text("Daily"),
      rules: text(
        """
        Everybody has the same \(Mode.daily.count) puzzles today. A day counts for the days in \
        a row once all \(Mode.daily.count) have been played, won or lost. The result tells no \
        letter of them.
        """),
      heading: ["\(text("Daily")), \(text.date(day))."]
        + (streak > 2 ? [text.daysInARow(streak) + "."] : []) + (end?.sentences(text) ?? []),
      entries: Mode.daily.map { mode in
        // One that has been played is seen again.
        let played = result(of: mode) == nil ? nil : game(of: mode).map { ListAction.replay($0) }
        return Listing.Entry(
          title: text.name(mode.game), action: played ?? .puzzle(mode, day), facts: [line(of: mode, text)])
      },
      standard: Mode.daily.firstIndex { result(of: $0) == nil })
  }
}

extension DailyPuzzles {
  /// Those of a day, with the language's own words.
  package init(of day: Day, _ context: inout Context) {
    context.profile.ownWords = nil
    let language = context.profile.language
    self.init(day: day, language: language, lexicon: context.lexicon)
    chosenWord = context.services.library.dailyWords(language)[day]
  }
}
