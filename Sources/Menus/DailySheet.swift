import Engines
import Kit
import Records
import TextUI

/// A player's results of a day's puzzles when the records were last read.
struct DailySheet {
  let day: Day
  let language: String
  private let results: [GameResult]
  /// The puzzles in progress, and the modes being played in another process.
  private let waiting: [GameSession]
  private let elsewhere: [Mode]
  /// The puzzles of the day that can be replayed.
  private let finished: [FinishedGame]

  /// Reads the results.
  init(_ day: Day, _ context: inout Context) {
    self.day = day
    let language = context.settings.words
    self.language = language
    results = context.records.dailyResults(of: context.player, language: language)
    finished = context.records.finishedGames(of: context.player)
      .filter { $0.result.mode.isDaily && $0.result.day == day && $0.result.language == language }
    waiting = context.records.title(of: context.player).waiting.map(\.session)
      .filter { $0.day == day && $0.language == language }
    elsewhere = Mode.daily.filter {
      context.records.isClaimedElsewhere(context.dailySession($0, day).id)
    }
  }

  /// `nil` until the puzzle has been finished.
  func result(of mode: Mode) -> GameResult? { results.first { $0.mode == mode && $0.day == day } }

  /// The id of a puzzle's game, if it can be replayed.
  func game(of mode: Mode) -> Int64? { finished.first { $0.result.mode == mode }?.id }

  /// Whether a puzzle is in progress, here or in another process.
  func isBegun(_ mode: Mode) -> Bool { session(of: mode) != nil || elsewhere.contains(mode) }

  /// The puzzle in progress; its id depends on the name that the player had when it was begun.
  func session(of mode: Mode) -> GameSession? { waiting.first { $0.mode == mode } }

  /// Whether there is a result to share.
  var hasResult: Bool { Mode.daily.contains { result(of: $0) != nil } }

  /// The number of consecutive days on which all puzzles were played.
  var streak: Int { DailyStanding(results, day: day).streak }

  /// The days of the week, from Monday, with the number of their puzzles and of those played; `nil` for future days.
  var week: [(day: Day, puzzles: Int, played: Int?)] {
    let monday = day.number - day.weekday.rawValue
    return (monday..<monday + 7).map { number in
      let other = Day(number: number)
      let modes = Mode.daily(on: other)
      let played = modes.count { mode in results.contains { $0.mode == mode && $0.day == other } }
      return (other, modes.count, number > day.number ? nil : played)
    }
  }

  /// The result of a puzzle as text, without spoilers.
  func line(of mode: Mode, _ context: Context) -> String {
    let strings = context.strings
    guard let result = result(of: mode) else {
      return isBegun(mode) ? strings.daily.begun : strings.daily.open
    }
    return context.games.game(mode.game).dailyLine(result, strings) + Self.hint(result, strings)
  }

  private static func hint(_ result: GameResult, _ strings: Strings) -> String {
    (result.details.hints ?? 0) > 0 ? " " + strings.daily.hint : ""
  }

  /// The result of a puzzle in symbols, without spoilers.
  func glyphs(of mode: Mode, _ games: Games) -> String {
    result(of: mode).map { games.game(mode.game).dailyGlyphs($0) } ?? ""
  }

  /// The day's results as a text for sharing, in lines of at most 48 columns. It contains no letter of any puzzle, but the
  /// beginning of the word list's version. Puzzles that have not been played are left out.
  /// - Parameter version: the version of the word list.
  func shared(_ version: String, _ context: Context) -> [String] {
    let strings = context.strings
    var title = "Wordyard \(day) \(language) \(version.prefix(4))"
    if streak > 0 { title += " · " + strings.calendar.streak(streak) }
    var lines = [title]
    for mode in Mode.daily {
      guard let result = result(of: mode) else { continue }
      let game = context.games.game(mode.game)
      let tail = game.dailyShareLine(result, strings) + Self.hint(result, strings)
      lines.append(
        game.name(strings).padded(to: 12) + game.dailyGlyphs(result).padded(to: 21) + tail)
    }
    return context.isASCII ? lines.map(\.sharedInASCII) : lines
  }
}

extension String {
  /// The text with ASCII symbols only: `#` a hit, `.` a miss, `*` a star, `o` and `x` the two players.
  fileprivate var sharedInASCII: String {
    String(
      map { character -> Character in
        switch character {
        case "■", "▪": "#"
        case "□", "▫": "."
        case "○": "o"
        case "●", "×": "x"
        case "·": "-"
        default: character.asciiLikeness
        }
      })
  }
}

/// The results of a day for `wordyard daily --share`.
public enum DailyResult {
  /// Today's results for sharing; empty when no puzzle has been finished.
  public static func lines(_ context: inout Context) -> [String] {
    let sheet = DailySheet(context.today(), &context)
    guard sheet.hasResult, let language = context.library.language(sheet.language) else { return [] }
    return sheet.shared(context.library.lexicon(language).version, context)
  }
}

extension Context {
  /// The session of the player's try at a puzzle. There is only one try, so it always has the same id.
  func dailySession(_ mode: Mode, _ day: Day) -> GameSession {
    let id = UInt64(stable: "\(day) \(settings.words) \(mode.rawValue) \(player)") >> 1
    return GameSession(
      id: Int64(id), player: player, mode: mode, language: settings.words, day: day)
  }

  /// The first screen of a puzzle, with the language's own words; `nil` when the list has none.
  mutating func dailyPuzzle(_ session: GameSession, _ day: Day) -> (any Screen)? {
    ownWords = nil
    let puzzles = DailyPuzzles(day: day, language: language, lexicon: lexicon)
    return games.game(session.mode.game).dailyPuzzle(session, puzzles, &self)
  }
}
