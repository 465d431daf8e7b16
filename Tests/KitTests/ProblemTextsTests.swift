import Engines
import ScreenTesting
import Testing
import Texts

@testable import Kit

/// The messages about problems with files, in every interface language.
@Suite struct ProblemTextsTests {
  /// One sample of every case, in the order of `InputProblem.Cause.next`.
  private static let causes = Array(sequence(first: InputProblem.Cause.first) { $0.next })
  private static let systemErrors = Array(sequence(first: SystemError.notFound) { $0.next })

  @Test(
    "every cause has one line of text with its values in it", arguments: causes, Texts.shippedLanguages)
  func worded(cause: InputProblem.Cause, language: String) {
    let text = Texts.shipped(language).problem(InputProblem(file: "f.txt", line: 12, cause))
    #expect(text.hasPrefix("f.txt:12: "))
    #expect(text.count > "f.txt:12: ".count + 5)
    #expect(text.allSatisfy { !$0.isNewline })
    for trace in ["Optional", "nil", "InputProblem", "\\("] { #expect(!text.contains(trace)) }
    for value in cause.values { #expect(text.contains(value), "\(text)") }
  }

  @Test("the two languages word every cause differently", arguments: causes)
  func differ(cause: InputProblem.Cause) {
    let problem = InputProblem(file: "f.txt", cause)
    #expect(Texts.english.problem(problem) != Texts.dutch.problem(problem))
  }

  @Test("no cause is told in the words of another", arguments: Texts.shippedLanguages)
  func toldApart(language: String) {
    let texts = Self.causes.map { Texts.shipped(language).problem(InputProblem(file: "f.txt", $0)) }
    for (index, text) in texts.enumerated() {
      #expect(!texts[..<index].contains(text), "\(text)")
    }
  }

  @Test("every system error has a text", arguments: systemErrors, Texts.shippedLanguages)
  func systemError(error: SystemError, language: String) {
    #expect(Texts.shipped(language).problem(error).count > 5)
  }

  @Test(
    "a problem is a file, perhaps a line, and what is wrong",
    arguments: [
      (
        InputProblem(file: "a.txt", line: 3, .noLetterToGuess), "a.txt:3: there is no letter to guess",
        "a.txt:3: hier valt geen letter te raden"
      ),
      (InputProblem(file: "b.txt", .emptyFile), "b.txt: the file is empty", "b.txt: het bestand is leeg"),
      (
        InputProblem(file: "c.txt", .system(.notFound)), "c.txt: No such file or directory",
        "c.txt: dat bestand of die map is er niet"
      ),
      (
        InputProblem(file: "d.txt", .system(.other("Too many open files"))), "d.txt: Too many open files",
        "d.txt: Too many open files"
      ),
      (InputProblem(file: "e.txt", .furtherLines(1)), "e.txt: 1 more bad line", "e.txt: nog 1 foute regel"),
      (InputProblem(file: "e.txt", .furtherLines(5)), "e.txt: 5 more bad lines", "e.txt: nog 5 foute regels"),
      (
        InputProblem(file: "g.txt", line: 3, .pictureExpected(1)), "g.txt:3: `= 1` was expected here",
        "g.txt:3: hier hoort `= 1` te staan"
      ),
      (
        InputProblem(file: "h.txt", line: 4, .phraseRepeated), "h.txt:4: this phrase is in the file already",
        "h.txt:4: deze zin staat al in het bestand"
      ),
      (
        InputProblem(file: "i.txt", line: 1, .notUTF8), "i.txt:1: not UTF-8", "i.txt:1: geen UTF-8"
      ),
    ])
  func exact(problem: InputProblem, english: String, dutch: String) {
    #expect(Texts.english.problem(problem) == english)
    #expect(Texts.dutch.problem(problem) == dutch)
  }
}

extension InputProblem.Cause {
  fileprivate static let first = Self.system(.diskFull)

  /// A sample of the next case. A new case does not compile until it is added here.
  fileprivate var next: Self? {
    switch self {
    case .system: .emptyFile
    case .emptyFile: .notUTF8
    case .notUTF8: .encoding("zigzag")
    case .encoding: .seemsEncoding("zigzag")
    case .seemsEncoding: .notAFile
    case .notAFile: .fileTooLarge(most: 4711 << 20)
    case .fileTooLarge: .tooManyLines(most: 4711)
    case .tooManyLines: .noLanguagesFolder
    case .noLanguagesFolder: .assetsNotFound
    case .assetsNotFound: .noUsableLanguage
    case .noUsableLanguage: .noHome
    case .noHome: .notKeyAndValue
    case .notKeyAndValue: .valueMissing
    case .valueMissing: .unknownKey("zigzag")
    case .unknownKey: .keyMissing("zigzag")
    case .keyMissing: .tooManyLetters(most: 4711)
    case .tooManyLetters: .letterOfSeveralCharacters("ŵ")
    case .letterOfSeveralCharacters: .notUsableAsLetter("ŵ")
    case .notUsableAsLetter: .letterRepeated
    case .letterRepeated: .foldNotALetter("ŵ")
    case .foldNotALetter: .notACase("ŵ")
    case .notACase: .notGhostsWords("ŵ")
    case .notGhostsWords: .notADevilDeal
    case .notADevilDeal: .controlCharacterInPhrase
    case .controlCharacterInPhrase: .keyboardIncomplete
    case .keyboardIncomplete: .noLetterToGuess
    case .noLetterToGuess: .phraseTooLong(most: 4711)
    case .phraseTooLong: .phraseRepeated
    case .phraseRepeated: .noPhrase
    case .noPhrase: .wordMissing
    case .wordMissing: .anotherScript("Greek", language: "el")
    case .anotherScript: .controlCharacterInLine
    case .controlCharacterInLine: .nameOfAnother
    case .nameOfAnother: .nameTaken
    case .nameTaken: .onlyWords(4711)
    case .onlyWords: .lineTooLong(most: 4711)
    case .lineTooLong: .quoteNotClosed
    case .quoteNotClosed: .notXML
    case .notXML: .unknownEntity
    case .unknownEntity: .documentType
    case .documentType: .notKVTML
    case .notKVTML: .noSuchColumn(of: 4711)
    case .noSuchColumn: .notATitle
    case .notATitle: .pictureExpected(4711)
    case .pictureExpected: .textBeforePictures
    case .textBeforePictures: .pictureCount(4711, expected: 815)
    case .pictureCount: .picturesEmpty
    case .picturesEmpty: .pictureTooHigh(most: 4711)
    case .pictureTooHigh: .pictureTooWide(most: 4711)
    case .pictureTooWide: .controlCharacter
    case .controlCharacter: .notATint
    case .notATint: .tintRepeated("ŵ")
    case .tintRepeated: .savedExpected
    case .savedExpected: .savedEmpty
    case .savedEmpty: .tooManyFrames(most: 4711)
    case .tooManyFrames: .largePictureExpected
    case .largePictureExpected: .tooManyLargeFrames
    case .tooManyLargeFrames: .maskWithoutRows
    case .maskWithoutRows: .notGettext
    case .notGettext: .unknownPlaceholder("{9}")
    case .unknownPlaceholder: .notAPluralRule
    case .notAPluralRule: .notWordAndTier
    case .notWordAndTier: .notAWord
    case .notAWord: .notASpelling(of: "zigzag")
    case .notASpelling: .wordTooLong(most: 4711)
    case .wordTooLong: .furtherLines(4711)
    case .furtherLines: .noWord
    case .noWord: .notARack
    case .notARack: .notADay
    case .notADay: .notRackLetters("zigzag", count: 4711)
    case .notRackLetters: .notARackWord("zigzag", lengths: 815...4711)
    case .notARackWord: .wordNotInRack("zigzag", letters: "ŵŷ")
    case .wordNotInRack: .rackWordRepeated("zigzag")
    case .rackWordRepeated: .noBingo(letters: 4711)
    case .noBingo: .noRack
    case .noRack: nil
    }
  }

  /// What a message about the sample must contain.
  fileprivate var values: [String] {
    switch self {
    case .encoding, .seemsEncoding, .unknownKey, .keyMissing, .notASpelling, .rackWordRepeated: ["zigzag"]
    case .foldNotALetter, .tintRepeated, .letterOfSeveralCharacters, .notUsableAsLetter: ["ŵ"]
    case .tooManyFrames, .tooManyLetters, .phraseTooLong, .fileTooLarge, .tooManyLines, .pictureExpected,
      .pictureTooHigh,
      .pictureTooWide, .wordTooLong, .furtherLines, .onlyWords, .lineTooLong, .noSuchColumn,
      .noBingo:
      ["4711"]
    case .pictureCount: ["4711", "815"]
    case .unknownPlaceholder: ["{9}"]
    case .notRackLetters: ["zigzag", "4711"]
    case .notARackWord: ["zigzag", "815", "4711"]
    case .wordNotInRack: ["zigzag", "ŵŷ"]
    default: []
    }
  }
}

extension SystemError {
  /// The next error. A new case does not compile until it is added here.
  fileprivate var next: Self? {
    switch self {
    case .notFound: .accessDenied
    case .accessDenied: .notPermitted
    case .notPermitted: .isADirectory
    case .isADirectory: .notADirectory
    case .notADirectory: .diskFull
    case .diskFull: .readOnly
    case .readOnly: .inputOutput
    case .inputOutput: .other("Too many open files")
    case .other: nil
    }
  }
}
