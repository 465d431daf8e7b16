import TestSupport
import Testing

@testable import Engines

/// A list of words in one line.
@Suite struct ListLetterTests {
  private static let lesson = """
    die Gabel, -n\tfork|der Löffel\tspoon|das Messer\tknife|der Teller\tplate|die Tasse, -n\tcup|das Glas, ¨-er\tglass|\
    die Flasche, -n\tbottle|der Tisch, -e\ttable|der Stuhl, ¨-e\tchair|die Küche, -n\tkitchen|der Herd\tstove|das Brot\t\
    bread|die Butter\tbutter|der Käse\tcheese|die Milch\tmilk|der Apfel, ¨\tapple|die Birne, -n\tpear|die Kirsche, -n\t\
    cherry|die Kartoffel, -n\tpotato|das Gemüse\tvegetables|das Fleisch\tmeat|der Fisch, -e\tfish|das Ei, -er\tegg|der \
    Zucker\tsugar|das Salz\tsalt|der Pfeffer\tpepper|kochen\tto cook|backen\tto bake|schneiden\tto cut|essen\tto eat|\
    trinken\tto drink|hungrig\thungry|durstig\tthirsty|lecker\ttasty|die Rechnung, -en\tbill|der Kellner\twaiter|die \
    Speisekarte, -n\tmenu|bestellen\tto order|bezahlen\tto pay|der Kühlschrank\trefrigerator
    """

  private static func list(_ name: String = "lesson1", _ rows: String = lesson) -> ListLetter {
    let entries = rows.split(separator: "|").map { row in
      let fields = row.split(separator: "\t").map(String.init)
      return Vocabulary.Entry(fields[0], meaning: fields.count > 1 ? fields[1] : "")
    }
    return ListLetter(name: name, title: name, language: "de", entries: entries)
  }

  @Test("forty words are a letter of some hundred characters, which holds them all") func forty() throws {
    let list = Self.list()
    let text = try #require(list.text)
    #expect(list.entries.count == 40 && text.count < 750)
    #expect(text.hasPrefix("WY3") && ListLetter.isIn(text))
    #expect(try ListLetter.found(in: text) == list)
  }

  /// A letter whose check fits and which holds no list, as libFuzzer found them: what it unpacks does not end.
  private static func hollow(_ number: UInt64) -> String {
    var bits = Bits()
    bits.add(1, 4)
    bits.add(7, 3)
    for value in [3, 4] as [UInt64] { bits.add(value, 5) }
    for byte in [201, 77, 54, number] as [UInt64] { bits.add(byte, 8) }
    bits.fill()
    bits.add(UInt64(ListLetter.check(bits.values[...])), 25)
    return "WY" + String(bits.values.map { GameCode.alphabet[Int($0)] })
  }

