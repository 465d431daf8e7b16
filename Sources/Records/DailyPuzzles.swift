import Engines

/// The three puzzles of a day in a language: the same for everyone who has the same version of the word list.
///
/// For each mode and language there is one order of all suitable puzzles; the day's number is a place in it, so that
/// none comes again before all others have.
public struct DailyPuzzles: Sendable {
  public let day: Day
  public let language: Language
  public let lexicon: Lexicon

  public init(day: Day, language: Language, lexicon: Lexicon) {
    self.day = day
    self.language = language
    self.lexicon = lexicon
  }

  /// The seed of the order of a mode's puzzles: a function of the language and the mode.
  public func seed(_ mode: Mode) -> UInt64 { UInt64(stable: "\(language.code) \(mode.rawValue)") }

  /// Hangman's word; `nil` when the list has no suitable one.
  public var word: String? {
    DailyRules.word(in: lexicon, order: seed(.dailyHangman), place: day.number)
  }

  /// What Text Twist's rack, at standard, is dealt by.
  public var rackSeed: UInt64 {
    TextTwistDealer(lexicon: lexicon, seed: seed(.dailyTwist)).seed(ofPosition: day.number)
  }

  /// Ghost's position, a single round in which three letters have been played and the player is next; `nil` when the
  /// list has no suitable one.
  public func ghost(player: String, computer: String) -> Ghost? {
    DailyRules.ghost(
      player: player, computer: computer, order: seed(.dailyGhost), place: day.number,
      alphabet: language.alphabet, lexicon: lexicon)
  }

  /// The modes in the order of the puzzles.
  public static var modes: [Mode] { Mode.daily }

  /// How many days in a row all puzzles have been played, up to a day or the one before it.
  public static func streak(of results: [GameResult], upTo today: Day) -> Int {
    var modes: [Day: Set<Mode>] = [:]
    for result in results { modes[result.day, default: []].insert(result.mode) }
    func isComplete(_ number: Int) -> Bool { modes[Day(number: number)]?.count == Self.modes.count }
    var last = isComplete(today.number) ? today.number : today.number - 1
    var streak = 0
    while isComplete(last) {
      streak += 1
      last -= 1
    }
    return streak
  }
}

/// What a player has made of the puzzles of a day and of those before.
public struct DailyStanding: Equatable, Sendable {
  /// How many of the day's puzzles have been finished.
  public var played: Int
  /// The days in a row on which all were.
  public var streak: Int
  /// The longest such run.
  public var longestStreak: Int

  public init(_ results: [GameResult], day: Day) {
    played = Set(results.filter { $0.day == day }.map(\.mode)).count
    streak = DailyPuzzles.streak(of: results, upTo: day)
    let days = Set(results.map(\.day)).filter { day in
      Set(results.filter { $0.day == day }.map(\.mode)).count == DailyPuzzles.modes.count
    }
    longestStreak = days.filter { !days.contains(Day(number: $0.number - 1)) }.reduce(0) { longest, first in
      var next = first.number
      while days.contains(Day(number: next)) { next += 1 }
      return max(longest, next - first.number)
    }
  }
}
