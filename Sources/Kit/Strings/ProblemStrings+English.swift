import Engines
import Records

extension ProblemStrings {
  public static let english = ProblemStrings(
    cause: inEnglish, systemError: inEnglish, storageFailure: inEnglish)

  @Sendable private static func inEnglish(_ cause: InputProblem.Cause) -> String {
    switch cause {
    case .system(let error): inEnglish(error)
    case .emptyFile: "the file is empty"
    case .notUTF8: "not UTF-8"
    case .notAFile: "not a regular file"
    case .fileTooLarge(let most): "larger than \(most >> 20) MB"
    case .tooManyLines(let most): "more than \(most) lines"

    case .noLanguagesFolder: "WORDYARD_ASSETS is set to this folder, which has no folder `languages`"
    case .assetsNotFound: "the files of the games were not found; set WORDYARD_ASSETS to their folder"
    case .noUsableLanguage: "there is no usable language"
    case .noHome: "there is no home folder; name a folder with --data"

    case .notKeyAndValue: "not of the form `key = value`"
    case .valueMissing: "the value is missing"
    case .unknownKey(let key): "there is no key `\(key)`"
    case .keyMissing(let key): "`\(key)` is missing"
    case .tooManyLetters(let most): "there are more than \(most) letters"
    case .letterOfSeveralCharacters(let letter):
      "`\(letter)` in `letters` is more than one Unicode character; a letter must be a single one"
    case .notUsableAsLetter(let letter):
      "`\(letter)` cannot be a letter; letters are lower case, and of ASCII only a to z and ' are allowed"
    case .letterRepeated: "a letter is listed twice in `letters`"
    case .foldNotALetter(let letter): "`fold`: `\(letter)` is not one of the letters"
    case .keyboardIncomplete: "the keyboard's rows must have every letter exactly once and nothing else"

    case .notADevilDeal:
      "not of the form `devil = easy 6 2 25`: easy, medium or hard, letters, rarest tier, per cent of the words"
    case .noLetterToGuess: "there is no letter to guess"
    case .phraseTooLong(let most): "longer than \(most) characters"
    case .phraseRepeated: "this phrase is in the file already"
    case .noPhrase: "there is no phrase in this file"

    case .notATitle: "a title is written `# en: Title`"
    case .pictureExpected(let number): "`= \(number)` was expected here"
    case .textBeforePictures: "the first picture must begin with `= 0`"
    case .pictureCount(let count, let expected):
      "there \(count == 1 ? "is 1 picture" : "are \(count) pictures") instead of \(expected)"
    case .picturesEmpty: "the pictures are empty"
    case .pictureTooHigh(let most): "a picture is higher than \(most) lines"
    case .pictureTooWide(let most): "wider than \(most) characters"
    case .controlCharacter: "a picture may not contain control characters"
    case .notATint:
      "a tint is written `! warm: o x` or `! cool: ~ =`, single characters with blanks between them"
    case .tintRepeated(let character): "\(character) already has a tint"
    case .savedExpected: "after the eight pictures only `= saved` may follow, once"
    case .savedEmpty: "the picture after `= saved` is empty"
    case .tooManyFrames(let most): "more than \(most) pictures `~` after `= saved`"
    case .maskWithoutRows: "a picture has one mask `:` at most, with no more lines than the picture"

    case .notWordAndTier:
      "not of the form `word` or `word tier`, where the tier is 1, 2, 3 or 4, also with u, or x"
    case .notAWord: "a word may contain only letters"
    case .wordTooLong(let most): "longer than \(most) letters"
    case .furtherLines(let count): count == 1 ? "1 more bad line" : "\(count) more bad lines"
    case .noWord: "there is no word in this file"

    case .notARack: "a rack is written `letters: word word …`"
    case .notRackLetters(let text, let count): "`\(text)` is not \(count) letters"
    case .notARackWord(let text, let lengths):
      "`\(text)` is not a word of \(lengths.lowerBound) to \(lengths.upperBound) letters"
    case .wordNotInRack(let word, let letters): "`\(word)` cannot be made from `\(letters)`"
    case .rackWordRepeated(let word): "`\(word)` is listed twice"
    case .noBingo(let letters): "no word uses all \(letters) letters"
    case .noRack: "there is no rack in this file"
    }
  }

  @Sendable private static func inEnglish(_ error: SystemError) -> String {
    switch error {
    case .notFound: "No such file or directory"
    case .accessDenied: "Permission denied"
    case .notPermitted: "Operation not permitted"
    case .isADirectory: "Is a directory"
    case .notADirectory: "Not a directory"
    case .diskFull: "No space left on device"
    case .readOnly: "Read-only file system"
    case .inputOutput: "Input/output error"
    case .other(let description): description
    }
  }

  @Sendable private static func inEnglish(_ failure: StorageFailure) -> String {
    switch failure {
    case .system(let error): inEnglish(error)
    case .sqlite(let message): message
    case .locked: "the database is locked by other programs"
    case .readOnly: "it is read-only"
    case .newer: "it is from a newer version"
    case .damaged: "it is damaged; the game moves it aside when it is next started"
    case .notAFile: "it is not a file"
    }
  }
}
