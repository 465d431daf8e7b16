import Engines
import Records
import TextUI

/// What a player has made of a day's puzzles, as it was when the records were last read.
struct DailySheet {
  let day: Day
  let language: String
  private let results: [GameResult]
  /// The games that were begun and wait, and the modes that are being played elsewhere.
  private let waiting: [GameSession]
  private let elsewhere: [Mode]
  /// The games of the day that can be seen again.
  private let finished: [FinishedGame]

  /// Reads it.
  init(_ day: Day, _ context: inout Context) {
    self.day = day
    let language = context.settings.words
    self.language = language
    results = context.records.dailyResults(of: context.player, language: language)
    finished = context.records.finishedGames(of: context.player)
      .filter { $0.result.mode.isDaily && $0.result.day == day && $0.result.language == language }
    waiting = context.records.title(of: context.player).waiting.map(\.session)
      .filter { $0.day == day && $0.language == language }
    elsewhere = Self.modes.filter {
      context.records.isClaimedElsewhere(context.dailySession($0, day).id)
    }
  }

  /// The modes in the order of the puzzles.
  static let modes = Games.all.map(\.dailyMode)

  /// `nil` as long as the puzzle has not been played to its end.
  func result(of mode: Mode) -> GameResult? { results.first { $0.mode == mode && $0.day == day } }

  /// The game of a puzzle that can be seen again.
  func game(of mode: Mode) -> Int64? { finished.first { $0.result.mode == mode }?.id }

  /// Whether a puzzle was begun and waits, or is being played elsewhere.
  func isBegun(_ mode: Mode) -> Bool { session(of: mode) != nil || elsewhere.contains(mode) }

  /// The game that was begun; its id is that of the name its player had then.
  func session(of mode: Mode) -> GameSession? { waiting.first { $0.mode == mode } }

  /// Whether there is something to share.
  var hasResult: Bool { Self.modes.contains { result(of: $0) != nil } }

  /// The days in a row on which all puzzles were played.
  var streak: Int { DailyPuzzles.streak(of: results, upTo: day) }

  /// The days of the week, from Monday, with how many puzzles were played; `nil` for those to come.
  var week: [(day: Day, played: Int?)] {
    let monday = day.number - (day.weekday + 6) % 7
    return (monday..<monday + 7).map { number in
      let other = Day(number: number)
      let played = Self.modes.count { mode in results.contains { $0.mode == mode && $0.day == other } }
      return (other, number > day.number ? nil : played)
    }
  }

  /// What became of a puzzle, in words that give nothing of it away.
  func line(of mode: Mode, _ strings: Strings) -> String {
    guard let result = result(of: mode) else {
      return isBegun(mode) ? strings.daily.begun : strings.daily.open
    }
    return Games.game(mode.game).dailyLine(result, strings) + Self.hint(result, strings)
  }

  private static func hint(_ result: GameResult, _ strings: Strings) -> String {
    (result.details.hints ?? 0) > 0 ? " " + strings.daily.hint : ""
  }

  /// What a puzzle looked like in signs, without a letter of it.
  func glyphs(of mode: Mode) -> String {
    result(of: mode).map { Games.game(mode.game).dailyGlyphs($0) } ?? ""
  }

  /// The day's results as a text to send, in lines of at most 48 columns: no letter of any puzzle is in it, but the
  /// beginning of the version of the word list is. A puzzle that has not been played has no line.
  /// - Parameter version: of the word list.
  func shared(_ version: String, _ strings: Strings, isASCII: Bool) -> [String] {
    var title = "Wordyard \(day) \(language) \(version.prefix(4))"
    if streak > 0 { title += " · " + strings.daily.streak(streak) }
    var lines = [title]
    for mode in Self.modes {
      guard let result = result(of: mode) else { continue }
      let game = Games.game(mode.game)
      let tail = game.dailyShareLine(result, strings) + Self.hint(result, strings)
      lines.append(
        game.name(strings).padded(to: 12) + game.dailyGlyphs(result).padded(to: 21) + tail)
    }
    return isASCII ? lines.map(\.sharedInASCII) : lines
  }
}

extension String {
  /// The text with signs that a chat without Unicode shows, too: `#` a hit, `.` a miss, `*` a star, `o` and `x` the two
  /// players.
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

/// The result of a day for `wordyard daily --share`.
public enum DailyResult {
  /// Today's, as it is shared; no lines when no puzzle has been finished.
  public static func lines(_ context: inout Context) -> [String] {
    let sheet = DailySheet(context.today(), &context)
    guard sheet.hasResult, let language = context.library.language(sheet.language) else { return [] }
    return sheet.shared(
      context.library.lexicon(language).version, context.strings, isASCII: context.isASCII)
  }
}

extension Context {
  /// The player's try at a puzzle: there is only one, so it has the same id whenever it is asked for.
  func dailySession(_ mode: Mode, _ day: Day) -> GameSession {
    let id = UInt64(stable: "\(day) \(settings.words) \(mode.rawValue) \(player)") >> 1
    return GameSession(
      id: Int64(id), player: player, mode: mode, language: settings.words, day: day)
  }

  /// The first screen of a puzzle, with the language's own words; `nil` when the list has none.
  mutating func dailyPuzzle(_ session: GameSession, _ day: Day) -> (any Screen)? {
    ownWords = nil
    let puzzles = DailyPuzzles(day: day, language: language, lexicon: lexicon)
    return Games.game(session.mode.game).dailyPuzzle(session, puzzles, &self)
  }
}
