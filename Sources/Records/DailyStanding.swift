import Engines

/// A day's puzzles in a language: the same for everyone who has the same version of the word list.
///
/// For each mode and language there is one order of all suitable puzzles; the number of the day is an index into it, so
/// that none is repeated before all others have been used. A language can choose Hangman's words itself.
public struct DailyPuzzles: Sendable {
  public let day: Day
  public let language: Language
  public let lexicon: Lexicon
  /// Hangman's word as the language has chosen it for this day.
  public var chosenWord: String?

  public init(day: Day, language: Language, lexicon: Lexicon) {
    self.day = day
    self.language = language
    self.lexicon = lexicon
  }

  /// The seed of the order of a mode's puzzles, computed from the language and the mode.
  public func seed(_ mode: Mode) -> UInt64 { UInt64(stable: "\(language.code) \(mode.rawValue)") }
}

/// Hangman's words of the days as a language has chosen and read them: lines `2027-01-01 word` of a `daily.txt`.
public struct DailyWords: Sendable {
  private var words: [Day: String] = [:]

  public init() {}

  /// Lines that begin with `#` are skipped; a malformed line is reported and skipped. Of two lines for a day the first counts.
  public init(text: String, file: String, report: (InputProblem) -> Void) {
    for line in text.numberedLines {
      let fields = line.text.split(separator: " ")
      guard let first = fields.first, !first.hasPrefix("#") else { continue }
      guard fields.count == 2, let day = Day(String(first)) else {
        report(InputProblem(file: file, line: line.number, .notADay))
        continue
      }
      words[day] = words[day] ?? String(fields[1])
    }
  }

  public subscript(_ day: Day) -> String? { words[day] }
}

/// A player's results of the daily puzzles, up to a day.
public struct DailyStanding: Equatable, Sendable {
  /// The day's puzzles that have been finished.
  public var finished: Set<Mode>
  /// The number of consecutive days on which all the puzzles of the day were finished, up to the day or the one before.
  public var streak: Int
  /// The longest such streak.
  public var longestStreak: Int

  public init(finished: Set<Mode> = [], streak: Int = 0, longestStreak: Int = 0) {
    self.finished = finished
    self.streak = streak
    self.longestStreak = longestStreak
  }

  /// - Parameter results: the results of one language's daily puzzles.
  public init(_ results: [GameResult], day: Day) { self.init(results, day: day, firstDay: \.firstDay) }

  init(_ results: [GameResult], day: Day, firstDay: (Mode) -> Day?) {
    var modes: [Day: Set<Mode>] = [:]
    for result in results { modes[result.day, default: []].insert(result.mode) }
    var complete: Set<Int> = []
    for (day, played) in modes where Mode.daily(on: day, firstDay: firstDay).allSatisfy(played.contains) {
      complete.insert(day.number)
    }
    func run(from first: Int, by step: Int) -> Int {
      var number = first
      while complete.contains(number) { number += step }
      return (number - first) * step
    }
    finished = Set(Mode.daily(on: day, firstDay: firstDay)).intersection(modes[day] ?? [])
    streak = run(from: complete.contains(day.number) ? day.number : day.number - 1, by: -1)
    let starts = complete.lazy.filter { !complete.contains($0 - 1) }
    longestStreak = starts.map { run(from: $0, by: 1) }.max() ?? 0
  }
}

/// A player's results of a language's daily puzzles up to the last day played, for the title screen.
public struct DailySummary: Equatable, Sendable {
  public let language: String
  /// The last day on which a puzzle was finished.
  public let day: Day
  /// The standing on that day.
  public let standing: DailyStanding

  public init(language: String, day: Day, standing: DailyStanding) {
    self.language = language
    self.day = day
    self.standing = standing
  }

  /// `nil` without results.
  /// - Parameter results: the results of the language's daily puzzles.
  public init?(language: String, results: [GameResult]) {
    guard let day = results.map(\.day).max(by: { $0.number < $1.number }) else { return nil }
    self.init(language: language, day: day, standing: DailyStanding(results, day: day))
  }

  /// The standing on the last day itself, or on a later day before anything has been played; `nil` on an earlier day, for
  /// which the results are needed.
  public func standing(on day: Day) -> DailyStanding? { standing(on: day, firstDay: \.firstDay) }

  func standing(on day: Day, firstDay: (Mode) -> Day?) -> DailyStanding? {
    guard day > self.day else { return day == self.day ? standing : nil }
    let isComplete = standing.finished.count == Mode.daily(on: self.day, firstDay: firstDay).count
    let goesOn = day.number == self.day.number + 1 && isComplete
    return DailyStanding(streak: goesOn ? standing.streak : 0, longestStreak: standing.longestStreak)
  }
}
