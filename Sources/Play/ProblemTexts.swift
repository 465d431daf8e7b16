import Engines
import Records
import Texts

// The error messages about files that players and packagers write.

extension Texts {
  /// An error message in one line, with the file and line: `words.txt:12: not UTF-8`.
  public func problem(_ problem: InputProblem) -> String {
    "\(problem.file):\(problem.line.map { "\($0):" } ?? "") \(cause(problem.cause))"
  }

  private func cause(_ cause: InputProblem.Cause) -> String {
    switch cause {
    case .system(let error): problem(error)
    case .emptyFile: self("the file is empty")
    case .notUTF8: self("not UTF-8")
    case .encoding(let name):
      self("the file is \(name), and must be UTF-8; \(Self.conversion(from: name)) makes it so")
    case .seemsEncoding(let name):
      self("not UTF-8 but, it seems, \(name); \(Self.conversion(from: name)) makes it so")
    case .controlCharacterInPhrase: self("a phrase may not contain control characters")
    case .notAFile: self("not a regular file")
    case .fileTooLarge(let most): self("larger than \(most >> 20) MB")
    case .tooManyLines(let most): self("more than \(most) lines")

    case .noLanguagesFolder: self("WORDYARD_ASSETS is set to this folder, which has no folder `languages`")
    case .assetsNotFound: self("the files of the games were not found; set WORDYARD_ASSETS to their folder")
    case .noUsableLanguage: self("there is no usable language")
    case .noHome: self("there is no home folder; name a folder with --data")

    case .notKeyAndValue: self("not of the form `key = value`")
    case .valueMissing: self("the value is missing")
    case .unknownKey(let key): self("there is no key `\(key)`")
    case .keyMissing(let key): self("`\(key)` is missing")
    case .tooManyLetters(let most): self("there are more than \(most) letters")
    case .letterOfSeveralCharacters(let letter):
      self("`\(letter)` in `letters` is more than one Unicode character; a letter must be a single one")
    case .notUsableAsLetter(let letter):
      self(
        "`\(letter)` cannot be a letter; letters are lower case, and of ASCII only a to z and ' are allowed")
    case .letterRepeated: self("a letter is listed twice in `letters`")
    case .foldNotALetter(let letter): self("`fold`: `\(letter)` is not one of the letters")
    case .notACase(let name): self("`case`: `\(name)` is not known, only `tr` is")
    case .notGhostsWords(let name): self("`ghost`: `\(name)` is not known, only `base` is")
    case .keyboardIncomplete: self("the keyboard's rows must have every letter exactly once and nothing else")

    case .notADevilDeal:
      self(
        """
        not of the form `devil = easy 6 2 25`: gentle, easy, medium or hard, letters, rarest \
        tier, per cent of the words
        """)
    case .noLetterToGuess: self("there is no letter to guess")
    case .phraseTooLong(let most): self("longer than \(most) characters")
    case .phraseRepeated: self("this phrase is in the file already")
    case .noPhrase: self("there is no phrase in this file")

    case .wordMissing: self("the word is missing")
    case .anotherScript(let script, let language):
      self(
        """
        the words are in another script, \(script); a folder languages/\(language ?? "CODE") with its letters would make them \
        playable, see CONTRIBUTING.md, or --language names a language that has them
        """)
    case .controlCharacterInLine: self("control characters are not allowed here")
    case .nameOfAnother: self("there is another vocabulary of this name, which stays")
    case .nameTaken:
      self("there is a vocabulary of this name; `--update` brings it up to date, `--name` gives another name")
    case .onlyWords(let most): self("only the first \(most) words are read")
    case .lineTooLong(let most): self("longer than \(most) kB")
    case .quoteNotClosed: self("the quotation mark is not closed")
    case .notXML: self("not well-formed XML")
    case .unknownEntity: self("an entity that is none of XML's five")
    case .documentType: self("a document type with declarations is not read")
    case .notKVTML: self("not KVTML")
    case .noSuchColumn(let count):
      self("the file has \(count) column", plural: "the file has \(count) columns", count)

    case .notATitle: self("a title is written `# en: Title`")
    case .pictureExpected(let number): self("`= \(number)` was expected here")
    case .textBeforePictures: self("the first picture must begin with `= 0`")
    case .pictureCount(let count, let expected):
      self(
        "there is \(count) picture instead of \(expected)",
        plural: "there are \(count) pictures instead of \(expected)",
        count)
    case .picturesEmpty: self("the pictures are empty")
    case .pictureTooHigh(let most): self("a picture is higher than \(most) lines")
    case .pictureTooWide(let most): self("wider than \(most) characters")
    case .controlCharacter: self("a picture may not contain control characters")
    case .notATint:
      self("a tint is written `! warm: o x` or `! cool: ~ =`, single characters with blanks between them")
    case .tintRepeated(let character): self("\(character) already has a tint")
    case .savedExpected:
      self("after the eight pictures only `= saved` and then `= large` may follow, each once")
    case .savedEmpty: self("the picture after `= saved` is empty")
    case .tooManyFrames(let most): self("more than \(most) pictures `~` after `= saved`")
    case .largePictureExpected:
      self("after `= large` come `= 0` to `= 7` and `= saved`, in this order, each once at most")
    case .tooManyLargeFrames: self("there are more large pictures `~` here than ordinary ones")
    case .maskWithoutRows: self("a picture has one mask `:` at most, with no more lines than the picture")

    case .notGettext: self("not of the form of a gettext file")
    case .unknownPlaceholder(let name):
      self("the translation has \(name), which the English text does not have")
    case .notAPluralRule: self("`Plural-Forms` is not understood")

    case .notWordAndTier:
      self(
        """
        not of the form `word`, `word tier` or `word tier spelling`, where the tier is 1, 2, 3 or 4, also with u, or x
        """)
    case .notAWord: self("a word may contain only letters")
    case .notASpelling(let word): self("the spelling does not have the letters of `\(word)`")
    case .wordTooLong(let most): self("longer than \(most) letters")
    case .furtherLines(let count): self("\(count) more bad line", plural: "\(count) more bad lines", count)
    case .noWord: self("there is no word in this file")

    case .notARack: self("a rack is written `letters: word word …`")
    case .notADay: self("a day is written `2027-01-01 word`")
    case .notRackLetters(let text, let count): self("`\(text)` is not \(count) letters")
    case .notARackWord(let text, let lengths):
      self("`\(text)` is not a word of \(lengths.lowerBound) to \(lengths.upperBound) letters")
    case .wordNotInRack(let word, let letters): self("`\(word)` cannot be made from `\(letters)`")
    case .rackWordRepeated(let word): self("`\(word)` is listed twice")
    case .noBingo(let letters): self("no word uses all \(letters) letters")
    case .noRack: self("there is no rack in this file")
    }
  }

