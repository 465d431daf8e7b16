import Engines
import TestSupport
import Testing

/// Requirements of the languages that come with the program.
struct ShippedPhrasesTests {
  private static let files = Checkout.languages.flatMap { code in
    Checkout.names(in: "assets/languages/\(code)/phrases").map { (code, $0) }
  }

  @Test("a category has eighty phrases or more, none twice, every one playable", arguments: files)
  func category(code: String, file: String) throws {
    var problems: [InputProblem] = []
    let path = "assets/languages/\(code)/phrases/\(file)"
    let text = try #require(Checkout.text(path))
    let category = try PhraseCategory(
      id: file, text: text, file: path, alphabet: language(code).alphabet, report: { problems.append($0) })
    #expect(problems == [])
    #expect(category.phrases.count >= 80)
    #expect(category.phrases.allSatisfy { $0.count <= 60 })
    #expect(text.hasPrefix("# ") && text.hasSuffix("\n"))
    for line in text.numberedLines {
      #expect(
        !line.text.hasPrefix(" ") && !line.text.hasSuffix(" ") && !line.text.contains("  "),
        "\(path):\(line.number)")
    }
    #expect(file.dropLast(4).allSatisfy { ("a"..."z").contains($0) } && file.hasSuffix(".txt"))
  }

  @Test("a language has fourteen categories or more, proverbs among them", arguments: Checkout.languages)
  func categories(code: String) {
    let names = Checkout.names(in: "assets/languages/\(code)/phrases")
    #expect(names.count >= 14)
    #expect(names.contains("proverbs.txt"))
  }

  @Test("English has the places of the Berkeley campus") func englishHasThePlacesOfTheBerkeleyCampus() {
    #expect(Checkout.names(in: "assets/languages/en/phrases").contains("berkeley.txt"))
  }

  @Test(
    "a language has songs, inventions and festivals to smile about, in a category each",
    arguments: [
      ("en", ["festivals", "inventions", "kitchen", "nursery", "sea", "twisters"]),
      ("nl", ["fair", "festivals", "funny", "inventions", "nursery", "tales"]),
    ])
  func smiles(code: String, categories: [String]) {
    let names = Checkout.names(in: "assets/languages/\(code)/phrases")
    for category in categories { #expect(names.contains(category + ".txt"), "\(category)") }
  }

  @Test(
    "a category is titled after what it holds",
    arguments: [
      ("en", "berkeley", "Berkeley, campus and town"),
      ("en", "music", "Instruments and Musical Terms"),
      ("nl", "films", "Films en series"),
    ])
  func title(code: String, category: String, title: String) throws {
    let text = try #require(Checkout.text("assets/languages/\(code)/phrases/\(category).txt"))
    #expect(text.hasPrefix("# \(title)\n"))
  }

  @Test("no phrase stands in two categories", arguments: ["en", "nl"])
  func oneCategory(code: String) throws {
    var seen: [String: String] = [:]
    for (_, file) in Self.files.filter({ $0.0 == code }) {
      for phrase in try Self.phrases(code, file) {
        let key = phrase.lowercased()
        #expect(seen[key] == nil, "\(code): \(phrase) stands in \(seen[key] ?? "") and \(file)")
        seen[key] = file
      }
    }
  }

  @Test("a phrase that a player looks for is there", arguments: wanted)
  func present(code: String, category: String, wanted: [String]) throws {
    let phrases = try Set(Self.phrases(code, category + ".txt"))
    for phrase in wanted { #expect(phrases.contains(phrase), "\(code)/\(category): \(phrase)") }
  }

  @Test("a phrase that is wrong or in the wrong place is gone", arguments: unwanted)
  func absent(code: String, category: String, unwanted: [String]) throws {
    let phrases = try Set(Self.phrases(code, category + ".txt"))
    for phrase in unwanted { #expect(!phrases.contains(phrase), "\(code)/\(category): \(phrase)") }
  }

  @Test("every letter that a phrase needs can be typed") func everyLetterThatAPhraseNeedsCanBeTyped() throws {
    for (code, file) in Self.files {
      let alphabet = language(code).alphabet
      for line in try #require(Checkout.text("assets/languages/\(code)/phrases/\(file)"))
        .numberedLines
      where line.number > 1 {
        for character in line.text.prefix(while: { $0 != "|" }) where character.isLetter {
          #expect(
            !alphabet.letters(of: String(character)).isEmpty, "\(code)/\(file):\(line.number): \(character)")
        }
      }
    }
  }

  private static func phrases(_ code: String, _ file: String) throws -> [String] {
    let text = try #require(Checkout.text("assets/languages/\(code)/phrases/\(file)"))
    return text.numberedLines.filter { $0.number > 1 && !$0.text.isEmpty }.map { line in
      let phrase = line.text.prefix { $0 != "|" }
      return String(phrase.last == " " ? phrase.dropLast() : phrase)
    }
  }

  private static let wanted: [(String, String, [String])] = [
    ("en", "berkeley", ["Sather Gate", "Telegraph Avenue", "Live Oak Park", "Berkeley Hills", "Lake Anza"]),
    ("en", "countries", ["Republic of the Congo", "Democratic Republic of the Congo"]),
    (
      "en", "capitals",
      ["Brasília", "Reykjavík", "Ngerulmud", "Malabo", "Colombo", "South Tarawa", "Chișinău"]
    ),
    ("en", "myths", ["Jason and the Argonauts"]),
    ("en", "proverbs", ["A journey of a thousand miles begins with a single step"]),
    ("en", "twisters", ["She sells seashells by the seashore", "Unique New York"]),
    ("en", "nursery", ["Humpty Dumpty sat on a wall", "Row, row, row your boat, gently down the stream"]),
    (
      "en", "films",
      [
        "Barbie", "Conclave", "Encanto", "Everything Everywhere All at Once", "Inside Out 2", "Nomadland",
        "Oppenheimer", "The Boy and the Heron", "The Wild Robot", "Top Gun: Maverick",
      ]
    ),
    (
      "en", "books",
      [
        "Demon Copperhead", "Hamnet", "James", "Klara and the Sun", "Lessons in Chemistry", "Orbital",
        "Piranesi", "Project Hail Mary", "The Midnight Library", "The Thursday Murder Club",
      ]
    ),
    (
      "nl", "films",
      [
        "Alles op tafel", "De acht bergen", "De familie Claus", "De piraten van hiernaast",
        "Knokke off", "Rampvlucht", "Zillion",
      ]
    ),
    (
      "nl", "books",
      [
        "De Camino", "De eerlijke vinder",
        "Het lied van ooievaar en dromedaris", "Ik ben er niet", "Wij zijn licht", "Wildevrouw",
        "Karakter", "Turks fruit",
      ]
    ),
    ("nl", "nature", ["regenboog", "noorderlicht", "spinnenweb", "sneeuwvlok", "vogeltrek", "waterval"]),
    ("nl", "countries", ["Congo-Brazzaville", "Democratische Republiek Congo", "Niger", "Vanuatu"]),
    ("nl", "nursery", ["De kat krabt de krullen van de trap", "Alle eendjes zwemmen in het water"]),
    ("nl", "songs", ["Het dorp", "Zoutelande"]),
  ]

  private static let unwanted: [(String, String, [String])] = [
    (
      "en", "berkeley",
      [
        "All Hail Blue and Gold", "Fiat Lux", "Fight for California", "Go Bears!", "Hail to California",
        "Oski the Bear", "Sons of California", "The Big Game",
      ]
    ),
    ("en", "capitals", ["Brasilia", "Chisinau", "Reykjavik"]),
    ("en", "films", ["Ratatouille"]),
    ("en", "twisters", ["But Moses supposes erroneously", "If a woodchuck could chuck wood"]),
    ("nl", "books", ["Bint", "Echo", "Gips", "HEX", "Iep!"]),
    ("en", "myths", ["Argonauts", "Jason and Medea"]),
    ("en", "proverbs", ["A journey of a thousand miles begins with one step"]),
    (
      "nl", "films",
      [
        "Abeltje", "Bartje", "Karakter", "Minoes", "Turks fruit", "De collega's", "Kapitein Zeppos",
        "Schipper naast Mathilde", "Wij, heren van Zichem", "Celblok H", "Nonkels",
      ]
    ),
    (
      "nl", "nature",
      ["boerenwormkruid", "heermoes", "moerasspirea", "salomonszegel", "zilverschoon", "hunebed", "terp"]
    ),
    ("nl", "songs", ["Een vrolijk lentelied", "Willempie", "Alle eendjes zwemmen in het water"]),
  ]
}
