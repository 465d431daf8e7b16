import Engines
import Testing

struct AlphabetTests {
  @Test(
    "a letter with a mark that the language does not name counts as the letter beneath it",
    arguments: [
      ("Wrocław", "wroclaw"), ("Janáček", "janacek"), ("İzmir", "izmir"), ("Hà Nội", "hanoi"), ("Ærø", "ro"),
      ("Đà Nẵng", "danang"), ("Ka\u{301}roly", "karoly"), ("Reykjavíð", "reykjavid"), ("ışık", "isik"),
      ("Ünlü", "unlu"), ("ǿ", "o"),
    ])
  func marks(text: String, letters: String) {
    #expect(String(Alphabet.latin.letters(of: text)) == letters)
  }

  @Test("a letter of the language itself, and what it folds, keep their own letter")
  func own() {
    let alphabet = Alphabet("aäoø", folds: [Array("oö")])
    #expect(String(alphabet.letters(of: "äÄåöÖøØ")) == "ääaooøø")
  }

  @Test("other scripts fold within themselves, digits and punctuation are no letters")
  func scripts() {
    let greek = Alphabet("αβσο")
    #expect(String(greek.letters(of: "άΒος ΌΣ")) == "αβοσοσ")
    #expect(Alphabet.latin.letters(of: "щ ά 7 ½ ² ª '").isEmpty)
  }
}
