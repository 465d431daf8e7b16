/// The texts of all replays.
struct ReplayStrings: Translated {
  var title: String
  /// The label of the key that opens a replay, in the bottom line and in a result.
  var replay: String
  var help: String
  /// Why a game cannot be rebuilt.
  var changed: String
  var changedOwn: @Sendable (_ path: String) -> String
  var rules: String
  /// Follows the rules where there is a mouse.
  var clickRule: String
  var step: String
  var helpForward: String
  var helpBack: String
  var ends: String
  var helpFirst: String
  var helpLast: String
  var play: String
  var stop: String
  var helpPlay: String
  /// The keys that open the other games of a streak.
  var game: String
  var helpGameBefore: String
  var helpNextGame: String
  /// Which of the games that a row of a high score list counts.
  var place: @Sendable (_ number: Int, _ count: Int) -> String
  /// The list of games that can be replayed.
  var games: String
  var gamesOf: @Sendable (_ player: String) -> String
  var noGames: @Sendable (_ player: String) -> String
  /// The placeholder for a game on an empty list.
  var nextGame: String
  var gamesRules: String
  var gamesHelp: String
  var won: String
  var lost: String
}

extension Strings {
  var replay: ReplayStrings { .in(language) }
}
