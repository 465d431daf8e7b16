import Engines
import Records

/// What the high scores, the statistics and the list of players say.
struct RecordsStrings: Translated {
  var highScores: String
  var statistics: String

  var name: String
  var date: String
  /// What the scores of a list are counted in.
  var unit: @Sendable (Mode.Ranking) -> String
  var rank: String
  /// The name of whoever may be the first on a list.
  var you: String
  var today: String
  /// How to get onto a list that nobody is on.
  var empty: String
  /// Which of how many.
  var of: @Sendable (_ number: Int, _ count: Int) -> String
  /// The button that leads to the game of a list.
  var playButton: @Sendable (_ list: String) -> String
  var helpPlayList: String
  var highScoresRules: String
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
  /// How many are on a list.
  var clearLine: @Sendable (Int, String) -> String
  var keepButton: String
  var clearButton: String

  var allGames: String
  /// The head of a column, or a short one for a narrow screen.
  var tallyHead: @Sendable (TallyTable.Column, _ isShort: Bool) -> String
  var bestNote: String
  /// The days in a row on which all puzzles were played, now and at most.
  var dailyStreaks: @Sendable (_ now: Int, _ longest: Int) -> String
  var statisticsRules: String
  var nothingPlayed: @Sendable (String) -> String
  var player: String
  var helpNextPlayer: String
  var helpPlayerBefore: String
  var page: String
  var helpPage: String

  var players: String
  var newName: String
  var playsNow: @Sendable (String) -> String
  /// The heads of the columns with the number of games and the day of the last.
  var games: String
  var lastGame: @Sendable (_ isShort: Bool) -> String
  /// How long ago a day is, seen from another.
  var when: @Sendable (_ day: Day, _ today: Day) -> String
  /// Who plays, and what is each player's own.
  var playersNote: @Sendable (String) -> String
  var playersNoteShort: @Sendable (String) -> String
  var playersRules: String
  /// What guests cannot do here, for the screen and for the help, and on the high scores.
  var guestsNote: @Sendable (_ player: String) -> String
  var guestsPlayers: String
  var guestsScores: String
  var rename: String
  var helpRename: String
  var renamePrompt: @Sendable (String) -> String
  var nameTaken: @Sendable (String) -> String
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
  var keepPlayerButton: String
  var removeButton: String
}

extension Strings {
  var records: RecordsStrings { _read { yield RecordsStrings[language] } }
}
