import Engines
import Kit

/// The texts of Ghost for matches of up to five players.
struct GhostSeatsStrings: Translated {
  /// The title of the list of matches won, and the header of a match with a number of players.
  var title: String
  var players: @Sendable (Int) -> String
  var seat: @Sendable (Int) -> String
  var kind: @Sendable (GhostSeats.Kind, _ level: (GhostLevel) -> String) -> String
  var note: @Sendable (GhostSeats.Kind) -> String
  var nameOf: @Sendable (Int) -> String
  var begin: String
  var tooFew: String
  /// The least and the most points that anybody except the loser of a round scores.
  var othersScore: @Sendable (_ least: Int, _ most: Int) -> String
  var othersScoreShort: @Sendable (_ least: Int, _ most: Int) -> String
  /// Who challenged whose fragment.
  var doubted: @Sendable (String, _ challenged: String, _ fragment: String) -> String
  /// The texts of the side panel.
  var matchesTitle: String
  var matches: @Sendable ([(name: String, won: Int)]) -> String
  /// The letter that would have continued the round, the one that was added instead, and the word it could have led to.
  var continuation: @Sendable (Character, Character?, _ word: String?) -> String
  var goingOnShort: @Sendable (_ fragment: String, _ word: String?) -> String
}

extension Strings {
  var ghostSeats: GhostSeatsStrings { _read { yield GhostSeatsStrings[language] } }
}
