import Engines
import TestSupport
import Testing

/// What the languages that come with the program promise.
struct ShippedPhrasesTests {
  private static let files = ["en", "nl"].flatMap { code in
    Checkout.names(in: "assets/languages/\(code)/phrases").map { (code, $0) }
  }

  @Test("a category has sixty phrases or more, none twice, every one playable", arguments: files)
  func category(code: String, file: String) throws {
    var problems: [InputProblem] = []
    let path = "assets/languages/\(code)/phrases/\(file)"
    let text = try #require(Checkout.text(path))
    let category = try PhraseCategory(
      id: file, text: text, file: path, alphabet: language(code).alphabet, report: { problems.append($0) })
    #expect(problems == [])
    #expect(category.phrases.count >= 60)
    #expect(text.hasPrefix("# ") && text.hasSuffix("\n"))
  }

  @Test("a language has ten categories or more, proverbs among them", arguments: ["en", "nl"])
  func categories(code: String) {
    let names = Checkout.names(in: "assets/languages/\(code)/phrases")
    #expect(names.count >= 10)
    #expect(names.contains("proverbs.txt"))
  }

  @Test func `English has the places of the Berkeley campus`() {
    #expect(Checkout.names(in: "assets/languages/en/phrases").contains("berkeley.txt"))
  }

  @Test func `every letter that a phrase needs can be typed`() throws {
    for (code, file) in Self.files {
      let alphabet = language(code).alphabet
      for line in try #require(Checkout.text("assets/languages/\(code)/phrases/\(file)"))
        .numberedLines
      where line.number > 1 {
        for character in line.text where character.isLetter {
          #expect(alphabet.letter(character) != nil, "\(code)/\(file):\(line.number): \(character)")
        }
      }
    }
  }
}
