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
      ("Ǽ", "ae"), ("Ĳsberg", "ijsberg"), ("ĳ", "ij"),
    ])
  func marks(text: String, letters: String) {
    #expect(String(Alphabet.latin.letters(of: text)) == letters)
  }

  @Test(
    "a letter with a mark of its own over one that the language names is that letter, however it is written",
    arguments: [
      ("Tiếng Việt", "tiêngviêt"), ("ế Ế e\u{302}\u{301} ê\u{301} e\u{301}\u{302}", "êêêêe"),
      ("ự Ợ Ặ ậ", "ươăâ"),
      ("ḗ é Ọ", "eeo"),
    ])
  func named(text: String, letters: String) {
    let vietnamese = Alphabet("aăâbcdđeêghiklmnoôơpqrstuưvxy")
    #expect(String(vietnamese.letters(of: text)) == letters)
  }

  @Test("a Cyrillic letter of a neighbour counts as the one beneath its marks")
  func cyrillic() {
    #expect(String(Alphabet("абвгдеиік").letters(of: "Её Йй Її Ѐ")) == "ееииіі" + "е")
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

  @Test("with ı among the letters I is its capital, and İ that of i")
  func dotted() {
    let alphabet = Alphabet("ıiklş")
    #expect(alphabet.word("ILIK") == "ılık")
    #expect(alphabet.word("İLİK") == "ilik")
    #expect(alphabet.word("KI\u{307}Ş") == "kiş")
    #expect(Alphabet("ikl", letterCase: .dotted).word("İLK") == "ilk")
    #expect(Alphabet.latin.word("ILIK") == "ilik")
  }

  @Test(
    "capitals and small letters are those of the language",
    arguments: [
      (LetterCase.usual, "iıßςσéŉ", "IIẞΣΣÉŉ"), (.dotted, "iıßςσé", "İIẞΣΣÉ"),
    ])
  func capitals(letterCase: LetterCase, small: String, capital: String) {
    #expect(String(small.map(letterCase.capital)) == capital)
  }

  @Test("a capital has one small letter", arguments: [(LetterCase.usual, "iißσ"), (.dotted, "ıißσ")])
  func smallLetters(letterCase: LetterCase, small: String) {
    #expect(String("IİẞΣ".map(letterCase.small)).unicodeScalars.elementsEqual(small.unicodeScalars))
  }

  @Test("other scripts fold within themselves, digits and punctuation are no letters")
  func scripts() {
    let greek = Alphabet("αβσο")
    #expect(String(greek.letters(of: "άΒος ΌΣ")) == "αβοσοσ")
    #expect(Alphabet.latin.letters(of: "щ ά 7 ½ ² ª '").isEmpty)
  }
}
