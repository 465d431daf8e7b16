extension Options {
  /// Why a command line cannot be used, with the argument as it was written.
  enum Misuse: Error, Equatable {
    case unknownOption(String)
    case valueMissing(String, Value)
    case valueNotAllowed(String)
    /// Not a whole number of `least` or more.
    case notANumber(option: String, String, least: Int)
    case folderNameEmpty
    case unknownTheme(String, themes: [String])
    case unknownLanguage(String, codes: [String])
    case notAPlayerName(String)
    case notAGuestName(String)
    /// An option or a command that goes with `--guest` no more.
    case notForGuests(String)

    case unknownCommand(String)
    /// `--share` with another command than `daily`.
    case shareWithoutDaily
    case operandMissing(command: String, Operand)
    case extraArgument(String)
    case tooManyLetters(command: String, most: Int)
    /// A character of `text`, which was given to this option or command.
    case notALetter(Character, of: String, text: String)
    case notAPattern(String)
    case patternLength(ClosedRange<Int>)
    /// A letter is revealed by the pattern and also in the value of `--missed`.
    case missedInPattern(Character, missed: String)
  }
}
