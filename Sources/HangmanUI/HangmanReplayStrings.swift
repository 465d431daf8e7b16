import Kit

/// The texts of the replay of a game of Hangman.
struct HangmanReplayStrings: Translated {
  var guess: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: @Sendable (_ places: Int) -> String
  var hit: @Sendable (Character, _ places: Int) -> String
  var miss: @Sendable (Character) -> String
  var hint: @Sendable (Character) -> String
  var solved: @Sendable (_ text: String, _ isRight: Bool) -> String
  /// The same in a compact layout.
  var hitShort: @Sendable (Character, _ places: Int) -> String
  var missShort: @Sendable (Character) -> String
  var hintShort: @Sendable (Character) -> String
  var wordsLeftShort: @Sendable (Int) -> String
  var stillOpen: @Sendable (_ places: Int) -> String
  var wordsLeft: @Sendable (Int) -> String
  var won: @Sendable (_ misses: Int) -> String
  var lost: String
  var givenUp: String
}

extension Strings {
  var hangmanReplay: HangmanReplayStrings { .in(language) }
}
