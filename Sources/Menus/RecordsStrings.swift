import Engines
import Kit
import Records

/// The texts of the high scores, the statistics and the list of players.
struct RecordsStrings: Translated {
  var highScores: String
  var statistics: String

  var name: String
  var date: String
  /// The unit of a list's scores.
  var unit: @Sendable (Mode.Ranking) -> String
  var rank: String
  /// The placeholder for the player's name on an empty list.
  var you: String
  var today: String
  /// How to get onto an empty list.
  var empty: String
  /// The number of a list, and of lists.
  var of: @Sendable (_ number: Int, _ count: Int) -> String
  /// The label of the button that opens the game of a list.
  var playButton: @Sendable (_ list: String) -> String
  var playButtonShort: String
  var helpPlayList: String
  var highScoresRules: String
  /// The first and last visible rank, and the number of entries.
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
  /// The number of entries on a list that would be deleted.
  var clearLine: @Sendable (Int, String) -> String
  var keepButton: String
  var clearButton: String

  var allGames: String
  /// The head of a column, in short form for a narrow screen.
  var tallyHead: @Sendable (TallyTable.Column, _ isShort: Bool) -> String
  var bestNote: String
  /// The current and the longest number of consecutive days on which all puzzles were played.
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
  /// The heads of the columns for the number of games and the date of the last one.
  var games: String
  var lastGame: @Sendable (_ isShort: Bool) -> String
  /// A day relative to another one.
  var when: @Sendable (_ day: Day, _ today: Day) -> String
  /// States who the current player is, and what is stored for each player.
  var playersNote: @Sendable (String) -> String
  var playersNoteShort: @Sendable (String) -> String
  var playersRules: String
  /// What guests cannot do here, for the screen and for help, and on the high scores.
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
  /// Says what stays of a removed player and what goes.
  var removeLine: @Sendable (_ unfinished: Int) -> String
  var keepPlayerButton: String
  var removeButton: String
}

extension Strings {
  var records: RecordsStrings { _read { yield RecordsStrings[language] } }
}
