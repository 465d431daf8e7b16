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

  private static let spelled = Lexicon([
    "cafe 1 café", "cafes 2u", "grosse 1u Größe", "reeel 2 reëel", "xat x Xat", "ze",
  ])

  @Test("words that share their letters have a spelling each, the first of which the word is shown in")
  func wordsThatShareTheirLetters() {
    let list = Lexicon(["cafe 1 café", "rose 1 rosé rose", "ze"])
    #expect(list.spellings(of: "rose") == ["rosé", "rose"])
    #expect(list.spellings(of: "cafe") == ["café"])
    #expect(list.spellings(of: "ze") == ["ze"] && list.spellings(of: "zz") == ["zz"])
    #expect(list.spelling(of: "rose") == "rosé")
    #expect(list.words(from: Array("rose")).map(\.spelling) == ["rosé"])
    let one = Lexicon(["rose 1 rosé"]).version
    #expect(one == Lexicon(["rose 1"]).version && one != Lexicon(["rose 1 rose rosé"]).version)
  }

  @Test(
    "a word has the spelling of its line, else it is its own, as is what is no word of the list",
    arguments: [
      ("cafe", "café"), ("cafes", "cafes"), ("grosse", "Größe"), ("reeel", "reëel"), ("xat", "Xat"),
      ("ze", "ze"),
      ("caf", "caf"), ("reeels", "reeels"), ("", ""), ("zz", "zz"),
    ])
  func spelling(word: String, spelling: String) {
    #expect(Self.spelled.spelling(of: word) == spelling)
  }

  @Test("spellings do not change what a list has, nor the order in which it is scanned")
  func spellingsDoNotChangeWhatAListHas() {
    let plain = Lexicon(["cafe 1", "cafes 2u", "grosse 1u", "reeel 2", "xat x", "ze"])
    for word in ["cafe", "cafes", "grosse", "reeel", "xat", "ze", "caf", "größe", "café"] {
      #expect(Self.spelled.entry(of: word) == plain.entry(of: word))
    }
    let scanned = [Self.spelled, plain].map { list in
      (1...6).flatMap { length in
        let words = Candidates(list, alphabet: .latin, length: length, upTo: .rare)
        return (0..<words.count).map { words[$0] }
      }
    }
    #expect(scanned[0] == ["ze", "cafe", "cafes", "reeel", "grosse"])
    #expect(scanned[0] == scanned[1])
    let bags = [Self.spelled, plain].map {
      $0.words(from: Array("cafesgroreelxatz"), shortest: 1).map(\.word)
    }
    #expect(bags[0] == bags[1])
  }

  @Test("the words from a bag come with their spellings, sorted by their letters")
  func theWordsFromABagComeWithTheirSpellings() {
    #expect(Self.spelled.words(from: Array("cafesrel")).map(\.spelling) == ["café", "cafes"])
    #expect(Self.spelled.words(from: Array("reeel")).map(\.spelling) == ["reëel"])
    #expect(Self.spelled.words(from: Array("rëeel")).isEmpty)
  }

  @Test(
    "a list keeps its version when it is given spellings, so that codes and tables of the list without them hold"
  )
  func aListKeepsItsVersionWhenItIsGivenSpellings() {
    let plain = Lexicon(["cafe 1", "cafes 2u", "reeel 2", "xat x"])
    #expect(
      Lexicon(["cafe 1 café", "cafes 2u cafés", "reeel 2 reëel", "xat x Xat"]).version == plain.version)
    #expect(Lexicon(["cafe 1 café", "cafes 2", "reeel 2 reëel", "xat x"]).version != plain.version)
    // Another version makes every code and table of before one of another list.
    #expect(RealLexicon.english.version == "8b4804")
    #expect(RealLexicon.dutch.version == "4a4d10")
  }

  @Test("the version of a word list changes with any byte of a word or a tier")
  func theVersionOfAWordListChangesWithAnyOfItsBytes() {
    let versions = [["abbey 1"], ["abbey 2"], ["abbex 1"], ["abbey 1", "abbeys 1"]].map {
      Lexicon($0).version
    }
    #expect(Set(versions).count == 4)
    #expect(versions.allSatisfy { $0.count == 6 && $0.allSatisfy(\.isHexDigit) })
    #expect(Lexicon(["abbey 1"]).version == versions[0])
  }

  @Test("and with any byte of a headword, because deals depend on them")
  func theVersionOfAWordListChangesWithItsHeadwords() {
    let list = Lexicon(["abbey 1", "abbeys 1"])
    let versions = [["abbey 1"], ["abbey 2"], ["abbeys 1"], ["abbey 1", "abbeys 1"]].map { headwords in
      list.with { Lexicon(headwords) }.version
    }
    #expect(Set(versions + [list.version]).count == 5)
    #expect(list.with { Lexicon(["abbey 1 Abbey"]) }.version == versions[0])
    #expect(list.with { Lexicon(["abbey 1"]) }.codeVersion != list.codeVersion)
  }
}

extension String {
  fileprivate func randomLetter(_ generator: inout SplitMix64) -> Character {
    Array(self)[generator.below(count)]
  }
}
