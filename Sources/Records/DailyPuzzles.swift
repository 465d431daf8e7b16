import Engines

/// A day's puzzles in a language: the same for everyone who has the same version of the word list.
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
}
