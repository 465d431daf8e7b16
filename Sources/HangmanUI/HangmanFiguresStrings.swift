import Kit

/// The texts of Hangman's statistics.
struct HangmanFiguresStrings: Translated {
  /// The share of games won, in per cent.
  var won: @Sendable (_ share: Int) -> String
  var streak: String
  var longest: String
  var unscratched: String
  var lastStreaks: @Sendable (_ count: Int) -> String
  var missedLetters: String
  var note: String
}

extension Strings {
  var hangmanFigures: HangmanFiguresStrings { .in(language) }
}
