import Engines
import TestSupport
import Testing

struct AssetFormatTests {
  @Test(
    "a language says what is wrong with it, and in which line",
    arguments: [
      ("letters = ab\nrow = ab", "x.conf: `name` is missing"),
      ("name = X\nrow = ab", "x.conf: `letters` is missing"),
      ("name = X\nletters = aba\nrow = ab", "x.conf: a letter stands twice in `letters`"),
      ("name = X\nletters = ab\nrow = ab\nfold = c ç", "x.conf: `fold`: `c` is none of the letters"),
      (
        "name = X\nletters = abc\nrow = ab",
        "x.conf: the keyboard's rows must have every letter once, and no other"
      ),
      ("name = X\nnonsense\n", "x.conf:2: not of the form `key = value`"),
      ("name =\n", "x.conf:1: the value is missing"),
      ("\n# note\ncolour = red", "x.conf:3: there is no key `colour`"),
    ])
  func language(configuration: String, message: String) {
    #expect {
      try Language(code: "x", configuration: configuration, file: "x.conf")
    } throws: { "\($0)" == message }
  }

  @Test func `a language may have letters beyond a–z`() throws {
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

  @Test func `an alphabet may have hundreds of letters, with a–z after them`() {
    let signs = (0x4E00..<0x4F00).map { Character(Unicode.Scalar($0)!) }
    let alphabet = Alphabet(signs + ["a"], folds: [["a", "@", "á"]])
    #expect(alphabet.letter("A") == "a")
    #expect(alphabet.letter("@") == "a")
    #expect(alphabet.letter("Á") == "a")
    #expect(alphabet.letter(signs[7]) == signs[7])
  }

  @Test func `a category reports the lines it cannot use and has the others`() throws {
    var problems: [String] = []
    let text = "# Birds\r\nWren\n\n!!!\nwren\nRobin\r\n" + String(repeating: "long ", count: 13) + "\n"
    let category = try PhraseCategory(
      id: "birds", text: text, file: "birds.txt", alphabet: TestSupport.language("en").alphabet,
      report: { problems.append("\($0)") })
    #expect(category.title == "Birds")
    #expect(category.phrases == ["Wren", "Robin"])
    #expect(
      problems == [
        "birds.txt:4: there is no letter to guess", "birds.txt:5: this phrase stands here already",
        "birds.txt:7: longer than 60 characters",
      ])
  }

  @Test func `a category without one phrase is refused`() {
    #expect {
      try PhraseCategory(
        id: "x", text: "# Title\n", file: "x.txt", alphabet: TestSupport.language("en").alphabet,
        report: { _ in })
    } throws: { "\($0)" == "x.txt: there is no phrase in this file" }
  }

  @Test(
    "a set of pictures says what is wrong with it, and in which line",
    arguments: [
      ("", "p.txt: there are 0 pictures and must be 8"),
      ("o\n", "p.txt:1: the first picture begins with `= 0`"),
      ("= 0\no\n= 2\n", "p.txt:3: `= 1` was expected here"),
      ("# Title\n", "p.txt:1: a title is written `# en: Title`"),
      ("= 0\n\u{1B}[2J\n", "p.txt:2: a control character cannot be drawn"),
      ("= 0\n" + String(repeating: "x", count: 25), "p.txt:2: wider than 24 characters"),
      ("= 0\no\n= 1\n", "p.txt: there are 2 pictures and must be 8"),
      ("= 0\n= 1\n= 2\n= 3\n= 4\n= 5\n= 6\n= 7\n", "p.txt: the pictures are empty"),
      (
        "= 0\n= 1\n= 2\n= 3\n= 4\n= 5\n= 6\n= 7\n" + String(repeating: "x\n", count: 13),
        "p.txt: a picture is higher than 12 lines"
      ),
    ])
  func pictures(text: String, message: String) {
    #expect { try PictureSet(id: "p", text: text, file: "p.txt") } throws: { "\($0)" == message }
  }

  @Test func `the program comes with the classic pictures and others`() {
    #expect(Checkout.names(in: "assets/gallows").contains("classic.txt"))
    #expect(Checkout.names(in: "assets/gallows").count > 1)
  }

  @Test func `a picture's lines are filled up to one width, and its lines to one height`() throws {
    let frames = (0...7).map { "= \($0)\n" + String(repeating: "x", count: $0) + "\n" }.joined()
    let set = try PictureSet(id: "p", text: "# en: P\n" + frames + "~\nab\ncd\n", file: "p.txt")
    #expect((set.width, set.height) == (7, 2))
    #expect(set.frames[3] == ["xxx    ", "       "])
    #expect(set.closing == [["ab     ", "cd     "]])
  }

  @Test(
    "the pictures of every set are eight that differ, all of one size, with a title in both languages",
    arguments: Checkout.names(in: "assets/gallows"))
  func shippedPictures(file: String) {
    let set = pictureSet(String(file.dropLast(4)))
    #expect(set.frames.count == 8)
    #expect(Set(set.frames).count == 8)
    #expect(set.titles["en"] != nil && set.titles["nl"] != nil)
    #expect(set.width > 0 && set.height > 0)
    #expect(
      (set.frames + set.closing).allSatisfy {
        $0.count == set.height && $0.allSatisfy { $0.count == set.width }
      })
  }
}
