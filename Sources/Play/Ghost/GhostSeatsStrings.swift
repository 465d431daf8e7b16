import Engines

/// What Ghost says of matches of up to five.
struct GhostSeatsStrings: Translated {
  /// The list of matches won, and the header of a match of so many.
  var title: String
  var players: @Sendable (Int) -> String
  var seat: @Sendable (Int) -> String
  var kind: @Sendable (GhostSeats.Kind, _ level: (GhostLevel) -> String) -> String
  var note: @Sendable (GhostSeats.Kind) -> String
  var nameOf: @Sendable (Int) -> String
  var begin: String
  var tooFew: String
  /// What all but the loser of a round score.
  var othersScore: @Sendable (Int) -> String
  /// The side panel.
  var matchesTitle: String
  var matches: @Sendable ([(name: String, won: Int)]) -> String
  /// A letter that would not have ended the round, the one that was added instead, the word it could have led to.
  var goingOn: @Sendable (Character, Character?, _ word: String?) -> String
  var goingOnShort: @Sendable (_ fragment: String, _ word: String?) -> String
}

extension Strings {
  var ghostSeats: GhostSeatsStrings { _read { yield GhostSeatsStrings[language] } }
}
