import TestSupport
import Testing
import Texts

struct TextsTests {
  private static func read(_ file: String) -> (texts: Texts, problems: [Texts.Problem]) {
    var problems: [Texts.Problem] = []
    let texts = Texts(language: "xx", file: Array(file.utf8)) { problems.append($0) }
    return (texts, problems)
  }

  @Test("English is what stands in the code") func englishIsWhatStandsInTheCode() {
    let (letter, count): (Character, Int) = ("E", 3)
    #expect(Texts.english("No \(letter) in this one.") == "No E in this one.")
    #expect(Texts.english("{1} stays") == "{1} stays")
    #expect(Texts.english("\("{2}") and \("b")") == "{2} and b")
    #expect(Texts.english("\(count) word left", plural: "\(count) words left", count) == "3 words left")
    #expect(Texts.english("\(1) word left", plural: "\(1) words left", 1) == "1 word left")
  }

  @Test("a translation has its values where its language wants them, and English where it is silent")
  func aTranslationHasItsValuesWhereItsLanguageWants() {
    let (texts, problems) = Self.read(
      """
      # A comment.
      #: Sources/Kit/Here.swift:1
      msgid "\\"{1}\\" begins with {2}"
      msgstr ""
      "mit {2} "
      "beginnt „{1}“\\n"

      msgid "not yet"
      msgstr ""

      #, fuzzy
      msgid "unsure"
      msgstr "vielleicht"
      """)
    #expect(problems == [])
    #expect(texts("\"\("ab")\" begins with \("c")") == "mit c beginnt „ab“\n")
    #expect(texts("not yet") == "not yet")
    #expect(texts("unsure") == "unsure")
    #expect(texts("\(7) elsewhere") == "7 elsewhere")
  }

  @Test("a context tells apart what is the same in English only")
  func aContextTellsApartWhatIsTheSameInEnglishOnly() {
    let (texts, _) = Self.read(
      """
      msgid "play"
      msgstr "spielen"
      msgctxt "replay"
      msgid "play"
      msgstr "abspielen"
      """)
    #expect(texts("play") == "spielen")
    #expect(texts("play", context: "replay") == "abspielen")
    #expect(texts("play", context: "elsewhere") == "play")
  }

  @Test(
    "each number has the form that its language gives it",
    arguments: [
      ("nplurals=2; plural=(n != 1);", [1: 0, 0: 1, 2: 1, 21: 1]),
      ("nplurals=2; plural=n>1;", [0: 0, 1: 0, 2: 1]),
      ("nplurals=1; plural=0;", [0: 0, 1: 0, 9: 0]),
      (
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
        [1: 0, 2: 1, 5: 2, 11: 2, 12: 2, 21: 0, 22: 1, 111: 2, 112: 2, 122: 1]
      ),
      ("nplurals=3; plural=n==0 ? 0 : !(n!=1) ? 1 : 2;", [0: 0, 1: 1, 2: 2]),
    ] as [(String, [Int: Int])])
  func plural(rule: String, forms: [Int: Int]) {
    let (texts, problems) = Self.read(
      """
      msgid ""
      msgstr ""
      "Plural-Forms: \(rule)\\n"

      msgid "{1} word"
      msgid_plural "{1} words"
      msgstr[0] "a{1}"
      msgstr[1] "b{1}"
      msgstr[2] "c{1}"
      """)
    #expect(problems == [])
    for (number, form) in forms {
      let shown = texts("\(number) word", plural: "\(number) words", number)
      #expect(shown == ["a", "b", "c"][form] + "\(number)")
    }
  }

  @Test("what is wrong is reported with its line, and the rest is used")
  func whatIsWrongIsReportedWithItsLineAndTheRestIsUsed() {
    let (texts, problems) = Self.read(
      """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=n **;\\n"

      msgid "a {1}"
      msgstr "b {2}"

      nonsense
      msgstr "stray"
      msgid "open
      msgid "good"
      msgstr "gut"
      """)
    let causes = problems.map { "\($0.line) \($0.cause)" }
    #expect(causes.contains("1 pluralForms"))
    #expect(causes.contains("4 placeholder(\"{2}\")"))
    #expect(causes.contains("7 syntax"))
    #expect(causes.contains("9 syntax"))
    #expect(texts("a \(1)") == "a 1")
    #expect(texts("good") == "gut")
  }

  @Test(
    "no file stops the reader",
    arguments: [
      "", "\u{FEFF}", "msgid", "msgid \"", "msgstr[99] \"x\"", "msgid \"\\q\"", "\"\"\n\"\"", "#\n#,",
    ])
  func hostile(file: String) {
    let (texts, _) = Self.read(file)
    #expect(texts("Help") == "Help")
  }

  @Test("a byte order mark and ends of lines of another system do no harm")
  func aByteOrderMarkAndEndsOfLinesOfAnotherSystemDoNo() {
    let (texts, problems) = Self.read("\u{FEFF}msgid \"good\"\r\nmsgstr \"gut\"\r\n")
    #expect(problems == [] && texts("good") == "gut")
  }

  @Test(
    "a translation that would control the terminal is refused",
    arguments: ["\u{1B}[2J", "\u{7F}", "\u{9B}2J", "\0"])
  func control(sequence: String) {
    let (texts, problems) = Self.read("msgid \"good\"\nmsgstr \"\(sequence)\"")
    #expect(problems.map(\.line) == [2] && texts("good") == "good")
  }

  @Test(
    "no plural rule stops the program",
    arguments: [
      String(repeating: "!", count: 100_000) + "n", String(repeating: "(", count: 100_000),
      "n" + String(repeating: "+n", count: 100_000), "n/0", "n%0", "(0-9223372036854775807-1)/(0-1)",
      "(0-9223372036854775807-1)%(0-1)", "9223372036854775807*n", "99999999999999999999", "0-7", "",
    ])
  func hostileRule(rule: String) {
    let (texts, _) = Self.read(
      """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=\(rule);\\n"
      msgid "{1} word"
      msgid_plural "{1} words"
      msgstr[0] "a{1}"
      msgstr[1] "b{1}"
      """)
    #expect(["a2", "b2"].contains(texts("\(2) word", plural: "\(2) words", 2)))
  }

  @Test("names stand in a list as the language writes it") func namesStandInAListAsTheLanguageWritesIt() {
    #expect(Texts.english.and(["a", "b", "c"]) == "a, b and c")
    #expect(Texts.english.or(["a", "b"]) == "a or b")
    #expect(Texts.dutch.and(["a", "b"]) == "a en b")
    #expect(Texts.dutch.or(["a", "b"]) == "a of b")
    #expect(Texts.english.and([]) == "" && Texts.english.and(["a"]) == "a")
  }
}
