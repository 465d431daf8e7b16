import Engines

/// What the high scores, the statistics and the list of players say.
struct RecordsStrings: Translated {
  var highScores: String
  var statistics: String

  var name: String
  var date: String
  /// What the scores of a list are counted in.
  var unit: @Sendable (Mode.Ranking) -> String
  /// How to get onto a list that nobody is on.
  var empty: @Sendable (Mode.Ranking) -> String
  /// From this place to that one, of so many.
  var range: @Sendable (Int, Int, Int) -> String

  var list: String
  var helpNextList: String
  var helpListBefore: String
  var game: String
  var helpNextGame: String
  var helpGameBefore: String
  var scroll: String
  var helpScroll: String
  var clear: String
  var helpClear: String
  var figures: String
  var helpStatistics: String
  var clearTitle: String
  /// A list and how many are on it.
  var clearLine: @Sendable (String, Int) -> String
  var clearNote: String
  var keepButton: String
  var clearButton: String

  var allGames: String
  /// The head of a column, or a short one for a narrow screen.
  var tallyHead: @Sendable (TallyTable.Column, _ isShort: Bool) -> String
  var bestNote: String
  var nothingPlayed: @Sendable (String) -> String
  var player: String
  var helpNextPlayer: String
  var helpPlayerBefore: String
  var page: String
  var helpPage: String

  var players: String
  var newName: String
  var playsNow: String
  var play: String
  var helpPlay: String
  var new: String
  var helpNew: String
  var remove: String
  var helpRemove: String
  var helpTheirStatistics: String
  var namePrompt: String
  var removeTitle: @Sendable (String) -> String
  var removeLine: String
  var removeButton: String
}

extension Strings {
  var records: RecordsStrings { .in(language) }
}
