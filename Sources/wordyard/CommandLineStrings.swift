import Engines
import Play
import Records
import Terminal

/// What the program prints outside the full screen, except for problems with files: those are
/// `ProblemStrings`.
struct CommandLineStrings: Translated {
  /// What `--help` prints, given the names of the games as they are typed.
  var usage: @Sendable (_ games: [String]) -> String
  /// Why the command line cannot be used, without where to find help.
  var misuse: @Sendable (Options.Misuse) -> String
  /// An error message, followed by where to find help.
  var seeHelp: @Sendable (_ message: String) -> String
  var terminalError: @Sendable (TerminalError) -> String
  var recordsNotice: @Sendable (RecordsNotice) -> String
  /// Standard output could not be written.
  var outputError: @Sendable (SystemError) -> String

  /// A guest's second session.
  var guestPlays: @Sendable (_ name: String) -> String
  var noScores: String
  /// Nothing of today can be shared.
  var nothingShared: @Sendable (_ player: String) -> String
  /// The limit of open files is too low.
  var fewDescriptors: String
  /// No letter can follow the fragment, because it is, or begins with, this word.
  var alreadyAWord: @Sendable (_ word: String) -> String
  var noWordBegins: @Sendable (_ fragment: String) -> String
  /// The meaning of the word is not known.
  var noMeaning: @Sendable (_ word: String) -> String
  /// The language, by its own name, has no file of meanings.
  var noMeanings: @Sendable (_ language: String) -> String
}
