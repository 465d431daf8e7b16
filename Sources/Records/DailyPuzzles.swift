import Engines

/// The three puzzles of a day in a language: the same for everyone who has the same version of the word list.
///
/// For each mode and language there is one order of all suitable puzzles; the number of the day is an index into it, so
/// that none is repeated before all others have been used.
public struct DailyPuzzles: Sendable {
  public let day: Day
  public let language: Language
  public let lexicon: Lexicon

  public init(day: Day, language: Language, lexicon: Lexicon) {
    self.day = day
    self.language = language
    self.lexicon = lexicon
  }

  /// The seed of the order of a mode's puzzles, computed from the language and the mode.
  public func seed(_ mode: Mode) -> UInt64 { UInt64(stable: "\(language.code) \(mode.rawValue)") }

  /// Hangman's word; `nil` when the list has no suitable one.
  public var word: String? {
    DailyRules.word(in: lexicon, order: seed(.dailyHangman), place: day.number)
  }

  /// The seed of Text Twist's rack, at the standard level.
  public var rackSeed: UInt64 {
    TextTwistDealer(lexicon: lexicon, seed: seed(.dailyTextTwist)).seed(ofPosition: day.number)
  }

  /// Ghost's position, a single round with three letters on the board and the player to move; `nil` when the list has no
  /// suitable one.
  public func ghost(player: String, computer: String) -> Ghost? {
    DailyRules.ghost(
      player: player, computer: computer, order: seed(.dailyGhost), place: day.number,
      alphabet: language.alphabet, lexicon: lexicon)
  }

  /// The number of consecutive days on which all puzzles were played, up to `today` or the day before.
  public static func streak(of results: [GameResult], upTo today: Day) -> Int {
    DailyStanding(results, day: today).streak
  }
}
