/// What is wrong with a file that a player or a packager wrote, or with one of its lines.
public struct InputProblem: Error, Equatable, Sendable {
  public var file: String
  /// Counted from 1; `nil` when the file as a whole is meant.
  public var line: Int?
  public var cause: Cause

  public init(file: String, line: Int? = nil, _ cause: Cause) {
    self.file = file
    self.line = line
    self.cause = cause
  }
}

extension InputProblem {
  /// What is wrong, with the values that a message names.
  public enum Cause: Equatable, Sendable {
    // Any file
    case system(SystemError)
    case emptyFile
    case notUTF8

    // Finding the files
    /// `WORDYARD_ASSETS` names a folder that has no `languages` in it.
    case noLanguagesFolder
    case assetsNotFound
    case noUsableLanguage

    // language.conf
    case notKeyAndValue
    case valueMissing
    case unknownKey(String)
    case keyMissing(String)
    case letterRepeated
    /// A `fold` line begins with something that is not one of the letters.
    case foldNotALetter(Character)
    case keyboardIncomplete

    // A category of phrases
    case noLetterToGuess
    case phraseTooLong(most: Int)
    case phraseRepeated
    case noPhrase

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
    /// Another line `=` than `= saved` stands after the eight pictures.
    case savedExpected
    case savedEmpty
    case tooManyMoves(most: Int)
    /// A mask has more rows than its picture, or a picture a second mask.
    case maskWithoutRows

    // A list of words
    case notWordAndTier
    case notAWord
    case wordTooLong(most: Int)
    /// So many bad lines were found besides those reported one by one.
    case furtherLines(Int)
    case noWord

    // Racks
    case notARack
    case notRackLetters(String, count: Int)
    case notARackWord(String, lengths: ClosedRange<Int>)
    case wordNotInRack(String, letters: String)
    case rackWordRepeated(String)
    /// No word of a rack uses all of its letters.
    case noBingo(letters: Int)
    case noRack
  }
}
