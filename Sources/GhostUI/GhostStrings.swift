import Engines
import Kit

/// The texts of Ghost outside the match itself: menus, set-up, header and side panel.
struct GhostStrings: Translated {
  var name: String
  /// A short description for the title screen.
  var tagline: String
  var slide: Slide
  /// The fragment in the introduction.
  var slideFragment: String
  var dailyResult: @Sendable (_ isWon: Bool, _ letters: Int) -> String
  /// The rules in two sentences, where nobody can bluff.
  var rules: String
  /// The same with bluff, except for what its note says.
  var rulesOfBluff: String

  var opponentLabel: String
  var opponent: @Sendable (GhostSetUp.Opponent) -> String
  var opponentNote: @Sendable (GhostSetUp.Opponent) -> String
  var nameNote: String
  var twoPlayers: String
  var level: @Sendable (GhostLevel) -> String
  /// The strength of a level, and the factor of a round won against it.
  var levelNote: @Sendable (GhostLevel) -> String
  var allowedTierLabel: String
  var allowedTierSetting: String
  var bluffSetting: String
  var allowedTier: @Sendable (GhostSetUp.AllowedTier) -> String
  var allowedTierNote: @Sendable (GhostSetUp.AllowedTier) -> String
  var bluff: String
  var bluffNote: @Sendable (_ isOn: Bool) -> String

  /// The header: that bluffing is on, in long and short form, the players, the round's number, that the match is over.
  var bluffOn: String
  var bluffShort: String
  var against: @Sendable (String, String) -> String
  var roundNumber: @Sendable (Int) -> String
  var over: String

  var roundsLost: @Sendable (Int) -> String
  var ghostNow: String

  /// The texts of the side panel.
  var rounds: String
  var finishedIt: @Sendable (String) -> String
  var noSuchWord: @Sendable (String) -> String
  var doubtedIt: @Sendable (String) -> String
  var howTitle: String
  /// How a won round scores, by its factor.
  var how: @Sendable (_ factor: Int) -> String
  var record: @Sendable (_ won: Int, _ lost: Int) -> String
  var best: @Sendable (Int) -> String

  /// The labels of the bottom line and help.
  var add: String
  var helpAdd: String
  var helpPress: String
  var hint: String
  var helpHint: String
  var challenge: String
  var helpChallenge: String
  var nameWord: String
  var helpNameWord: String
  var admit: String
  var helpAdmit: String
  var stop: String
  var helpStop: String
}

extension Strings {
  var ghost: GhostStrings { _read { yield GhostStrings[language] } }
}

extension GhostStrings {
  func rules(isBluff: Bool) -> String { isBluff ? rulesOfBluff + " " + bluffNote(true) : rules }
}
