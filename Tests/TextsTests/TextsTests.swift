import Synchronization
import TestSupport
import Testing
import Texts

/// What a catalogue has reported so far.
private final class Reports: Sendable {
  private let all = Mutex<[Texts.Problem]>([])

  func add(_ problem: Texts.Problem) { all.withLock { $0.append(problem) } }

  /// Each as its line and its cause.
  var lines: [String] { all.withLock { $0.map { "\($0.line) \($0.cause)" } } }
}

struct TextsTests {
  private static func read(_ file: String) -> (texts: Texts, reports: Reports) { read(Array(file.utf8)) }

  private static func read(_ file: [UInt8]) -> (texts: Texts, reports: Reports) {
    let reports = Reports()
    return (Texts(language: "xx", file: file) { reports.add($0) }, reports)
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
    let (texts, reports) = Self.read(
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
    #expect(texts("\"\("ab")\" begins with \("c")") == "mit c beginnt „ab“\n")
    #expect(texts("not yet") == "not yet")
    #expect(texts("unsure") == "unsure")
    #expect(texts("\(7) elsewhere") == "7 elsewhere")
    #expect(reports.lines == [])
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
    let (texts, reports) = Self.read(
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
    for (number, form) in forms {
      let shown = texts("\(number) word", plural: "\(number) words", number)
      #expect(shown == ["a", "b", "c"][form] + "\(number)")
    }
    #expect(reports.lines == [])
  }

  @Test("what is wrong is reported with its line when it is asked for, and the rest is used")
  func whatIsWrongIsReportedWhenItIsAskedFor() {
    let (texts, reports) = Self.read(
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

      msgid "cut"
      msgstr ""
      "ab
      "cd"
      """)
    #expect(reports.lines == ["7 syntax", "9 syntax", "1 pluralForms"])
    #expect(texts("good") == "gut")
    #expect(reports.lines.count == 3)
    #expect(texts("a \(1)") == "a 1")
    #expect(reports.lines.dropFirst(3) == ["4 placeholder(\"{2}\")"])
    #expect(texts("cut") == "cut")
    #expect(reports.lines.dropFirst(4) == ["15 syntax"])
  }

  @Test("a translation that is not UTF-8 is reported, and the others are used")
  func encoding() {
    let file =
      Array("msgid \"good\"\nmsgstr \"g\u{FC}t\"\nmsgid \"bad\"\nmsgstr \"schl".utf8) + [0xE9]
      + Array("cht\"\n".utf8)
    let (texts, reports) = Self.read(file)
    #expect(texts("good") == "g\u{FC}t")
    #expect(texts("bad") == "bad")
    #expect(reports.lines == ["3 encoding"])
  }

  @Test("a file that ends anywhere stops nothing, and what stands before is used")
  func everyEnd() {
    let file = Array(
      "# x\n#, fuzzy\nmsgid \"\"\nmsgstr \"\"\n\nmsgctxt \"c\"\nmsgid \"a\"\n\"b\"\nmsgstr \"\\\"d\"\n\"e\"\n"
        .utf8)
    for end in 0...file.count {
      let (texts, _) = Self.read(Array(file[..<end]))
      let shown = texts("ab", context: "c")
      #expect(["ab", "\"d", "\"de"].contains(shown), "\(end)")
      #expect(end < file.count || shown == "\"de")
    }
  }

  @Test("every text of every shipped language is what stands in its file", arguments: Texts.shippedLanguages)
  func everyShippedText(code: String) throws {
    guard let file = Checkout.text("assets/languages/\(code)/interface.po") else {
      #expect(code == "en")
      return
    }
    let (texts, reports) = Self.read(file)
    var count = 0
    for entry in Self.entries(of: file) {
      guard let id = entry["msgid"], !id.isEmpty else { continue }
      let context = entry["msgctxt"]
      let one = Message(stringLiteral: id)
      let form = entry["msgstr"] ?? entry["msgstr[0]"] ?? ""
      #expect(texts(one, context: context) == (form.isEmpty ? id : form))
      count += form.isEmpty ? 0 : 1
      guard let plural = entry["msgid_plural"], let many = entry["msgstr[1]"], !form.isEmpty else { continue }
      let counted = [1, 5].map { texts(one, plural: Message(stringLiteral: plural), $0, context: context) }
      #expect(counted == [form, many])
    }
    #expect(count > 1000)
    #expect(reports.lines == [])
  }

  /// The entries of a file of gettext as the shipped ones are written: with an empty line after each.
  private static func entries(of file: String) -> [[String: String]] {
    file.split(separator: "\n\n").map { text in
      var (entry, keyword) = ([String: String](), "")
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        guard let quote = line.firstIndex(of: "\"") else { continue }
        if quote > line.startIndex { keyword = String(line[..<quote].dropLast()) }
        let escaped = line[quote...].dropFirst().dropLast()
        let parts = escaped.split(separator: "\\\\", omittingEmptySubsequences: false).map { part in
          part.replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing("\\\"", with: "\"")
        }
        entry[keyword, default: ""] += parts.joined(separator: "\\")
      }
      return entry
    }
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
    let (texts, reports) = Self.read("\u{FEFF}msgid \"good\"\r\nmsgstr \"gut\"\r\n")
    #expect(texts("good") == "gut")
    #expect(reports.lines == [])
  }

  @Test(
    "a translation that would control the terminal is refused",
    arguments: ["\u{1B}[2J", "\u{7F}", "\u{9B}2J", "\0"])
  func control(sequence: String) {
    let (texts, reports) = Self.read("msgid \"good\"\nmsgstr \"\(sequence)\"")
    #expect(texts("good") == "good")
    #expect(reports.lines == ["2 syntax"])
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