  @Test("a text full of letters that hold no list is given up after four, which each take their time")
  func hollowLetters() throws {
    let list = Self.list()
    let text = try #require(list.text)
    let hollow = (0..<9).map { Self.hollow(UInt64($0)) }
    #expect(throws: ListLetter.Problem.damaged) { try ListLetter.found(in: hollow[0]) }
    #expect(try ListLetter.found(in: (hollow.prefix(3) + [text]).joined(separator: " ")) == list)
    #expect(throws: ListLetter.Problem.damaged) {
      try ListLetter.found(in: (hollow.prefix(4) + [text]).joined(separator: " "))
    }
  }

  @Test("it is found quoted, wrapped, in small letters and among other text") func pasted() throws {
    let list = Self.list()
    let text = try #require(list.text)
    let groups = text.split(separator: "-").map(String.init)
    let wrapped = stride(from: 0, to: groups.count, by: 9).map { start in
      "> " + groups[start..<min(start + 9, groups.count)].joined(separator: "-")
    }
    for pasted in [
      text.lowercased(), "Hello!\n\(text)\nBye", "*\(text)*", wrapped.joined(separator: "-\n"),
      groups.joined(separator: " "), groups.joined(separator: "–") + ".", "\(text) and so on",
    ] {
      let found = try? ListLetter.found(in: pasted)
      #expect(found == list, "\(pasted)")
    }
  }

  @Test("lists of any words come back as they were") func roundTrip() throws {
    var generator = SplitMix64(seed: 62)
    let signs = Array("abcdeäöüßéñ 'ĳ漢🙂,-()")
    for number in 0..<60 {
      func word() -> String {
        "w" + String((0..<generator.below(12)).map { _ in signs[generator.below(signs.count)] })
      }
      let entries = (0...number % 30).map { _ in
        Vocabulary.Entry(word(), hint: word(), meaning: word(), example: word())
      }
      let list = ListLetter(name: "l\(number)", title: word(), language: "nl", entries: entries)
      let text = try #require(list.text)
      #expect(try ListLetter.found(in: text) == list)
    }
  }

  @Test("every wrong character is noticed, and so is one that is missing") func damaged() throws {
    let text = try #require(Self.list("a", "moss\tgreen|stone\thard").text)
    let characters = Array(text)
    for place in characters.indices.dropFirst(4) where characters[place] != "-" {
      for other in "0Z7" where other != characters[place] {
        var wrong = characters
        wrong[place] = other
        #expect(throws: ListLetter.Problem.self) { try ListLetter.found(in: String(wrong)) }
      }
      var short = characters
      short.remove(at: place)
      #expect(throws: ListLetter.Problem.self) { try ListLetter.found(in: String(short)) }
    }
    #expect(throws: ListLetter.Problem.tooLong) {
      try ListLetter.found(in: "WY3R" + String(repeating: "0", count: 3000))
    }
  }

  @Test("it is no letter of a match, and a letter of a match is none") func kinds() throws {
    let match = PostLetter(kind: .superghost, language: "en", rules: .init(), words: 7, game: 9)
    #expect(!ListLetter.isIn(match.text))
    #expect(throws: ListLetter.Problem.none) { try ListLetter.found(in: "no letter") }
    let text = try #require(Self.list().text)
    #expect(throws: PostLetter.Problem.self) { try PostLetter.found(in: text) }
  }

  @Test("no text makes it work for long, or crash") func hostile() {
    var generator = SplitMix64(seed: 5)
    let signs = Array("WY3RWY3Z0123456789ABC- >")
    for _ in 0..<300 {
      let text = String((0..<generator.below(3000)).map { _ in signs[generator.below(signs.count)] })
      _ = try? ListLetter.found(in: text)
    }
    _ = try? ListLetter.found(in: String(repeating: "WY3Z ", count: 8000))
  }

  @Test(
    "the plural behind a noun is not guessed, its article can be asked for",
    arguments: [
      ("die Gabel, -n", "die Gabel", "Gabel", 1), ("das Glas, ¨-er", "das Glas", "Glas", 2),
      ("der Fisch (-e)", "der Fisch", "Fisch", 0), ("Der Hund", "Der Hund", "Hund", 0),
      ("kochen", "kochen", nil, 0), ("eins, zwei", "eins, zwei", nil, 0), ("die", "die", nil, 0),
    ])
  func nouns(word: String, phrase: String, noun: String?, article: Int) {
    let entry = Vocabulary.Entry(word)
    let found = entry.noun(language("de").articles)
    #expect(entry.phrase == phrase)
    #expect(found?.word == noun && (found?.article ?? 0) == article)
  }

  @Test("a word that was once known with its plural is found by it") func former() throws {
    let alphabet = language("de").alphabet
    let list = try Vocabulary(
      id: "vocabulary/a", text: "die Gabel, -n\t\tfork\n", file: "a", alphabet: alphabet, report: { _ in })
    let entries = ["diegabel", "diegabeln"].map { list.entry(of: $0)?.word }
    #expect(entries == ["die Gabel, -n", "die Gabel, -n"])
    #expect(list.category.phrases == ["die Gabel"])
  }
}
