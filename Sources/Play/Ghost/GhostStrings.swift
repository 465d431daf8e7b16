import Engines

/// What Ghost says.
struct GhostStrings: Translated {
  var name: String
  /// A few words on it for the title screen.
  var tagline: String
  var slide: Slide
  /// The fragment in the introduction.
  var slideFragment: String
  var dailyResult: @Sendable (_ isWon: Bool, _ letters: Int) -> String
  var opponentLabel: String
  var opponent: @Sendable (GhostSetUp.Opponent) -> String
  var twoPlayers: String
  var twoPlayersNote: String
  var level: @Sendable (GhostLevel) -> String
  /// What a level can do.
  var levelNote: @Sendable (GhostLevel) -> String
  var allowedTierLabel: String
  var allowedTierSetting: String
  var bluffSetting: String
  var allowedTier: @Sendable (GhostSetUp.AllowedTier) -> String
  var bluff: String
  var computer: String

  var add: String
  var helpAdd: String
  var helpPress: String
  var alive: String
  var helpAlive: String
  var challenge: String
  var helpChallenge: String
  var nameWord: String
  var helpNameWord: String
  var admit: String
  var helpAdmit: String
  var nextRound: String
  var helpNextRound: String
  var stop: String
  var helpStop: String
  var stopButton: String

  var yourTurn: String
  var turn: @Sendable (String) -> String
  var thinking: String
  var noPoints: String
  /// The round of this number is begun by somebody.
  var begins: @Sendable (Int, String) -> String
  var added: @Sendable (String, Character) -> String
  var legend: String
  var tooLong: String
  var alreadyOpened: @Sendable (Character) -> String

  var challengedTitle: String
  /// Who does not believe in a fragment.
  var doubted: @Sendable (String, String) -> String
  var nameWordButton: String
  var admitButton: String
  /// Who has to name a word that begins with a fragment.
  var prompt: @Sendable (String, String) -> String

  var wordTitle: String
  var deadTitle: String
  var noBluffTitle: String
  var caughtTitle: String
  /// By whom, and the word.
  var completed: @Sendable (String, String) -> String
  var dead: @Sendable (String) -> String
  var possible: @Sendable (String) -> String
  var hadWord: @Sendable (String, String) -> String
  var wasBluffing: @Sendable (String) -> String
  /// Who named what, for which fragment.
  var wrongWord: @Sendable (String, String, String) -> String

  var roundWonTitle: String
  var roundLostTitle: String
  var wonTitle: String
  var lostTitle: String
  var wins: @Sendable (String) -> String
  /// Both players' points.
  var points: @Sendable (Int, Int) -> String
  /// The matches that both have won.
  var matches: @Sendable (Int, Int) -> String

  var stopTitle: String
  var stopQuestion: String

  var coach: String
  var round: @Sendable (Int, Int) -> String
  var rounds: String
  var nextMove: String
  var moveBefore: String
  var helpNextMove: String
  var helpMoveBefore: String
  var mistake: String
  var helpMistake: String
  var helpMistakeBefore: String
  var helpRoundAfter: String
  var helpRoundBefore: String
  var challenged: @Sendable (String) -> String
  var named: @Sendable (String, String) -> String
  var threwAway: String
  var kept: @Sendable (Character, String?) -> String
  var keptByChallenge: String
  var keptByAnswer: @Sendable (String) -> String
  var sound: String
  var flawless: String
}

extension Strings {
  var ghost: GhostStrings { .in(language) }
}
