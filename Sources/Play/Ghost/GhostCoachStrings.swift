/// What the coach says after a round or a match of Ghost.
struct GhostCoachStrings: Translated {
  var title: String
  var round: @Sendable (Int, Int) -> String
  var letter: String
  var roundKey: String
  var mistake: String
  var helpMoveBefore: String
  var helpNextMove: String
  var helpMistake: String
  var helpMistakeBefore: String
  var helpRoundAfter: String
  var helpRoundBefore: String

  /// What somebody did, without a full stop.
  var added: @Sendable (String, Character) -> String
  var challenged: @Sendable (String) -> String
  var named: @Sendable (String, String) -> String
  var bluffed: @Sendable (String) -> String
  /// What that did to the round: it follows what somebody did.
  var andKept: String
  var andThrewAway: String
  var andLost: String
  /// The word of best play in a round that was lost.
  var lastedLongest: @Sendable (String) -> String

  /// Before the letters that could be added to a fragment, and to none.
  var after: @Sendable (String) -> String
  var opening: String

  var kept: String
  var threwAway: String
  var lost: String
  var ended: String
  /// How the round ended: a sentence, or who added the letter after which no word begins with a fragment.
  var end: @Sendable (String) -> String
  var endDead: @Sendable (String, Character, String) -> String
}

extension Strings {
  var ghostCoach: GhostCoachStrings { _read { yield GhostCoachStrings[language] } }
}