  /// The command that converts a file.
  private static func conversion(from encoding: String) -> String {
    "`iconv -f \(encoding) -t UTF-8 OLD > NEW`"
  }

  /// An error of the operating system, without the name of the file.
  public func problem(_ error: SystemError) -> String {
    switch error {
    case .notFound: self("No such file or directory")
    case .accessDenied: self("Permission denied")
    case .notPermitted: self("Operation not permitted")
    case .isADirectory: self("Is a directory")
    case .notADirectory: self("Not a directory")
    case .diskFull: self("No space left on device")
    case .readOnly: self("Read-only file system")
    case .inputOutput: self("Input/output error")
    case .other(let description): description
    }
  }

  /// How a database that was moved aside is taken back.
  public func takenBack(by command: String) -> String {
    self("When no Wordyard is running, this takes it back: \(command)")
  }

  /// Why the database cannot be used; follows the name of its file.
  public func problem(_ failure: StorageFailure) -> String {
    switch failure {
    case .system(let error): problem(error)
    case .sqlite(let message): message
    case .locked: self("the database is locked by other programs")
    case .readOnly: self("it is read-only")
    case .newer: self("it is from a newer version")
    case .damaged: self("it is damaged; the game moves it aside when it is next started")
    case .notAFile: self("it is not a file")
    }
  }
}
