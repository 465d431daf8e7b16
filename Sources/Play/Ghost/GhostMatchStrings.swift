/// What Ghost says of a match that is being played, and of how its rounds end.
struct GhostMatchStrings: Translated {
  /// Who acts, or how the round ended.
  var yourTurn: String
  var turn: @Sendable (String) -> String
  var thinking: @Sendable (String) -> String
  var challenges: @Sendable (String, String) -> String
  var finished: @Sendable (String) -> String
  var noWordBegins: @Sendable (String) -> String
  var had: @Sendable (String, _ word: String) -> String
  var hadNone: @Sendable (String) -> String
  var isGhost: @Sendable (String) -> String
  var winsMatch: @Sendable (String) -> String

  /// The message line.
  var notYourTurn: @Sendable (String) -> String
  /// The round of this number is begun by somebody.
  var begins: @Sendable (Int, String) -> String
  var added: @Sendable (String, Character) -> String
  /// Behind it: how to challenge a computer, or a person.
  var doubtIt: @Sendable (String, _ isComputer: Bool) -> String
  var legend: String
  var tooLong: String
  /// A letter with which a round has begun already.
  var alreadyOpened: @Sendable (Character) -> String
  /// The one challenged has to name a word that begins with a fragment.
  var prompt: @Sendable (String, String) -> String
  var nothingNamed: @Sendable (String) -> String

  var hintTitle: String
  var hintText: String
  var hintButton: String

  /// Who says that no word begins with a fragment.
  var doubted: @Sendable (String, String) -> String
  var doubtedShort: @Sendable (String) -> String
  var nameWordButton: String
  var admitButton: String

  var stopTitle: String
  var stopText: String
  var giveUpButton: String
  var dailyTitle: String
  var dailyText: String
  var stopButton: String

  /// The popup of a round: who gets which letter.
  var gets: @Sendable (String, Character) -> String
  var nextRoundButton: String
  /// Behind the key of the coach.
  var coachHint: String

  /// Why a round ended, in full and in short.
  var lastLetter: @Sendable (String, _ word: String) -> String
  var isWord: @Sendable (String) -> String
  var dead: @Sendable (_ fragment: String, String, Character) -> String
  var isDead: @Sendable (String) -> String
  var doubtedWrongly: @Sendable (String, _ fragment: String, String, _ word: String) -> String
  var noWordFor: @Sendable (String, _ fragment: String) -> String
  var noWord: @Sendable (String, _ word: String) -> String
  var scores: @Sendable (String, Int) -> String

  /// What could have been, in full and in short: the better letter, the one that was added instead, the word, on whom.
  var kept: @Sendable (Character, Character?, _ word: String?, String) -> String
  var wasTheWay: @Sendable (_ fragment: String, _ word: String?, String) -> String
  var letterFor: @Sendable (Character, Character, _ word: String) -> String
  var possible: @Sendable (String) -> String
  var keptByChallenge: String
  var keptByAnswer: @Sendable (String) -> String
  var nothing: String

  /// The end of a match: the title of a win, in full and in short, and of a loss.
  var won: @Sendable (String, Int, Int) -> String
  var wonShort: @Sendable (String, Int, Int) -> String
  var lostTitle: String
  var bestYet: @Sendable (Int) -> String
  var yourBest: @Sendable (Int, _ best: Int) -> String
  /// The rank on the list of a level, in full and in short.
  var rank: @Sendable (Int, String) -> String
  var rankShort: @Sendable (Int, String) -> String
  var unranked: @Sendable (Int) -> String
  var matches: @Sendable (String, Int, Int, String) -> String
  var lastRound: @Sendable (String) -> String
  var coachButton: String
  var mistakes: @Sendable (Int) -> String
  var outlived: @Sendable (String, String) -> String
}

extension Strings {
  var ghostMatch: GhostMatchStrings { _read { yield GhostMatchStrings[language] } }
}
