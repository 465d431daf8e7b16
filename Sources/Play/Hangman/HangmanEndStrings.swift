/// What Hangman says at the end of a game, before one is left, and in its statistics.
struct HangmanEndStrings: Translated {
  /// For so many misses.
  var wonTitle: @Sendable (Int) -> String
  var lostTitle: String
  var wrongGuesses: @Sendable (Int) -> String
  /// So many misses, where there is little room.
  var wrongShort: @Sendable (Int) -> String
  var streak: @Sendable (Int) -> String
  var longestYet: String
  var longestYetShort: String
  /// A place on the list of a mode, and the same where there is little room.
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
  /// So many words were possible, one of them; more than one.
  var neverChose: @Sendable (Int, String) -> String
  var neverChoseShort: @Sendable (Int, String) -> String
  var oneWasLeft: @Sendable (String) -> String
  var nothingElse: @Sendable (String) -> String
  var tableTitle: String
  /// The button that opens it.
  var tableButton: String
  var tableStart: String
  var scroll: String

  var startOverTitle: String
  var startOverLine: String
  var leaveTitle: String
  var leaveLine: String
  var leaveDailyTitle: String
  var leaveDailyLine: String
  var hintTitle: String
  /// With so many misses left.
  var hintLine: @Sendable (Int) -> String
  var showIt: String
  var handOverTitle: String

  var missesHead: String
  var lost: String
  var inAll: String
  var games: String
  /// Won, so many in a hundred.
  var won: @Sendable (Int) -> String
  var streakNow: String
  var longest: String
  var withoutScratch: String
  /// Over the last so many streaks.
  var lastStreaks: @Sendable (Int) -> String
  var note: String
}

extension Strings {
  var hangmanEnd: HangmanEndStrings { _read { yield HangmanEndStrings[language] } }
}
