/// What is wrong with a file that a player or packager wrote, or with one of its lines.
public struct InputProblem: Error, Equatable, Sendable {
  public var file: String
  /// Counted from 1; `nil` when the problem is with the file as a whole.
  public var line: Int?
  public var cause: Cause

  public init(file: String, line: Int? = nil, _ cause: Cause) {
    self.file = file
    self.line = line
    self.cause = cause
  }
}

extension InputProblem {
  /// The kind of problem, with the values that an error message needs.
  public enum Cause: Equatable, Sendable {
    // Any file
    case system(SystemError)
    case emptyFile
    case notUTF8
    /// The file is in another encoding than UTF-8, by its name, e.g. `UTF-16`.
    case encoding(String)
    /// The file is not UTF-8, but seems to be in an encoding of this name.
    case seemsEncoding(String)
    /// A fifo, a device or a socket.
    case notAFile
    /// The file has more bytes than this.
    case fileTooLarge(most: Int)
    /// The file has more lines than this.
    case tooManyLines(most: Int)

    // Finding the files
    /// `WORDYARD_ASSETS` names a folder without a `languages` folder in it.
    case noLanguagesFolder
    case assetsNotFound
    case noUsableLanguage
    /// Neither the environment nor the user database names a home folder, where the records would be.
    case noHome

    // language.conf
    case notKeyAndValue
    case valueMissing
    case unknownKey(String)
    case keyMissing(String)
    /// The language has more letters than this.
    case tooManyLetters(most: Int)
    /// A letter is not a single scalar.
    case letterOfSeveralCharacters(Character)
    /// A letter is a capital, a digit or punctuation.
    case notUsableAsLetter(Character)
    case letterRepeated
    /// A `fold` line begins with something other than one of the letters.
    case foldNotALetter(Character)
    /// A `case` line names none that is known.
    case notACase(String)
    case notGhostsWords(String)
    case keyboardIncomplete
    /// A `devil` line is not a difficulty, a number of letters, a tier and a share in per cent.
    case notADevilDeal

    // A category of phrases
    case controlCharacterInPhrase
    case noLetterToGuess
    case phraseTooLong(most: Int)
    case phraseRepeated
    case noPhrase

    // A vocabulary
    case wordMissing
    /// Words have none of the letters of the language, but those of a script, by its English name. `language` is the code that
    /// they are said to be in.
    case anotherScript(String, language: String?)
    case controlCharacterInLine
    /// There is a vocabulary of this name.
    case nameTaken
    /// The name is that of a vocabulary that does not come from this folder.
    case nameOfAnother
    /// More words than these are not read.
    case onlyWords(Int)
    /// A line, or a row in quotes, has more than this many kilobytes.
    case lineTooLong(most: Int)
    case quoteNotClosed
    case notXML
    case unknownEntity
    /// A document type declares something.
    case documentType
    case notKVTML
    /// The file has only so many columns, and the word is said to be in another one.
    case noSuchColumn(of: Int)

    // A set of pictures
    case notATitle
    case pictureExpected(Int)
    case textBeforePictures
    case pictureCount(Int, expected: Int)
    case picturesEmpty
    case pictureTooHigh(most: Int)
    case pictureTooWide(most: Int)
    case controlCharacter
    /// A line `!` is not `! warm:` or `! cool:` and single characters.
    case notATint
    /// A character is both warm and cool, or named twice.
    case tintRepeated(Character)
    /// A line beginning with `=` after the eight pictures is neither `= saved` nor `= large`.
    case savedExpected
    case savedEmpty
    case tooManyFrames(most: Int)
    /// After `= large` stands something else than the beginning of a picture, or one again, or too late.
    case largePictureExpected
    /// An animation has more large frames than ordinary ones.
    case tooManyLargeFrames
    /// A mask has more rows than its picture, or a picture a second mask.
    case maskWithoutRows

    // interface.po
    case notGettext
    /// A translation has a value, such as `{3}`, that the English text does not have.
    case unknownPlaceholder(String)
    /// `Plural-Forms` is not an expression in C.
    case notAPluralRule

    // A list of words
    case notWordAndTier
    case notAWord
    /// The third field of a line does not have the letters of its word.
    case notASpelling(of: String)
    case wordTooLong(most: Int)
    /// This many bad lines were found besides those reported individually.
    case furtherLines(Int)
    case noWord

    // Racks
    case notARack
    case notADay
    case notRackLetters(String, count: Int)
    case notARackWord(String, lengths: ClosedRange<Int>)
    case wordNotInRack(String, letters: String)
    case rackWordRepeated(String)
    /// No word of a rack uses all of its letters.
    case noBingo(letters: Int)
    case noRack
  }
}

/// Limits the problems of one file that are reported: the first twenty individually, then the number of the others.
public struct ProblemLimit {
  /// The number of problems reported individually.
  public static let most = 20

  private var count = 0

  public init() {}

  /// Counts a problem; returns whether it is reported individually.
  public mutating func admits() -> Bool {
    count += 1
    return count <= Self.most
  }

  /// The report of the problems that were not admitted; `nil` when there are none.
  public func rest(of file: String) -> InputProblem? {
    count > Self.most ? InputProblem(file: file, .furtherLines(count - Self.most)) : nil
  }
}

/// An error of the operating system: the common ones by name, the others with the C library's message.
public enum SystemError: Error, Equatable, Sendable {
  /// `ENOENT`
  case notFound
  /// `EACCES`
  case accessDenied
  /// `EPERM`
  case notPermitted
  /// `EISDIR`
  case isADirectory
  /// `ENOTDIR`
  case notADirectory
  /// `ENOSPC`
  case diskFull
  /// `EROFS`
  case readOnly
  /// `EIO`
  case inputOutput
  /// Any other error, with its message in English.
  case other(String)
}
