import Engines
import Kit
import Menus
import Records
import Terminal

/// The texts printed outside the full screen, except for problems with files, which are in `ProblemStrings`.
struct CommandLineStrings: Translated {
  /// The output of `--help`, given the names of the games on the command line, of the languages and of the themes.
  var usage: @Sendable (_ games: [String], _ languages: [String], _ themes: [String]) -> String
  /// Why the command line is invalid, without the reference to help.
  var misuse: @Sendable (Options.Misuse) -> String
  /// An error message with a reference to help.
  var seeHelp: @Sendable (_ message: String) -> String
  var terminalError: @Sendable (TerminalError) -> String
  var recordsNotice: @Sendable (RecordsNotice) -> String
  /// Standard output could not be written.
  var outputError: @Sendable (SystemError) -> String

  /// Refuses a second session of a guest.
  var guestPlays: @Sendable (_ name: String) -> String
  var noScores: String
  /// There is no result of today to share.
  var nothingShared: @Sendable (_ player: String) -> String
  /// The limit of open files is too low.
  var fewDescriptors: String
  var smallStack: String
  /// The limit on data or on address space is too low.
  var smallMemory: String
  /// No letter can follow the fragment, because it is, or begins with, this word.
  var alreadyAWord: @Sendable (_ word: String) -> String
  var noWordBegins: @Sendable (_ fragment: String) -> String
  /// The meaning of the word is not known.
  var noMeaning: @Sendable (_ word: String) -> String
  /// The language, by its own name, has no file of meanings.
  var noMeanings: @Sendable (_ language: String) -> String
}
