import Engines
import TestSupport
import Testing

struct LexiconTests {
  private let lexicon = Lexicon(["cat 1", "act 2", "cats 1", "tact", "xat x", "a 1", "cäst 4", "ox 3"])

  @Test(
    "a word's tier is found, and nothing that is only part of a word",
    arguments: [
      ("cat", Lexicon.Tier.common), ("act", .familiar), ("tact", .standard), ("cäst", .rare),
      ("xat", .neverShown),
      ("a", .common), ("ca", nil), ("catsx", nil), ("", nil), ("zz", nil), ("cat 1", nil),
    ])
  func tier(word: String, tier: Lexicon.Tier?) {
    #expect(lexicon.tier(of: word) == tier)
  }

  @Test("an empty list has no word") func anEmptyListHasNoWord() {
    #expect(!Lexicon([]).contains("a"))
    #expect(Lexicon([]).words(from: ["a"]).isEmpty)
  }

  @Test("the words of a bag use each letter at most as often as it is there")
  func theWordsOfABagUseEachLetterAtMostAsOftenAsItIs() {
    #expect(lexicon.words(from: Array("tacs"), shortest: 1).map(\.word) == ["a", "act", "cat", "cats"])
    #expect(lexicon.words(from: Array("tactx")).map(\.word) == ["act", "cat", "tact", "xat"])
    #expect(lexicon.words(from: Array("cätso")).map(\.word) == ["cäst"])
    #expect(lexicon.words(from: Array("castö")).map(\.word) == ["act", "cat", "cats"])
  }

  @Test(
    "every word of a list is found by binary search, and its neighbours are not",
    arguments: 0..<5 as Range<UInt64>)
  func search(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = Set(
      (0..<300).map { _ in String((0...generator.below(6)).map { _ in "abc".randomLetter(&generator) }) })
    let lexicon = Lexicon(words.map { $0 + " 2" })
    for word in words {
      #expect(lexicon.tier(of: word) == .familiar)
      #expect(lexicon.contains(word + "a") == words.contains(word + "a"))
      #expect(lexicon.contains(String(word.dropLast())) == words.contains(String(word.dropLast())))
    }
  }

  @Test(
    "a prefix's range holds the lines that begin with it", arguments: ["c", "cat", "cats", "x", "zz", ""])
  func range(prefix: String) {
    let text = "a 1\nact 2\ncat 1\ncats 1\ncäst 4\nox 3\ntact 3\nxat x\n"
    let range = lexicon.range(of: prefix)
    let slice = String(decoding: Array(text.utf8)[range], as: UTF8.self)
    let expected = text.split(separator: "\n").filter { $0.hasPrefix(prefix) }.map { $0 + "\n" }.joined()
    #expect(slice == expected)
  }

  @Test("the version of a word list changes with any of its bytes")
  func theVersionOfAWordListChangesWithAnyOfItsBytes() {
    let versions = [["abbey 1"], ["abbey 2"], ["abbex 1"], ["abbey 1", "abbeys 1"]].map {
      Lexicon($0).version
    }
    #expect(Set(versions).count == 4)
    #expect(versions.allSatisfy { $0.count == 6 && $0.allSatisfy(\.isHexDigit) })
    #expect(Lexicon(["abbey 1"]).version == versions[0])
  }
}

extension String {
  fileprivate func randomLetter(_ generator: inout SplitMix64) -> Character {
    Array(self)[generator.below(count)]
  }
}
