import TestSupport
import Testing

@testable import Engines

/// The file of a vocabulary, and what its entries ask by.
struct VocabularyTests {
  private static func read(_ text: String) throws -> (Vocabulary, [String]) {
    var problems: [String] = []
    let vocabulary = try Vocabulary(
      id: "vocabulary/first", text: text, file: "first.tsv", alphabet: .latin,
      report: { problems.append("\($0.line ?? 0): \($0.cause)") })
    return (vocabulary, problems)
  }

  @Test("a line is a word, and a hint, a meaning and an example, which may be missing") func fields() throws {
    let (vocabulary, problems) = try Self.read(
      "# First words\n# language: de\nHaus\ta building\thouse\tDas Haus ist alt.\nBaum\t\ttree\nSee\n\n\t\tx\n"
    )
    #expect(vocabulary.title == "First words" && vocabulary.language == "de")
    #expect(
      vocabulary.entries == [
        .init("Haus", hint: "a building", meaning: "house", example: "Das Haus ist alt."),
        .init("Baum", meaning: "tree"), .init("See"),
      ])
    #expect(problems == ["7: wordMissing"])
    #expect(
      vocabulary.category.phrases == ["Haus", "Baum", "See"] && vocabulary.category.id == "vocabulary/first")
  }

  @Test("without a head the name of the file is the title, and any language has it") func noHead() throws {
    let (vocabulary, _) = try Self.read("dog\n#cat\n## bird\n")
    #expect(vocabulary.title == "first" && vocabulary.language == nil)
    #expect(vocabulary.entries.map(\.word) == ["dog", "cat", "bird"])
  }

  @Test("a file without a word is refused") func noWord() {
    #expect(throws: InputProblem(file: "first.tsv", .noWord)) { try Self.read("# Title\n# language: de\n") }
  }

  @Test("the language is read from the beginning of a file alone") func languageOfBeginning() {
    #expect(Vocabulary.language(of: "\u{FEFF}# Title\r\n# Language:  de\r\nHaus") == "de")
    #expect(Vocabulary.language(of: "Haus\nBaum\n# language: de\n") == nil)
  }

  @Test("an entry is found by the letters of its word") func byLetters() throws {
    let (vocabulary, _) = try Self.read("ice cream\t\tfrozen\nCafé\n")
    #expect(vocabulary.entry(of: "icecream")?.meaning == "frozen")
    #expect(vocabulary.entry(of: "cafe")?.word == "Café" && vocabulary.entry(of: "ice") == nil)
  }

  @Test("a clue is the hint, in practice the meaning, else the other, else the example without the word")
  func clues() {
    func clues(_ entry: Vocabulary.Entry) -> [String?] { [entry.clue(.latin), entry.question(.latin)] }
    #expect(clues(.init("Haus", hint: "a building", meaning: "house")) == ["a building", "house"])
    #expect(clues(.init("Haus", meaning: "house")) == ["house", "house"])
    #expect(clues(.init("Haus", hint: "a building", example: "x")) == ["a building", "a building"])
    let example = Vocabulary.Entry("gathers", example: "He gathered what she gathers.")
    #expect(clues(example) == ["He … what she ….", "He … what she …."])
    #expect(clues(.init("Haus")) == [nil, nil])
  }

  @Test("a clue never holds the word, and one of which nothing is left is none") func hidden() {
    #expect(Vocabulary.Entry("hotel", meaning: "Hotel", example: "The hotels.").clue(.latin) == "The ….")
    #expect(Vocabulary.Entry("hotel", meaning: "HOTEL!").clue(.latin) == nil)
    #expect(Vocabulary.Entry("ice cream", hint: "icecream, iced").clue(.latin) == "…, iced")
    #expect(Vocabulary.Entry("das Haus", hint: "das, not die: Haus").clue(.latin) == "das, not die: …")
  }

  @Test("the racks of a vocabulary have its words of six letters, and the list's words count in them")
  func racks() throws {
    let (vocabulary, _) = try Self.read("conned\nsilver fox\nzzz\ncoden\n")
    #expect(vocabulary.hasRacks(.latin))
    let list = Lexicon([
      "conned 3", "code 1", "done 2", "nonced 1", "washed 1", "donne x", "coed 1u", "coden 4", "abc 1",
    ])
    let racks = Lexicon(racksOf: vocabulary, in: list, .latin)
    #expect(racks.tier(of: "conned") == .common && racks.tier(of: "coden") == .common)
    #expect(racks.tier(of: "washed") == .rare && racks.tier(of: "done") == .familiar)
    #expect(racks.tier(of: "donne") == .neverShown && racks.entry(of: "coed")?.isFit == false)
    #expect(racks.tier(of: "zzz") == .common && racks.tier(of: "silverfox") == nil)
    #expect(try !Self.read("dog\nsilver fox\n").0.hasRacks(.latin))
  }
}
