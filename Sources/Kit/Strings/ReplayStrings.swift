/// The texts of all replays.
package struct ReplayStrings: Translated {
  package var title: String
  /// The label of the key that opens a replay, in the bottom line and in a result.
  package var replay: String
  package var help: String
  /// Why a game cannot be rebuilt.
  package var changed: String
  package var changedOwn: @Sendable (_ path: String) -> String
  package var rules: String
  /// Follows the rules where there is a mouse.
  package var clickRule: String
  package var step: String
  package var helpForward: String
  package var helpBack: String
  package var ends: String
  package var helpFirst: String
  package var helpLast: String
  package var play: String
  package var stop: String
  package var helpPlay: String
  /// The keys that open the other games of a streak.
  package var game: String
  package var helpGameBefore: String
  package var helpNextGame: String
  /// Which of the games that a row of a high score list counts.
  package var place: @Sendable (_ number: Int, _ count: Int) -> String
  /// The list of games that can be replayed.
  package var games: String
  package var gamesOf: @Sendable (_ player: String) -> String
  package var noGames: @Sendable (_ player: String) -> String
  /// The placeholder for a game on an empty list.
  package var nextGame: String
  package var gamesRules: String
  package var gamesHelp: String
  package var won: String
  package var lost: String
}

extension Strings {
  package var replay: ReplayStrings { .in(language) }
}
