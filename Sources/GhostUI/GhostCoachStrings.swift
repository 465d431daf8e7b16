import Kit

/// The texts of the coach after a round or match of Ghost.
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

  /// That a letter was there when the round began.
  var dealt: @Sendable (Character) -> String
  /// A player's move, without a full stop.
  var added: @Sendable (String, Character) -> String
  var challenged: @Sendable (String) -> String
  var named: @Sendable (String, String) -> String
  var bluffed: @Sendable (String) -> String
  /// The effect of the move; follows the move in the sentence.
  var andGood: String
  var andMistake: String
  var andLost: String
  var andOpen: @Sendable (_ isOfTwo: Bool) -> String
  /// The word of best play in a lost round.
  var lastedLongest: @Sendable (String) -> String
  /// The answer to a challenge of the letter.
  var behind: @Sendable (String) -> String

  /// The heading of the letters that can be added to a fragment, or to an empty one.
  var after: @Sendable (String) -> String
  var opening: String

  /// The legend of the marks on the moves.
  var goodLegend: String
  var mistakeLegend: String
  var lostLegend: String
  var openLegend: @Sendable (_ isOfTwo: Bool) -> String
  var endedLegend: String
  /// How the round ended: a sentence, or who added the letter after which a list has no word that begins with the fragment.
  var end: @Sendable (String) -> String
  var endDead: @Sendable (String, Character, _ none: String, String) -> String
}

extension Strings {
  var ghostCoach: GhostCoachStrings { _read { yield GhostCoachStrings[language] } }
}
