import Engines
import TestSupport
import Testing

struct AssetFormatTests {
  private static let badLanguages: [(String, Int?, InputProblem.Cause)] = [
    ("letters = ab\nrow = ab", nil, .keyMissing("name")),
    ("name = X\nrow = ab", nil, .keyMissing("letters")),
    ("name = X\nletters = aba\nrow = ab", nil, .letterRepeated),
    ("name = X\nletters = ab\nrow = ab\nfold = c ç", nil, .foldNotALetter("c")),
    ("name = X\nletters = abc\nrow = ab", nil, .keyboardIncomplete),
    ("name = X\nnonsense\n", 2, .notKeyAndValue),
    ("name =\n", 1, .valueMissing),
    ("name = X\nletters = abg\u{303}\nrow = abg\u{303}", 2, .letterOfSeveralCharacters("g\u{303}")),
    ("name = X\ncase = de", 2, .notACase("de")), ("name = X\nghost = rare", 2, .notGhostsWords("rare")),
    ("name = X\n\nletters = abQ\nrow = abQ", 3, .notUsableAsLetter("Q")),
    ("name = X\nletters = abÄ\nrow = abÄ", 2, .notUsableAsLetter("Ä")),
    ("name = X\nletters = ab!\nrow = ab!", 2, .notUsableAsLetter("!")),
    ("name = X\nletters = ab=\nrow = ab=", 2, .notUsableAsLetter("=")),
    ("name = X\nletters = ab1\nrow = ab1", 2, .notUsableAsLetter("1")),
    ("name = X\nletters = ab_\nrow = ab_", 2, .notUsableAsLetter("_")),
    ("name = X\nletters = ab\u{1100}\nrow = ab\u{1100}", 2, .notUsableAsLetter("\u{1100}")),
    ("name = X\nletters = \(hangul(65))", 2, .tooManyLetters(most: 64)),
    ("\n# note\ncolour = red", 3, .unknownKey("colour")),
  ]

