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
    DailyStanding(results, day: today).streak
  }
}
