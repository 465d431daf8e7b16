import Engines
import TestSupport
import Testing

@Suite("Words from a bag of letters")
struct LexiconBagTests {
  @Test(
    "the words are those that a count of letters finds, in the list's order",
    arguments: [
      "cdenno", "ehhssu", "hisswy", "senior", "aaaaaa", "qqq", "zzzz", "e", "", "retains", "aabbccddeeff",
      "quickbrownfox", "ij", "vwxyz", "ccdeiinn ", "1 2x", "a\n4",
      "größe", "äöüß", "señal", "ñ",
    ],
    Checkout.languages)
  func agreesWithCounting(bag: String, code: String) {
    let lexicon = RealLexicon.of(code)
    let candidates = SplitWords.of(code).words(ofLettersIn: bag).map {
      Counting.Entry(word: $0.text, tier: $0.tier)
    }
    let found = lexicon.words(from: Array(bag)).map(Counting.Entry.init)
    #expect(found == Counting.entries(among: candidates, from: bag, shortest: 3))
  }

  @Test("the counts of letters that the tests compare with find words", arguments: ["en", "nl"])
  func countingFindsWords(code: String) {
    let words = (code == "nl" ? SplitWords.dutch : .english).words(ofLettersIn: "retains").map(\.text)
    #expect(
      Set(words).isSuperset(of: code == "nl" ? ["staren", "nesten"] : ["retains", "trains", "assess"]))
  }

  @Test("random bags agree with a count of letters, too", arguments: 1...20 as ClosedRange<UInt64>)
  func randomBags(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let letters = Array("abcäßø")
    func text(_ lengths: ClosedRange<Int>) -> String {
      String((0..<lengths.lowerBound + dice.below(lengths.count)).map { _ in letters[dice.below(6)] })
    }
    let words = Set((0..<200).map { _ in text(1...6) }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let entries = words.map {
      Counting.Entry(word: $0, tier: ["1", "2", "3u", "4", "4u", "x"][dice.below(6)])
    }
    let lexicon = Lexicon(entries.map { "\($0.word) \($0.tier)" })
    for _ in 1...10 {
      let bag = text(0...9)
      for shortest in 1...4 {
        let found = lexicon.words(from: Array(bag), shortest: shortest).map(Counting.Entry.init)
        #expect(found == Counting.entries(among: entries, from: bag, shortest: shortest))
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
    // ã is C3 A3 and ä is C3 A4: their bytes and those of ģ, C4 A3, could be combined into other letters.
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

/// An independent implementation: every word's letters are counted and compared with the bag's.
private enum Counting {
  /// A word and its tier as in a list.
  struct Entry: Equatable {
    var word: String
    var tier: String

    init(word: String, tier: String) {
      self.word = word
      self.tier = tier
    }

    init(_ found: (word: String, entry: Lexicon.Entry, spelling: String)) {
      let tier =
        switch found.entry.tier {
        case .common: "1"
        case .familiar: "2"
        case .standard: "3"
        case .rare: "4"
        case .neverShown: "x"
        }
      self.init(word: found.word, tier: found.entry.isFit || tier == "x" ? tier : tier + "u")
    }
  }

  static func entries(among entries: [Entry], from bag: String, shortest: Int) -> [Entry] {
    let available = counts(bag)
    return entries.filter { entry in
      entry.word.count >= shortest && entry.word.count <= bag.count
        && counts(entry.word).allSatisfy { $1 <= available[$0, default: 0] }
    }
  }

  private static func counts(_ word: String) -> [Character: Int] {
    Dictionary(word.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
