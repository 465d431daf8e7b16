import TestSupport
import Testing

@testable import Engines

/// Files as other programs write them, and as they should not be: what each gives as a vocabulary, and the lines that are
/// refused with why.
struct VocabularyImportTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let file: String
    /// The lines of the vocabulary; none when the file is refused.
    let gives: [String]
    /// The refused lines, each with its cause; a line without a number is the file.
    let refused: [String]

    init(_ file: String, _ gives: [String] = [], refused: [String] = []) {
      (self.file, self.gives, self.refused) = (file, gives, refused)
    }

    var testDescription: String { file }
  }

  static let cases = [
    Case(
      "anki-basic.txt",
      [
        "# name",
        "dog\t\tchien m.",
        "cat\t\tchat & chatte",
      ]),
    Case(
      "anki-cloze.txt",
      [
        "# name",
        "Canberra\tThe capital of Australia is … (city).\t\tThe capital of Australia is Canberra. founded 1913",
        "Water\t… is H2O\t\tWater is H2O",
        "H2O\tWater is …\t\tWater is H2O",
        "Cats\t… and … are house animals.\t\tCats and dogs are house animals.",
        "dogs\t… and … are house animals.\t\tCats and dogs are house animals.",
        "house animals\tCats and dogs are ….\t\tCats and dogs are house animals.",
        "animals\tCats and dogs are house ….\t\tCats and dogs are house animals.",
        "more\tOnce …\t\tOnce more",
      ], refused: ["9: wordMissing"]),
    Case(
      "anki-columns.txt",
      [
        "# name",
        "dog\t\tchien",
      ]),
    Case(
      "anki-eight.txt",
      [
        "# name",
        "der\tarticle\tthe\tDer Hund schläft.",
        "und\tconjunction\tand\tHund und Katze.",
        "in\tpreposition\tin\tEr ist in Köln.",
        "sein\tverb\tto be\tWer kann das sein?",
        "gehen\tverb\tto go\tWir gehen jetzt.",
        "machen\tverb\tto do\tWas machen wir?",
        "sehen\tverb\tto see\tWir sehen dich.",
        "Haus\tnoun\thouse\tDas Haus ist alt.",
      ]),
    Case(
      "anki-guid.txt",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
        "bird\t\toiseau",
      ]),
    Case(
      "anki-notes.txt",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tle chat",
      ]),
    Case(
      "anki-old.txt",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
      ]),
    Case(
      "anki-plain.txt",
      [
        "# name",
        "a < b\t\tless than",
        "R&amp;D\t\tresearch",
      ]),
    Case(
      "anki-semicolon.txt",
      [
        "# Spanish::Animals",
        "dog\t\tperro <m.>",
      ]),
    Case(
      "anki-style.txt",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
      ]),
    Case("billion-laughs.kvtml", refused: ["2: documentType"]),
    Case(
      "bom.csv",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
      ]),
    Case(
      "controls.tsv",
      [
        "# name",
        "fish\t\tpoisson",
      ], refused: ["1: controlCharacterInLine", "2: controlCharacterInLine", "3: controlCharacterInLine"]),
    Case("cp1252.csv", refused: ["1: seemsEncoding(\"CP1252\")"]),
    Case(
      "cr-only.csv",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
      ]),
    Case(
      "crlf.tsv",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
      ]),
    Case("damaged.csv", refused: ["2: notUTF8"]),
    Case(
      "dashes.txt",
      [
        "# name",
        "apple\t\tmanzana",
        "pear\t\tpera",
        "ice-cream\t\thelado",
      ]),
    Case(
      "empty-fields.csv",
      [
        "# name",
        "dog",
        "cat\t\tchat",
      ], refused: ["2: wordMissing"]),
    Case("empty.csv", refused: ["emptyFile"]),
    Case(
      "entities.tsv",
      [
        "# name",
        "café\t\ta \"bar\"",
        "naïve\t\tsimple – too simple",
        "AT&T\t\ta firm",
        "&unknown;word\t\tx",
      ]),
    Case("entity.kvtml", refused: ["3: unknownEntity"]),
    Case(
      "example-order.tsv",
      [
        "# name",
        "Haus\t\thouse\tDas Haus ist alt.",
        "Baum\t\ttree\tEin Baum ist hoch.",
      ]),
    Case(
      "excel-sep.csv",
      [
        "# name",
        "Haus\t\thouse, home",
        "Baum\t\ttree",
      ]),
    Case(
      "four.csv",
      [
        "# name",
        "dog\tan animal\tchien\tThe dog barks.",
      ]),
    Case(
      "header-hash.csv",
      [
        "# name",
        "Haus\t\thouse",
        "Baum\t\ttree",
      ]),
    Case(
      "header-languages.csv",
      [
        "# name",
        "# language: de",
        "Haus\t\thouse",
        "Baum\t\ttree",
      ]),
    Case(
      "header-order.csv",
      [
        "# name",
        "dog\t\tchien",
      ]),
    Case(
      "header-ranks.csv",
      [
        "# name",
        "Haus\t\thouse",
        "Baum\t\ttree",
      ]),
    Case(
      "header-row.csv",
      [
        "# name",
        "dog\tan animal\tchien\tThe dog barks.",
      ]),
    Case(
      "html-blocks.tsv",
      [
        "# name",
        "dog\t\tfirst second third",
      ]),
    Case(
      "inch.tsv",
      [
        "# name",
        "monitor\t\ta 5\" screen",
        "screen\t\t24\" wide",
      ]),
    Case(
      "invisible.tsv",
      [
        "# name",
        "dog house\t\tchien",
        "café\t\tcoffee",
      ]),
    Case(
      "khangman-1.kvtml",
      [
        "# Animals",
        "bear\tIt likes honey",
        "moose\tIt has antlers",
      ]),
    Case(
      "khangman.kvtml",
      [
        "# Animals",
        "# language: en",
        "elephant\tThe largest animal on land & it has a trunk",
        "moose\tIts antlers are shaped like shovels",
      ]),
    Case(
      "kvoctrain.kvtml",
      [
        "# Erste Lektion",
        "# language: de",
        "das Haus\tto live in\thouse\tDas Haus ist alt.",
        "gehen\t\tto go",
        "einsam\t\talone",
      ]),
    Case(
      "kvtml-1.kvtml",
      [
        "# Old",
        "# language: en",
        "dog\t\tchien",
      ]),
    Case("latin-1.csv", refused: ["2: seemsEncoding(\"LATIN1\")"]),
    Case("latin-1.kvtml", refused: ["noWord"]),
    Case(
      "long.tsv",
      [
        "# name",
        "dog\t\tlong long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long…",
      ], refused: ["1: phraseTooLong(most: 60)"]),
    Case(
      "meanings.tsv",
      [
        "# name",
        "bank\t\tBank; Ufer",
        "schon\t\talready; schön: beautiful",
      ]),
    Case(
      "memrise.csv",
      [
        "# name",
        "Hund\t\tdog",
        "Katze\t\tcat",
        "Vogel\t\tbird",
      ]),
    Case(
      "no-letters.tsv",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
        "bird\t\toiseau",
      ], refused: ["1: noLetterToGuess", "2: noLetterToGuess"]),
    Case(
      "numbers.tsv",
      [
        "# name",
        "eins\t\t1",
        "zwei\t\t2",
      ]),
    Case("only-heads.txt", refused: ["noWord"]),
    Case("other.xml", refused: ["2: notKVTML"]),
    Case(
      "own-head-swapped.tsv",
      [
        "# Dieren",
        "# language: nl",
        "hond",
      ]),
    Case(
      "own.tsv",
      [
        "# Erste Wörter",
        "# language: de",
        "Haus\tA building to live in\thouse\tDas Haus ist alt.",
        "Baum\t\ttree",
        "See",
      ]),
    Case(
      "parley.kvtml",
      [
        "# Erste Lektion",
        "# language: de",
        "das Haus\tto live in\thouse <building>\tDas Haus hat viele Häuser neben sich.",
        "gehen\t\tto go",
      ], refused: ["32: wordMissing"]),
    Case(
      "pipe.txt",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
      ]),
    Case(
      "quizlet-commas.txt",
      [
        "# name",
        "apple\t\tmanzana",
        "pear\t\tpera",
      ]),
    Case(
      "quizlet-line-ends.txt",
      [
        "# name",
        "apple\t\tmanzana",
        "pear\t\tpera",
        "peach\t\tmelocotón",
      ]),
    Case(
      "quizlet-tabs.txt",
      [
        "# name",
        "apple\t\tmanzana",
        "pear\t\tpera",
        "peach\t\tmelocotón",
      ]),
    Case(
      "quote-open.csv",
      [
        "# name",
        "dog\t\tchien",
        "bird\t\toiseau",
      ], refused: ["2: quoteNotClosed"]),
    Case(
      "quoted-lines.csv",
      [
        "# name",
        "dog\t\tfirst line second line",
        "cat\t\ta b",
      ]),
    Case(
      "quoted.csv",
      [
        "# name",
        "dog\t\tun chien, \"toutou\"",
        "cat\t\tchat",
      ]),
    Case(
      "ranks.tsv",
      [
        "# name",
        "eins",
        "zwei",
      ]),
    Case(
      "repeated.tsv",
      [
        "# name",
        "dog\t\tchien; toutou; d-o-g: 3",
      ]),
    Case(
      "script-mixed.tsv",
      [
        "# name",
        "bear\t\tαρκούδα",
        "wolf\t\tλύκος",
        "fox\t\tαλεπού",
      ], refused: ["4: noLetterToGuess", "2: anotherScript(\"Greek\", language: nil)"]),
    Case("script.tsv", refused: ["1: anotherScript(\"Greek\", language: nil)"]),
    Case(
      "semicolon.csv",
      [
        "# name",
        "der Hund\t\tdog",
        "die Katze\t\tcat, tomcat",
      ]),
    Case(
      "tab-two.tsv",
      [
        "# name",
        "dog\t\tchien",
        "cat\t\tchat",
      ]),
    Case(
      "three.csv",
      [
        "# name",
        "dog\t\tchien\tThe dog barks.",
      ]),
    Case("unclosed.kvtml", refused: ["5: notXML"]),
    Case("utf-16-bare.txt", refused: ["encoding(\"UTF-16\")"]),
    Case("utf-16.csv", refused: ["encoding(\"UTF-16\")"]),
    Case(
      "words-only.txt",
      [
        "# name",
        "apple",
        "banana",
        "ice cream",
      ]),
  ]

  @Test("a file gives these words, and says of these lines why not", arguments: cases)
  func fixture(_ wanted: Case) throws {
    let path = "\(Checkout.root)/Tests/EnginesTests/Fixtures/Vocabulary/\(wanted.file)"
    let read = Self.read(try #require(bytes(ofFile: path)))
    #expect(read.text == wanted.gives.map { $0 + "\n" }.joined())
    #expect(read.problems == wanted.refused)
  }

  @Test("every fixture is in the table") func everyFixture() {
    #expect(Checkout.names(in: "Tests/EnginesTests/Fixtures/Vocabulary") == Self.cases.map(\.file).sorted())
  }

  private static let names: [String: VocabularyFile.ColumnName] = [
    "word": .column(.word), "front": .column(.word), "term": .column(.word), "text": .column(.word),
    "hint": .column(.hint), "meaning": .column(.meaning), "back": .column(.meaning),
    "translation": .column(.meaning), "example": .column(.example), "sentence": .column(.example),
    "deutsch": .language("de"), "englisch": .language("en"), "rank": .other, "audio": .other,
  ]

  /// What an import gives: the file of the vocabulary, empty when it is refused, and the problems.
  static func read(_ bytes: [UInt8], language: String? = nil, columns: [Vocabulary.Column?]? = nil) -> (
    text: String, problems: [String], refused: Int
  ) {
    var problems: [InputProblem] = []
    var (text, refused) = ("", 0)
    do throws(InputProblem) {
      var file = try VocabularyFile(bytes, file: "file", language: language, names: names)
      if let columns { try file.take(columns) }
      let imported = try file.vocabulary(name: "name", .latin) { problems.append($0) }
      (text, refused) = (imported.vocabulary.text, imported.refused)
    } catch {
      problems.append(error)
    }
    return (text, problems.map { ($0.line.map { "\($0): " } ?? "") + "\($0.cause)" }, refused)
  }

  static func read(_ text: String, language: String? = nil, columns: [Vocabulary.Column?]? = nil) -> (
    text: String, problems: [String], refused: Int
  ) {
    read(Array(text.utf8), language: language, columns: columns)
  }

  // MARK: Large and hostile files

  /// A word for a number, in letters alone.
  private static func word(_ number: Int) -> String {
    String(String(number).map { Character(UnicodeScalar($0.asciiValue! - 48 + 97)) })
  }

  @Test("a hundred thousand lines are a hundred thousand words, and of one more it is said")
  func manyLines() {
    var text = (0..<100_000).map { "\(Self.word($0))\tnumber \($0)\n" }.joined()
    var read = Self.read(text)
    #expect(read.text.utf8.count { $0 == 10 } == 100_001)
    #expect(read.text.hasSuffix("jjjjj\t\tnumber 99999\n"))
    #expect(read.problems == ["onlyWords(100000)"])
    text = String(text.drop { $0 != "\n" }.dropFirst())
    read = Self.read(text)
    #expect(read.text.utf8.count { $0 == 10 } == 100_000 && read.problems.isEmpty)
  }

  @Test("of many bad lines twenty are named, and the others counted") func manyBadLines() {
    let read = Self.read((0..<50).map { "\tx\($0)\n" }.joined() + "dog\tchien\n")
    #expect(read.problems.count == 21 && read.problems.last == "furtherLines(30)" && read.refused == 50)
    #expect(read.text == "# name\ndog\t\tchien\n")
  }

  @Test("a line of ten megabytes is refused, and those around it are read", arguments: ["", "\"", "<a "])
  func longLine(_ beginning: String) {
    let long = beginning + String(repeating: "long ", count: 2 << 20)
    let read = Self.read("dog\tchien\n\(long)\ncat\tchat\n")
    #expect(read.text == "# name\ndog\t\tchien\ncat\t\tchat\n")
    #expect(read.problems == [beginning == "\"" ? "2: quoteNotClosed" : "2: lineTooLong(most: 64)"])
  }

  @Test("quotes that nothing closes cost no more than the file is long") func quotes() {
    // A row that a quote opens, and lines in quotes after it, which only an end of more than 64 kB interrupts.
    let lines = String(repeating: String(repeating: "\"\"", count: 1000) + "\n", count: 40)
    let open = "\"x\n" + lines
    let read = Self.read("cat\tchat\n" + String(repeating: open, count: 40) + "dog\tchien\n")
    #expect(read.text.hasSuffix("chien\n") && read.problems.contains("2: quoteNotClosed"))
  }

  @Test(
    "elements in one another without end, a tag and a text without end are no XML",
    arguments: [
      String(repeating: "<a>", count: 100_000), "<a " + String(repeating: "x", count: 1 << 20),
      "<entries>" + String(repeating: "x", count: 1 << 20), "<!-- " + String(repeating: "-", count: 1 << 20),
      "<![CDATA[" + String(repeating: "]", count: 1 << 20),
    ])
  func endlessXML(_ rest: String) {
    let read = Self.read("<kvtml version=\"2.0\">" + rest)
    #expect(read.text.isEmpty && read.problems == ["1: notXML"])
  }

  @Test("a file of KVTML with a hundred thousand entries is read") func manyEntries() {
    let entries = (0..<100_000).map {
      "<entry id=\"\($0)\"><translation id=\"0\"><text>\(Self.word($0))</text></translation></entry>\n"
    }
    let read = Self.read("<kvtml version=\"2.0\"><entries>" + entries.joined() + "</entries></kvtml>")
    #expect(read.text.utf8.count { $0 == 10 } == 100_001)
  }

  @Test("with a language, the words of KVTML are those in it") func language() throws {
    let path = "\(Checkout.root)/Tests/EnginesTests/Fixtures/Vocabulary/parley.kvtml"
    let read = Self.read(try #require(bytes(ofFile: path)), language: "en")
    #expect(
      read.text
        == "# Erste Lektion\n# language: en\nhouse <building>\t\tdas Haus\nto go\ton foot\tgehen\nlonely\n")
  }

  @Test("another column is taken for the word, and the one that was takes its place")
  func columns() throws {
    var file = try VocabularyFile(Array("dog\tchien\tThe dog barks.\n".utf8), file: "file")
    #expect(file.columns == [.word, .meaning, .example] && file.example(of: 1) == "chien")
    file.take(1, for: .word)
    #expect(file.columns == [.meaning, .word, .example])
    file.take(2, for: nil)
    #expect(file.sample(3, .latin) == [Vocabulary.Entry("chien", meaning: "dog")])
    let read = Self.read("a\tb\tc\n", columns: [nil, .meaning, .word])
    #expect(read.text == "# name\nc\t\tb\n")
    #expect(Self.read("a\tb\n", columns: [nil, nil, .word]).problems == ["noSuchColumn(of: 2)"])
    #expect(Self.read("a\tb\n", columns: [.meaning]).problems == ["noSuchColumn(of: 2)"])
  }

  @Test("tags are none of a note: a column of few values in many rows")
  func tags() {
    let rows = (0..<12).map {
      "\(Self.word(100 + $0))\t\($0 % 3 == 0 ? "noun" : "verb")\tmeaning \(Self.word($0))\n"
    }
    let read = Self.read(rows.joined())
    #expect(read.text.hasPrefix("# name\nbaa\t\tmeaning a\n"))
  }

  @Test("of a file whose words are mostly in another script nothing is taken, and one line says so")
  func foreign() {
    let read = Self.read("αρκούδα\nbus\nζέβρα\nφάλαινα\n")
    #expect(read.text.isEmpty && read.problems == ["1: anotherScript(\"Greek\", language: nil)"])
  }

  // MARK: Notes

  private static let entries = [
    Vocabulary.Entry("das Haus", meaning: "house", example: "Das \"Haus\" ist alt."),
    Vocabulary.Entry("hash", meaning: "\"number sign\""), Vocabulary.Entry("a < b & c"),
    Vocabulary.Entry("ä, ö; ü"),
  ]

  @Test("exported notes have Anki's head, three fields a line, and quotes where a field has one")
  func notes() {
    #expect(
      Vocabulary.notes(Self.entries) == """
        #separator:tab
        #html:false
        das Haus\thouse\t"Das ""Haus"" ist alt."
        hash\t\"""number sign\"""\t
        a < b & c\t\t
        ä, ö; ü\t\t

        """)
  }

  @Test("exported notes are imported as the same words") func notesAndBack() throws {
    let file = try VocabularyFile(Array(Vocabulary.notes(Self.entries).utf8), file: "file")
    let imported = try file.vocabulary(name: "name", .latin) { Issue.record("\($0)") }
    #expect(imported.vocabulary.entries == Self.entries)
  }

  @Test("the columns are as many as the first rows have, even if the first one has fewer") func fewerColumns()
  {
    #expect(
      Self.read("dog\ncat\tchat\nbird\toiseau\tIt sings.\n").text
        == "# name\ndog\ncat\t\tchat\nbird\t\toiseau\tIt sings.\n")
  }
}
