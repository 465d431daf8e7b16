extension Options {
  /// Why the command line is invalid, with the argument as given.
  enum Misuse: Error, Equatable {
    case unknownOption(String)
    case valueMissing(String, Value)
    case valueNotAllowed(String)
    /// Not an integer of at least `least`.
    case notANumber(option: String, String, least: Int)
    case notATier(String)
    case folderNameEmpty(String)
    case unknownTheme(String, themes: [String])
    case unknownLanguage(String, codes: [String])
    case notAPlayerName(String)
    case notAGuestName(String)
    /// An option or a command that cannot be combined with `--guest`.
    case notForGuests(String)

    case unknownCommand(String)
    /// An option that belongs to other commands.
    case onlyWith(String, commands: [String])
    case operandMissing(command: String, Operand)
    case extraArgument(String)
    case tooManyLetters(command: String, most: Int)
    /// An invalid character of `text`, the argument of this option or command.
    case notALetter(Character, of: String, text: String)
    case notAPattern(String)
    case patternLength(ClosedRange<Int>)
    /// A letter occurs both in the pattern and in the value of `--missed`.
    case missedInPattern(Character, missed: String)
  }
}
