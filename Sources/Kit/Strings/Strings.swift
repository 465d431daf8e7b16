import Engines
import Records
import Tables
import TextUI

/// The texts of the program in one language: those of the kit and of several screens directly, and those of each other
/// topic through an extension next to the code that uses them.
///
/// It is a class so that passing it on copies none of the texts.
@dynamicMemberLookup
public final class Strings: Translated {
  /// The language of all texts.
  public let language: InterfaceLanguage
  private let kit: KitStrings

  package init(_ language: InterfaceLanguage, _ kit: KitStrings) {
    self.language = language
    self.kit = kit
  }

  public subscript<Text>(dynamicMember text: KeyPath<KitStrings, Text>) -> Text { kit[keyPath: text] }
}

/// The texts of the kit's own parts and of several screens.
public struct KitStrings: Sendable {
  package var help: String
  package var keys: String
  package var menu: String
  package var menuButton: String
  package var back: String
  package var backButton: String
  package var close: String
  package var choose: String
  package var change: String
  package var open: String
  package var start: String
  package var startButton: String
  package var newGame: String
  package var changeGame: String
  package var startOver: String
  package var startOverButton: String
  package var keepPlaying: String
  package var giveUpButton: String
  package var on: String
  package var off: String

  /// The name of the space bar.
  package var space: String
  /// The names of the arrows and of other keys drawn as symbols, for ASCII.
  package var keyNames: KeyNames
  package var helpMove: String
  /// The rules of a list from which one entry is chosen.
  package var listRules: String
  /// A letter selects the next entry that begins with it.
  package var helpLetter: String
  package var helpMoveOnKeyboard: String
  package var helpNext: String
  package var helpPrevious: String
  package var helpStart: String
  /// Opens the editor of a row, or moves its value on.
  package var helpEdit: String
  package var helpMenu: String
  /// Opens the chosen entry of a list.
  package var helpOpenChosen: String
  /// Closes a list and changes nothing.
  package var helpCloseList: String
  /// The letters that act as ↓, ↑ and Esc.
  package var helpPagerKeys: String

  package var letterPrompt: String
  package var letterPromptShort: String
  /// Enter was pressed on a keyboard without a cursor.
  package var noCursor: String
  package var pasteIgnored: String
  package var pasteIgnoredShort: String
  /// The word list has no suitable word for a game.
  package var noWord: String
  package var notALetter: @Sendable (Character) -> String
  package var firstPlayer: String
  package var secondPlayer: String
  /// A player without a name, by number.
  package var player: @Sendable (Int) -> String
  package var level: String
  /// The title of the figures in statistics, and the label of a number of games.
  package var inAll: String
  package var games: @Sendable (Int) -> String
  /// A text has been sent to the clipboard.
  package var copied: String

  /// The words that have a capital letter within a sentence, too.
  package var capitalizedWords: [String]

  /// The terminal is smaller than this number of columns and rows.
  package var tooSmall: @Sendable (_ columns: Int, _ rows: Int) -> String
}

extension Strings {
  /// The value of an on/off setting.
  package func onOff(_ isOn: Bool) -> String { isOn ? self.on : self.off }

