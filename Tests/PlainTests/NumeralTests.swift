import Commentary
import TestSupport
import Testing
import Texts

/// Numbers in sentences.
struct NumeralTests {
  @Test(
    "numbers from two to twelve are words in every language, others figures", arguments: Checkout.languages)
  func numerals(code: String) {
    let text = Texts.shipped(code)
    let words = (2...12).map(text.numeral)
    #expect(Set(words).count == 11 && words.joined().allSatisfy(\.isLetter), "\(words)")
    #expect(text.numeral(13) == "13" && text.numeral(0) == "0")
  }

  @Test("a sentence that begins with a number begins with a capital", arguments: Checkout.languages)
  func capitals(code: String) {
    let text = Texts.shipped(code)
    let sentences: [String] = [
      text.wrongGuesses(1), text.wrongGuesses(3), text.wordsWereLeft(1), text.wordsWereLeft(12),
      text.hits("E", 2),
      text.severalBingos(4, 0), text.severalBingos(4, 3),
    ]
    for sentence in sentences {
      #expect(sentence.first?.isUppercase == true && !sentence.contains(where: \.isNumber), "\(sentence)")
    }
  }
}
