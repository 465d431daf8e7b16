import Engines
import Testing

/// Letters that a keyboard lacks, written with two.
struct TypedLettersTests {
  private static let german = Alphabet("abcdefghijklmnopqrstuvwxyzäöüß", folds: [Array("eé")])

  @Test(
    "two letters may be the one that they stand for, after what is typed itself",
    arguments: [
      ("Strasse", ["strasse", "straße"]), ("Maedchen", ["maedchen", "mädchen"]), ("Haus", ["haus"]),
      ("Süße", ["süße"]), ("Fuesse", ["fuesse", "füsse", "fueße", "füße"]), ("a1", []),
    ])
  func readings(typed: String, words: [String]) {
    #expect(Set(Self.german.readings(of: typed)) == Set(words))
    #expect(Self.german.readings(of: typed).first == words.first)
  }

  @Test("where the language does not have the letter, two letters are two")
  func others() {
    #expect(Alphabet.latin.readings(of: "maedchen") == ["maedchen"])
    #expect(Alphabet.latin.readings(of: "Ĳsberg") == ["ijsberg"])
  }

  @Test("a long text of such letters has no more readings than a few")
  func many() {
    #expect(Self.german.readings(of: String(repeating: "ae", count: 1000)).count <= 64)
  }

  @Test(
    "a phrase is solved with two letters for the one that a keyboard lacks, and by no other word",
    arguments: [
      ("Straße", "strasse", true), ("Straße", "straße", true), ("Straße", "strase", false),
      ("Mädchen", "Maedchen", true), ("Mädchen", "Madchen", false), ("Masse", "Maße", false),
      ("Größe", "groesse", true), ("Größe", "größe", true), ("cœur", "coeur", true),
      ("Ĳsberg", "ijsberg", true),
    ])
  func solved(phrase: String, typed: String, isSolved: Bool) {
    var game = Hangman(phrase: phrase, alphabet: Self.german)
    #expect(game.solve(typed) == (isSolved ? .solved : .miss))
  }

  @Test("the Devil takes the word that is meant, and so does who reads minds")
  func devil() {
    let lexicon = Lexicon(["straße 1", "strafen 1"])
    let candidates = Candidates(lexicon, alphabet: Self.german, length: 6, upTo: .rare)
    var devil = DevilHangman(candidates, seed: 1)
    #expect(devil.solve("Strasse") == .solved)
  }

  @Test("a word of a rack is found with two letters for one of its tiles")
  func rack() {
    let rack = Rack(letters: Array("straße"), words: ["straße", "rast"])
    #expect(rack.word(typed: "Strasse", Self.german) == "straße")
    #expect(rack.word(typed: "rast", Self.german) == "rast")
    #expect(rack.word(typed: "rasse", Self.german) == nil)
  }
}
