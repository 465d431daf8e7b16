import Engines
import Kit
import Records

/// The texts of the title screen.
struct TitleStrings: Translated {
  var name: String
  var quit: String
  /// What opens an entry; where nothing can be underlined, the letter is marked in another way.
  var letter: @Sendable (_ isUnderlined: Bool) -> String
  var helpOpen: String
  var helpLetter: String
  var helpQuit: String
  var rules: @Sendable (_ isUnderlined: Bool) -> String
  /// An entry that is not a game: its title, a short description, and its letter, which must differ from those of the other
  /// entries and games.
  var entry: @Sendable (TitleScreen.Entry) -> (title: String, note: String, key: Character)
  /// The number of open tables.
  var openTables: @Sendable (Int) -> String
  /// The number of words to practise today, or when the next one is due.
  var due: @Sendable (Int) -> String
  var nextDue: @Sendable (_ when: String) -> String
  /// The long form.
  var nothingDue: @Sendable (_ when: String) -> String
  /// The number of the day's puzzles that have been played, and of all of them.
  var played: @Sendable (_ count: Int, _ all: Int) -> String
}

extension Strings {
  var title: TitleStrings { .in(language) }
}

/// The texts of the daily puzzles.
struct DailyStrings: Translated {
  var name: String
  var note: String
  var open: String
  var begun: String
  var oneTry: String
  var noPuzzle: String
  /// Explains that midnight has passed.
  var newDay: String
  var share: String
  var shareTitle: String
  var helpShare: String
  var play: String
  var helpPlay: String
  var rules: String
  var hint: String
  /// The label of the button that plays a game's puzzle.
  var playButton: @Sendable (_ game: String) -> String
  /// The time until the next puzzles.
  var newOnes: @Sendable (_ hours: Int) -> String
}

extension Strings {
  var daily: DailyStrings { .in(language) }
}

/// The texts of the introduction and the choice of a language.
struct IntroductionStrings: Translated {
  var name: String
  var welcome: Slide
  var controls: Slide
  /// Without the mouse.
  var keys: Slide
  /// The effect of a key of `IntroductionScreen.Control`.
  var control: @Sendable (IntroductionScreen.Control) -> String

  var next: String
  var before: String
  var skip: String
  var done: String
  var helpNext: String
  var helpBefore: String
  var helpFirst: String
  var helpLast: String
  var helpSkip: String

  var rules: String
  var languageRules: String
  var whichLanguage: String
  /// States what is displayed in this language once it is chosen.
  var greeting: String
  var choose: String
  var helpChoose: String
  var helpBack: String
}

extension Strings {
  var introduction: IntroductionStrings { .in(language) }
}

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
  var records: RecordsStrings { .in(language) }
}

/// The texts of the settings screen.
struct SettingsScreenStrings: Translated {
  var name: String
  var done: String
  var rules: String
  var group: @Sendable (Setting.Group) -> String
}

extension Strings {
  var settingsScreen: SettingsScreenStrings { .in(language) }
}

/// The texts of the list of saved games.
struct WaitingStrings: Translated {
  var title: String
  var newGame: String
  var helpNumber: String
  var rules: String
}

extension Strings {
  var waiting: WaitingStrings { .in(language) }
}