  @Test("what is wrong with a language is reported with its line", arguments: badLanguages)
  func language(configuration: String, line: Int?, cause: InputProblem.Cause) {
    #expect(throws: InputProblem(file: "x.conf", line: line, cause)) {
      try Language(code: "x", configuration: configuration, file: "x.conf")
    }
  }

  /// The first letters of the syllables of Hangul.
  private static func hangul(_ count: Int) -> String {
    String((0xAC00..<0xAC00 + count).map { Character(Unicode.Scalar($0)!) })
  }

  @Test("a language may have 64 letters, with or without case, and an apostrophe")
  func aLanguageMayHave64LettersWithOrWithoutCaseAndAn() throws {
    let letters = "ab'я" + Self.hangul(60)
    let language = try Language(
      code: "x", configuration: "name = X\nletters = \(letters)\nrow = \(letters)", file: "")
    #expect(language.alphabet.letters.count == 64)
    let lexicon = Lexicon(["b'яb", "가각가\(letters.last!)"])
    var candidates = Candidates(lexicon, alphabet: language.alphabet, length: 4, upTo: .rare)
    #expect(candidates.counts().reduce(0, +) == 6)
    candidates.filter(letters.last!, at: 1)
    #expect((0..<candidates.count).map { candidates[$0] } == ["가각가\(letters.last!)"])
  }

  @Test("a language's letters are composed as they are read")
  func aLanguagesLettersAreComposedAsTheyAreRead() throws {
    let configuration = "name = Cafe\u{301}\nletters = ae\u{301}\nrow = aé"
    let language = try Language(code: "x", configuration: configuration, file: "")
    #expect(language.name.unicodeScalars.count == 4)
    #expect(language.alphabet.letters[1].unicodeScalars.count == 1)
  }

  @Test("a language says that it writes I with and without a dot, or has ı")
  func aLanguageSaysThatItWritesIWithAndWithoutADotOrHas() throws {
    func letterCase(_ configuration: String) throws -> LetterCase {
      try Language(code: "x", configuration: "name = X\n" + configuration, file: "").alphabet.letterCase
    }
    #expect(try letterCase("letters = ab\nrow = ab\n") == .usual)
    #expect(try letterCase("letters = ab\nrow = ab\ncase = tr\n") == .dotted)
    #expect(try letterCase("letters = aı\nrow = aı\n") == .dotted)
  }

  @Test("a language says that base forms count in Ghost; else familiar words do")
  func ghost() throws {
    func list(_ line: String) throws -> GhostJudge.List {
      let configuration = "name = X\nletters = ab\nrow = ab\n" + line
      return try Language(code: "x", configuration: configuration, file: "").ghostList
    }
    #expect(try list("ghost = base\n") == .base)
    #expect(try list("") == .familiar)
    let usual = Checkout.languages.filter { TestSupport.language($0).ghostList == .base }
    #expect(usual.sorted() == ["es", "fr"])
  }

  @Test("phrases are composed as they are read, and told apart by the language's case")
  func phrasesAreComposedAsTheyAreReadAndToldApartByThe() throws {
    var problems: [InputProblem] = []
    let category = try PhraseCategory(
      id: "x", text: "# Te\u{301}st\ncafe\u{301}\nCAFÉ\nILIK\nilik\n", file: "x",
      alphabet: Alphabet("abcefıikl")
    ) { problems.append($0) }
    #expect(category.phrases == ["café", "ILIK", "ilik"])
    #expect(category.phrases[0].unicodeScalars.count == 4)
    #expect(problems == [InputProblem(file: "x", line: 3, .phraseRepeated)])
  }

  @Test("a language may name the work that its meanings are from")
  func aLanguageMayNameTheWorkThatItsMeaningsAreFrom() throws {
    let plain = "name = X\nletters = ab\nrow = ab\n"
    #expect(try Language(code: "x", configuration: plain, file: "").meaningsSource == nil)
    let named = try Language(code: "x", configuration: plain + "meanings = WordNet 3.0\n", file: "")
    #expect(named.meaningsSource == "WordNet 3.0")
  }

  @Test("a language may have letters beyond a–z") func aLanguageMayHaveLettersBeyondAZ() throws {
    let german = try Language(
      code: "de", configuration: "name = Deutsch\nletters = abäöß\nrow = ab\nrow = äöß\nfold = a áà", file: ""
    )
    #expect(german.alphabet.letter("Ä") == "ä")
    #expect(german.alphabet.letter("À") == "a")
    #expect(german.alphabet.letter("ß") == "ß")
    #expect(german.alphabet.letter("c") == nil)
    #expect(german.alphabet.letter("B") == "b")
    #expect(german.alphabet.letter("-") == nil)
    #expect(german.alphabet.word("Baß") == "baß")
  }

  @Test("an alphabet may have hundreds of letters, with a–z after them")
  func anAlphabetMayHaveHundredsOfLettersWithAZAfter() {
    let signs = (0x4E00..<0x4F00).map { Character(Unicode.Scalar($0)!) }
    let alphabet = Alphabet(signs + ["a"], folds: [["a", "@", "á"]])
    #expect(alphabet.letter("A") == "a")
    #expect(alphabet.letter("@") == "a")
    #expect(alphabet.letter("Á") == "a")
    #expect(alphabet.letter(signs[7]) == signs[7])
  }

  @Test("the phrases of a category are those that were given, in order and with their accents")
  func thePhrasesOfACategoryAreThoseThatWereGivenIn() {
    let phrases = ["Wren", "", "Één roodborstje", "🎉 party", "Wren"]
    let category = PhraseCategory(id: "birds", title: "Birds", phrases: phrases)
    #expect(Array(category.phrases) == phrases)
    #expect(category.phrases.firstIndex(of: "🎉 party") == 3)
    #expect(category == PhraseCategory(id: "birds", title: "Birds", phrases: phrases))
    let divided = ["Wre", "n"] + phrases.dropFirst()
    #expect(category != PhraseCategory(id: "birds", title: "Birds", phrases: divided))
  }

  @Test("a category reports the lines it cannot use and has the others")
  func aCategoryReportsTheLinesItCannotUseAndHasThe() throws {
    var problems: [InputProblem] = []
    let text = "# Birds\r\nWren\n\n!!!\nwren\nRobin\r\n" + String(repeating: "long ", count: 13) + "\n"
    let category = try PhraseCategory(
      id: "birds", text: text, file: "birds.txt", alphabet: TestSupport.language("en").alphabet,
      report: { problems.append($0) })
    #expect(category.title == "Birds")
    #expect(Array(category.phrases) == ["Wren", "Robin"])
    #expect(
      problems == [
        InputProblem(file: "birds.txt", line: 4, .noLetterToGuess),
        InputProblem(file: "birds.txt", line: 5, .phraseRepeated),
        InputProblem(file: "birds.txt", line: 7, .phraseTooLong(most: 60)),
      ])
  }

  @Test("a phrase with control characters is a bad line, and characters that nobody sees are dropped")
  func charactersInPhrases() throws {
    var problems: [InputProblem] = []
    let category = try PhraseCategory(
      id: "x", text: "# T\nred \u{1B}[31m fox\nA\u{200B} hen\u{A0}!\nA hen !\n", file: "x.txt",
      alphabet: TestSupport.language("en").alphabet, report: { problems.append($0) })
    #expect(category.phrases == ["A hen !"])
    #expect(
      problems == [
        InputProblem(file: "x.txt", line: 2, .controlCharacterInPhrase),
        InputProblem(file: "x.txt", line: 4, .phraseRepeated),
      ])
  }

  @Test("a category without one phrase is refused") func aCategoryWithoutOnePhraseIsRefused() {
    #expect(throws: InputProblem(file: "x.txt", .noPhrase)) {
      try PhraseCategory(
        id: "x", text: "# Title\n", file: "x.txt", alphabet: TestSupport.language("en").alphabet,
        report: { _ in })
    }
  }

  @Test(
    "what is wrong with a set of pictures is reported with its line",
    arguments: [
      ("", nil, InputProblem.Cause.pictureCount(0, expected: 8)),
      ("o\n", 1, .textBeforePictures),
      ("= 0\no\n= 2\n", 3, .pictureExpected(1)),
      ("# Title\n", 1, .notATitle),
      ("= 0\n\u{1B}[2J\n", 2, .controlCharacter),
      ("= 0\n" + String(repeating: "x", count: 25), 2, .pictureTooWide(most: 24)),
      ("= 0\no\n= 1\n", nil, .pictureCount(2, expected: 8)),
      ("= 0\n= 1\n= 2\n= 3\n= 4\n= 5\n= 6\n= 7\n", nil, .picturesEmpty),
      (
        "= 0\n= 1\n= 2\n= 3\n= 4\n= 5\n= 6\n= 7\n" + String(repeating: "x\n", count: 13), 21,
        .pictureTooHigh(most: 12)
      ),
    ])
  func pictures(text: String, line: Int?, cause: InputProblem.Cause) {
    #expect(throws: InputProblem(file: "p.txt", line: line, cause)) {
      try PictureSet(id: "p", text: text, file: "p.txt")
    }
  }

  @Test("the program comes with the classic pictures and others")
  func theProgramComesWithTheClassicPicturesAndOthers() {
    #expect(Checkout.names(in: "assets/gallows").contains("classic.txt"))
    #expect(Checkout.names(in: "assets/gallows").count > 1)
  }

  @Test("a picture's lines are filled up to one width, and its lines to one height")
  func aPicturesLinesAreFilledUpToOneWidthAndItsLinesTo() throws {
    let frames = (0...7).map { "= \($0)\n" + String(repeating: "x", count: $0) + "\n" }.joined()
    let set = try PictureSet(id: "p", text: "# en: P\n" + frames + "~\nab\ncd\n", file: "p.txt")
    #expect((set.width, set.height) == (7, 2))
    #expect(set.frames[3] == ["xxx    ", "       "])
    #expect(set.closing == [["ab     ", "cd     "]])
  }

  @Test(
    "the pictures of every set are eight that differ, all of one size, with a title",
    arguments: Checkout.names(in: "assets/gallows"))
  func shippedPictures(file: String) {
    let set = pictureSet(String(file.dropLast(4)))
    #expect(set.frames.count == 8)
    #expect(Set(set.frames).count == 8)
    #expect(set.titles["en"] != nil)
    #expect(set.width > 0 && set.height > 0)
    #expect(
      (set.frames + set.closing).allSatisfy {
        $0.count == set.height && $0.allSatisfy { $0.count == set.width }
      })
  }
}
