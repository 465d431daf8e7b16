import Kit

/// The texts of Hangman at the end of a game, and before leaving one.
struct HangmanEndStrings: Translated {
  /// The title for a number of misses.
  var wonTitle: @Sendable (Int) -> String
  var lostTitle: String
  var wrongGuesses: @Sendable (Int) -> String
  /// The number of misses, in short form.
  var wrongShort: @Sendable (Int) -> String
  var longestYet: String
  var longestYetShort: String
  /// The rank on the list of a mode, in long and short form.
  var rank: @Sendable (Int, _ mode: String) -> String
  var rankShort: @Sendable (Int, _ mode: String) -> String
  var longestIs: @Sendable (Int) -> String
  var hinted: String
  var smallLetters: String
  var smallLettersShort: String
  var streakEnds: @Sendable (Int) -> String
  var wins: @Sendable (String) -> String
  var nextRound: String

  var devilWonTitle: String
  var devilLostTitle: String
  /// The number of words that were still possible, and one of them; for more than one.
  var neverChose: @Sendable (Int, String) -> String
  var neverChoseShort: @Sendable (Int, String) -> String
  /// The words that were still possible: two or three.
  var neverChoseAmong: @Sendable ([String]) -> String
  var neverChoseAmongShort: @Sendable ([String]) -> String
  /// The longest winning streak, after a loss.
  var longestAgainst: @Sendable (Int) -> String
  var oneWasLeft: @Sendable (String) -> String
  var nothingElse: @Sendable (String) -> String
  var tableTitle: String
  /// The button that opens the Devil's table.
  var tableButton: String
  var tableStart: String
  var scroll: String

  var startOverTitle: String
  var startOverLine: String
  /// The phrase of the game before.
  var itWas: @Sendable (String) -> String
  var hintTitle: String
  /// The number of misses left.
  var hintLine: @Sendable (Int) -> String
  var showIt: String
  var handOverTitle: String
}

extension Strings {
  var hangmanEnd: HangmanEndStrings { _read { yield HangmanEndStrings[language] } }
}