  /// A text with a small first letter, for the bottom line or within a sentence, unless its first word is always capitalized.
  package func uncapitalized(_ text: String) -> String {
    let first = text.prefix { $0 != " " }
    let isCapitalized = self.capitalizedWords.contains { $0 == first }
    return isCapitalized ? text : text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// The names of months and days, and of dates.
package struct CalendarStrings: Translated {
  package var month: @Sendable (Month) -> String
  package var weekday: @Sendable (Weekday) -> String
  package var tomorrow: String
  /// Before a weekday, and before a date.
  package var on: String
  /// The number of consecutive days.
  package var streak: @Sendable (_ days: Int) -> String

  /// A day in long form.
  package func date(_ day: Day) -> String { "\(weekday(day.weekday)) \(shortDate(day))" }

  /// A day without its weekday: `21 November`.
  /// - Parameter today: adds the year if it is not that of this day.
  package func shortDate(_ day: Day, from today: Day? = nil) -> String {
    let year = day.parts.year
    let isOtherYear = today.map { $0.parts.year != year } ?? false
    return "\(day.parts.day) \(month(day.month))" + (isOtherYear ? " \(year)" : "")
  }

  /// A future day: tomorrow, a weekday, or a date if it is a week or more away.
  package func when(_ day: Day, from today: Day) -> String {
    switch day.number - today.number {
    case ...1: tomorrow
    case 2...6: on + weekday(day.weekday)
    default: on + shortDate(day)
    }
  }

  /// A day in the row of the week: `S 21`.
  package func inWeek(_ day: Day) -> String {
    let number = String(day.parts.day)
    return String(weekday(day.weekday).prefix(1)).capitals + number.aligned(to: 3)
  }
}

extension Strings {
  package var calendar: CalendarStrings { .in(language) }
}

/// The texts about codes, which stand for a game that another player can be dealt.
public struct CodeStrings: Translated {
  package var title: String
  /// The last row of the list of saved games.
  package var row: String
  package var prompt: String
  package var label: @Sendable (_ code: String) -> String
  package var copy: String
  package var helpCopy: String
  /// The first message of a game that was dealt by a code.
  package var isUnranked: String
  /// The results of the player and of the sender of the code.
  package var yours: @Sendable (_ result: String) -> String
  package var theirs: @Sendable (_ result: String) -> String
  /// The latter in short form.
  package var theirsShort: @Sendable (_ result: String) -> String
  /// A score that exceeds the maximum of a code.
  package var atLeast: @Sendable (_ points: String) -> String
  /// Why a code cannot be played.
  public var problem: @Sendable (CodeProblem) -> String
}

/// Why a code cannot be played.
public enum CodeProblem: Error, Equatable, Sendable {
  case notACode(GameCode.Problem)
  /// Its mode or its rules are from a later version.
  case newer
  /// The language does not exist.
  case noLanguage(String)
  /// The word list differs from the one that the code was made with, or has no such game.
  case otherWords
}

extension Strings {
  package var code: CodeStrings { .in(language) }

  /// The result of a game that was dealt by a code, beside that of the code's sender.
  /// - Parameter short: the short forms of both, with which the line has at most 36 columns.
  package func sideBySide(
    _ own: String, _ sent: String, short: (own: String, sent: String)? = nil
  ) -> Popup.Line {
    let short = short ?? (own, sent)
    return Popup.Line(
      parts: [code.yours(own), code.theirs(sent)],
      short: "\(code.yours(short.own)) · \(code.theirsShort(short.sent))")
  }
}

/// The texts of screens for typing a text.
package struct EntryStrings: Translated {
  /// The rules of a text field, followed by one of the two sentences below.
  package var rules: @Sendable (_ characters: Int) -> String
  package var refusalRule: String
  package var secretRule: String
  package var accept: String
  package var erase: String
  package var peek: String
  package var hide: String
  /// The label of the same key on 40 columns.
  package var hideShort: String
  package var helpAccept: String
  package var helpErase: String
  package var helpPeek: String
  package var helpCancel: String
  package var empty: String
  package var tooLong: @Sendable (_ characters: Int) -> String
  package var notPossible: @Sendable (Character) -> String
  package var notInWord: @Sendable (Character) -> String
  /// Of two players at one keyboard.
  package var nameTaken: String
}

extension Strings {
  package var entry: EntryStrings { .in(language) }
}

/// The texts about the meanings of words.
public struct MeaningStrings: Translated {
  /// The name of a part of speech, in lower case.
  public let partOfSpeech: @Sendable (Meaning.PartOfSpeech) -> String
  /// The same as a dictionary abbreviates it.
  package let partOfSpeechShort: @Sendable (Meaning.PartOfSpeech) -> String
  /// The label of the key in the bottom line.
  package let label: String
  /// The label of the key in the third row of a result.
  package let question: String
  /// The same for a single word, in capitals.
  package let questionOf: @Sendable (_ word: String) -> String
  /// The label of the key in help.
  package let help: String
  /// No meaning of a word, in capitals, is known.
  package let unknown: @Sendable (_ word: String) -> String
  /// The number of the sense, and of senses.
  package let sense: @Sendable (_ number: Int, _ count: Int) -> String
  /// The label of the arrow keys, in the popup and in the bottom line.
  package let anotherSense: String
  package let anotherWord: String
  package let senseKey: String
  package let wordKey: String
  package let close: String
}

extension Strings {
  package var meaning: MeaningStrings { .in(language) }
}

/// The error messages about files that players and packagers write.
public struct ProblemStrings: Translated {
  package let cause: @Sendable (InputProblem.Cause) -> String
  package let systemError: @Sendable (SystemError) -> String
  package let storageFailure: @Sendable (StorageFailure) -> String

  /// An error message in one line, with the file and line: `words.txt:12: not UTF-8`.
  public func text(_ problem: InputProblem) -> String {
    "\(problem.file):\(problem.line.map { "\($0):" } ?? "") \(cause(problem.cause))"
  }

  /// An error of the operating system, without the name of the file.
  public func text(_ error: SystemError) -> String { systemError(error) }

  /// Why the database cannot be used; follows the name of its file.
  public func text(_ failure: StorageFailure) -> String { storageFailure(failure) }
}

extension Strings {
  package var problems: ProblemStrings { .in(language) }
}

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

/// The texts about saved games and about records that cannot be saved.
package struct SavedGameStrings: Translated {
  package var title: String
  package var welcomeBack: String
  package var claimed: String
  package var broken: String
  /// A game from before a change of the rules.
  package var outdated: String
  package var noWords: @Sendable (_ file: String) -> String
  package var discard: String
  package var unranked: String
  /// The same in at most 36 columns.
  package var unrankedShort: String
  package var waitingTitle: String
  package var points: @Sendable (Int) -> String
  /// Before a game is left, and before a day's puzzle is.
  package var leaveTitle: String
  package var leaveLine: String
  package var leaveDailyTitle: String
  package var leaveDailyLine: String
  /// The source of a game that is a day's puzzle.
  package var daily: @Sendable (_ day: String) -> String
  package var puzzles: String
  package var copyResult: String
  package var copyResultShort: String
  package var noticeTitle: String
  /// The damaged file's new name.
  package var damaged: @Sendable (_ file: String) -> String
  /// The path at which a new database has been created.
  package var moved: @Sendable (_ file: String) -> String
  package var newer: @Sendable (_ file: String) -> String
  package var unreadable: @Sendable (_ file: String, _ reason: String) -> String
  package var notSaved: @Sendable (_ reason: String) -> String
  package var playOn: String
}

extension Strings {
  package var saved: SavedGameStrings { .in(language) }

  /// What a header calls the puzzle of a day: `daily of 21 November`.
  package func puzzle(of day: Day) -> String { saved.daily(calendar.shortDate(day)) }
}

/// The texts of the settings that do not belong to a game.
package struct SettingsStrings: Translated {
  package var language: String
  package var words: String
  package var theme: String
  package var sound: String
  package var animation: String
  package var mouse: String
  package var languageNote: String
  package var wordsNote: String
  package var themeNote: String
  package var soundNote: String
  package var animationNote: String
  package var mouseNote: String
  package var themeName: @Sendable (Theme.Name) -> String
  package var soundName: @Sendable (Settings.Sound) -> String
}

extension Strings {
  package var settings: SettingsStrings { .in(language) }
}

/// The texts about tables: where they are opened, who sits at them, and why a player has lost a seat.
package struct TableStrings: Translated {
  package var title: String
  package var about: String
  package var rules: String
  package var waiting: String
  package var nobody: String
  package var lay: String
  package var sitWith: @Sendable (String) -> String
  package var layButton: @Sendable (_ game: String) -> String
  package var taken: @Sendable (_ seats: Int, _ all: Int) -> String
  package var isPlaying: String
  /// How long a table has been waiting.
  package var since: @Sendable (Duration) -> String
  /// The messages about tables that are not listed.
  package var otherVersionToo: String
  package var forbiddenToo: String
  package var sitDown: String
  package var layKey: String
  package var helpSitDown: String

  /// The table before its game begins.
  package var laid: String
  package var howOnTerminal: String
  package var howInMenu: String
  package var seatsRules: String
  /// The same for games without computers.
  package var seatsRulesPeople: String
  package var empty: String
  package var you: String
  package var beginButton: String
  package var begin: String
  package var helpBegin: String
  package var clearButton: String
  package var clear: String
  package var helpClear: String
  /// Of those who have not laid the table.
  package var leaveButton: String
  package var computer: String
  /// The mark of a seat for which a computer plays, in three columns.
  package var computerShort: String
  package var helpComputer: String
  package var helpComputerBefore: String
  /// The button for playing alone while waiting for others.
  package var meanwhileButton: String
  /// The same for games without computers.
  package var meanwhileButtonPeople: String
  package var meanwhile: String
  package var helpMeanwhile: String
  package var meanwhileNote: String
  /// The player in the first seat starts the game.
  package var opener: @Sendable (String) -> String
  package var sitsDown: @Sendable (String) -> String
  package var getsUp: @Sendable (String) -> String

  /// During the game.
  package var path: @Sendable (_ others: Int, _ other: String) -> String
  package var hostLeft: String
  /// Who hosts the table now.
  package var hosts: @Sendable (String) -> String
  package var youHost: String
  /// A player's program has received a move and does not answer.
  package var isSilent: @Sendable (String) -> String
  package var stale: String
  package var notNow: String
  package var thinking: @Sendable (String) -> String
  package var leftTable: @Sendable (String) -> String
  package var isBack: @Sendable (String) -> String
  package var leftTitle: @Sendable (String) -> String
  /// The same line in long form, and for the compact layout.
  package var leftLine: @Sendable (_ people: Int) -> String
  package var leftShort: @Sendable (_ people: Int) -> String
  /// A player has been away for an hour.
  package var hopelessTitle: @Sendable (String) -> String
  package var hopelessLine: String
  package var wait: String
  package var waitButton: @Sendable (String) -> String
  package var leaveTitle: String
  package var leaveLine: String
  package var leave: String
  package var helpLeave: String

  package var wink: String
  package var helpWink: String
  package var winks: @Sendable (String) -> String
  package var youWink: String
  package var winkTooSoon: String

  /// Why the player has lost the seat.
  package var goneTitle: String
  package var gone: @Sendable (TableNews.Leaving) -> String
}

extension Strings {
  package var table: TableStrings { .in(language) }
}
