import TestSupport
import Testing

@testable import Engines

@Suite struct GlossesTests {
  private let glosses = Glosses([
    "-ches\tnoun=ch", "-ed\tverb=e\tverb=", "-er\tadj=\tadj=e", "-es\tverb=", "-ies\tnoun=y\tverb=y",
    "-s\tnoun=\tverb=", "-ses\tnoun=s",
    "aardvark\tnoun: a nocturnal mammal",
    "arch\tadj: naughtily teasing\tnoun: a curved shape",
    "archer\tnoun: a person who shoots\tadj=",
    "city\tnoun: a large town",
    "cut\tverb: separate\tnoun: a wound\tadj: separated",
    "geese\tnoun=goose",
    "glasses\tnoun: a pair of lenses",
    "glass\tnoun: a solid\tnoun: a container\tverb: furnish with glass",
    "goose\tnoun: a bird with a long neck; geese honk\tverb: prod",
    "leaf\tnoun: part of a plant\tverb: turn pages",
    "leave\tnoun: permission\tverb: go away",
    "leaves\tnoun=leaf\tnoun=leave",
    "plan\tverb: intend", "plane\tverb: travel by air", "axe\tnoun: a tool", "axes\tnoun=axis",
    "axis\tnoun: a straight line",
    "see\tverb: perceive", "seed\tnoun: a small hard fruit\tverb: plant\tverb=",
    "zebra\tnoun: a striped animal",
  ])

  private func senses(_ word: String) -> [String] {
    (glosses.meaning(of: word)?.senses ?? []).map { "\($0.lemma) \($0.partOfSpeech.rawValue) \($0.text)" }
  }

  @Test(
    "a word is found from the first line to the last, and nothing that is only part of one",
    arguments: [
      ("aardvark", ["aardvark noun a nocturnal mammal"]), ("zebra", ["zebra noun a striped animal"]),
      ("cut", ["cut verb separate", "cut noun a wound", "cut adj separated"]),
      ("aardvar", []), ("zebraz", []), ("a", []), ("zz", []), ("", []), ("-", []), ("-s", []),
      ("cut\tverb:", []),
    ])
  func found(word: String, expected: [String]) {
    #expect(senses(word) == expected)
  }

