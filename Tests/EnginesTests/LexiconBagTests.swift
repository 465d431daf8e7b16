import TestSupport
import Testing

@testable import Engines

@Suite("Words from a bag of letters")
struct LexiconBagTests {
  @Test(
    "the words are those that a count of letters finds, in the list's order",
    arguments: [
      "cdenno", "ehhssu", "hisswy", "senior", "aaaaaa", "qqq", "zzzz", "e", "", "retains", "aabbccddeeff",
      "quickbrownfox", "ij", "vwxyz", "ccdeiinn ", "1 2x", "a\n4",
    ],
    [RealLexicon.english, RealLexicon.dutch])
  func agreesWithCounting(bag: String, lexicon: Lexicon) {
    let found = lexicon.words(from: Array(bag))
    let expected = Counting.words(of: lexicon, from: bag, shortest: 3)
    #expect(found.map(\.word) == expected.map(\.word))
    #expect(found.map(\.tier) == expected.map(\.tier))
  }

  @Test("random bags agree with a count of letters, too", arguments: 1...100 as ClosedRange<UInt64>)
  func randomBags(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let letters = Array("abcäßø")
    func text(_ lengths: ClosedRange<Int>) -> String {
      String((0..<lengths.lowerBound + dice.below(lengths.count)).map { _ in letters[dice.below(6)] })
    }
    let words = Set((0..<200).map { _ in text(1...6) })
    let lexicon = Lexicon(words.map { "\($0) \(["1", "2", "3", "4", "x"][dice.below(5)])" })
    for _ in 1...10 {
      let bag = text(0...9)
      for shortest in 1...4 {
        let found = lexicon.words(from: Array(bag), shortest: shortest)
        let expected = Counting.words(of: lexicon, from: bag, shortest: shortest)
        #expect(found.map(\.word) == expected.map(\.word))
        #expect(found.map(\.tier) == expected.map(\.tier))
      }
    }
  }

  @Test(
    "a letter is used no more often than the bag has it",
    arguments: [
      ("aet", ["ate", "eat", "tea"]), ("teat", ["ate", "eat", "tea", "teat"]),
      ("tea", ["ate", "eat", "tea"]),
      ("te", []), ("", []),
    ] as [(String, [String])])
  func multiplicity(bag: String, words: [String]) {
    let lexicon = Lexicon(["ate", "eat", "tea", "teat", "teats", "at"])
    #expect(lexicon.words(from: Array(bag)).map(\.word) == words)
  }

  @Test("letters beyond a–z count as letters, not as bytes")
  func graphemes() {
    // ã is C3 A3 and ä is C3 A4: from their bytes and those of ģ, C4 A3, others could be put together.
    let lexicon = Lexicon(["bär", "bãr", "bar", "ärä", "bģr", "är"])
    #expect(lexicon.words(from: Array("räb")).map(\.word) == ["bär"])
    #expect(lexicon.words(from: Array("bräģ")).map(\.word) == ["bär", "bģr"])
    #expect(lexicon.words(from: Array("rb")).isEmpty)
    #expect(lexicon.words(from: Array("är"), shortest: 2).map(\.word) == ["är"])
  }

  @Test("a list without a newline at its end, or without a word, is read to its end")
  func edges() {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 11)
    defer { bytes.deallocate() }
    _ = bytes.initialize(from: Array("ate 1\neat 2".utf8))
    let lexicon = Lexicon(sorted: UnsafeBufferPointer(bytes), owner: Owner())
    #expect(lexicon.words(from: Array("tea")).map(\.word) == ["ate", "eat"])
    #expect(lexicon.words(from: Array("ta")).isEmpty)
    let cut = Lexicon(sorted: UnsafeBufferPointer(rebasing: bytes[..<9]), owner: Owner())
    #expect(cut.words(from: Array("tea")).map(\.word) == ["ate"])
    #expect(Lexicon([]).words(from: Array("tea")).isEmpty)
    #expect(Lexicon([" 1", "  1", "tea 1"]).words(from: Array("tea")).map(\.word) == ["tea"])
  }

  private final class Owner {}
}

/// The same question answered in another way: every line is taken apart and its letters are counted.
private enum Counting {
  static func words(
    of lexicon: Lexicon, from bag: String, shortest: Int
  ) -> [(word: String, tier: Lexicon.Tier)] {
    let wanted = counts(bag)
    return lexicon.bytes.split(separator: Lexicon.newline).compactMap { line in
      guard line.count - 2 <= bag.utf8.count, let tier = Lexicon.tier(line.last!) else { return nil }
      let word = String(decoding: line.dropLast(2), as: UTF8.self)
      guard word.count >= shortest, counts(word).allSatisfy({ $1 <= wanted[$0, default: 0] })
      else { return nil }
      return (word, tier)
    }
  }

  private static func counts(_ word: String) -> [Character: Int] {
    Dictionary(word.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
