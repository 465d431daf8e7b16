import Engines
import Testing

struct CompositionTests {
  private static let samples: [(String, String)] = [
    ("e\u{301}", "\u{E9}"), ("Zo\u{308}e\u{308}", "Z\u{F6}\u{EB}"),
    ("e\u{302}\u{323}", "\u{1EC7}"), ("e\u{323}\u{302}", "\u{1EC7}"), ("\u{EA}\u{323}", "\u{1EC7}"),
    ("I\u{307}zmir", "\u{130}zmir"), ("\u{438}\u{306}", "\u{439}"), ("\u{3B1}\u{301}", "\u{3AC}"),
    ("\u{1F71}", "\u{3AC}"), ("\u{212B}ngstrom", "\u{C5}ngstrom"),
    ("\u{6E9}\u{627}\u{653}", "\u{6E9}\u{622}"),
  ]

  @Test("a letter and its marks become one character, in whichever order they come", arguments: samples)
  func composed(text: String, expected: String) {
    #expect(text.composed.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "what has no single character stays as it is",
    arguments: [
      "", "abc", "é", "g\u{303}", "е щ", "’“–”", "x\u{301}\u{301}", "🇳🇱 👩‍🚀 👍🏽", "가나", "क\u{93F}", "\u{301}",
      "a\u{30D}\u{301}",
    ])
  func kept(text: String) {
    #expect(text.composed.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("marks of a letter without a character of its own come in one order")
  func marksOfALetterWithoutACharacterOfItsOwnComeInOne() {
    let (one, other) = ("q\u{302}\u{323}".composed, "q\u{323}\u{302}".composed)
    #expect(one.unicodeScalars.elementsEqual(other.unicodeScalars))
  }
}