  @Test("an irregular inflection has the senses of its lemmas, of the part of speech that it is")
  func anIrregularInflectionHasTheSensesOfItsLemmasOf() {
    #expect(senses("geese") == ["goose noun a bird with a long neck; geese honk"])
    #expect(
      senses("leaves") == ["leaf noun part of a plant", "leave noun permission", "leave verb go away"])
    #expect(glosses.meaning(of: "geese")?.lemma == "goose")
  }

  @Test("an ending is detached where the lemma has a sense of that part of speech")
  func anEndingIsDetachedWhereTheLemmaHasASenseOfThat() {
    #expect(senses("cities") == ["city noun a large town"])
    #expect(senses("zebras") == ["zebra noun a striped animal"])
    #expect(senses("cuts") == ["cut noun a wound", "cut verb separate"])
    #expect(senses("arches") == ["arch noun a curved shape"])
    #expect(senses("planes") == ["plane verb travel by air"])
    #expect(senses("zebraed") == [])
    #expect(senses("s") == [])
  }

  @Test("of two lemmas of one ending the first that exists counts, and an irregular one before both")
  func ofTwoLemmasOfOneEndingTheFirstThatExistsCounts() {
    #expect(senses("seeed") == ["see verb perceive"])
    #expect(senses("planed") == ["plane verb travel by air"])
    #expect(senses("axes") == ["axis noun a straight line"])
  }

  @Test("a word's own senses come before those of its lemma") func aWordsOwnSensesComeBeforeThoseOfItsLemma()
  {
    #expect(
      senses("glasses") == [
        "glasses noun a pair of lenses", "glass noun a solid", "glass noun a container",
        "glass verb furnish with glass",
      ])
  }

  @Test("a word that only looks like an inflection has its own senses only")
  func aWordThatOnlyLooksLikeAnInflectionHasItsOwn() {
    #expect(senses("seed") == ["seed noun a small hard fruit", "seed verb plant"])
    #expect(senses("archer") == ["archer noun a person who shoots"])
  }

  @Test("a text that hides a word shows neither it nor its inflections nor longer words that contain it")
  func aTextThatHidesAWordShowsNeitherItNorIts() {
    func hidden(_ text: String, _ word: String, lemma: String) -> String {
      glosses.text(of: Meaning.Sense(lemma: lemma, .noun, text), hiding: word, .latin)
    }
    #expect(
      hidden("a Goose; geese honk, goosefoot does not", "geese", lemma: "goose") == "a …; … honk, … does not")
    #expect(hidden("half-cut: cutting is no cutlery", "cut", lemma: "cut") == "half-…: cutting is no cutlery")
    #expect(hidden("be asleep at last", "sleep", lemma: "sleep") == "be … at last")
    #expect(hidden("Geese, gooses", "goose", lemma: "goose") == "…, …")
    #expect(hidden("the plants", "seed", lemma: "seed") == "the plants")
    #expect(hidden("", "seed", lemma: "seed") == "")
  }

  @Test(
    "words that share a stem with the hidden one, and those of which it is compounded, are hidden",
    arguments: [
      ("corneal", "adj: of or related to the cornea", "of or related to the …"),
      ("electrician", "noun: a person who installs electrical devices", "a person who installs … devices"),
      ("baker", "noun: someone who bakes bread", "someone who … bread"),
      ("decision", "noun: the act of deciding between two", "the act of … between two"),
      ("sailboat", "noun: a small boat propelled by sails", "a small … propelled by …"),
      ("unhappy", "adj: not happy at all", "not … at all"),
      ("sundial", "noun: the sun tells the hours on its dial", "the … tells the hours on its …"),
      ("moss", "noun: tiny plants of most stones", "tiny plants of most stones"),
      ("carton", "noun: a box for a car", "a box for a car"),
    ])
  func stems(word: String, field: String, expected: String) {
    let glosses = Glosses([
      "-ing\tverb=e\tverb=", "-s\tnoun=\tverb=", "bake\tverb: cook", "boat\tnoun: a vessel",
      "decide\tverb: settle", "dial\tnoun: a disc", "sail\tnoun: a sheet", "sun\tnoun: a star",
      "\(word)\t\(field)",
    ])
    let sense = glosses.meaning(of: word)?.senses.first
    #expect(sense.map { glosses.text(of: $0, hiding: word, .latin) } == expected)
  }

  @Test("letters are compared, not accents") func lettersAreComparedNotAccents() {
    let alphabet = Alphabet("abcdefghijklmnopqrstuvwxyz")
    let glosses = Glosses(["electeur\tnoun: celui qui vote dans une élection"])
    #expect(glosses.clue(to: "electeur", alphabet)?.text == "celui qui vote dans une …")
  }

  @Test("a clue of which too little is left is replaced by the next sense, if there is one")
  func aClueOfWhichTooLittleIsLeftIsReplaced() {
    func clue(_ fields: String) -> String? {
      Glosses(["corneal\t" + fields]).clue(to: "corneal", .latin)?.text
    }
    let poor = "adj: of or related to the cornea"
    #expect(clue(poor) == nil)
    #expect(clue(poor + "\tadj: lying before the iris") == "lying before the iris")
    #expect(clue(poor + "\tadj: of corneas") == nil)
    #expect(clue("adj: of the eye") == "of the eye", "nothing had to be hidden")
    #expect(clue("adj: touching the cornea gently") == "touching the … gently")
    #expect(Glosses([]).clue(to: "corneal", .latin) == nil)
  }

  @Test("of the shipped clues fewer than one in a hundred reveals its word, and few words have none")
  func shippedClues() {
    let words = RealLexicon.english.headwords.words(letters: 5...12, upTo: .familiar)
    let sample = stride(from: 0, to: words.count, by: words.count / 400).map { words[$0] }
    let known = sample.filter { RealGlosses.english.meaning(of: $0) != nil }
    let clues = known.compactMap { word in
      RealGlosses.english.clue(to: word, .latin).map { (word: word, text: $0.text) }
    }
    let oracle = ClueOracle("en")
    let revealing = clues.filter { oracle.reveals($0.text, $0.word) }
    #expect(revealing.count * 100 < known.count, "\(revealing)")
    #expect(clues.count * 10 > known.count * 9)
  }

  /// Words that share their letters.
  private static let spelled = Glosses([
    "-s\tnoun=",
    "cote\tspelled: côté\tnoun: a side\tform: le, côtés\tspelled: côte\tnoun: a coast\tverb: rate\tform: la, côtes",
    "cotes\tnoun=cote côte",
    "rasen\tspelled: Rasen\tnoun: a lawn\tform: der, Rasen\tspelled: rasen\tverb: speed",
  ])

  @Test(
    "a word has the senses of the spelling that is meant, all of them where none is or where the file does not know it",
    arguments: [
      ("cote", "côté", ["côté: a side (le, côtés)"]),
      ("cote", "côte", ["côte: a coast (la, côtes)", "côte: rate ()"]),
      ("cote", "cote", ["côté: a side (le, côtés)", "côte: a coast (la, côtes)", "côte: rate ()"]),
      ("cote", nil, ["côté: a side (le, côtés)", "côte: a coast (la, côtes)", "côte: rate ()"]),
      ("cote", "Côte", ["côte: a coast (la, côtes)", "côte: rate ()"]),
      ("rasen", "rasen", ["rasen: speed ()"]), ("rasen", "Rasen", ["Rasen: a lawn (der, Rasen)"]),
    ])
  func spelled(word: String, spelling: String?, expected: [String]) {
    let senses = Self.spelled.meaning(of: word, spelled: spelling)?.senses ?? []
    #expect(senses.map { "\($0.spelling ?? ""): \($0.text) (\($0.form ?? ""))" } == expected)
  }

  @Test("the article of a noun may stand before or after its senses") func articleFirst() {
    for line in ["fiets\tform: de, fietsen\tnoun: a bike", "fiets\tnoun: a bike\tform: de, fietsen"] {
      #expect(Glosses([line]).meaning(of: "fiets")?.senses.map(\.form) == ["de, fietsen"])
    }
  }

  @Test("an inflection is one of the spelling that its line names, and a clue is of the word that is sought")
  func inflectionOfASpelling() throws {
    #expect(Self.spelled.meaning(of: "cotes")?.senses.map(\.text) == ["a coast"])
    let french = Alphabet.latin
    #expect(Self.spelled.clue(to: "rasen", spelled: "rasen", french)?.text == "speed")
    #expect(Self.spelled.clue(to: "rasen", spelled: "Rasen", french)?.text == "a lawn")
  }

  @Test("no words, no meanings") func noWordsNoMeanings() {
    #expect(Glosses([]).meaning(of: "a") == nil)
  }

  @Test(
    "what is not a field is skipped, and the others of the line count",
    arguments: [
      ("a\tnoun: one", ["one"]), ("a\tnoun: one\r", ["one"]), ("a\tnoun:one\tnoun: two", ["two"]),
      ("a\t\t\tnoun: two", ["two"]),
      ("a\tpronoun: one\tnoun: two", ["two"]), ("a\tnoun: \tnoun: two", ["two"]), ("a\tnoun", []), ("a", []),
      ("a noun: one", []), ("a\t=b", []), ("a\tnoun=a", []), ("a\tnoun=b", []), ("a\tnoun=", []),
      ("\tnoun: one", []),
    ])
  func malformed(line: String, expected: [String]) {
    #expect((Glosses([line]).meaning(of: "a")?.senses ?? []).map(\.text) == expected)
  }

  @Test("bytes that are not UTF-8, without order or without an end are no danger")
  func bytesThatAreNotUTF8WithoutOrderOrWithoutAnEndAre() {
    let texts: [[UInt8]] = [
      Array("a\tnoun: ".utf8) + [0xFF, 0xFE], Array("b\tnoun: one\na\tnoun: one".utf8), [0x0A], [0x09],
      [0x61, 0x09],
      Array("a\tnoun: ".utf8) + Array(repeating: 0x61, count: 1 << 20),
    ]
    for text in texts {
      text.withUnsafeBufferPointer { bytes in
        let glosses = Glosses(sorted: bytes, owner: NoOwner())
        for word in ["a", "b", "as", ""] {
          let length = glosses.meaning(of: word)?.senses.map(\.text.utf8.count).max() ?? 0
          #expect(length <= 1 << 12)
        }
      }
    }
  }

  private final class NoOwner {}
}
