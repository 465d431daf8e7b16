import Engines
import Testing

struct AlphabetTests {
  @Test(
    "a letter that the language does not name counts as the one beneath its marks, or those it is made of",
    arguments: [
      ("Wrocław", "wroclaw"), ("Janáček", "janacek"), ("İzmir", "izmir"), ("Hà Nội", "hanoi"),
      ("Ærø", "aero"),
      ("Đà Nẵng", "danang"), ("Ka\u{301}roly", "karoly"), ("Reykjavíð", "reykjavid"), ("ışık", "isik"),
      ("Ünlü", "unlu"), ("ǿ", "o"), ("Þór", "thor"), ("CŒUR", "coeur"), ("Maß", "mass"), ("MAẞ", "mass"),
      ("Ǽ", "ae"),
    ])
  func marks(text: String, letters: String) {
    #expect(String(Alphabet.latin.letters(of: text)) == letters)
  }

  @Test("a letter of the language itself, and what it folds, keep their own letter")
  func own() {
    let alphabet = Alphabet("aäoø", folds: [Array("oö")])
    #expect(String(alphabet.letters(of: "äÄåöÖøØ")) == "ääaooøø")
  }

  @Test("a letter that is made of others is itself where the language names it, and none without them")
  func made() {
    #expect(Alphabet("abdesß").word("Maßæ") == nil)
    #expect(Alphabet("amsß").word("Maß") == "maß")
    #expect(Alphabet("aeræø").word("Ærø") == "ærø")
    #expect(Alphabet("aers", folds: [Array("eæ")]).word("ær") == "er")
    #expect(Alphabet.latin.letter("æ") == nil)
  }

  @Test("other scripts fold within themselves, digits and punctuation are no letters")
  func scripts() {
    let greek = Alphabet("αβσο")
    #expect(String(greek.letters(of: "άΒος ΌΣ")) == "αβοσοσ")
    #expect(Alphabet.latin.letters(of: "щ ά 7 ½ ² ª '").isEmpty)
  }
}
